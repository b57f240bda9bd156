// Amounts of other currencies in euro. A rate is the number of units for one euro, as the tax authorities publish it. Pure.
import { divideHalfUp, toScaled } from './decimal.ts';

export const EURO = 'EUR';
export const RATE_DECIMALS = 6;

/** The average of a month. */
export interface MonthlyRate {
  /** Such as 2026-11. */
  month: string;
  currency: string;
  rate: number;
}

export function toEuroCents(cents: number, rate: number): number {
  const scale = 10n ** BigInt(RATE_DECIMALS);
  return Number(divideHalfUp(BigInt(cents) * scale, toScaled(rate, RATE_DECIMALS)));
}

export function fromEuroCents(cents: number, rate: number): number {
  const scale = 10n ** BigInt(RATE_DECIMALS);
  return Number(divideHalfUp(BigInt(cents) * toScaled(rate, RATE_DECIMALS), scale));
}

/** § 16 (6) UStG: the average of the month in which the service was carried out. Null if it is not known. */
export function rateOfDay(rates: readonly MonthlyRate[], currency: string, day: string): number | null {
  const found = rates.find((one) => one.currency === currency && one.month === day.slice(0, 7));
  return found?.rate ?? null;
}
