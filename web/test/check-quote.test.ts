// The quote editor: what is missing, the sum of what is complete, and whether a version says something new.
import { describe, expect, test } from 'vitest';
import {
  completePart,
  missingFields,
  placeLineErrors,
  repeatsVersion,
} from '../src/console/requests/check-quote.ts';
import type { LineDraft } from '../src/console/requests/line-draft.ts';
import type { QuoteVersion } from '../src/console/requests/queries.ts';

const line = (key: number, description: string, unitNet: string, quantity = '1'): LineDraft => ({
  key,
  code: null,
  description,
  quantity,
  unitNet,
});
const draftOf = (...lines: LineDraft[]) => ({ lines, validUntil: '2026-11-24T18:00', note: '' });
const offer = (...unitNets: number[]) => ({
  lineItems: unitNets.map((unitNet) => ({ description: 'Transport', quantity: 1, unitNet })),
  validUntil: '2026-11-24T17:00:00.000Z',
  note: null,
});

test('a new line lacks its description and its price, and moves with its key', () => {
  const draft = draftOf(line(1, 'Transport', '480,00'), line(2, ' ', ''));
  expect(missingFields(draft)).toEqual([
    { field: 'lineItems[1].description', key: '2.description', line: 2, name: 'description' },
    { field: 'lineItems[1].unitNet', key: '2.unitNet', line: 2, name: 'unitNet' },
  ]);
  expect(missingFields(draftOf(line(1, 'Transport', '480')))).toEqual([]);
});

test('the sum counts the complete lines, and errors about them name the lines of the draft', () => {
  const draft = draftOf(
    line(1, '', ''),
    line(2, 'Transport', '480'),
    line(3, 'Fähre', 'x'),
    line(4, 'Maut', '20'),
  );
  const part = completePart(draft, offer(Number.NaN, 480, Number.NaN, 20));
  expect(part.places).toEqual([1, 3]);
  expect(part.offer.lineItems.map(({ unitNet }) => unitNet)).toEqual([480, 20]);
  const errors = [
    { field: 'lineItems[1].unitNet', code: 'too_big', message: '' },
    { field: 'lineItems', code: 'too_small', message: '' },
  ];
  expect(placeLineErrors(errors, part.places).map(({ field }) => field)).toEqual([
    'lineItems[3].unitNet',
    'lineItems',
  ]);
});

describe('the next version', () => {
  const latest = {
    state: 'OFFERED',
    lines: [{ description: 'Transport', quantity: 1, unitNet: 480, net: 480 }],
    note: null,
    validUntil: '2026-11-24T17:00:59.000Z',
    gross: 571.2,
  } as unknown as QuoteVersion;

  test('repeats the one on offer if lines, note, validity and price are the same', () => {
    expect(repeatsVersion(offer(480), 571.2, latest)).toBe(true);
    expect(repeatsVersion(offer(480), undefined, latest)).toBe(true);
  });

  test('differs by a price, a line, the note, the validity or the VAT', () => {
    expect(repeatsVersion(offer(481), 572.39, latest)).toBe(false);
    expect(repeatsVersion(offer(480, 0), 571.2, latest)).toBe(false);
    expect(repeatsVersion({ ...offer(480), note: 'By truck' }, 571.2, latest)).toBe(false);
    expect(repeatsVersion({ ...offer(480), validUntil: '2026-11-25T17:00:00Z' }, 571.2, latest)).toBe(false);
    expect(repeatsVersion(offer(480), 480, latest)).toBe(false);
  });

  test('may repeat one that is no longer on offer', () => {
    expect(repeatsVersion(offer(480), 571.2, { ...latest, state: 'WITHDRAWN' })).toBe(false);
    expect(repeatsVersion(offer(480), 571.2, undefined)).toBe(false);
  });
});
