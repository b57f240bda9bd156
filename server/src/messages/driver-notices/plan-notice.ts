// When a notice is sent, tried again, or mailed instead. Pure.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { DriverNoticeKind } from '../../model/orders/driver-notices.ts';
import { toInstant, toLocal } from '../../platform/time-zones.ts';
import type { DriverNoticeState } from './driver-notice.ts';
import type { DriverNoticeSettings } from './notice-settings.ts';

/** The delay after each attempt that no phone took; the last one repeats until the mail is due. */
const RETRY_DELAYS_MS = [30_000, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

export interface PlannedNotice {
  kind: DriverNoticeKind;
  state: DriverNoticeState;
  driverId: string;
  firstAttemptAt: Date | null;
  /** The driver of the order now. */
  currentDriverId: string | null;
  isDriverActive: boolean;
  requestedPickup: Date | null;
}

export interface PlanContext {
  now: Date;
  settings: DriverNoticeSettings;
  timeZone: string;
}

export type NextStep =
  | { step: 'PUSH' | 'FALL_BACK' | 'DROP' }
  /** Until the night is over, or the trip is near. */
  | { step: 'WAIT'; until: Date };

export function nextStepOf(notice: PlannedNotice, { now, settings, timeZone }: PlanContext): NextStep {
  if (!isStillTrue(notice)) return { step: 'DROP' };
  const { firstAttemptAt, state } = notice;
  if (firstAttemptAt === null) {
    const until = sendTime(now, notice.requestedPickup, settings, timeZone);
    return until > now ? { step: 'WAIT', until } : { step: 'PUSH' };
  }
  if (state === 'NOTIFIED' || mailTime(firstAttemptAt, settings) <= now) return { step: 'FALL_BACK' };
  return { step: 'PUSH' };
}

/** A former driver only learns that the trip was taken away; one who has left the operator gets no notice. */
function isStillTrue({ kind, driverId, currentDriverId, isDriverActive }: PlannedNotice): boolean {
  return isDriverActive && (currentDriverId === driverId) !== (kind === 'TRIP_REASSIGNED');
}

/** At once by day, or if the pickup is near; otherwise when the night ends or the pickup gets near. */
export function sendTime(
  now: Date,
  pickup: Date | null,
  { nightFrom, nightUntil, nearHours }: DriverNoticeSettings,
  timeZone: string,
): Date {
  const local = toLocal(timeZone, now);
  if (!isNight(local.time, nightFrom, nightUntil)) return now;
  const endsToday = local.time < nightUntil;
  const midnight = (local.dayNumber + (endsToday ? 0 : 1)) * DAY_MS;
  const morning = toInstant(midnight + msOf(nightUntil), timeZone);
  const near = pickup && new Date(pickup.getTime() - nearHours * HOUR_MS);
  const earliest = near && near < morning ? near : morning;
  return earliest < now ? now : earliest;
}

/** The same time twice means that there is no night. */
function isNight(time: string, from: string, until: string): boolean {
  return from <= until ? time >= from && time < until : time >= from || time < until;
}

function msOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * HOUR_MS + minutes! * MINUTE_MS;
}

export function mailTime(firstAttemptAt: Date, { mailAfterMinutes }: DriverNoticeSettings): Date {
  return new Date(firstAttemptAt.getTime() + mailAfterMinutes * MINUTE_MS);
}

/** What the push services of all phones of a driver answered together. */
export interface PushResult {
  /** How many took the message. */
  delivered: number;
  /** Whether another attempt may succeed. */
  canRetry: boolean;
  /** The longest wait that a push service asked for. */
  retryAfterSeconds: number | null;
}

/** The next push, and never later than the time of the mail. */
export function retryTime(
  now: Date,
  attempts: number,
  { canRetry, retryAfterSeconds }: PushResult,
  mailAt: Date,
): Date {
  if (!canRetry) return mailAt;
  const planned = RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length) - 1]!;
  const delayMs = Math.max(planned, (retryAfterSeconds ?? 0) * 1000);
  return new Date(Math.min(now.getTime() + delayMs, mailAt.getTime()));
}

/** A trip that was taken away cannot be opened any more, so it never reports that its notice was read. */
export function canBeRead(kind: DriverNoticeKind): boolean {
  return kind !== 'TRIP_REASSIGNED';
}

/** What a single push service answered; RFC 8030 uses 404 and 410 for subscriptions that no longer exist. */
export type PushOutcome = 'DELIVERED' | 'GONE' | 'LATER' | 'REFUSED';

export function outcomeOf({ status, error }: { status: number | null; error: string | null }): PushOutcome {
  if (status === null) return 'LATER';
  if (status >= 200 && status < 300) return error === null ? 'DELIVERED' : 'LATER';
  if (status === 404 || status === 410) return 'GONE';
  return status === 429 || status >= 500 ? 'LATER' : 'REFUSED';
}
