// Days and times are read in common spellings, in the operator's zone unless they name one.
import { expect, test } from 'vitest';
import { readTime } from '../../../src/orders/imports/read-time.ts';

const read = (text: string, monthFirst = false) => {
  const result = readTime(text, { timeZone: 'Europe/Berlin', monthFirst, hour: 8 });
  return 'at' in result ? result.at.toISOString() : result;
};

test.each([
  ['17.11.2026 08:30', '2026-11-17T07:30:00.000Z'],
  ['17.11.26', '2026-11-17T07:00:00.000Z'],
  ['7.6.2026, 9 Uhr', '2026-06-07T07:00:00.000Z'],
  ['2026-11-17', '2026-11-17T07:00:00.000Z'],
  ['2026-11-17 8:30', '2026-11-17T07:30:00.000Z'],
  ['2026-11-17T08:30:00', '2026-11-17T07:30:00.000Z'],
  ['2026-11-17T08:30:00+02:00', '2026-11-17T06:30:00.000Z'],
  ['17/11/2026 08:30', '2026-11-17T07:30:00.000Z'],
  ['17 Nov 2026 08:30', '2026-11-17T07:30:00.000Z'],
  ['17. März 2026', '2026-03-17T07:00:00.000Z'],
])('%s', (text, at) => {
  expect(read(text)).toBe(at);
});

test('the month may come first if the column says so', () => {
  expect(read('11/02/2026', true)).toBe('2026-11-02T07:00:00.000Z');
});

test('an impossible day is refused with the days of its month', () => {
  expect(read('31.11.2026 09:00')).toEqual({
    fault: 'DAY_OF_MONTH',
    month: 11,
    days: 30,
    corrected: '2026-11-30 09:00',
  });
  expect(read('29.02.2027')).toMatchObject({ days: 28, corrected: '2027-02-28' });
  expect(read('29.02.2028')).toBe('2028-02-29T07:00:00.000Z');
});

test('the serial number of a spreadsheet date gets a suggestion', () => {
  expect(read('46343')).toEqual({ fault: 'DATE_NUMBER', corrected: '2026-11-17' });
  expect(read('46343,5')).toEqual({ fault: 'DATE_NUMBER', corrected: '2026-11-17 12:00' });
});

test.each(['bald', '17.13.2026', '17.11.2026 25:00', '11.2026', '', '0.1.2026'])('%j is refused', (text) => {
  expect(read(text)).toEqual({ fault: 'TIME_FORMAT' });
});
