// What people type into date fields, in both languages.
import { expect, test } from 'vitest';
import { formatWallTime, partAt, rangeOfPart, stepPart } from '../src/ui/date-parts.ts';
import { type ParseContext, type Parsed, parseDate } from '../src/ui/parse-date.ts';
import { addMonths } from '../src/ui/wall-time.ts';

process.env.TZ = 'Europe/Berlin';

// A Tuesday.
const NOW = '2026-11-17T10:30';

function parse(text: string, given: Partial<ParseContext> = {}): Parsed {
  const usual = { now: NOW, current: '', hasTime: true, defaultClock: '08:00', yearlessDay: 'next' } as const;
  return parseDate(text, { ...usual, ...given });
}

const value = (text: string, given: Partial<ParseContext> = {}) => {
  const parsed = parse(text, given);
  return 'value' in parsed ? parsed.value : `problem ${parsed.problem}`;
};

test.each([
  ['24.12. 8', '2026-12-24T08:00'],
  ['24.12.', '2026-12-24T08:00'],
  ['24.12', '2026-12-24T08:00'],
  ['24.12.26 14:30', '2026-12-24T14:30'],
  ['24.12.2027 8:05', '2027-12-24T08:05'],
  ['24. 12. 2027 8', '2027-12-24T08:00'],
  ['24.12. 18', '2026-12-24T18:00'],
  ['24/12/2026 1430', '2026-12-24T14:30'],
  ['morgen 9', '2026-11-18T09:00'],
  ['Übermorgen 9 Uhr', '2026-11-19T09:00'],
  ['heute 14:30', '2026-11-17T14:30'],
  ['gestern um 8.15 Uhr', '2026-11-16T08:15'],
  ['tomorrow 9', '2026-11-18T09:00'],
  ['tomorrow at 9 pm', '2026-11-18T21:00'],
  ['today 12am', '2026-11-17T00:00'],
  ['mo 9', '2026-11-23T09:00'],
  ['mon 9', '2026-11-23T09:00'],
  ['Mi', '2026-11-18T08:00'],
  ['di 9', '2026-11-24T09:00'],
  ['Sonntag 7:45', '2026-11-22T07:45'],
  ['24 Dec 2026, 08:00', '2026-12-24T08:00'],
  ['Thu 24 Dec, 08:00', '2026-12-24T08:00'],
  ['December 24 8', '2026-12-24T08:00'],
  ['24. Dezember 2026 8', '2026-12-24T08:00'],
  ['3 Sept 9', '2027-09-03T09:00'],
  ['1. März', '2027-03-01T08:00'],
  ['2026-12-24T08:00', '2026-12-24T08:00'],
  ['2026-12-24 08:00', '2026-12-24T08:00'],
  ['2026-12-24', '2026-12-24T08:00'],
  ['2026-12-24T08:00:30', '2026-12-24T08:00'],
])('reads %s as %s', (text, expected) => {
  expect(value(text)).toBe(expected);
});

test('a shown value is read as the same value', () => {
  for (const month of Array.from({ length: 12 }, (_, index) => addMonths('2026-01-31', index)))
    for (const language of ['de', 'en'] as const)
      expect(value(formatWallTime(language, `${month}T23:55`))).toBe(`${month}T23:55`);
});

test('a set day takes an hour, and a set time stays with a new day', () => {
  const current = '2026-12-24T17:00';
  expect(value('9', { current })).toBe('2026-12-24T09:00');
  expect(value('9:30', { current })).toBe('2026-12-24T09:30');
  expect(value('26.12.', { current })).toBe('2026-12-26T17:00');
  expect(value('morgen', { current })).toBe('2026-11-18T17:00');
});

