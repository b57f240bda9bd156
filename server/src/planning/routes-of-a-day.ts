// What a driver's day costs with given orders: the empty way, lateness, and whether it can be driven at all.
import { drivingMs } from '../orders/model/travel-time.ts';
import { MINUTE_MS } from '../platform/durations.ts';
import { MAX_DAY_MS, NIGHT_MS } from './candidates.ts';
import { type Availability, freeAfter, type StartPlace, splitTrips } from './driver-availability.ts';
import type { PlanOrder } from './plan-order.ts';
import { driveMs, HANDOVER_MS, kmBetween } from './trip-times.ts';

/** More than this late is no proposal any more. */
export const LATEST_MS = 60 * MINUTE_MS;
/** A minute that a customer waits is worth so many empty kilometres. */
export const KM_PER_LATE_MINUTE = 2;
/** So much farther may somebody be who is sure to come than somebody who has not answered. */
const UNSURE_KM = 150;

/**
 * An unknown way is planned as this long: drivers who are known to be nearer come first, and nobody is proposed for a
 * pickup that only a driver on the spot would reach.
 */
export const UNKNOWN_KM = 150;

/** An order to be placed, or a trip that is set already and keeps its time. */
export interface Job {
  index: number;
  order: PlanOrder;
  requestedAt: number;
  /** With both handovers. */
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
  /** Whatever the driver is in the middle of: the day began then. */
  dayFrom: number | null;
  freeFrom: number;
  from: StartPlace | null;
  set: Job[];
}

/** Distances between everything are asked for once and then looked up. */
export class DayOfFleet {
  readonly fleet: readonly Availability[];
  readonly jobs: Job[];
  readonly starts: Start[];
  private readonly between: Float64Array;
  private readonly first: Float64Array;
  private readonly size: number;

  private readonly unsure: ReadonlySet<number>;

  /** `unsure` by their place in the fleet. */
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

  /** What is being driven or begins before the day comes first; trips that are still to come keep their place. */
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

  /** In the order of their pickups; why not, where it cannot be driven. */
  drive(driver: number, jobs: readonly Job[]): Route | Refusal {
    const { dayFrom, freeFrom, set } = this.starts[driver]!;
    const all = [...set, ...jobs].sort((a, b) => a.requestedAt - b.requestedAt || a.index - b.index);
    const legs: Leg[] = [];
    let [free, before, empty, late] = [freeFrom, -1, 0, 0];
    // A night begins a new day; a trip that alone is longer than one is driven all the same.
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
      empty += km ?? UNKNOWN_KM;
      late += lateMs;
      legs.push({ job, deadheadKm: km, startsAt, endsAt: free, lateMs });
    }
    return {
      legs,
      deadheadKm: empty,
      dayMs: longest,
      cost: empty + (late / MINUTE_MS) * KM_PER_LATE_MINUTE + this.costOfDoubt(driver, jobs),
    };
  }

  /** What was assigned stays possible: an assumed way only counts where the proposal adds a trip. */
  private travelTo(job: Job, before: number, km: number | null): number {
    const isAdded = !job.set || (before >= 0 && !this.jobs[before]!.set);
    return km === null && !isAdded ? 0 : drivingMs(km ?? UNKNOWN_KM);
  }

  private costOfDoubt(driver: number, { length }: readonly Job[]): number {
    return length > 0 && this.unsure.has(driver) ? UNSURE_KM : 0;
  }

  /** From the place where the driver begins (-1) or from where another job ends. */
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
