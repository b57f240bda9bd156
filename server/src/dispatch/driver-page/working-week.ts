// The week of a driver: worked and planned hours, the ways between trips, the nights, and when the driver is free. Pure.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { drivingMs } from '../../model/orders/travel-time.ts';
import type { LastPlace, StartPlace } from '../planning/driver-availability.ts';
import { type DriverWork, MAX_DAY_MS, NIGHT_MS } from '../planning/may-drive.ts';
import { kmBetween, type Trip, type TripTimes } from '../planning/trip-times.ts';
import { hoursOn } from '../planning/work-calendar.ts';

/** A shorter way is not shown: it is within one place. */
const MIN_WAY_KM = 1;
const SEARCHED_DAYS = 15;

/** In milliseconds since 1970. */
interface Stretch {
  from: number;
  to: number;
}

export interface Hours {
  workedMinutes: number;
  plannedMinutes: number;
}

/** A drive without a customer's vehicle. */
export interface Way {
  kind: 'TO_PICKUP' | 'HOME';
  from: Date;
  to: Date;
  km: number;
}

/** Between the last handover of a working day and leaving for the next one. */
export interface Night {
  from: Date;
  to: Date;
  /** The city, if it is not spent at home. */
  awayIn: string | null;
}

export interface NightRates {
  /** Up to this distance to the next pickup a driver stays where the last trip ended. */
  overnightKm: number;
  /** The way home is by public transport. */
  transitTimeFactor: number;
  transitWaitMs: number;
}

const minutesOf = (ms: number) => Math.round(ms / MINUTE_MS);

