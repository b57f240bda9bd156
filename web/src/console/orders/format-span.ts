// Formats the time until or since an event in a short form: "18 min", "1 h 18", "3 d".
const MINUTE_MS = 60_000;

/** For cards and cells; the text contains the span only. */
export function formatShortSpan(ms: number, words: { days: (days: number) => string }): string {
  const minutes = Math.max(Math.round(Math.abs(ms) / MINUTE_MS), 0);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return words.days(Math.round(hours / 24));
  const rest = minutes % 60;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/** For sentences: "1 h 18 min". */
export function formatLongSpan(
  ms: number,
  words: { days: (days: number) => string; hours: (hours: number, minutes: number) => string },
): string {
  const minutes = Math.max(Math.round(Math.abs(ms) / MINUTE_MS), 0);
  const hours = Math.floor(minutes / 60);
  return hours >= 48 ? words.days(Math.round(hours / 24)) : words.hours(hours, minutes % 60);
}
