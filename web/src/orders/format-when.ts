// Formats times of orders, for sentences and in a short form, in the reader's time zone.
import type { Language } from '../messages/language.ts';
import { formatClock, formatDayInSentence, formatDayTime } from '../ui/format.ts';

export interface FormatContextWith<Texts> {
  texts: Texts;
  language: Language;
  nowMs: number;
}

interface WhenTexts {
  at: (when: { day: string; clock: string }) => string;
}

/** "today at 15:40", "Fri 13 Nov at 09:00", "16 Nov at 08:00". */
export function formatWhen({ texts, language, nowMs }: FormatContextWith<WhenTexts>, at: string): string {
  const date = new Date(at);
  return texts.at({ day: formatDayInSentence(language, date, nowMs), clock: formatClock(language, date) });
}

/** "Today 15:40", for a cell or the beginning of a line. */
export function formatShortTime(
  { language, nowMs }: Omit<FormatContextWith<unknown>, 'texts'>,
  at: string,
): string {
  return formatDayTime(language, new Date(at), nowMs);
}
