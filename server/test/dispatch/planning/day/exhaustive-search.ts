// The optimum of a small day: every assignment, every sequence, every mode of every way, every shared car and
// every night. Branches that cannot be cheaper than the best plan so far are left out.
import { HOUR_MS, MINUTE_MS } from '../../../../../shared/time/durations.ts';
import type { Day, DayDriver, DayJob, Way } from '../../../../src/dispatch/planning/day/day.ts';
import { NEIGHBOUR_KM, rideOf } from '../../../../src/dispatch/planning/day/share-ways.ts';
import { Travel } from '../../../../src/dispatch/planning/day/travel.ts';

interface Variant {
  cents: number;
  /** No sharing makes it cheaper than this. */
  atLeast: number;
  ways: Way[];
  home: Way | null;
}

const NIGHT_MS = 8 * HOUR_MS;
const drivingMs = (km: number) => (km / 70) * HOUR_MS;

/** The lowest cost, if it is below `than`; otherwise `than`. */
export function lowestCents(day: Day, than: number): number {
  const travel = new Travel(day.places, day.rates);
  const todo = day.jobs.filter(({ isSet }) => !isSet);
  const masks = 2 ** todo.length;
  const openOf = (mask: number) =>
    todo.reduce((sum, { openCents }, bit) => sum + (mask & (2 ** bit) ? openCents : 0), 0);
  const variants = day.drivers.map((driver) =>
    Array.from({ length: masks }, (_, mask) =>
      variantsOf(
        day,
        travel,
        driver,
        todo.filter((_, bit) => mask & (2 ** bit)),
      ),
    ),
  );
  const bounds = boundsOf(variants, masks, openOf);
  let best = than;
  const visit = (driver: number, left: number, sum: number, chosen: Variant[]) => {
    if (driver === day.drivers.length) {
      best = Math.min(best, openOf(left) + shareBest(day, travel, chosen, best - openOf(left)));
      return;
    }
    for (let mask = left; ; mask = (mask - 1) & left) {
      const rest = bounds[driver + 1]![left & ~mask]!;
      for (const variant of variants[driver]![mask]!) {
        if (sum + variant.atLeast + rest >= best - 1e-6) continue;
        visit(driver + 1, left & ~mask, sum + variant.atLeast, [...chosen, variant]);
      }
      if (mask === 0) break;
    }
  };
  visit(0, masks - 1, 0, []);
  return best;
}

/** By driver and remaining orders: what these orders cost at least with this driver and those after. */
function boundsOf(variants: Variant[][][], masks: number, openOf: (mask: number) => number): number[][] {
  const bounds = [Array.from({ length: masks }, (_, mask) => openOf(mask))];
  for (const ofDriver of variants.toReversed()) {
    const least = ofDriver.map((list) => Math.min(...list.map(({ atLeast }) => atLeast)));
    const after = bounds[0]!;
    bounds.unshift(
      Array.from({ length: masks }, (_, left) => {
        let best = Number.POSITIVE_INFINITY;
        for (let mask = left; ; mask = (mask - 1) & left) {
          best = Math.min(best, least[mask]! + after[left & ~mask]!);
          if (mask === 0) return best;
        }
      }),
    );
  }
  return bounds;
}

function variantsOf(day: Day, travel: Travel, driver: DayDriver, jobs: readonly DayJob[]): Variant[] {
  if (jobs.some((job) => driver.excludes(job) !== null)) return [];
  const found: Variant[] = [];
  const state = {
    ...{ place: driver.from, free: driver.freeFrom, began: driver.dayFrom },
    ...{ cents: jobs.length > 0 ? driver.doubtCents : 0, ways: [] as Way[] },
  };
  follow(day, travel, driver, [...driver.set, ...jobs], jobs.length > 0, state, found);
  return found;
}

interface State {
  place: number;
  free: number;
  began: number | null;
  cents: number;
  ways: Way[];
}

function follow(
  day: Day,
  travel: Travel,
  driver: DayDriver,
  left: readonly DayJob[],
  hasAdded: boolean,
  state: State,
  found: Variant[],
): void {
  if (left.length === 0) found.push(...endings(day, travel, driver, hasAdded, state));
  for (const job of left) {
    for (const [mode, ms, cents] of modesOf(day, travel, state.place, job.from)) {
      const startsAt = Math.max(job.requestedAt, state.free + ms);
      if (startsAt > job.latestAt) continue;
      const isNewDay = state.began === null || startsAt - ms - state.free >= NIGHT_MS;
      const began = isNewDay ? startsAt : state.began!;
      const free = startsAt + job.lastsMs;
      if (free - began > driver.maxDayMs && !isNewDay && hasAdded) continue;
      const way: Way = {
        ...{ from: state.place, to: job.from, mode, km: travel.kmBetween(state.place, job.from), ms, cents },
        ...{ readyAt: state.free, leaveBy: startsAt, dueAt: startsAt, requestedAt: startsAt },
      };
      const late = (startsAt - job.requestedAt) / MINUTE_MS;
      follow(
        day,
        travel,
        driver,
        left.filter((other) => other !== job),
        hasAdded,
        {
          ...{ place: job.to, free, began, cents: state.cents + cents + late * 100 },
          ways: [...state.ways, way],
        },
        found,
      );
    }
  }
}

