// The periods of collective invoices: weeks from Monday to Sunday and calendar months, in the operator's days. Pure.

import { addDays } from '../../../../shared/time/days.ts';
import { dayIn } from '../../platform/time-zones.ts';
import type { AgreementTerms } from '../prices/agreement.ts';

export type Invoicing = AgreementTerms['invoicing'];

/** The rest of a period goes on the next invoice. */
export const MAX_ORDERS_PER_INVOICE = 500;

/** Days, both inclusive. */
export interface BillingPeriod {
  from: string;
  to: string;
}

/** Monday is 0. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

function lastDayOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year!, month!, 0)).toISOString().slice(0, 10);
}

/** The period that a day of service belongs to; for an account that is invoiced per order, the day. */
export function periodOf(invoicing: Invoicing, day: string): BillingPeriod {
  if (invoicing === 'PER_ORDER') return { from: day, to: day };
  if (invoicing === 'MONTHLY') return { from: `${day.slice(0, 7)}-01`, to: lastDayOfMonth(day) };
  const monday = addDays(day, -weekdayOf(day));
  return { from: monday, to: addDays(monday, 6) };
}

/** The end of the last period that is over on this day. */
function lastFinished(invoicing: Invoicing, day: string): string {
  const period = periodOf(invoicing, day);
  return period.to === day ? day : addDays(period.from, -1);
}

/** A service before these instants is due, by how its account is invoiced. */
export type DueBefore = Record<Invoicing, Date>;

/** Up to and including `until`. A week or month counts only when it is over, so today never completes one. */
export function dueBefore(until: string, today: string, timeZone: string): DueBefore {
  const yesterday = addDays(today, -1);
  const over = until < today ? until : yesterday;
  const endOf = (day: string) => dayIn(timeZone, day).to;
  return {
    PER_ORDER: endOf(until),
    WEEKLY: endOf(lastFinished('WEEKLY', over)),
    MONTHLY: endOf(lastFinished('MONTHLY', over)),
  };
}
