// Times in form fields: shown in the reader's zone, sent as instants.
import { MINUTE_MS } from '../../../shared/time/durations.ts';

/** For `DateTimeField`, "2026-12-24T08:00". */
export function toLocal(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** Null for an empty field; an invalid time is passed unchanged, so that the API reports the error. */
export function toInstant(local: string): string | null {
  if (local === '') return null;
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? local : date.toISOString();
}
