// On which days a recurring order takes place.
import { expect, test } from 'vitest';
import { isHoliday } from '../../src/orders/recurring/holidays.ts';
import { daysToCreate, nextDays, type Rule, timesOn } from '../../src/orders/recurring/rule.ts';

/** 2026-11-17 is a Tuesday. */
const TUESDAYS: Rule = {
  weekdays: [2],
  everyWeeks: 1,
  pickupTime: '08:30',
  deliveryAfterMinutes: 240,
  startsOn: '2026-11-17',
  endsOn: null,
  skipsHolidays: false,
  daysAhead: 14,
};
const days = (rule: Partial<Rule>, from: string, count: number) =>
  nextDays({ ...TUESDAYS, ...rule }, from, count).map(({ day }) => day);

test('every Tuesday, from the first day on', () => {
  expect(days({}, '2026-11-01', 3)).toEqual(['2026-11-17', '2026-11-24', '2026-12-01']);
  expect(days({}, '2026-11-18', 1)).toEqual(['2026-11-24']);
});

test('several weekdays, every second week, counted from the week of the first day', () => {
  const rule = { weekdays: [1, 5, 7], everyWeeks: 2 };
  expect(days(rule, '2026-11-17', 4)).toEqual(['2026-11-20', '2026-11-22', '2026-11-30', '2026-12-04']);
});

test('until the last day, included', () => {
  expect(days({ endsOn: '2026-11-24' }, '2026-11-17', 9)).toEqual(['2026-11-17', '2026-11-24']);
});

test('public holidays of all of Germany', () => {
  const year = ['2027-01-01', '2027-03-26', '2027-03-29', '2027-05-01', '2027-05-06', '2027-05-17'];
  expect([...year, '2027-10-03', '2027-12-25', '2027-12-26'].every(isHoliday)).toBe(true);
  expect(['2027-03-28', '2027-10-31', '2027-12-24'].some(isHoliday)).toBe(false);
});

test('a skipped holiday is shown in the preview and not created', () => {
  const rule = { ...TUESDAYS, weekdays: [5], startsOn: '2026-12-14', skipsHolidays: true };
  expect(nextDays(rule, '2026-12-14', 2)).toEqual([
    { day: '2026-12-18', isSkipped: false },
    { day: '2026-12-25', isSkipped: true },
  ]);
  expect(daysToCreate(rule, '2026-12-14')).toEqual(['2026-12-18']);
});

test('orders are created so many days ahead, today included', () => {
  expect(daysToCreate({ ...TUESDAYS, daysAhead: 7 }, '2026-11-17')).toEqual(['2026-11-17', '2026-11-24']);
  expect(daysToCreate({ ...TUESDAYS, daysAhead: 0 }, '2026-11-17')).toEqual(['2026-11-17']);
  expect(daysToCreate({ ...TUESDAYS, daysAhead: 0 }, '2026-11-18')).toEqual([]);
});

test('the pickup has the local time, in summer and in winter', () => {
  const at = (day: string) => timesOn(TUESDAYS, day, 'Europe/Berlin');
  expect(at('2026-11-17')).toEqual({
    requestedPickup: new Date('2026-11-17T07:30:00Z'),
    requestedDelivery: new Date('2026-11-17T11:30:00Z'),
  });
  expect(at('2026-07-14').requestedPickup).toEqual(new Date('2026-07-14T06:30:00Z'));
});
