// On which days a recurring order takes place.
import { expect, test } from 'vitest';
import { federalStateOf } from '../../../src/geo/federal-states.ts';
import { isHoliday } from '../../../src/orders/recurring/holidays.ts';
import {
  type ByMonth,
  daysToCreate,
  nextDays,
  type Rule,
  ruleProblems,
  timesOn,
} from '../../../src/orders/recurring/rule.ts';

/** 2026-11-17 is a Tuesday. */
const TUESDAYS: Rule = {
  weekdays: [2],
  everyWeeks: 1,
  pickupTime: '08:30',
  deliveryAfterMinutes: 240,
  startsOn: '2026-11-17',
  endsOn: null,
  byMonth: null,
  onHolidays: 'KEEP',
  exceptions: [],
  daysAhead: 14,
};
const days = (rule: Partial<Rule>, from: string, count: number) =>
  nextDays({ ...TUESDAYS, ...rule }, from, null, count).map(({ day }) => day);

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
  const isOfAll = (day: string) => isHoliday(day, null);
  expect([...year, '2027-10-03', '2027-12-25', '2027-12-26'].every(isOfAll)).toBe(true);
  expect(['2027-03-28', '2027-10-31', '2027-12-24'].some(isOfAll)).toBe(false);
});

test.each([
  ['2027-01-06', '80331', true],
  ['2027-01-06', '20457', false],
  ['2027-03-08', '10115', true],
  ['2027-05-27', '50667', true],
  ['2027-05-27', '28195', false],
  ['2027-08-15', '66111', true],
  ['2027-09-20', '99084', true],
  ['2027-10-31', '27568', true],
  ['2027-10-31', '70173', false],
  ['2027-11-01', '55116', true],
  ['2027-11-17', '01067', true],
  ['2027-11-17', '14467', false],
])('%s at %s: holiday %s', (day, postalCode, expected) => {
  expect(isHoliday(day, federalStateOf({ country: 'DE', postalCode }))).toBe(expected);
});

test('a postal code has its federal state, abroad it has none', () => {
  const states = Object.entries({
    '04109': 'SN',
    '03046': 'BB',
    '06108': 'ST',
    '07743': 'TH',
    '18055': 'MV',
    '24103': 'SH',
    '30159': 'NI',
    '34117': 'HE',
    '40213': 'NW',
    '48529': 'NI',
    '63739': 'BY',
    '65549': 'HE',
    '67059': 'RP',
    '68159': 'BW',
    '88131': 'BY',
    '97941': 'BW',
    '22767': 'HH',
    '28195': 'HB',
    '10115': 'BE',
    '66111': 'SL',
  });
  for (const [postalCode, state] of states) {
    expect([postalCode, federalStateOf({ country: 'DE', postalCode })]).toEqual([postalCode, state]);
  }
  expect(federalStateOf({ country: 'AT', postalCode: '1010' })).toBeNull();
});

const FRIDAYS: Rule = { ...TUESDAYS, weekdays: [5], startsOn: '2026-12-14' };
const asPlanned = { movedFrom: null, skippedBy: null };

test('a holiday is skipped or moved to the next working day, as the preview shows', () => {
  const skipping: Rule = { ...FRIDAYS, onHolidays: 'SKIP' };
  expect(nextDays(skipping, '2026-12-14', null, 2)).toEqual([
    { day: '2026-12-18', ...asPlanned },
    { day: '2026-12-25', movedFrom: null, skippedBy: 'HOLIDAY' },
  ]);
  expect(daysToCreate(skipping, '2026-12-14', null)).toEqual(['2026-12-18']);
  const moving: Rule = { ...FRIDAYS, onHolidays: 'MOVE' };
  expect(nextDays(moving, '2026-12-19', null, 2)).toEqual([
    { day: '2026-12-28', movedFrom: '2026-12-25', skippedBy: null },
    { day: '2027-01-04', movedFrom: '2027-01-01', skippedBy: null },
  ]);
  expect(nextDays(moving, '2026-12-27', null, 1)[0]).toMatchObject({ day: '2026-12-28' });
  const epiphany: Rule = { ...moving, weekdays: [3], startsOn: '2027-01-04' };
  expect(nextDays(epiphany, '2027-01-04', 'BY', 1)[0]).toMatchObject({ day: '2027-01-07' });
  expect(nextDays(epiphany, '2027-01-04', 'HH', 1)[0]).toMatchObject({ day: '2027-01-06' });
});