function modesOf({ rates }: Day, travel: Travel, from: number, to: number): [Way['mode'], number, number][] {
  const km = travel.kmBetween(from, to)!;
  const time = (ms: number) => (ms / HOUR_MS) * rates.hourCents;
  if (km === 0) return [['NONE', 0, 0]];
  if (km <= 1.5) return [['WALK', km * 12 * MINUTE_MS, time(km * 12 * MINUTE_MS)]];
  const [transitMs, carMs] = [rates.transitWaitMs + drivingMs(km) * rates.transitTimeFactor, drivingMs(km)];
  const transitCents = km * rates.transitCentsPerKm + time(transitMs);
  const carCents = km * rates.shuttleCentsPerKm + time(carMs);
  // Nobody takes the slower mode if it also costs more.
  return carCents <= transitCents
    ? [['SHUTTLE', carMs, carCents]]
    : [
        ['TRANSIT', transitMs, transitCents],
        ['SHUTTLE', carMs, carCents],
      ];
}

function endings(day: Day, travel: Travel, driver: DayDriver, hasAdded: boolean, state: State): Variant[] {
  const { rates } = day;
  const { place, free, ways } = state;
  const modes = modesOf(day, travel, place, driver.home).filter(
    ([, ms]) => driver.homeBy === null || free + ms <= driver.homeBy || !hasAdded,
  );
  const isNear = driver.nextDay >= 0 && travel.kmBetween(place, driver.nextDay)! <= rates.overnightKm;
  if (isNear && ways.length > 0 && travel.kmBetween(place, driver.home)! > 0) {
    modes.push(['OVERNIGHT', 0, rates.overnightCents]);
  }
  return modes.map(([mode, ms, cents]) => {
    const way: Way = {
      ...{ from: place, to: driver.home, mode, km: travel.kmBetween(place, driver.home), ms, cents },
      ...{
        readyAt: free,
        leaveBy: free + HOUR_MS,
        dueAt: driver.homeBy ?? Number.POSITIVE_INFINITY,
        requestedAt: driver.homeBy ?? Number.POSITIVE_INFINITY,
      },
    };
    const home = ways.length > 0 ? way : null;
    const all = home ? [...ways, home] : ways;
    const saved = all.reduce((sum, one) => sum + one.cents - leastOf(day, travel, one, one === home), 0);
    return { cents: state.cents + cents, atLeast: state.cents + cents - saved, ways, home };
  });
}

/** In a full car if another way could begin and end nearby, or in a hotel if there is an order nearby. */
function leastOf(day: Day, travel: Travel, way: Way, isHome: boolean): number {
  const { rates, drivers, jobs, nextDay } = day;
  const { mode, km, cents, from, to } = way;
  if (mode !== 'TRANSIT' && mode !== 'SHUTTLE') return cents;
  const isNear = (a: number, b: number) => a !== b && travel.kmBetween(a, b)! <= NEIGHBOUR_KM;
  const [starts, ends] = [
    [...drivers.map((driver) => driver.from), ...jobs.map((job) => job.to)],
    [...drivers.map((driver) => driver.home), ...jobs.map((job) => job.from)],
  ];
  const isShareable = starts.some((one) => isNear(one, from)) && ends.some((one) => isNear(one, to));
  const seat =
    (km! * rates.shuttleCentsPerKm) / rates.shuttleSeats + (drivingMs(km!) / HOUR_MS) * rates.hourCents;
  const sleeps = isHome && nextDay.some((place) => travel.kmBetween(from, place)! <= rates.overnightKm);
  return Math.min(cents, isShareable ? seat : cents, sleeps ? rates.overnightCents : cents);
}

/** Every way alone, in every possible car, and every home way also in every possible hotel. */
function shareBest(day: Day, travel: Travel, chosen: readonly Variant[], below: number): number {
  const all = chosen.flatMap(({ ways, home }) => [
    ...ways.map((way) => ({ way, isHome: false })),
    ...(home ? [{ way: home, isHome: true }] : []),
  ]);
  const fixed =
    chosen.reduce((sum, { cents }) => sum + cents, 0) - all.reduce((sum, { way }) => sum + way.cents, 0);
  let best = below;
  const visit = (at: number, sum: number, groups: Way[][], slept: number) => {
    if (sum >= best) return;
    const next = all[at];
    if (!next) {
      const rides = groups.filter(({ length }) => length > 1).map((group) => rideOf(travel, group));
      if (rides.some((ride) => ride === null)) return;
      const alone = groups
        .filter(({ length }) => length === 1)
        .reduce((total, [way]) => total + way!.cents, 0);
      best = Math.min(best, sum + alone + rides.reduce((total, ride) => total + ride!.cents, 0));
      return;
    }
    const { way, isHome } = next;
    const isShareable = way.mode === 'TRANSIT' || way.mode === 'SHUTTLE';
    if (!isShareable && !(isHome && way.mode === 'WALK'))
      return visit(at + 1, sum + way.cents, groups, slept);
    if (isHome) {
      for (const [order, place] of day.nextDay.entries()) {
        if (slept & (2 ** order) || travel.kmBetween(way.from, place)! > day.rates.overnightKm) continue;
        visit(at + 1, sum + day.rates.overnightCents, groups, slept | (2 ** order));
      }
    }
    if (!isShareable) return visit(at + 1, sum + way.cents, groups, slept);
    for (const [index, group] of groups.entries()) {
      if (rideOf(travel, [...group, way]) === null) continue;
      visit(
        at + 1,
        sum,
        groups.map((one, number) => (number === index ? [...one, way] : one)),
        slept,
      );
    }
    visit(at + 1, sum, [...groups, [way]], slept);
  };
  visit(0, fixed, [], 0);
  return best;
}