/** Working days: from the first pickup to the last handover of trips without a night between them. */
export function stretchesOf(trips: readonly TripTimes[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { startsAt, endsAt } of trips.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const [from, to] = [startsAt.getTime(), endsAt.getTime()];
    const last = found.at(-1);
    if (last && from - last.to < NIGHT_MS) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found;
}

/** Of the working days that begin within the day. */
export function hoursWithin(stretches: readonly Stretch[], day: { from: Date; to: Date }, now: Date): Hours {
  let [worked, planned] = [0, 0];
  for (const { from, to } of stretches) {
    if (from < day.from.getTime() || from >= day.to.getTime()) continue;
    const until = Math.min(to, Math.max(from, now.getTime()));
    worked += until - from;
    planned += to - until;
  }
  return { workedMinutes: minutesOf(worked), plannedMinutes: minutesOf(planned) };
}

/** What is agreed for a week; null for a driver who works at any time. */
export function agreedMinutes({ terms: { weeklyHours } }: DriverWork): number | null {
  if (weeklyHours === null) return null;
  const minutes = (time: string) => {
    const [hours, rest] = time.split(':').map(Number);
    return hours! * 60 + rest!;
  };
  return weeklyHours.reduce((sum, day) => {
    if (!day) return sum;
    const length = minutes(day.to) - minutes(day.from);
    return sum + (length > 0 ? length : length + DAY_MS / MINUTE_MS);
  }, 0);
}

/**
 * After the working day that runs now: within the agreed hours, after the rest where the day is full or over, and not during an
 * absence. Null if there is no such time within two weeks.
 */
export function freeFrom(stretches: readonly Stretch[], work: DriverWork, now: Date): Date | null {
  const at = now.getTime();
  const current = stretches.find(({ from, to }) => from <= at && at < to);
  const end = current?.to ?? at;
  const { maxDayMinutes, minRestMinutes } = work.terms;
  const maxMs = maxDayMinutes === null ? MAX_DAY_MS : maxDayMinutes * MINUTE_MS;
  const isOver =
    current !== undefined && (current.to - current.from >= maxMs || workingTimeFrom(work, end) !== end);
  const found = workingTimeFrom(work, isOver ? end + (minRestMinutes ?? 0) * MINUTE_MS : end);
  return found === null ? null : new Date(found);
}

/** The time itself, or the next at which the driver works. */
function workingTimeFrom(
  { terms: { weeklyHours }, absent, calendar }: DriverWork,
  from: number,
): number | null {
  let at = from;
  for (let days = 0; days < SEARCHED_DAYS; days += 1) {
    const absence = absent.find((span) => span.from <= at && at < span.to);
    if (absence) {
      at = absence.to;
      continue;
    }
    if (weeklyHours === null) return at;
    const day = calendar.dayAt(at);
    const [before, today] = [
      hoursOn(weeklyHours, calendar.day(day.number - 1), calendar),
      hoursOn(weeklyHours, day, calendar),
    ];
    if (before && before.from <= at && at < before.to) return at;
    if (today && at < today.to) {
      if (at >= today.from) return at;
      at = today.from;
    } else at = day.to;
  }
  return null;
}

interface Places {
  place: LastPlace | null;
  home: StartPlace | null;
}

/** The ways to the pickups and home, and the nights; `trips` are sorted by start. */
export function waysAndNights(
  trips: readonly Trip[],
  { place, home }: Places,
  { overnightKm, transitTimeFactor, transitWaitMs }: NightRates,
): { ways: Way[]; nights: Night[] } {
  const ways: Way[] = [];
  const nights: Night[] = [];
  trips.forEach((trip, index) => {
    const before = trips[index - 1];
    const isNewDay = before !== undefined && trip.startsAt.getTime() - before.endsAt.getTime() >= NIGHT_MS;
    const km = before ? kmBetween(before.order.delivery.coordinates, trip.order.pickup.coordinates) : null;
    const stays = km !== null && km <= overnightKm;
    const origin = before && (!isNewDay || stays || !home) ? before.order.delivery : (home ?? place);
    const way = wayTo(trip, origin, before?.endsAt ?? null);
    if (isNewDay) {
      const wayHome = stays ? null : wayFrom(before, home, { transitTimeFactor, transitWaitMs });
      if (wayHome) ways.push(wayHome);
      const homeKm = kmBetween(before.order.delivery.coordinates, home?.coordinates ?? null);
      const isAway = stays && homeKm !== null && homeKm > overnightKm;
      const from = wayHome?.to ?? before.endsAt;
      const to = way?.from ?? trip.startsAt;
      if (from < to) nights.push({ from, to, awayIn: isAway ? before.order.delivery.city : null });
    }
    if (way) ways.push(way);
  });
  const last = trips.at(-1);
  const wayHome = last ? wayFrom(last, home, { transitTimeFactor, transitWaitMs }) : null;
  return { ways: wayHome ? [...ways, wayHome] : ways, nights };
}

/** Ends at the pickup, and does not begin before the trip before it ends. */
function wayTo({ order, startsAt }: Trip, origin: StartPlace | null, notBefore: Date | null): Way | null {
  const km = kmBetween(origin?.coordinates ?? null, order.pickup.coordinates);
  if (km === null || km < MIN_WAY_KM) return null;
  const from = Math.max(startsAt.getTime() - drivingMs(km), notBefore?.getTime() ?? 0);
  return from < startsAt.getTime()
    ? { kind: 'TO_PICKUP', from: new Date(from), to: startsAt, km: Math.round(km) }
    : null;
}

function wayFrom(
  { order, endsAt }: Trip,
  home: StartPlace | null,
  { transitTimeFactor, transitWaitMs }: Pick<NightRates, 'transitTimeFactor' | 'transitWaitMs'>,
): Way | null {
  const km = kmBetween(order.delivery.coordinates, home?.coordinates ?? null);
  if (km === null || km < MIN_WAY_KM) return null;
  const to = endsAt.getTime() + transitWaitMs + drivingMs(km) * transitTimeFactor;
  return { kind: 'HOME', from: endsAt, to: new Date(to), km: Math.round(km) };
}

/** Between the working day that is under way or last ended and the next one; null without a next one. */
export function nextRestMinutes(stretches: readonly Stretch[], now: Date): number | null {
  const next = stretches.findIndex(({ from }) => from > now.getTime());
  const before = stretches[next - 1];
  if (!before) return null;
  return Math.floor((stretches[next]!.from - before.to) / MINUTE_MS);
}

/** Local days on which a driver works, of approved holidays: by the agreed hours, otherwise Monday to Friday. */
export function countHolidays(
  { terms: { weeklyHours }, calendar }: DriverWork,
  spans: readonly { from: Date; to: Date }[],
): number {
  const days = new Set<number>();
  for (const { from, to } of spans) {
    const last = calendar.dayAt(to.getTime() - HOUR_MS).number;
    for (let number = calendar.dayAt(from.getTime()).number; number <= last; number += 1) days.add(number);
  }
  const usual = (number: number) => (((number + 3) % 7) + 7) % 7 < 5;
  const works = (number: number) =>
    weeklyHours === null ? usual(number) : hoursOn(weeklyHours, calendar.day(number), calendar) !== null;
  return [...days].filter(works).length;
}
