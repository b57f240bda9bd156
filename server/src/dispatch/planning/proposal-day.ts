// The day of the fleet as input of the solver: places by number, orders, and each driver's start and limits.
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { drivingMs, HANDOVER_MS, plannedPickup } from '../../model/orders/travel-time.ts';
import type { Day, DayDriver, DayJob, Rates, Refusal } from './day/day.ts';
import {
  type Availability,
  type FreeDriver,
  freeAfter,
  type StartPlace,
  splitTrips,
} from './driver-availability.ts';
import { findObstacles, MAX_DAY_MS, vehicleObstacles } from './may-drive.ts';
import { openTimesOf } from './opening-conflicts.ts';
import type { PlanOrder } from './plan-order.ts';
import type { Span } from './planning-store.ts';
import { driveMs, kmBetween, type Trip } from './trip-times.ts';

/** A pickup that is later than this is not proposed. */
const LATEST_MS = 60 * MINUTE_MS;
/** An open order costs more than any way. */
const OPEN_CENTS = 500_000;
/** The cost of a driver with an unanswered trip: other drivers may be this much dearer. */
const UNSURE_CENTS = 9000;

export interface FleetDay {
  fleet: readonly Availability[];
  orders: readonly PlanOrder[];
  /** Open orders of the next day. */
  nextDay: readonly PlanOrder[];
  /** From now, or from the start of the day, to its end. */
  span: Span;
  /** The start of the local day. */
  dayStart: Date;
  rates: Rates;
  /** Indexes into the fleet. */
  unsure?: ReadonlySet<number>;
}

export interface ProposalDay {
  day: Day;
  /** By job. */
  orders: readonly PlanOrder[];
  /** By place. */
  cities: readonly (string | null)[];
  /** By driver. */
  fromCities: readonly (string | null)[];
}

export function toProposalDay(input: FleetDay): ProposalDay {
  const places = new Places();
  const orders = [...input.orders];
  const jobs: DayJob[] = orders.map((order, index) => toJob(places, order, index));
  const starts = input.fleet.map((one) => startOf(one, input));
  const drivers = input.fleet.map((one, index): DayDriver => {
    const { start, set, lastEndAt, dayFrom, next } = starts[index]!;
    const setJobs = set.map((trip) => {
      const job = toSetJob(places, trip, jobs.length);
      orders.push(trip.order);
      jobs.push(job);
      return job;
    });
    return {
      index,
      ...{ from: places.of(start.from), freeFrom: start.freeFrom.getTime(), dayFrom, lastEndAt },
      ...{
        home: places.of(one.home),
        homeBy: null,
        set: setJobs,
        nextDay: places.of(next?.order.pickup ?? null),
      },
      ...limitsOf(one, next, orders),
      doubtCents: input.unsure?.has(index) ? UNSURE_CENTS : 0,
    };
  });
  const nextDay = input.nextDay.map(({ pickup }) => places.of(pickup)).filter((place) => place >= 0);
  return {
    day: { places: places.coordinates, jobs, drivers, nextDay, rates: input.rates },
    orders,
    cities: places.cities,
    fromCities: starts.map(({ start }) => start.from?.city ?? null),
  };
}

/** Addresses at the same coordinates are one place. */
class Places {
  readonly coordinates: NonNullable<StartPlace['coordinates']>[] = [];
  readonly cities: (string | null)[] = [];
  private readonly known = new Map<string, number>();

  /** -1 if it is unknown. */
  of(place: StartPlace | null): number {
    if (!place?.coordinates) return -1;
    const { lat, lng } = place.coordinates;
    const key = `${lat},${lng}`;
    const known = this.known.get(key);
    if (known !== undefined) {
      this.cities[known] ??= place.city;
      return known;
    }
    this.known.set(key, this.coordinates.length);
    this.cities.push(place.city);
    return this.coordinates.push({ lat, lng }) - 1;
  }
}

