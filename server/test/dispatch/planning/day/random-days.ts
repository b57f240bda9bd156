// Days for the tests and the bench of the solver, made from a seed.
import { HOUR_MS, MINUTE_MS } from '../../../../../shared/time/durations.ts';
import type { Day, DayDriver, DayJob, Rates } from '../../../../src/dispatch/planning/day/day.ts';
import { seededRandom } from '../../../../src/dispatch/planning/day/seeded-random.ts';
import { Travel } from '../../../../src/dispatch/planning/day/travel.ts';
import { CITIES } from '../plan-orders.ts';

export const RATES: Rates = {
  transitTimeFactor: 1.4,
  transitWaitMs: 20 * MINUTE_MS,
  transitCentsPerKm: 18,
  shuttleCentsPerKm: 45,
  shuttleSeats: 3,
  overnightCents: 9000,
  overnightKm: 40,
  hourCents: 2200,
};
/** No agreed hours, limits or rests. */
export const USUAL = { countsFromLeaving: false, minRestMs: 0, lastEndAt: null, endBy: null, refuses: null };
export const OPEN_CENTS = 300_000;
/** Midnight of the day of the tests. */
const MIDNIGHT = Date.parse('2026-11-17T00:00:00Z');
export const hour = (hours: number) => MIDNIGHT + hours * HOUR_MS;

const CENTRES = Object.values(CITIES);
/** Addresses lie up to about ten kilometres around the centre of a city. */
const SPREAD_DEGREES = 0.12;
const HANDOVERS_MS = 30 * MINUTE_MS;

interface Size {
  orders: number;
  drivers: number;
  /** How many of the ten cities occur: fewer give more chains and more shared cars. */
  cities: number;
}

export function randomDay(seed: number, { orders, drivers, cities }: Size): { day: Day; travel: Travel } {
  const random = seededRandom(seed * 7919 + 13);
  const share = () => random(10_000) / 10_000;
  const places: { lat: number; lng: number }[] = [];
  const newPlace = () => {
    const { lat, lng } = CENTRES[random(cities)]!;
    const spread = () => Math.round((share() - 0.5) * SPREAD_DEGREES * 1000) / 1000;
    return places.push({ lat: lat + spread(), lng: lng + spread() }) - 1;
  };
  const jobs: DayJob[] = Array.from({ length: orders }, (_, index) => {
    const [from, to] = [newPlace(), newPlace()];
    const requestedAt = hour(6 + random(24) / 2);
    return {
      ...{ index, from, to, requestedAt, latestAt: requestedAt + HOUR_MS },
      ...{ lastsMs: 0, isSet: false, openCents: OPEN_CENTS },
    };
  });
  const travel = new Travel(places, RATES);
  for (const job of jobs) {
    job.lastsMs = HANDOVERS_MS + (travel.kmBetween(job.from, job.to)! / 70) * HOUR_MS;
  }
  const fleet: DayDriver[] = Array.from({ length: drivers }, (_, index) => {
    const home = newPlace();
    const refused = random(4) === 0 && orders > 0 ? random(orders) : -1;
    return {
      ...{ index, home, from: random(3) === 0 ? newPlace() : home, freeFrom: hour(5 + random(4)) },
      ...{ dayFrom: null, homeBy: random(2) === 0 ? hour(22) : null, maxDayMs: 10 * HOUR_MS },
      ...{ set: [], nextDay: random(4) === 0 ? newPlace() : -1, doubtCents: random(6) === 0 ? 6000 : 0 },
      ...USUAL,
      excludes: ({ index: job }) => (job === refused ? 'MAY_NOT_DRIVE' : null),
    };
  });
  const nextDay = Array.from({ length: 2 }, newPlace);
  return { day: { places, jobs, drivers: fleet, nextDay, rates: RATES }, travel: new Travel(places, RATES) };
}

/** Gives some orders of the day to drivers who can drive them, as if set by hand. */
export function withSetOrders(day: Day, sets: readonly { driver: number; job: number }[]): Day {
  const set = (job: DayJob): DayJob => ({ ...job, isSet: true, latestAt: job.requestedAt });
  const jobs = day.jobs.map((job) => (sets.some((one) => one.job === job.index) ? set(job) : job));
  const drivers = day.drivers.map((driver) => ({
    ...driver,
    set: sets.filter((one) => one.driver === driver.index).map((one) => jobs[one.job]!),
  }));
  return { ...day, jobs, drivers };
}

export function run<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
