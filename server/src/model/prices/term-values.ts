// The numbers of an agreement: amounts and decimals with their limits.
import { z } from 'zod';

const MAX_AMOUNT = 1_000_000;

/** Converts through text, because 4.35 * 100 is not exactly 435 in floating point. */
function hasAtMostDecimals(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) === value;
}

export function decimal(decimals: number, max: number) {
  return z
    .number()
    .min(0)
    .max(max)
    .refine((value) => hasAtMostDecimals(value, decimals), {
      error: `At most ${decimals} decimals.`,
      params: { reason: 'decimals', decimals },
    });
}

export const amount = () => decimal(2, MAX_AMOUNT);

/** An amount that is paid: a cent or more. */
export const paidAmount = (max = MAX_AMOUNT) => decimal(2, max).min(0.01);
