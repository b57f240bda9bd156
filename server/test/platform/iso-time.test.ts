import { expect, test } from 'vitest';
import { isoTime, isoTimeOrNull } from '../../src/platform/iso-time.ts';

const TIMES = [
  '1000-01-01T00:00:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00.000Z',
  '2024-02-29T12:05:09.007Z',
  '2026-11-16T08:30:00.010Z',
  '9999-12-31T23:59:59.999Z',
];

test.each(TIMES)('%s is written as it was read', (text) => {
  expect(isoTime(new Date(text))).toBe(text);
});

test('years of other lengths are written as JavaScript writes them', () => {
  for (const year of [-1, 0, 999, 10_000, 275_000]) {
    const time = new Date(Date.UTC(2000, 5, 7));
    time.setUTCFullYear(year);
    expect(isoTime(time)).toBe(time.toISOString());
  }
});

test('null stays null, and an invalid time is an error', () => {
  expect(isoTimeOrNull(null)).toBeNull();
  expect(() => isoTime(new Date(Number.NaN))).toThrow(RangeError);
});
