// What a business owes for late payment by § 288 BGB: interest, and a flat fee for each claim. Pure.
import { addDays, daysBetween } from '../../../../../shared/time/days.ts';
import { divideHalfUp, toScaled } from '../../../model/prices/decimal.ts';
import { EURO } from '../../../model/prices/exchange-rate.ts';

/** The base rate of interest from a day on, in percent; it may be below zero. */
export interface BaseRate {
  from: string;
  percent: number;
}

/** § 288 (2): percentage points above the base rate, where no consumer takes part. */
const POINTS_ABOVE_BASE = 9;
/** § 288 (5). It covers the fee of a reminder, which therefore is not added. */
const FLAT_FEE_CENTS = 4000;
const DAYS_PER_YEAR = 365n;
const PERCENT_DECIMALS = 2;

/** From the day after the due day until today; nothing for days before the first base rate. */
export function interestCents(
  { openCents, dueOn }: { openCents: number; dueOn: string },
  today: string,
  baseRates: readonly BaseRate[],
): number {
  const rates = [...baseRates].sort((one, other) => one.from.localeCompare(other.from));
  const percentDays = rates.reduce((sum, { from, percent }, index) => {
    const next = rates[index + 1]?.from;
    // The days of this rate: after the later of due day and the day before its first, up to the last of both ends.
    const start = later(dueOn, addDays(from, -1));
    const end = next === undefined || next > today ? today : addDays(next, -1);
    const days = Math.max(0, daysBetween(start, end));
    const yearly = toScaled(POINTS_ABOVE_BASE + percent, PERCENT_DECIMALS);
    return sum + BigInt(days) * (yearly > 0n ? yearly : 0n);
  }, 0n);
  const perUnit = 100n * 10n ** BigInt(PERCENT_DECIMALS) * DAYS_PER_YEAR;
  return Number(divideHalfUp(BigInt(openCents) * percentDays, perUnit));
}

const later = (one: string, other: string) => (one > other ? one : other);

/** Null in other currencies, for which the law names no sum. */
export function flatFeeCents(currency: string, claims: number): number | null {
  return currency === EURO ? FLAT_FEE_CENTS * claims : null;
}
