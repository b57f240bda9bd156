// Lines, VAT groups, totals and terms of payment: rounded once per line and once per group.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../../shared/time/days.ts';
import {
  creditableCents,
  creditLines,
  creditProblems,
  creditTotals,
} from '../../../src/model/invoices/credit.ts';
import { negatedLines, totalsOf } from '../../../src/model/invoices/invoice.ts';
import { earlyPaymentOf } from '../../../src/model/invoices/payment-terms.ts';
import { type VatGroup, vatFor } from '../../../src/model/invoices/vat.ts';
import { agreedRateOf } from '../../../src/model/prices/price.ts';
import { lineWith, randomEInvoice } from './sample-e-invoices.ts';

describe('VAT', () => {
  test.each([
    ['at home', { country: 'DE', vatId: 'DE123456788' }, 19, 'S', 19],
    ['at home without tax', { country: 'DE', vatId: null }, 0, 'E', 0],
    ['a business in the EU', { country: 'NL', vatId: 'NL999999990B01' }, 19, 'AE', 0],
    ['a person in the EU', { country: 'NL', vatId: null }, 19, 'S', 19],
    ['a business elsewhere', { country: 'CH', vatId: 'CHE-123.456.788' }, 19, 'O', 0],
    ['no party', null, 7, 'S', 7],
  ] as const)('%s', (_, recipient, rate, vatCategory, vatRate) => {
    expect(vatFor(recipient, rate)).toEqual({ vatCategory, vatRate });
  });

  test('is rounded once per group, not per line', () => {
    // 19 % of 0.13 is 0.0247 for one line, but 0.07 for three of them.
    const lines = Array.from({ length: 3 }, () => lineWith({ unitNet: '0.13' }));
    expect(totalsOf(lines)).toMatchObject({ netCents: 39, vatCents: 7, grossCents: 46 });
  });

  test('of a price made for a business abroad is the agreed rate, of a price agreed without VAT none', () => {
    const price = { netCents: 100, vatCents: 0, grossCents: 100, vatRate: 0, currency: 'EUR' };
    const made = { ...price, lines: [], distanceKm: null };
    const terms = { vatRate: 19 };
    expect(agreedRateOf({ ...made, isReverseCharge: true }, terms.vatRate)).toBe(19);
    expect(agreedRateOf(made, terms.vatRate)).toBe(0);
    expect(agreedRateOf(null, terms.vatRate)).toBe(19);
  });

  test('groups, net and gross agree with the lines of random invoices, and a cancellation takes all back', () => {
    fc.assert(
      fc.property(randomEInvoice, ({ invoice: { lines } }) => {
        const { netCents, vatCents, grossCents, vatGroups } = totalsOf(lines);
        expect(netCents).toBe(lines.reduce((sum, line) => sum + line.netCents, 0));
        expect(grossCents).toBe(netCents + vatCents);
        for (const group of vatGroups) {
          expect(Math.abs(group.vatCents - (group.netCents * group.rate) / 100)).toBeLessThanOrEqual(
            0.5 + 1e-6,
          );
        }
        expect(totalsOf([...lines, ...negatedLines(lines)])).toMatchObject({ netCents: 0, grossCents: 0 });
        expect(totalsOf(negatedLines(lines)).grossCents + grossCents).toBe(0);
      }),
    );
  });
});

test('a credited part is one piece at its amount, a whole line keeps quantity and price', () => {
  const lines = [lineWith({ quantity: 2.5, unitNet: '100.00' }), lineWith()];
  const credited = [
    { position: 1, netCents: null },
    { position: 2, netCents: 1234 },
  ];
  expect(creditLines(lines, credited, new Map())).toMatchObject([
    { quantity: -2.5, unitNet: '100.00', netCents: -25_000, correctsPosition: 1 },
    { quantity: -1, unitNet: '12.34', netCents: -1234, correctsPosition: 2 },
  ]);
  const [rest] = creditLines(lines, credited, new Map([[1, 1000]]));
  expect(rest).toMatchObject({ quantity: -1, unitNet: '240.00', netCents: -24_000 });
});

