// The typed rule of a recurring order, and what is sent.
import type { Recurring, Rule } from './recurring-queries.ts';

type DayOfMonth = NonNullable<Recurring['byMonth']>['of'];

/** The rule by month that a person sees first. */
export const FIRST_BY_MONTH = { nth: '-1', of: 'WORKING_DAY' } as const;

export interface RuleDraft {
  name: string;
  /** By month, or by week. */
  isMonthly: boolean;
  weekdays: number[];
  everyWeeks: string;
  /** -1 is the last one. */
  nth: string;
  of: DayOfMonth;
  pickupTime: string;
  deliveryHours: string;
  startsOn: string;
  endsOn: string;
  onHolidays: Recurring['onHolidays'];
  exceptions: Recurring['exceptions'];
  daysAhead: string;
  vehicleCount: string;
  sameVehicle: boolean;
}

const MINUTES = 60;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

export function draftOf(recurring: Recurring): RuleDraft {
  const { byMonth } = recurring;
  return {
    ...recurring,
    isMonthly: byMonth !== null,
    nth: String(byMonth?.nth ?? FIRST_BY_MONTH.nth),
    of: byMonth?.of ?? FIRST_BY_MONTH.of,
    everyWeeks: String(recurring.everyWeeks),
    deliveryHours:
      recurring.deliveryAfterMinutes === null ? '' : String(recurring.deliveryAfterMinutes / MINUTES),
    endsOn: recurring.endsOn ?? '',
    daysAhead: String(recurring.daysAhead),
    vehicleCount: String(recurring.vehicleCount),
    sameVehicle: false,
  };
}

/** Null while something is missing or cannot be read. */
export function ruleOf(draft: RuleDraft): Rule | null {
  const clock = CLOCK.exec(draft.pickupTime.trim());
  const hours = draft.deliveryHours.trim() === '' ? null : Number(draft.deliveryHours.replace(',', '.'));
  const [everyWeeks, daysAhead, nth] = [draft.everyWeeks, draft.daysAhead, draft.nth].map(Number) as [
    number,
    number,
    number,
  ];
  const isReadable =
    clock !== null &&
    (draft.isMonthly ? Number.isInteger(nth) && nth !== 0 : draft.weekdays.length > 0) &&
    DAY.test(draft.startsOn) &&
    (draft.endsOn === '' || DAY.test(draft.endsOn)) &&
    (hours === null || (Number.isFinite(hours) && hours >= 0)) &&
    Number.isInteger(everyWeeks) &&
    everyWeeks >= 1 &&
    Number.isInteger(daysAhead) &&
    draft.daysAhead.trim() !== '';
  if (!isReadable) return null;
  return {
    weekdays: draft.isMonthly ? [] : [...draft.weekdays].sort(),
    everyWeeks,
    byMonth: draft.isMonthly ? { nth, of: draft.of } : null,
    pickupTime: `${clock[1]!.padStart(2, '0')}:${clock[2]}`,
    deliveryAfterMinutes: hours === null ? null : Math.round(hours * MINUTES),
    startsOn: draft.startsOn,
    endsOn: draft.endsOn || null,
    onHolidays: draft.onHolidays,
    exceptions: draft.exceptions,
    daysAhead,
  };
}
