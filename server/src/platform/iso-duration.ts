// Durations as texts of ISO 8601: weeks, or days, hours and minutes.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time/durations.ts';

const DURATION = /^P(?:(\d{1,2})W|(?=.)(?:(\d{1,3})D)?(?:T(?=.)(?:(\d{1,4})H)?(?:(\d{1,5})M)?)?)$/;

/** In milliseconds; null if the text is no such duration. */
export function parseDuration(text: string): number | null {
  const parts = DURATION.exec(text);
  if (!parts) return null;
  const [weeks, days, hours, minutes] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  return (weeks * 7 + days) * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS;
}
