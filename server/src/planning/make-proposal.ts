// Makes the proposal for a day in time slices, with its benefit and the remaining decisions.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '../orders/core.ts';
import { MINUTE_MS } from '../platform/durations.ts';
import { type FleetDriver, readFleet } from './availability.ts';
import { stateOf } from './day-plan.ts';
import type { PlanOrder } from './plan-order.ts';
import { listUnassignedIn, listUnreleasedIn, type Span } from './planning-store.ts';
import { type Assignment, nearestFirst, propose } from './propose.ts';
import { DayOfFleet, type Job, type Leg, type Refusal, type Route } from './routes-of-a-day.ts';
import { readDay } from './today.ts';

const SLICE_MS = 10;
/** How many other drivers the page names for a late order. */
const MAX_ALTERNATIVES = 3;

export interface ProposedLeg {
  order: PlanOrder;
  /** True if it was assigned before the proposal. */
  set: boolean;
  startsAt: Date;
  endsAt: Date;
  deadheadKm: number | null;
  lateMinutes: number;
}

export interface ProposedDriver {
  driver: FleetDriver['driver'];
  fromCity: string | null;
  /**
   * The driver has not answered for an earlier trip, and is left out until a dispatcher includes the driver.
   */
  unsure: { order: string; minutes: number } | null;
  legs: ProposedLeg[];
  deadheadKm: number;
  dayMinutes: number;
}

export interface Alternative {
  driverId: string;
  name: string;
  /** Compared with the proposal. */
  moreKm: number;
}

export interface Sums {
  deadheadKm: number;
  placed: number;
  onTime: number;
}

export interface Proposal extends Span {
  day: string;
  madeAt: Date;
  orders: number;
  /** Orders of the day that take no part, because they must be released first. */
  unreleased: PlanOrder[];
  drivers: ProposedDriver[];
  late: { orderId: string; alternatives: Alternative[] }[];
  open: { order: PlanOrder; nearest: { name: string; km: number | null; why: Refusal } | null }[];
  proposed: Sums;
  nearestFirst: Sums;
}

export async function makeProposal(core: Pick<Core, 'sql' | 'clock'>, named?: string): Promise<Proposal> {
  const now = core.clock.now();
  const { day, from, to } = await readDay(core, named);
  const begin = from > now ? from : now;
  const [fleet, unassigned, unreleased] = await Promise.all([
    readFleet(core.sql, { from: now < from ? now : from, to }, now),
    listUnassignedIn(core.sql, { from: begin, to }, false),
    listUnreleasedIn(core.sql, { from: begin, to }, false),
  ]);
  const unsure = new Set(fleet.flatMap((driver, index) => (isUnsure(driver, now) ? [index] : [])));
  const { compared, chosen, dayOfFleet } = await proposeInSlices(fleet, unassigned, begin, unsure);
  const proposed = sumsOf(chosen);
  return {
    day,
    from,
    to,
    madeAt: now,
    orders: unassigned.length,
    unreleased,
    drivers: fleet.map((driver, index) => {
      const fromCity = dayOfFleet.starts[index]!.from?.city ?? null;
      return toDriver(driver, fromCity, chosen.routes[index]!, now);
    }),
    late: lateOrders(dayOfFleet, fleet, chosen),
    open: chosen.open.map((job) => ({
      order: job.order,
      nearest: nearestOf(dayOfFleet, fleet, chosen, job),
    })),
    proposed,
    nearestFirst: sumsOf(compared),
  };
}

function isUnsure(driver: FleetDriver, now: Date): boolean {
  return stateOf(driver, now).kind === 'NO_ANSWER';
}

export async function proposeInSlices(
  fleet: readonly FleetDriver[],
  orders: readonly PlanOrder[],
  from: Date,
  unsure: ReadonlySet<number> = new Set(),
) {
  const dayOfFleet = new DayOfFleet(fleet, orders, from, unsure);
  await nextTurn();
  const compared = await inSlices(nearestFirst(dayOfFleet));
  const chosen = await inSlices(propose(dayOfFleet));
  return { dayOfFleet, compared, chosen };
}

