// How long an invoice is overdue, in the groups that bookkeeping uses. Pure.
import { addDays, daysBetween } from '../../../../shared/time/days.ts';

export const AGES = ['NOT_DUE', 'DAYS_30', 'DAYS_60', 'DAYS_90', 'OLDER'] as const;
/** DAYS_30: 1 to 30 days overdue, and so on. */
export type Age = (typeof AGES)[number];

/** The first day overdue of each age after the first. */
export const AGE_STARTS: readonly number[] = [1, 31, 61, 91];

/** Days since the due day; zero or less if it is not overdue. */
export function daysOverdue(dueOn: string, today: string): number {
  return daysBetween(dueOn, today);
}

/** A credit of the customer is never overdue. */
export function daysOwed({ dueOn, openCents }: { dueOn: string; openCents: number }, today: string): number {
  return openCents < 0 ? 0 : daysOverdue(dueOn, today);
}

export function ageOf(item: { dueOn: string; openCents: number }, today: string): Age {
  const days = daysOwed(item, today);
  return AGES[AGE_STARTS.filter((start) => days >= start).length]!;
}

/** The first and the last due day of invoices of this age; null if the age has no such limit. */
export function dueDaysOf(age: Age, today: string): { from: string | null; to: string | null } {
  const index = AGES.indexOf(age);
  const [first, next] = [AGE_STARTS[index - 1], AGE_STARTS[index]];
  return {
    from: next === undefined ? null : addDays(today, 1 - next),
    to: first === undefined ? null : addDays(today, -first),
  };
}

/** The open items of an account in one currency and of one age. */
export interface AgedRow {
  accountId: string;
  accountName: string;
  currency: string;
  age: Age;
  count: number;
  openCents: number;
}

type AgedAmount = Pick<AgedRow, 'count' | 'openCents'>;

export interface AgedSum extends AgedAmount {
  currency: string;
  byAge: Record<Age, AgedAmount>;
}

/** One sum per currency. */
export function sumByAge(rows: readonly AgedRow[]): AgedSum[] {
  const sums = new Map<string, AgedSum>();
  for (const row of rows) {
    const sum = sums.get(row.currency) ?? newSum(row.currency);
    for (const target of [sum, sum.byAge[row.age]]) {
      target.count += row.count;
      target.openCents += row.openCents;
    }
    sums.set(row.currency, sum);
  }
  return [...sums.values()].sort((one, other) => one.currency.localeCompare(other.currency));
}

const nothing = (): AgedAmount => ({ count: 0, openCents: 0 });

function newSum(currency: string): AgedSum {
  const byAge = Object.fromEntries(AGES.map((age) => [age, nothing()])) as Record<Age, AgedAmount>;
  return { currency, ...nothing(), byAge };
}
