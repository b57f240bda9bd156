// A month of accounting, as calls name it: from its first moment to that of the next, where the operator is.
import { z } from 'zod';
import type { Month } from '../../invoices/accounting-store.ts';
import { findOperator } from '../../operator/operator.ts';
import { dayOf, toInstant } from '../../platform/time-zones.ts';
import type { Services } from '../../services.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
export const month = z
  .string()
  .regex(MONTH, 'Send a month such as 2026-11.')
  .optional()
  .describe('By the operator’s time zone; the present one unless given');

export async function monthOf(
  { core }: Services,
  given: string | undefined,
): Promise<Month & { name: string }> {
  const { timeZone } = await findOperator(core.sql);
  const name = given ?? dayOf(timeZone, core.clock.now()).slice(0, 7);
  const [year, number] = name.split('-').map(Number) as [number, number];
  return {
    name,
    from: toInstant(Date.UTC(year, number - 1, 1), timeZone),
    to: toInstant(Date.UTC(year, number, 1), timeZone),
  };
}