/** Never blocks the event loop longer than a slice and one step. */
async function inSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await nextTurn();
    began = performance.now();
  }
}

function sumsOf({ routes }: Assignment): Sums {
  const placed = routes.flatMap(({ legs }) => legs.filter(({ job }) => !job.set));
  return {
    deadheadKm: Math.round(routes.reduce((sum, { deadheadKm }) => sum + deadheadKm, 0)),
    placed: placed.length,
    onTime: placed.filter(({ lateMs }) => lateMs === 0).length,
  };
}

function toDriver(
  fleetDriver: FleetDriver,
  fromCity: string | null,
  route: Route,
  now: Date,
): ProposedDriver {
  const state = stateOf(fleetDriver, now);
  return {
    driver: fleetDriver.driver,
    fromCity,
    unsure: state.kind === 'NO_ANSWER' ? { order: state.order, minutes: state.minutes } : null,
    legs: route.legs.map(toLeg),
    deadheadKm: Math.round(route.deadheadKm),
    dayMinutes: Math.round(route.dayMs / MINUTE_MS),
  };
}

function toLeg({ job, deadheadKm, startsAt, endsAt, lateMs }: Leg): ProposedLeg {
  return {
    order: job.order,
    set: job.set,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    deadheadKm: deadheadKm === null ? null : Math.round(deadheadKm),
    lateMinutes: Math.ceil(lateMs / MINUTE_MS),
  };
}

const jobsOf = ({ legs }: Route) => legs.map(({ job }) => job).filter(({ set }) => !set);

/** Orders with a late pickup, and other drivers who would be in time, with their detour. */
function lateOrders(
  day: DayOfFleet,
  fleet: readonly FleetDriver[],
  { routes }: Assignment,
): Proposal['late'] {
  return routes.flatMap((route, own) =>
    route.legs
      .filter(({ job, lateMs }) => !job.set && lateMs > 0)
      .map(({ job }) => {
        const rest = day.drive(
          own,
          jobsOf(route).filter((other) => other !== job),
        );
        const saved = route.deadheadKm - (typeof rest === 'string' ? 0 : rest.deadheadKm);
        const alternatives = fleet.flatMap(({ driver: { id, name } }, driver): Alternative[] => {
          const other = driver === own ? 'LATE' : day.drive(driver, [...jobsOf(routes[driver]!), job]);
          if (typeof other === 'string' || other.legs.some(({ lateMs }) => lateMs > 0)) return [];
          return [
            { driverId: id, name, moreKm: Math.round(other.deadheadKm - routes[driver]!.deadheadKm - saved) },
          ];
        });
        alternatives.sort((a, b) => a.moreKm - b.moreKm);
        return { orderId: job.order.id, alternatives: alternatives.slice(0, MAX_ALTERNATIVES) };
      }),
  );
}

/** The nearest driver, and why this driver cannot take the order. */
function nearestOf(
  day: DayOfFleet,
  fleet: readonly FleetDriver[],
  { routes }: Assignment,
  job: Job,
): Proposal['open'][number]['nearest'] {
  const found = fleet.flatMap(({ driver: { name } }, driver) => {
    const why = day.drive(driver, [...jobsOf(routes[driver]!), job]);
    if (typeof why !== 'string') return [];
    const before = routes[driver]!.legs.findLast((leg) => leg.job.requestedAt <= job.requestedAt);
    return [{ name, why, km: day.kmTo(driver, before?.job.index ?? -1, job) }];
  });
  found.sort((a, b) => (a.km ?? Number.MAX_SAFE_INTEGER) - (b.km ?? Number.MAX_SAFE_INTEGER));
  const [nearest] = found;
  return nearest ? { ...nearest, km: nearest.km === null ? null : Math.round(nearest.km) } : null;
}
