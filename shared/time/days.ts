// Arithmetic with calendar days, as texts such as 2026-11-17. Days are counted in UTC, where each has 24 hours.
import { DAY_MS } from './durations.ts';

/** The day so many days later, or earlier if negative; of a local time, such as 2026-11-17T08:00, the day counts. */
export function addDays(day: string, days: number): string {
  return new Date(midnightOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((midnightOf(to) - midnightOf(from)) / DAY_MS);
}

function midnightOf(day: string): number {
  return Date.parse(`${day.slice(0, 10)}T00:00Z`);
}
