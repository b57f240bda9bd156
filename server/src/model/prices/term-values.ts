// The numbers of an agreement: amounts and decimals with their limits.
import { z } from 'zod';
import { toScaled } from './decimal.ts';

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

export function amountToCents(amount: number): number {
  return Number(toScaled(amount, 2));
}

/** A price is either a percentage or an amount. */
export function reportPercentAndAmount(
  field: string,
  percent: number | null,
  net: number | null,
  context: z.core.$RefinementCtx,
): void {
  if ((percent === null) !== (net === null)) return;
  context.addIssue({
    code: 'custom',
    path: ['net'],
    message: `Send either ${field} or net.`,
    params: { reason: 'percent_or_amount' },
  });
}
