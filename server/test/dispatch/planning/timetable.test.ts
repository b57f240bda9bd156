// A plan with a timetable server: the journeys of the plan are asked for, and the plan is made again.
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../../shared/time/durations.ts';
import { Travel } from '../../../src/dispatch/planning/day/travel.ts';
import { toProposalDay } from '../../../src/dispatch/planning/proposal-day.ts';
import { solveDay } from '../../../src/dispatch/planning/solve-by-timetable.ts';
import { cachedTimetable } from '../../../src/geo/cached.ts';
import type { Timetable, TimetableQuery } from '../../../src/geo/ports.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { RATES } from './day/random-days.ts';
import { at, CITIES, driver, NOW, planOrder } from './plan-orders.ts';

function timetableOf(travelMs: Timetable['travelMs']) {
  const asked: TimetableQuery[] = [];
  const timetable: Timetable = {
    callsOtherServers: true,
    travelMs: async (query) => {
      asked.push(query);
      return travelMs(query);
    },
  };
  return { asked, timetable };
}

const order = planOrder('Hannover', 'Bremen', '14:00');
const lena = { ...driver('Lena', 'Hamburg'), home: { city: 'Hamburg', coordinates: CITIES.Hamburg } };

function planWith(timetable: Timetable | null) {
  const span = { from: NOW, to: new Date(NOW.getTime() + DAY_MS) };
  const { day } = toProposalDay({
    fleet: [lena],
    orders: [order],
    nextDay: [],
    span,
    dayStart: NOW,
    rates: RATES,
  });
  return solveDay(day, new Travel(day.places, RATES), timetable);
}

test('the arrival counts on the way to a pickup, the leaving on the way home', async () => {
  const { asked, timetable } = timetableOf(async () => HOUR_MS);
  const { plan, timetable: answers } = await planWith(timetable);
  expect(answers).toEqual({ asked: 2, answered: 2 });
  expect(asked).toMatchObject([
    { from: CITIES.Hamburg, to: CITIES.Hannover, isArrival: true, at: at('14:00') },
    { from: CITIES.Bremen, to: CITIES.Hamburg, isArrival: false },
  ]);
  const [route] = plan.routes();
  expect([route!.legs[0]!.way.ms, route!.home!.ms]).toEqual([HOUR_MS, HOUR_MS]);
});

test('a timetable much slower than the estimate leads to another mode', async () => {
  const { timetable } = timetableOf(async () => 9 * HOUR_MS);
  expect((await planWith(timetable)).plan.routes()[0]!.legs[0]!.way.mode).toBe('SHUTTLE');
});

test('without an answer the plan is the one of the estimate', async () => {
  const { asked, timetable } = timetableOf(async () => null);
  const { plan, timetable: answers } = await planWith(timetable);
  expect(answers).toEqual({ asked: 2, answered: 0 });
  expect(asked).toHaveLength(2);
  expect(plan.routes()).toEqual((await planWith(null)).plan.routes());
});

test('answers are cached', async () => {
  const { asked, timetable } = timetableOf(async () => HOUR_MS);
  const cached = cachedTimetable(timetable, { clock: systemClock });
  await planWith(cached);
  await planWith(cached);
  expect(asked).toHaveLength(2);
});
