// Changes of an order as sentences, with the values before and after, in both languages.
import { expect, test } from 'vitest';
import { historyTexts } from '../../shared/texts/generated/orders/history.ts';
import { formatEntry } from '../src/orders/format-entry.ts';
import type { OrderHistoryEntry } from '../src/orders/history-entry.ts';

const nowMs = Date.parse('2026-10-01T12:00:00Z');
const ENGLISH = { texts: historyTexts.en, language: 'en', nowMs, fuelType: 'DIESEL' } as const;
const GERMAN = { texts: historyTexts.de, language: 'de', nowMs, fuelType: 'ELECTRIC' } as const;

function entryOf(
  changes: OrderHistoryEntry['changes'],
  action = 'order.change',
  data: Record<string, unknown> = {},
): OrderHistoryEntry {
  const events = [{ id: 'e', type: 'order.rescheduled', at: '', data, deliveries: [] }];
  return { at: '', action, by: { channel: 'API', name: null }, reason: null, changes, call: null, events };
}

/** Without the narrow and non-breaking spaces of formatted amounts. */
function linesOf(context: typeof ENGLISH | typeof GERMAN, entry: OrderHistoryEntry): string[] {
  return formatEntry(context, entry).changes.map((line) => line.replaceAll(/\s/g, ' '));
}

const change = (field: string, before: unknown, after: unknown) => ({ field, values: { before, after } });
const PLACE = { company: null, street: 'Weg 1', postalCode: '99084', city: 'Essen', country: 'DE' };

test.for([
  [
    change('customerReference', 'A-1', 'B-2'),
    'Reference: from “A-1” to “B-2”',
    'Referenz: von „A-1“ in „B-2“ geändert',
  ],
  [change('instructions', null, 'Klingeln'), 'Note: “Klingeln” entered', 'Hinweis: „Klingeln“ eingetragen'],
  [
    change('licensePlate', 'S-AB 1', 'M-AB 1'),
    'Plate: from S-AB 1 to M-AB 1',
    'Kennzeichen: von S-AB 1 in M-AB 1 geändert',
  ],
  [
    change('pickupContact', { name: 'Erika Muster', phone: '+49 1' }, { name: null, phone: null }),
    'Contact at pickup: Erika Muster, +49 1 removed',
    'Kontakt an der Abholung: Erika Muster, +49 1 entfernt',
  ],
  [
    change('delivery', PLACE, { ...PLACE, city: 'Erfurt' }),
    'Delivery address: from Weg 1, 99084 Essen to Weg 1, 99084 Erfurt',
    'Anlieferadresse: von Weg 1, 99084 Essen in Weg 1, 99084 Erfurt geändert',
  ],
  [
    change('price', { netCents: 40000, currency: 'EUR' }, { netCents: 123450, currency: 'EUR' }),
    'Net price: from €400.00 to €1,234.50',
    'Nettopreis: von 400,00 € in 1.234,50 € geändert',
  ],
  [change('distanceKm', null, 293.4), 'Distance: 293 km entered', 'Entfernung: 293 km eingetragen'],
  [
    change('metadata', { a: 1, b: 'x', c: true }, { a: 1, b: 'y' }),
    'Metadata b: from “x” to “y”|Metadata c: true removed',
    'Metadaten b: von „x“ in „y“ geändert|Metadaten c: true entfernt',
  ],
] as const)('%j', ([changed, english, german]) => {
  expect(linesOf(ENGLISH, entryOf([changed])).join('|')).toBe(english);
  expect(linesOf(GERMAN, entryOf([changed])).join('|')).toBe(german);
});

test('a moved date is in the title and not repeated; other fields follow', () => {
  const [before, after] = ['2026-10-20T08:00:00.000Z', '2026-10-21T08:00:00.000Z'];
  const data = { requestedDelivery: after, previousRequestedDelivery: before };
  const entry = entryOf(
    [change('requestedDelivery', before, after), change('vin', null, 'WVW1')],
    'order.change',
    data,
  );
  expect(formatEntry(ENGLISH, entry).title.replaceAll(/\s/g, ' ')).toMatch(
    /^Delivery moved from 20 Oct \d\d:\d\d to 21 Oct/,
  );
  expect(linesOf(ENGLISH, entry)).toEqual(['VIN: WVW1 entered']);
  const delay = entryOf([change('requestedDelivery', before, after)], 'order.report_delay', data);
  expect(linesOf(ENGLISH, delay)[0]).toMatch(/^Delivery date: from 20 Oct \d\d:\d\d to 21 Oct \d\d:\d\d$/);
});

test('erased values are named as erased', () => {
  const entry = entryOf([{ field: 'customerReference', values: null }]);
  expect(formatEntry(ENGLISH, entry)).toMatchObject({
    title: 'Reference changed',
    changes: ['The values before and after the change were erased.'],
  });
  expect(linesOf(GERMAN, entry)).toEqual(['Die Werte vor und nach der Änderung wurden gelöscht.']);
});

test('the level is of a tank or of a battery, by the fuel type of the vehicle', () => {
  const pickup = entryOf([], 'order.pick_up', { fuelLevelPercent: 85 });
  const detail = (context: typeof ENGLISH | typeof GERMAN) => formatEntry(context, pickup).detail;
  expect(detail(ENGLISH)?.replaceAll(/\s/g, ' ')).toMatch(/^Fuel 85 ?%\.$/);
  expect(detail(GERMAN)?.replaceAll(/\s/g, ' ')).toBe('Akku 85 %.');
});