test('a day without a year is the next one, or the nearest one where the past is meant too', () => {
  expect(value('17.11.')).toBe('2026-11-17T08:00');
  expect(value('16.11.')).toBe('2027-11-16T08:00');
  expect(value('16.11.', { yearlessDay: 'nearest' })).toBe('2026-11-16T08:00');
  expect(value('31.12. 23:59')).toBe('2026-12-31T23:59');
  expect(value('1.1.')).toBe('2027-01-01T08:00');
  expect(value('1.1.', { yearlessDay: 'nearest' })).toBe('2027-01-01T08:00');
  expect(value('31.12.', { yearlessDay: 'nearest', now: '2027-01-02T09:00' })).toBe('2026-12-31T08:00');
  expect(value('morgen', { now: '2026-12-31T09:00' })).toBe('2027-01-01T08:00');
  expect(value('29.2.')).toBe('2028-02-29T08:00');
});

test.each([
  ['', 'unreadable'],
  ['bald', 'unreadable'],
  ['24.12. bald', 'unreadable'],
  ['31.4.', 'noSuchDay'],
  ['29.2.2027', 'noSuchDay'],
  ['12.13.2026', 'noSuchDay'],
  ['2026-02-30', 'noSuchDay'],
  ['24.12. 25', 'noSuchTime'],
  ['24.12. 8:60', 'noSuchTime'],
  ['24.12. 13 pm', 'noSuchTime'],
  ['9', 'dayMissing'],
  ['14:30', 'dayMissing'],
])('refuses “%s” as %s', (text, problem) => {
  expect(parse(text)).toEqual({ problem });
});

test('the hour that is skipped in spring does not exist, the doubled hour in autumn does', () => {
  expect(parse('29.3.2026 2:30')).toEqual({ problem: 'skippedHour' });
  expect(value('29.3.2026 3:00')).toBe('2026-03-29T03:00');
  expect(value('25.10.2026 2:30')).toBe('2026-10-25T02:30');
});

test('a field without a time takes days only, and drops a pasted time', () => {
  const onlyDay = { hasTime: false };
  expect(value('24.12.', onlyDay)).toBe('2026-12-24');
  expect(value('2026-12-24T08:00', onlyDay)).toBe('2026-12-24');
  expect(value('29.3.2026', onlyDay)).toBe('2026-03-29');
  expect(parse('9', { ...onlyDay, current: '2026-12-24' })).toEqual({ problem: 'unreadable' });
});

test('shows German and English dates', () => {
  expect(formatWallTime('de', '2026-12-24T08:00')).toBe('24.12.2026 08:00');
  expect(formatWallTime('en', '2026-12-24T08:00')).toBe('24 Dec 2026, 08:00');
  expect(formatWallTime('de', '2026-12-04')).toBe('04.12.2026');
  expect(formatWallTime('en', 'soon')).toBe('soon');
});

test('arrow keys change the part at the cursor', () => {
  const german = '24.12.2026 08:00';
  expect([0, 2, 3, 5, 6, 10, 11, 13, 14, 16].map((cursor) => partAt(german, cursor))).toEqual([
    'day',
    'day',
    'month',
    'month',
    'year',
    'year',
    'hour',
    'hour',
    'minute',
    'minute',
  ]);
  expect(partAt('24 Dec 2026, 08:00', 5)).toBe('month');
  expect(rangeOfPart('24 Dec 2026, 08:00', 'hour')).toMatchObject({ start: 13, end: 15 });
  expect(stepPart('2026-12-31T08:00', 'day', 1)).toBe('2027-01-01T08:00');
  expect(stepPart('2027-01-31T08:00', 'month', 1)).toBe('2027-02-28T08:00');
  expect(stepPart('2028-02-29T08:00', 'year', -1)).toBe('2027-02-28T08:00');
  expect(stepPart('2026-12-31T23:30', 'hour', 1)).toBe('2027-01-01T00:30');
  expect(stepPart('2026-12-24T08:03', 'minute', 1)).toBe('2026-12-24T08:05');
  expect(stepPart('2026-12-24T08:03', 'minute', -1)).toBe('2026-12-24T08:00');
  expect(stepPart('2026-12-24T08:00', 'minute', -1)).toBe('2026-12-24T07:55');
  expect(stepPart('2026-12-24', 'day', -1)).toBe('2026-12-23');
});
