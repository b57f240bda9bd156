// How long an invoice is overdue, in the groups that bookkeeping uses. Pure.
import { DAY_MS } from '../platform/durations.ts';

export const AGES = ['NOT_DUE', 'DAYS_30', 'DAYS_60', 'DAYS_90', 'OLDER'] as const;
/** DAYS_30: 1 to 30 days overdue, and so on. */
export type Age = (typeof AGES)[number];

/** Days since the due day; zero or less if it is not overdue. */
export function daysOverdue(dueOn: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(dueOn)) / DAY_MS);
}

export function ageOf(dueOn: string, today: string): Age {
  const days = daysOverdue(dueOn, today);
  if (days <= 0) return 'NOT_DUE';
  if (days <= 30) return 'DAYS_30';
  if (days <= 60) return 'DAYS_60';
  return days <= 90 ? 'DAYS_90' : 'OLDER';
}

export interface AgedSum {
  currency: string;
  count: number;
  openCents: number;
  byAge: Record<Age, number>;
}

/** One sum per currency. */
export function sumByAge(
  items: readonly { dueOn: string; currency: string; openCents: number }[],
  today: string,
): AgedSum[] {
  const sums = new Map<string, AgedSum>();
  for (const { dueOn, currency, openCents } of items) {
    const sum = sums.get(currency) ?? newSum(currency);
    sum.count += 1;
    sum.openCents += openCents;
    sum.byAge[ageOf(dueOn, today)] += openCents;
    sums.set(currency, sum);
  }
  return [...sums.values()].sort((one, other) => one.currency.localeCompare(other.currency));
}

function newSum(currency: string): AgedSum {
  return {
    currency,
    count: 0,
    openCents: 0,
    byAge: { NOT_DUE: 0, DAYS_30: 0, DAYS_60: 0, DAYS_90: 0, OLDER: 0 },
  };
}
