// The shown form of a date field, and its parts, which the arrow keys change.
import { addDays } from '../../../shared/time/days.ts';
import type { Language } from '../messages/language.ts';
import { formatCalendarDay } from './format.ts';
import { addMinutes, addMonths, clockOf, dayOf, isWallTime } from './wall-time.ts';

const PARTS = ['day', 'month', 'year', 'hour', 'minute'] as const;
export type DatePart = (typeof PARTS)[number];

const MINUTE_STEP = 5;

/** "24.12.2026 08:00" or "24 Dec 2026, 08:00"; what is not a date is shown as it is. */
export function formatWallTime(language: Language, value: string): string {
  if (!isWallTime(value)) return value;
  const day = formatCalendarDay(language, dayOf(value));
  const clock = clockOf(value);
  return clock ? `${day}${language === 'de' ? '' : ','} ${clock}` : day;
}

/** Where each part stands in the shown text. */
function rangesOf(shown: string): { part: DatePart; start: number; end: number }[] {
  return [...shown.matchAll(/[\p{L}\d]+/gu)].flatMap(({ index, 0: text }, at) => {
    const part = PARTS[at];
    return part ? [{ part, start: index, end: index + text.length }] : [];
  });
}

export function partAt(shown: string, cursor: number): DatePart {
  return rangesOf(shown).find(({ end }) => cursor <= end)?.part ?? 'day';
}

export function rangeOfPart(shown: string, part: DatePart): { start: number; end: number } {
  return rangesOf(shown).find((range) => range.part === part) ?? { start: 0, end: shown.length };
}

/** One step up or down; days and hours carry over, months keep the day if they have it, minutes go in fives. */
export function stepPart(value: string, part: DatePart, step: 1 | -1): string {
  const rest = value.slice(10);
  if (part === 'day') return addDays(value, step) + rest;
  if (part === 'month') return addMonths(value, step) + rest;
  if (part === 'year') return addMonths(value, 12 * step) + rest;
  if (part === 'hour') return addMinutes(value, 60 * step);
  const over = Number(clockOf(value).slice(3)) % MINUTE_STEP;
  return addMinutes(value, step === 1 ? MINUTE_STEP - over : -(over || MINUTE_STEP));
}