test.each<[string, ByMonth, string[]]>([
  ['the last working day', { nth: -1, of: 'WORKING_DAY' }, ['2026-11-30', '2026-12-31', '2027-01-29']],
  ['the first Monday', { nth: 1, of: 'MONDAY' }, ['2026-12-07', '2027-01-04', '2027-02-01']],
  ['the 31st, or the last day', { nth: 31, of: 'DAY' }, ['2026-11-30', '2026-12-31', '2027-01-31']],
  ['the second working day', { nth: 2, of: 'WORKING_DAY' }, ['2026-12-02', '2027-01-05', '2027-02-02']],
])('by month: %s', (_, byMonth, expected) => {
  expect(days({ weekdays: [], byMonth }, '2026-11-17', 3)).toEqual(expected);
});

test('single dates are left out or moved; two on one day are one', () => {
  const exceptions = [
    { day: '2026-11-24', to: null },
    { day: '2026-12-01', to: '2026-11-20' },
    { day: '2026-12-08', to: '2026-12-15' },
  ];
  expect(nextDays({ ...TUESDAYS, exceptions }, '2026-11-18', null, 4)).toEqual([
    { day: '2026-11-20', movedFrom: '2026-12-01', skippedBy: null },
    { day: '2026-11-24', movedFrom: null, skippedBy: 'EXCEPTION' },
    { day: '2026-12-15', movedFrom: '2026-12-08', skippedBy: null },
    { day: '2026-12-22', ...asPlanned },
  ]);
});

test('a rule is by week or by month, ends after it starts, and moves each date once and not far', () => {
  const fieldsOf = (rule: Partial<Rule>) => ruleProblems({ ...TUESDAYS, ...rule }).map(({ field }) => field);
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ weekdays: [] })).toEqual(['weekdays']);
  expect(fieldsOf({ byMonth: { nth: 1, of: 'DAY' } })).toEqual(['weekdays']);
  expect(fieldsOf({ weekdays: [], byMonth: { nth: 5, of: 'MONDAY' } })).toEqual(['byMonth.nth']);
  expect(fieldsOf({ endsOn: '2026-11-16' })).toEqual(['endsOn']);
  const [once, far] = [
    { day: '2026-11-24', to: null },
    { day: '2026-11-24', to: '2027-01-24' },
  ];
  expect(fieldsOf({ exceptions: [once, far] })).toEqual(['exceptions[1].day', 'exceptions[1].to']);
});

test('orders are created so many days ahead, today included', () => {
  expect(daysToCreate({ ...TUESDAYS, daysAhead: 7 }, '2026-11-17', null)).toEqual([
    '2026-11-17',
    '2026-11-24',
  ]);
  expect(daysToCreate({ ...TUESDAYS, daysAhead: 0 }, '2026-11-17', null)).toEqual(['2026-11-17']);
  expect(daysToCreate({ ...TUESDAYS, daysAhead: 0 }, '2026-11-18', null)).toEqual([]);
});

test('the pickup has the local time, in summer and in winter', () => {
  const at = (day: string) => timesOn(TUESDAYS, day, 'Europe/Berlin');
  expect(at('2026-11-17')).toEqual({
    requestedPickup: new Date('2026-11-17T07:30:00Z'),
    requestedDelivery: new Date('2026-11-17T11:30:00Z'),
  });
  expect(at('2026-07-14').requestedPickup).toEqual(new Date('2026-07-14T06:30:00Z'));
});

test('pickup and delivery keep their local times on the days when the clocks change', () => {
  const nights: Rule = { ...TUESDAYS, pickupTime: '22:00', deliveryAfterMinutes: 17 * 60 };
  const at = (day: string) => timesOn(nights, day, 'Europe/Berlin').requestedDelivery;
  expect(at('2027-03-27')).toEqual(new Date('2027-03-28T13:00:00Z'));
  expect(at('2026-10-24')).toEqual(new Date('2026-10-25T14:00:00Z'));
  const early: Rule = { ...TUESDAYS, pickupTime: '01:00', deliveryAfterMinutes: 14 * 60 };
  expect(timesOn(early, '2027-03-28', 'Europe/Berlin')).toEqual({
    requestedPickup: new Date('2027-03-28T00:00:00Z'),
    requestedDelivery: new Date('2027-03-28T13:00:00Z'),
  });
});
