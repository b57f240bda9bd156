// Opening hours as short texts: of a day, and of the next opening.
import { localeOf } from '../../../shared/text/locale.ts';
import { WEEKDAYS } from '../../../shared/time/weekdays.ts';
import type { Language } from '../messages/language.ts';
import type { OpeningHours, OpenPeriod, PlaceMatch } from './address-book.ts';
import type { PlacesTexts } from './texts.ts';

/** "08:00–12:00, 13:00–17:00". */
export function formatPeriods(periods: readonly OpenPeriod[]): string {
  return periods.map(({ from, to }) => `${from}–${to}`).join(', ');
}

/** The periods of a local day, 2026-11-17. */
export function periodsOn({ week, exceptions }: OpeningHours, day: string): readonly OpenPeriod[] {
  const exception = exceptions.find((one) => one.day === day);
  const weekday = WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]!;
  return exception?.periods ?? week[weekday];
}

/** The sentence about a time outside the opening hours; null if it is inside or the hours are unknown. */
export function formatClosed(
  texts: PlacesTexts['ordering'],
  language: Language,
  opening: PlaceMatch['opening'],
): string | null {
  if (!opening || opening.isOpen) return null;
  if (opening.opensAt === null) return texts.closedLong;
  const { timeZone } = opening;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone, ...options }).format(new Date(opening.opensAt!));
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return texts.closed({ time, day: format({ weekday: 'long', day: 'numeric', month: 'long' }) });
}
