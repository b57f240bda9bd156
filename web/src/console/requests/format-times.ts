// Formats waiting times, remaining times and days in everyday language.
import type { Language } from '../../messages/language.ts';
import { formatClock, formatDay } from '../../ui/format.ts';

const MINUTE_MS = 60_000;

/** "48 min", "2 h 05 min", "3 days". */
export function formatWaitingSpan(language: Language, ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
  const days = Math.floor(hours / 24);
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
}

/** "today 11:52", "Thu 09:00", "24 Nov 18:00". */
export function formatNearTime(language: Language, at: string, nowMs: number): string {
  const date = new Date(at);
  return `${formatDay(language, date, nowMs)} ${formatClock(language, date)}`;
}

/** The form for the middle of a sentence. */
export function lowerFirstWord(text: string): string {
  return text.replace(/^(?:Today|Heute)/, (day) => day.toLowerCase());
}
