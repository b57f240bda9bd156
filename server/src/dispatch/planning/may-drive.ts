// Finds the obstacles for a driver on a trip: absence, hours, licence, kind of vehicle, a long day, a short rest. Pure.

import { HOUR_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { dayIn } from '../../platform/time-zones.ts';
import type { AbsenceKind, AbsentDays } from '../availability/absence.ts';
import { coversClass, isNeeded, kindsOf, licenceFor, type Transport } from '../availability/vehicle-needs.ts';
import {
  type LicenceClass,
  type LicenceKind,
  USUAL_TERMS,
  VEHICLE_KINDS,
  type VehicleKind,
  type WorkingTerms,
} from '../availability/working-terms.ts';
import {
  type AbsentSpan,
  absentSpans,
  calendarOf,
  hoursOn,
  isWithinHours,
  type WorkCalendar,
} from './work-calendar.ts';

/** The usual limit from the first pickup to the last handover of a day. */
export const MAX_DAY_MS = 10 * HOUR_MS;
/** Trips with a shorter break between them belong to one working day. */
export const NIGHT_MS = 8 * HOUR_MS;

/** A trip with the way to it, in milliseconds since 1970. */
export interface WorkSpan {
  /** The same as `startsAt` if the way is unknown. */
  leavesAt: number;
  startsAt: number;
  endsAt: number;
}

interface EndingLicence {
  kind: LicenceKind;
  validUntil: string;
  /** The end of that day, in milliseconds since 1970. */
  to: number;
}

/** The terms of a driver, and the absences around the trips to check. */
export interface DriverWork {
  terms: Omit<WorkingTerms, 'home' | 'employment'>;
  absent: readonly AbsentSpan[];
  /** Those that end. */
  ending: readonly EndingLicence[];
  /** One for the whole fleet. */
  calendar: WorkCalendar;
}

export type Obstacle =
  | { kind: 'ABSENT'; absence: AbsenceKind; firstDay: string; lastDay: string }
  /** The hours of the day on which the trip starts; null on a day without work. */
  | { kind: 'OUTSIDE_HOURS'; from: Date | null; to: Date | null }
  | { kind: 'LICENCE_MISSING'; licence: LicenceClass }
  | { kind: 'MAY_NOT_DRIVE'; vehicle: VehicleKind }
  /** Before the end of the trip. */
  | { kind: 'LICENCE_ENDED'; ended: LicenceKind; validUntil: string }
  /** `minutes` over the limit. */
  | { kind: 'LONG_DAY'; minutes: number; maxMinutes: number; endsAt: Date }
  /** The rest between the end of one day and the start of the next. */
  | { kind: 'SHORT_REST'; minutes: number; minMinutes: number; from: Date; to: Date };

/** Planning checks many trips of drivers without any limit. */
const NONE: readonly Obstacle[] = [];
const minutesOf = (ms: number) => Math.ceil(ms / MINUTE_MS);

export function workOf(
  terms: WorkingTerms,
  absences: readonly AbsentDays[],
  calendar: WorkCalendar,
): DriverWork {
  const ending = terms.licences.flatMap(({ kind, validUntil }) =>
    validUntil === null ? [] : [{ kind, validUntil, to: dayIn(calendar.timeZone, validUntil).to.getTime() }],
  );
  return { terms, absent: absentSpans(absences, calendar.timeZone), ending, calendar };
}

/** The driver for whom nothing was agreed: only the usual limit of a day applies. */
export const UNLIMITED_WORK: DriverWork = workOf(USUAL_TERMS, [], calendarOf('UTC'));

/**
 * The most serious first. `others` are the driver's other trips around this one, in any order; the trip itself may
 * be among them.
 */
export function findObstacles(
  work: DriverWork,
  transport: Transport,
  span: WorkSpan,
  others: readonly WorkSpan[],
): Obstacle[] {
  return [
    ...ifAbsent(work, span),
    ...vehicleObstacles(work, transport),
    ...ifLicenceEnded(work, transport, span),
    ...ifOutsideHours(work, span),
    ...dayObstacles(work, span, others),
  ];
}

/** The obstacles that depend only on the vehicle, not on the time. */
export function vehicleObstacles(
  { terms }: Pick<DriverWork, 'terms'>,
  transport: Transport,
): readonly Obstacle[] {
  if (terms.licenceClasses.length === 0 && terms.mayDrive.length === VEHICLE_KINDS.length) return NONE;
  const excluded = kindsOf(transport).filter((kind) => !terms.mayDrive.includes(kind));
  const licence = licenceFor(transport);
  const isLicensed =
    terms.licenceClasses.length === 0 || terms.licenceClasses.some((held) => coversClass(held, licence));
  return [
    ...(isLicensed ? [] : [{ kind: 'LICENCE_MISSING' as const, licence }]),
    ...excluded.map((vehicle) => ({ kind: 'MAY_NOT_DRIVE' as const, vehicle })),
  ];
}

function ifAbsent({ absent }: DriverWork, { leavesAt, endsAt }: WorkSpan): readonly Obstacle[] {
  const found = absent.find(({ from, to }) => from < endsAt && leavesAt < to);
  if (!found) return NONE;
  const { kind: absence, firstDay, lastDay } = found;
  return [{ kind: 'ABSENT', absence, firstDay, lastDay }];
}

function ifLicenceEnded(
  { ending }: DriverWork,
  transport: Transport,
  { endsAt }: WorkSpan,
): readonly Obstacle[] {
  const found = ending.find(({ kind, to }) => to < endsAt && isNeeded(kind, transport));
  return found ? [{ kind: 'LICENCE_ENDED', ended: found.kind, validUntil: found.validUntil }] : NONE;
}

function ifOutsideHours(
  { terms: { weeklyHours }, calendar }: DriverWork,
  { leavesAt, startsAt, endsAt }: WorkSpan,
): readonly Obstacle[] {
  if (weeklyHours === null || isWithinHours(weeklyHours, calendar, leavesAt, endsAt)) return NONE;
  const hours = hoursOn(weeklyHours, calendar.dayAt(startsAt), calendar);
  return [{ kind: 'OUTSIDE_HOURS', from: hours && new Date(hours.from), to: hours && new Date(hours.to) }];
}

/** The working day of the trip: all trips without a night between them. */
function dayObstacles(
  { terms }: DriverWork,
  span: WorkSpan,
  others: readonly WorkSpan[],
): readonly Obstacle[] {
  const { maxDayMinutes, minRestMinutes } = terms;
  const maxMs = maxDayMinutes === null ? MAX_DAY_MS : maxDayMinutes * MINUTE_MS;
  if (minRestMinutes === null && spreadOf(span, others) <= maxMs) return NONE;
  // The usual limit counts from the first pickup; an agreed one from leaving for it.
  const beginOf = (one: WorkSpan) => (maxDayMinutes === null ? one.startsAt : one.leavesAt);
  const sorted = others.filter((other) => other !== span).sort((a, b) => a.startsAt - b.startsAt);
  let [first, leaves, last, isAlone] = [beginOf(span), span.leavesAt, span.endsAt, true];
  for (const other of sorted.toReversed()) {
    if (other.startsAt >= span.startsAt || first - other.endsAt >= NIGHT_MS) continue;
    [first, leaves] = [Math.min(first, beginOf(other)), Math.min(leaves, other.leavesAt)];
    isAlone = false;
  }
  for (const other of sorted) {
    if (other.endsAt <= last || beginOf(other) - last >= NIGHT_MS) continue;
    [last, isAlone] = [other.endsAt, false];
  }
  const isLong = last - first > maxMs && !(isAlone && maxDayMinutes === null);
  return [
    ...(isLong ? [longDay(last, first, maxMs)] : []),
    ...(minRestMinutes === null ? [] : ifShortRest(leaves, last, sorted, minRestMinutes)),
  ];
}

/** From the first leaving to the last end of all trips, without looking for nights: most plans are shorter than a day. */
function spreadOf(span: WorkSpan, others: readonly WorkSpan[]): number {
  let [first, last] = [span.leavesAt, span.endsAt];
  for (const { leavesAt, endsAt } of others) {
    if (leavesAt < first) first = leavesAt;
    if (endsAt > last) last = endsAt;
  }
  return last - first;
}

/** A long trip alone is an obstacle only if a limit was agreed: the usual one allows it. */
function longDay(last: number, first: number, maxMs: number): Obstacle {
  return {
    kind: 'LONG_DAY',
    minutes: minutesOf(last - first - maxMs),
    maxMinutes: minutesOf(maxMs),
    endsAt: new Date(last),
  };
}

/** At most one: the shorter of the rests before and after the working day. */
function ifShortRest(
  leaves: number,
  last: number,
  others: readonly WorkSpan[],
  minMinutes: number,
): Obstacle[] {
  const before = others.filter(({ endsAt }) => endsAt <= leaves).map(({ endsAt }) => endsAt);
  const after = others.filter(({ leavesAt }) => leavesAt >= last).map(({ leavesAt }) => leavesAt);
  const rests = [
    ...(before.length > 0 ? [{ from: Math.max(...before), to: leaves }] : []),
    ...(after.length > 0 ? [{ from: last, to: Math.min(...after) }] : []),
  ].sort((a, b) => a.to - a.from - (b.to - b.from));
  const [shortest] = rests;
  if (!shortest || shortest.to - shortest.from >= minMinutes * MINUTE_MS) return [];
  const { from, to } = shortest;
  const minutes = Math.floor((to - from) / MINUTE_MS);
  return [{ kind: 'SHORT_REST', minutes, minMinutes, from: new Date(from), to: new Date(to) }];
}
