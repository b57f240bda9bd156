// Formats times of orders, for sentences and in a short form, in the reader's time zone.
import type { Language } from '../messages/language.ts';
import { formatClock, formatDay } from '../ui/format.ts';

export interface FormatContextWith<Words> {
  words: Words;
  language: Language;
  nowMs: number;
}

interface WhenWords {
  at: (day: string, clock: string) => string;
  today: string;
}

/** "today at 15:40", "Fri at 09:00", "16 Nov at 08:00". */
export function formatWhen({ words, language, nowMs }: FormatContextWith<WhenWords>, at: string): string {
  const date = new Date(at);
  const isToday = new Date(nowMs).toDateString() === date.toDateString();
  return words.at(isToday ? words.today : formatDay(language, date, nowMs), formatClock(language, date));
}

/** "Today 15:40", the short form. */
export function formatShortTime(
  { language, nowMs }: Omit<FormatContextWith<unknown>, 'words'>,
  at: string,
): string {
  const date = new Date(at);
  return `${formatDay(language, date, nowMs)} ${formatClock(language, date)}`;
}
