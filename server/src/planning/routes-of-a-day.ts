// The cost of a driver's day with given orders: deadhead distance, lateness, and whether the day is feasible.
import { drivingMs } from '../orders/model/travel-time.ts';
import { MINUTE_MS } from '../platform/durations.ts';
import { MAX_DAY_MS, NIGHT_MS } from './candidates.ts';
import { type Availability, freeAfter, type StartPlace, splitTrips } from './driver-availability.ts';
import type { PlanOrder } from './plan-order.ts';
import { driveMs, HANDOVER_MS, kmBetween } from './trip-times.ts';

/** A pickup that is later than this is not proposed. */
export const LATEST_MS = 60 * MINUTE_MS;
/** A minute of lateness costs as much as this many deadhead kilometres. */
export const KM_PER_LATE_MINUTE = 2;
/** The cost of a driver with an unanswered trip: other drivers may be this much farther away. */
const UNSURE_KM = 150;

/**
 * An unknown distance counts as this long: drivers who are known to be nearer come first, and a driver with
 * an unknown distance is not proposed for a pickup that only a driver on site would reach in time.
 */
export const UNKNOWN_KM = 150;

/** An order to assign, or a trip that is already assigned and keeps its time. */
export interface Job {
  index: number;
  order: PlanOrder;
  requestedAt: number;
  /** Including both handovers. */
  lastsMs: number;
  set: boolean;
}

export interface Leg {
  job: Job;
  deadheadKm: number | null;
  startsAt: number;
  endsAt: number;
  lateMs: number;
}

export interface Route {
  legs: Leg[];
  deadheadKm: number;
  dayMs: number;
  cost: number;
}

export type Refusal = 'LATE' | 'NEXT_TRIP' | 'LONG_DAY';

interface Start {
  /** The start of the driver's trip under way, which is the start of the working day. */
  dayFrom: number | null;
  freeFrom: number;
  from: StartPlace | null;
  set: Job[];
}

/** All distances are computed once in advance. */
export class DayOfFleet {
  readonly fleet: readonly Availability[];
  readonly jobs: Job[];
  readonly starts: Start[];
  private readonly between: Float64Array;
  private readonly first: Float64Array;
  private readonly size: number;

  private readonly unsure: ReadonlySet<number>;

  /** `unsure` has indexes into the fleet. */
  constructor(
    fleet: readonly Availability[],
    orders: readonly PlanOrder[],
    from: Date,
    unsure: ReadonlySet<number> = new Set(),
  ) {
    this.fleet = fleet;
    this.unsure = unsure;
    this.jobs = orders.map((order, index) => jobOf(order, index));
    this.starts = fleet.map((availability) => this.startOf(availability, from));
    this.size = this.jobs.length;
    this.between = new Float64Array(this.size * this.size);
    this.first = new Float64Array(fleet.length * this.size);
    for (const a of this.jobs) {
      for (const b of this.jobs) {
        const km = kmBetween(a.order.delivery.coordinates, b.order.pickup.coordinates);
        this.between[a.index * this.size + b.index] = km ?? Number.NaN;
      }
    }
    for (const [driver, { from: start }] of this.starts.entries()) {
      for (const { index, order } of this.jobs) {
        const km = kmBetween(start?.coordinates ?? null, order.pickup.coordinates);
        this.first[driver * this.size + index] = km ?? Number.NaN;
      }
    }
  }

  /** Trips under way or before the day come first; later assigned trips keep their times. */
  private startOf({ trips, place }: Availability, from: Date): Start {
    const { before, next } = splitTrips(trips, ({ startsAt }) => startsAt < from);
    const { freeFrom, from: start } = freeAfter(before, place, from);
    const set = next.map(({ order, startsAt, endsAt }) => {
      const job: Job = {
        index: this.jobs.length,
        order,
        requestedAt: startsAt.getTime(),
        lastsMs: endsAt.getTime() - startsAt.getTime(),
        set: true,
      };
      this.jobs.push(job);
      return job;
    });
    const today = before.find(({ endsAt }) => endsAt >= from);
    return { dayFrom: today?.startsAt.getTime() ?? null, freeFrom: freeFrom.getTime(), from: start, set };
  }

  /** Drives the jobs in the order of their pickups; returns the reason if it is not feasible. */
  drive(driver: number, jobs: readonly Job[]): Route | Refusal {
    const { dayFrom, freeFrom, set } = this.starts[driver]!;
    const all = [...set, ...jobs].sort((a, b) => a.requestedAt - b.requestedAt || a.index - b.index);
    const legs: Leg[] = [];
    let [free, before, deadheadKm, late] = [freeFrom, -1, 0, 0];
    // A night starts a new working day; a single trip that is longer than a working day is still allowed.
    let [dayBegan, longest, isAlone] = [dayFrom, 0, dayFrom === null];
    for (const job of all) {
      const km = this.kmTo(driver, before, job);
      const driveMs = this.travelTo(job, before, km);
      const startsAt = Math.max(job.requestedAt, free + driveMs);
      const lateMs = startsAt - job.requestedAt;
      if (lateMs > (job.set ? 0 : LATEST_MS)) return job.set ? 'NEXT_TRIP' : 'LATE';
      const isNewDay = dayBegan === null || startsAt - driveMs - free >= NIGHT_MS;
      [dayBegan, isAlone] = isNewDay ? [startsAt, true] : [dayBegan, false];
      free = startsAt + job.lastsMs;
      const dayMs = free - dayBegan!;
      if (dayMs > MAX_DAY_MS && !isAlone && jobs.length > 0) return 'LONG_DAY';
      longest = Math.max(longest, dayMs);
      before = job.index;
      deadheadKm += km ?? UNKNOWN_KM;
      late += lateMs;
      legs.push({ job, deadheadKm: km, startsAt, endsAt: free, lateMs });
    }
    return {
      legs,
      deadheadKm,
      dayMs: longest,
      cost: deadheadKm + (late / MINUTE_MS) * KM_PER_LATE_MINUTE + this.costOfDoubt(driver, jobs),
    };
  }

  /** Assigned trips stay feasible: an assumed distance counts only next to a trip that the proposal adds. */
  private travelTo(job: Job, before: number, km: number | null): number {
    const isAdded = !job.set || (before >= 0 && !this.jobs[before]!.set);
    return km === null && !isAdded ? 0 : drivingMs(km ?? UNKNOWN_KM);
  }

  private costOfDoubt(driver: number, { length }: readonly Job[]): number {
    return length > 0 && this.unsure.has(driver) ? UNSURE_KM : 0;
  }

  /** From the driver's starting place (-1) or from the end of another job. */
  kmTo(driver: number, before: number, job: Job): number | null {
    const known =
      before < 0 ? this.first[driver * this.size + job.index] : this.between[before * this.size + job.index];
    return Number.isNaN(known) ? null : known!;
  }
}

function jobOf(order: PlanOrder, index: number): Job {
  const lastsMs = driveMs(order) + 2 * HANDOVER_MS;
  return { index, order, requestedAt: order.requestedPickup!.getTime(), lastsMs, set: false };
}
