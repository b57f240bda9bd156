import type { Language } from '../messages/language.ts';
import { formatTimeOrDay } from '../ui/format.ts';

/** Only the time if it is today, otherwise the day and the time. */
export function formatWhen(language: Language, at: string): string {
  return formatTimeOrDay(language, new Date(at), Date.now());
}
