// Shared shuttle cars between neighbouring places, and nights where open orders of the next day begin.
// No trip changes its time for them.
import { MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { drivingMs } from '../../../model/orders/travel-time.ts';
import type { Route, Way } from './day.ts';
import { LATE_CENTS_PER_MINUTE, timesOf } from './drive.ts';
import type { Travel } from './travel.ts';

/** How far apart the places of two drivers in one car may be. */
export const NEIGHBOUR_KM = 25;
const EPSILON = 1e-6;

export interface SharedRide {
  ways: readonly Way[];
  /** With the detours. */
  carKm: number;
  ms: number;
  cents: number;
  /** The car may be faster than the way alone, so that a pickup is less late. */
  lessLateCents: number;
  leavesAt: number;
}

interface Night {
  way: Way;
  /** The place where the order of the next day begins. */
  nextDay: number;
  km: number;
  cents: number;
}

export interface Shared {
  rides: readonly SharedRide[];
  nights: readonly Night[];
  /** Of journeys and lateness. */
  savedCents: number;
  savedWayCents: number;
}

/** Once with nights first and once with cars first: a driver can do only one of both. */
export function shareWays(travel: Travel, routes: readonly Route[], nextDay: readonly number[]): Shared {
  const ways = waysOf(routes);
  const cars = findRides(travel, ways);
  const inCars = new Set(cars.flatMap((ride) => ride.ways));
  const carsFirst = sharedOf(cars, findNights(travel, routes, nextDay, inCars));
  const nights = findNights(travel, routes, nextDay, new Set());
  if (nights.length === 0 || cars.length === 0) return carsFirst;
  const inHotels = new Set(nights.map(({ way }) => way));
  const rest = ways.filter((way) => !inHotels.has(way));
  const nightsFirst = sharedOf(findRides(travel, rest), nights);
  return nightsFirst.savedCents > carsFirst.savedCents ? nightsFirst : carsFirst;
}

function sharedOf(rides: readonly SharedRide[], nights: readonly Night[]): Shared {
  const savedWayCents =
    rides.reduce((sum, { ways, cents }) => sum + centsOf(ways) - cents, 0) +
    nights.reduce((sum, { way, cents }) => sum + way.cents - cents, 0);
  const lessLate = rides.reduce((sum, { lessLateCents }) => sum + lessLateCents, 0);
  return { rides, nights, savedCents: savedWayCents + lessLate, savedWayCents };
}

const centsOf = (ways: readonly Way[]) => ways.reduce((sum, { cents }) => sum + cents, 0);

function waysOf(routes: readonly Route[]): Way[] {
  const ways: Way[] = [];
  for (const { legs, home } of routes) {
    for (const { way } of legs) if (canBeShared(way)) ways.push(way);
    if (home && legs.length > 0 && canBeShared(home)) ways.push(home);
  }
  return ways;
}

const canBeShared = ({ mode, km }: Way) => km !== null && (mode === 'TRANSIT' || mode === 'SHUTTLE');

/** An open order of the next day justifies one night only. */
function findNights(
  travel: Travel,
  routes: readonly Route[],
  nextDay: readonly number[],
  inCars: ReadonlySet<Way>,
): Night[] {
  const { overnightCents, overnightKm } = travel.rates;
  const possible: (Night & { order: number })[] = [];
  for (const { home, legs } of nextDay.length === 0 ? [] : routes) {
    if (!home || legs.length === 0 || home.mode === 'OVERNIGHT' || inCars.has(home)) continue;
    if (home.cents <= overnightCents) continue;
    for (const [order, place] of nextDay.entries()) {
      const km = travel.kmBetween(home.from, place);
      if (km === null || km > overnightKm) continue;
      possible.push({ way: home, nextDay: place, km, cents: overnightCents, order });
    }
  }
  possible.sort((a, b) => b.way.cents - a.way.cents || a.km - b.km || a.order - b.order);
  const [nights, taken, staying] = [[] as Night[], new Set<number>(), new Set<Way>()];
  for (const { order, ...night } of possible) {
    if (taken.has(order) || staying.has(night.way)) continue;
    taken.add(order);
    staying.add(night.way);
    nights.push(night);
  }
  return nights;
}

function findRides(travel: Travel, ways: readonly Way[]): SharedRide[] {
  if (travel.rates.shuttleSeats < 2) return [];
  const pairs: { a: number; b: number; saves: number }[] = [];
  for (let a = 0; a < ways.length; a += 1) {
    for (let b = a + 1; b < ways.length; b += 1) {
      if (!mayFit(travel, ways[a]!, ways[b]!)) continue;
      const saves = savingOf([ways[a]!, ways[b]!], rideOf(travel, [ways[a]!, ways[b]!]));
      if (saves > EPSILON) pairs.push({ a, b, saves });
    }
  }
  pairs.sort((one, other) => other.saves - one.saves || one.a - other.a || one.b - other.b);
  const groupOf = new Map<number, Way[]>();
  const groups: Way[][] = [];
  for (const { a, b } of pairs) {
    const [one, other] = [groupOf.get(a), groupOf.get(b)];
    if (one && other) continue;
    const group = one ?? other;
    if (!group) {
      const made = [ways[a]!, ways[b]!];
      groups.push(made);
      groupOf.set(a, made).set(b, made);
      continue;
    }
    const joining = one ? b : a;
    const [with_, without] = [[...group, ways[joining]!], group];
    const more = savingOf(with_, rideOf(travel, with_)) - savingOf(without, rideOf(travel, without));
    if (more <= EPSILON) continue;
    group.push(ways[joining]!);
    groupOf.set(joining, group);
  }
  return groups.map((group) => rideOf(travel, group)!);
}

function savingOf(ways: readonly Way[], ride: SharedRide | null): number {
  return ride === null ? Number.NEGATIVE_INFINITY : centsOf(ways) - ride.cents + ride.lessLateCents;
}

/** A quick check before the ride is computed. */
function mayFit(travel: Travel, a: Way, b: Way): boolean {
  if (Math.max(a.readyAt, b.readyAt) > Math.min(a.leaveBy, b.leaveBy, a.dueAt, b.dueAt)) return false;
  return isNear(travel, a.from, b.from) && isNear(travel, a.to, b.to);
}

const isNear = (travel: Travel, a: number, b: number) => a === b || travel.kmBetween(a, b)! <= NEIGHBOUR_KM;

/** The longest way with the detours for the other drivers. Null if they do not fit into one car in time. */
export function rideOf(travel: Travel, ways: readonly Way[]): SharedRide | null {
  if (ways.length > travel.rates.shuttleSeats) return null;
  const longest = ways.reduce((one, other) => (other.km! > one.km! ? other : one));
  let carKm = longest.km!;
  let [readyAt, leaveBy, dueAt] = [
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ];
  for (const way of ways) {
    if (!isNear(travel, longest.from, way.from) || !isNear(travel, longest.to, way.to)) return null;
    if (way !== longest) {
      carKm += travel.kmBetween(longest.from, way.from)! + travel.kmBetween(way.to, longest.to)!;
    }
    readyAt = Math.max(readyAt, way.readyAt);
    leaveBy = Math.min(leaveBy, way.leaveBy);
    dueAt = Math.min(dueAt, way.dueAt);
  }
  const ms = drivingMs(carKm);
  if (readyAt > Math.min(leaveBy, dueAt - ms)) return null;
  let [leavesAt, lessLateMs] = [leaveBy, 0];
  for (const way of ways) {
    const arrivesBy = Math.min(way.dueAt, Math.max(way.requestedAt, readyAt + ms));
    leavesAt = Math.min(leavesAt, arrivesBy - ms);
    if (arrivesBy < way.dueAt) lessLateMs += way.dueAt - arrivesBy;
  }
  return {
    ways,
    carKm,
    ms,
    cents: travel.shuttleCents(carKm, ways.length),
    lessLateCents: (lessLateMs / MINUTE_MS) * LATE_CENTS_PER_MINUTE,
    leavesAt: ways.some((way) => way.leaveBy < way.dueAt) ? readyAt : leavesAt,
  };
}

/** The routes with the times of the shared cars: a pickup may be less late. */
export function withRides(routes: readonly Route[], { rides }: Shared): Route[] {
  return routes.map((route) => {
    const legs = route.legs.map((leg) => {
      const ride = rides.find(({ ways }) => ways.includes(leg.way));
      if (!ride || leg.lateMs === 0) return leg;
      const times = timesOf(leg.job, Math.max(leg.job.requestedAt, ride.leavesAt + ride.ms));
      return times === null ? leg : { ...leg, ...times, lateMs: times.startsAt - leg.job.requestedAt };
    });
    return { ...route, legs };
  });
}
