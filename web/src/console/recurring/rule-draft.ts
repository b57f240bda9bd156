// The typed rule of a recurring order, and what is sent.
import type { Recurring, Rule } from './recurring-queries.ts';

export interface RuleDraft {
  name: string;
  weekdays: number[];
  everyWeeks: string;
  pickupTime: string;
  deliveryHours: string;
  startsOn: string;
  endsOn: string;
  skipsHolidays: boolean;
  daysAhead: string;
  vehicleCount: string;
  sameVehicle: boolean;
}

const MINUTES = 60;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

export function draftOf(recurring: Recurring): RuleDraft {
  return {
    ...recurring,
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
  const [everyWeeks, daysAhead] = [Number(draft.everyWeeks), Number(draft.daysAhead)];
  const isReadable =
    clock !== null &&
    draft.weekdays.length > 0 &&
    DAY.test(draft.startsOn) &&
    (draft.endsOn === '' || DAY.test(draft.endsOn)) &&
    (hours === null || (Number.isFinite(hours) && hours >= 0)) &&
    Number.isInteger(everyWeeks) &&
    everyWeeks >= 1 &&
    Number.isInteger(daysAhead) &&
    draft.daysAhead.trim() !== '';
  if (!isReadable) return null;
  return {
    weekdays: [...draft.weekdays].sort(),
    everyWeeks,
    pickupTime: `${clock[1]!.padStart(2, '0')}:${clock[2]}`,
    deliveryAfterMinutes: hours === null ? null : Math.round(hours * MINUTES),
    startsOn: draft.startsOn,
    endsOn: draft.endsOn || null,
    skipsHolidays: draft.skipsHolidays,
    daysAhead,
  };
}
