// Arithmetic with wall times as form fields hold them, "2026-12-24" and "2026-12-24T08:00". They name no zone,
// so days are counted in UTC, where every day has 24 hours.
import { addDays } from '../../../shared/time/days.ts';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { toLocal } from './local-time.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

export function dayOf(value: string): string {
  return value.slice(0, 10);
}

/** "08:00", or an empty text for a day without a time. */
export function clockOf(value: string): string {
  return value.slice(11, 16);
}

/** The day in numbers, or null if the calendar does not have it. The month counts from 1. */
export function makeDay(year: number, month: number, day: number): string | null {
  const text = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

export function makeClock(hour: number, minute: number): string | null {
  return hour <= 23 && minute <= 59 ? `${twoDigits(hour)}:${twoDigits(minute)}` : null;
}

export function isWallTime(value: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?$/.exec(value);
  if (!match) return false;
  const [year, month, day, hour = 0, minute = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return makeDay(year!, month!, day!) !== null && makeClock(hour, minute) !== null;
}

export function addMinutes(value: string, count: number): string {
  return new Date(Date.parse(`${value}Z`) + count * MINUTE_MS).toISOString().slice(0, 16);
}

/** The same day of another month, or the last day of that month if it is shorter. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = dayOf(day).split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(first.toISOString(), Math.min(date, lastDate) - 1);
}

/** From 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${dayOf(day)}T00:00Z`).getUTCDay() + 6) % 7;
}

/** False for the hour that is skipped when clocks go forward in the reader's zone. */
export function existsInZone(value: string): boolean {
  const at = new Date(value);
  return !Number.isNaN(at.getTime()) && toLocal(at.toISOString()) === value;
}
