// Explains why the plan gives an order to its driver: the reasons for the driver, and the additional cost of the next best.
import type { DayJob, Leg, Route } from './day.ts';
import type { Plan, Solution } from './plan.ts';

/** Places up to this far apart count as near. */
const NEAR_KM = 30;

export const REASONS = [
  'ONLY_DRIVER',
  'SHARED_CAR',
  'CONTINUES',
  'LEADS_HOME',
  'STARTS_NEAR',
  'LEAST_COST',
] as const;

export interface Reason {
  /**
   * ONLY_DRIVER: nobody else could take it. SHARED_CAR: the driver gets there with others. CONTINUES: it begins
   * near the end of the order before. LEADS_HOME: it ends near the driver's home. STARTS_NEAR: it begins near
   * where the driver is.
   */
  kind: (typeof REASONS)[number];
  /** The distance that the reason is about; null for ONLY_DRIVER and LEAST_COST. */
  km: number | null;
  /** The order before, for CONTINUES. */
  after: DayJob | null;
  /** The driver who would be next best, and what this driver would cost and travel more. */
  next: { driver: number; cents: number; km: number } | null;
}

/** The first reason that applies, in the order of `REASONS`. */
export function explain(plan: Plan, { routes, shared }: Solution, driver: number, leg: Leg): Reason {
  const next = nextBest(plan, routes, driver, leg.job);
  const reason = (kind: Reason['kind'], km: number | null = null, after: DayJob | null = null): Reason => ({
    ...{ kind, km, after, next },
  });
  if (next === null) return reason('ONLY_DRIVER');
  const { job, way } = leg;
  if (shared.rides.some(({ ways }) => ways.includes(way))) return reason('SHARED_CAR', way.km);
  const { legs } = routes[driver]!;
  const before = legs[legs.indexOf(leg) - 1]?.job ?? null;
  const isNear = way.km !== null && way.km <= NEAR_KM;
  if (before && isNear) return reason('CONTINUES', way.km, before);
  const { home, from } = plan.day.drivers[driver]!;
  const kmHome = home < 0 ? null : plan.travel.kmBetween(job.to, home);
  const isLast = legs.at(-1) === leg;
  const isAway = plan.travel.kmBetween(from, home) !== 0 || before !== null;
  if (isLast && isAway && kmHome !== null && kmHome <= NEAR_KM) return reason('LEADS_HOME', kmHome);
  if (isNear) return reason('STARTS_NEAR', way.km);
  return reason('LEAST_COST');
}

/** The cheapest other driver, if the rest of the plan stays as it is. */
function nextBest(plan: Plan, routes: readonly Route[], driver: number, job: DayJob): Reason['next'] {
  const other = plan.cheapest(job, driver);
  if (!other) return null;
  const [own, rest] = [routes[driver]!, plan.routeOf(plan.without(job))];
  const [theirs, more] = [routes[other.driver]!, plan.routeOf(other.sequence)];
  const km = kmOf(more) - kmOf(theirs) - (kmOf(own) - kmOf(rest));
  return { driver: other.driver, cents: other.adds - plan.costOfJob(job), km };
}

/** The known kilometres without a vehicle to transfer. */
export function kmOf({ legs, home }: Route): number {
  const ways = legs.map(({ way }) => way.km ?? 0);
  return ways.reduce((sum, km) => sum + km, home && home.mode !== 'OVERNIGHT' ? (home.km ?? 0) : 0);
}
