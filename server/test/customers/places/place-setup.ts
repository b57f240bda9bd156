// Opening hours for the tests of places.
import { WEEKDAYS, type Weekday } from '../../../../shared/time/weekdays.ts';
import type { OpenPeriod } from '../../../src/customers/places/opening-hours.ts';

/** The same periods from Monday to Friday, or on the given days; closed on all others. */
export function weekOf(
  periods: OpenPeriod[],
  days: readonly Weekday[] = WEEKDAYS.slice(0, 5),
): Record<Weekday, OpenPeriod[]> {
  const entries = WEEKDAYS.map((day) => [day, days.includes(day) ? periods : []]);
  return Object.fromEntries(entries) as Record<Weekday, OpenPeriod[]>;
}

export const OFFICE_HOURS = { week: weekOf([{ from: '08:00', to: '17:00' }]), exceptions: [] };