test('the due date counts calendar days, and the discount is rounded half up', () => {
  expect(addDays('2026-12-20', 14)).toBe('2027-01-03');
  const invoice = { discount: { percent: 2.5, days: 7 }, invoiceDate: '2026-11-17', grossCents: 11_900 };
  const early = { percent: 2.5, until: '2026-11-24', discountCents: 298, payableCents: 11_602 };
  expect(earlyPaymentOf(invoice)).toEqual(early);
  expect(earlyPaymentOf({ ...invoice, discount: null })).toBeNull();
  expect(earlyPaymentOf({ ...invoice, grossCents: -11_900 })).toBeNull();
});

describe('credit notes', () => {
  const discounted = [lineWith({ netCents: 10_333 }), lineWith({ netCents: -2050 })];

  test('never exceed what the invoice is worth, and can take back a discount line', () => {
    expect(creditableCents(discounted, new Map())).toBe(8283);
    const credit = (...parts: [number, number | null][]) =>
      creditProblems(
        discounted,
        parts.map(([position, netCents]) => ({ position, netCents })),
        new Map(),
      );
    expect(credit([1, null])).toMatchObject([{ field: 'lines', params: { max: '82.83' } }]);
    expect(credit([1, null], [2, null])).toEqual([]);
    expect(credit([1, 8283])).toEqual([]);
    expect(credit([1, 8284])).toMatchObject([{ field: 'lines' }]);
    expect(credit([2, null])).toMatchObject([{ field: 'lines' }]);
    expect(credit([1, 0])).toMatchObject([{ field: 'lines[0].net' }]);
    expect(credit([2, 100])).toMatchObject([{ field: 'lines[0].net' }]);
  });

  test('take back no more of a VAT rate than it is worth', () => {
    const fee = { netCents: 5000, vatRate: 0, vatCategory: 'E' as const };
    const lines = [lineWith({ netCents: 10_000 }), lineWith({ netCents: -3000 }), lineWith(fee)];
    const credit = (...parts: [number, number | null][]) =>
      creditProblems(
        lines,
        parts.map(([position, netCents]) => ({ position, netCents })),
        new Map(),
      );
    // 119.00 gross, and then 20.00 of the fee: more than the 133.30 of the invoice.
    expect(credit([1, null])).toMatchObject([{ field: 'lines', params: { max: '70.00' } }]);
    expect(credit([1, 7000], [3, null])).toEqual([]);
    expect(credit([1, null], [2, null], [3, null])).toEqual([]);
    expect(credit([2, null], [3, null])).toMatchObject([{ field: 'lines' }]);
  });

  test('of few cents never take back more VAT than the invoice has', () => {
    const lines = [lineWith({ netCents: 27 })];
    const { vatGroups } = totalsOf(lines);
    const credited: VatGroup[] = [];
    for (let taken = 0; taken < 27; taken += 3) {
      const before = new Map([[1, taken]]);
      const note = creditLines(lines, [{ position: 1, netCents: 3 }], before);
      credited.push(...creditTotals(note, { invoice: vatGroups, credited }).vatGroups);
    }
    expect(credited.map(({ vatCents }) => vatCents)).toEqual([-1, -1, -1, -1, -1, 0, 0, 0, 0]);
  });

  test('in any parts take back exactly the gross amount', () => {
    const cents = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(cents, fc.array(cents, { maxLength: 6 }), fc.constantFrom(7, 19), (net, cuts, vatRate) => {
        const lines = [lineWith({ netCents: net, vatRate })];
        const invoice = totalsOf(lines);
        const credited: VatGroup[] = [];
        let [left, gross] = [net, 0];
        for (const part of [...cuts, net]) {
          const netCents = Math.min(part, left);
          if (netCents === 0) break;
          const before = new Map([[1, net - left]]);
          const note = creditTotals(creditLines(lines, [{ position: 1, netCents }], before), {
            invoice: invoice.vatGroups,
            credited,
          });
          credited.push(...note.vatGroups);
          gross += note.grossCents;
          left -= netCents;
        }
        expect(gross).toBe(-invoice.grossCents);
      }),
    );
  });
});
