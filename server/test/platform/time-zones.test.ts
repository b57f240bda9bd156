// Instants and local times, across daylight saving changes and on both sides of UTC.
import { expect, test } from 'vitest';
import { dayIn, dayOf, endOfDay, parseZonedTime, toInstant, toLocal } from '../../src/platform/time-zones.ts';

const BERLIN = 'Europe/Berlin';
const utc = (text: string) => Date.parse(`${text}Z`);

test.each([
  [BERLIN, '2026-11-18T22:30:00Z', '2026-11-18', '23:30'],
  [BERLIN, '2026-11-18T23:00:00Z', '2026-11-19', '00:00'],
  [BERLIN, '2026-03-29T00:59:59Z', '2026-03-29', '01:59'],
  [BERLIN, '2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
  ['America/New_York', '2026-01-01T04:59:00Z', '2025-12-31', '23:59'],
  ['Asia/Kolkata', '2026-06-01T18:30:00Z', '2026-06-02', '00:00'],
])('in %s %s is %s %s', (zone, instant, day, time) => {
  const at = new Date(instant);
  const local = toLocal(zone, at);
  expect([local.date.toISOString().slice(0, 10), local.time]).toEqual([day, time]);
  expect(local.dayNumber).toBe(Date.parse(day) / 86_400_000);
  expect(dayOf(zone, at)).toBe(day);
});

test('seconds before 1970 are correct', () => {
  expect(toLocal('UTC', new Date('1969-12-31T23:59:59.500Z')).time).toBe('23:59');
});

test.each([
  ['2026-11-18T09:00:00', '2026-11-18T08:00:00.000Z'],
  ['2026-07-01T09:00:00', '2026-07-01T07:00:00.000Z'],
  ['2026-03-29T01:59:59', '2026-03-29T00:59:59.000Z'],
  ['2026-03-29T03:00:00', '2026-03-29T01:00:00.000Z'],
])('%s in Berlin is %s', (local, instant) => {
  expect(toInstant(utc(local), BERLIN).toISOString()).toBe(instant);
});

test('a skipped and a repeated local time have an instant on their day', () => {
  expect(toInstant(utc('2026-03-29T02:30:00'), BERLIN).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(toInstant(utc('2026-10-25T02:30:00'), BERLIN).toISOString()).toBe('2026-10-25T01:30:00.000Z');
});

test.each([
  ['2026-11-18', 24],
  ['2026-03-29', 23],
  ['2026-10-25', 25],
])('%s has %i hours', (day, hours) => {
  const { from, to } = dayIn(BERLIN, day);
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(hours);
  expect([dayOf(BERLIN, from), dayOf(BERLIN, new Date(to.getTime() - 1))]).toEqual([day, day]);
});

test('the end of a day is its last second, also on days of a clock change', () => {
  const evening = new Date('2026-10-23T22:30:00Z');
  expect(endOfDay(evening, 0, BERLIN).toISOString()).toBe('2026-10-24T21:59:59.000Z');
  expect(endOfDay(evening, 1, BERLIN).toISOString()).toBe('2026-10-25T22:59:59.000Z');
});

test.each([
  ['2026-11-18T09:00:00Z', '2026-11-18T09:00:00.000Z'],
  ['2026-11-18t09:00z', '2026-11-18T09:00:00.000Z'],
  ['2026-11-18T09:00+01', '2026-11-18T08:00:00.000Z'],
  ['2026-11-18T09:00:30,1234567-0230', '2026-11-18T11:30:30.123Z'],
  ['2026-02-30T09:00:00Z', null],
  ['2026-11-18T09:00:00', null],
  ['2026-11-18', null],
  ['2026-11-18T25:00Z', null],
])('%s is read as %s', (text, expected) => {
  expect(parseZonedTime(text)?.toISOString() ?? null).toBe(expected);
});