function toJob(places: Places, order: PlanOrder, index: number): DayJob {
  const requestedAt = plannedPickup(order)!.getTime();
  return {
    ...{ index, from: places.of(order.pickup), to: places.of(order.delivery), requestedAt, isSet: false },
    ...{
      latestAt: requestedAt + LATEST_MS,
      lastsMs: driveMs(order) + 2 * HANDOVER_MS,
      openCents: OPEN_CENTS,
      openTimes: openTimesOf(order),
    },
  };
}

/** Keeps its time. */
function toSetJob(places: Places, { order, startsAt, endsAt }: Trip, index: number): DayJob {
  const requestedAt = startsAt.getTime();
  return {
    ...{ index, from: places.of(order.pickup), to: places.of(order.delivery), requestedAt, isSet: true },
    ...{ latestAt: requestedAt, lastsMs: endsAt.getTime() - requestedAt, openCents: 0 },
  };
}

/** Trips under way or before the day come first; those after it decide where a night makes sense. */
function startOf(availability: Availability, input: FleetDay) {
  const { from, to } = input.span;
  const { before, next } = splitTrips(availability.trips, ({ startsAt }) => startsAt < from);
  const ends = before.map(({ endsAt }) => endsAt.getTime());
  const set = next.filter(({ startsAt }) => startsAt < to);
  return {
    start: afterTheNight(availability, freeAfter(before, availability, from), set[0] ?? null, input),
    set,
    next: next.find(({ startsAt }) => startsAt >= to) ?? null,
    lastEndAt: ends.length === 0 ? null : Math.max(...ends),
    dayFrom: before.find(({ endsAt }) => endsAt >= from)?.startsAt.getTime() ?? null,
  };
}

/**
 * After the last trip of an earlier day the driver went home, unless the first set trip of this day begins near
 * the place where that trip ended.
 */
function afterTheNight(
  { home, place }: Availability,
  start: FreeDriver,
  first: Trip | null,
  { dayStart, span, rates }: FleetDay,
): FreeDriver {
  const endedAt = start.after?.endsAt ?? place?.at ?? null;
  const km = kmBetween(start.from?.coordinates ?? null, home?.coordinates ?? null);
  if (km === null || endedAt === null || endedAt >= dayStart) return start;
  const toFirst = kmBetween(start.from!.coordinates, first?.order.pickup.coordinates ?? null);
  if (toFirst !== null && toFirst <= rates.overnightKm) return start;
  const homeAt = endedAt.getTime() + rates.transitWaitMs + drivingMs(km) * rates.transitTimeFactor;
  return { ...start, from: home, freeFrom: new Date(Math.max(span.from.getTime(), homeAt)) };
}

type Limits = Pick<
  DayDriver,
  'maxDayMs' | 'countsFromLeaving' | 'minRestMs' | 'endBy' | 'excludes' | 'refuses'
>;

function limitsOf({ work, driver }: Availability, next: Trip | null, orders: readonly PlanOrder[]): Limits {
  const { maxDayMinutes, minRestMinutes, weeklyHours } = work.terms;
  const minRestMs = (minRestMinutes ?? 0) * MINUTE_MS;
  const excluded = new Map<number, Refusal | null>();
  return {
    maxDayMs: maxDayMinutes === null ? MAX_DAY_MS : maxDayMinutes * MINUTE_MS,
    countsFromLeaving: maxDayMinutes !== null,
    minRestMs,
    endBy: next && minRestMs > 0 ? next.startsAt.getTime() - minRestMs : null,
    excludes: ({ index }) => {
      const known = excluded.get(index);
      if (known !== undefined) return known;
      const order = orders[index]!;
      const declined = order.declinedBy?.has(driver.id) ? 'DECLINED' : null;
      const found = vehicleObstacles(work, order)[0]?.kind ?? declined;
      excluded.set(index, found);
      return found;
    },
    refuses:
      weeklyHours === null && work.absent.length === 0 && work.ending.length === 0
        ? null
        : ({ index }, leavesAt, times): Refusal | null => {
            const span = { leavesAt, ...times };
            return findObstacles(work, orders[index]!, span, [])[0]?.kind ?? null;
          },
  };
}
