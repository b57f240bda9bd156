// Parses a month of accounting: from its start to the start of the next month, in the operator's time zone.
import type { Month } from '../../../money/invoices/accounting-store.ts';
import type { Period } from '../../../money/payments/bookkeeping-store.ts';
import { findOperator } from '../../../operator/operator.ts';
import { monthText } from '../../../platform/schemas.ts';
import { dayOf, toInstant } from '../../../platform/time-zones.ts';
import type { Services } from '../../../services.ts';

export const month = monthText
  .optional()
  .describe('In the operator’s time zone; by default the current month');

export interface NamedMonth extends Month {
  name: string;
  timeZone: string;
}

export async function monthOf({ core }: Services, given: string | undefined): Promise<NamedMonth> {
  const { timeZone } = await findOperator(core.sql);
  const name = given ?? dayOf(timeZone, core.clock.now()).slice(0, 7);
  const [year, number] = name.split('-').map(Number) as [number, number];
  return {
    name,
    timeZone,
    from: toInstant(Date.UTC(year, number - 1, 1), timeZone),
    to: toInstant(Date.UTC(year, number, 1), timeZone),
  };
}

/** First and last day of a month such as 2026-11. */
export function daysOf(name: string): Period {
  const [year, number] = name.split('-').map(Number) as [number, number];
  return { from: `${name}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}
