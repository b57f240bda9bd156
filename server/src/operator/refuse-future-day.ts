// A day on which something was paid is today or earlier, by default in the operator's time zone.
import type { BaseContext } from '../platform/base-context.ts';
import { invalidFields } from '../platform/call-errors.ts';
import { dayOf } from '../platform/time-zones.ts';
import { findOperator } from './operator.ts';

/** The first zone of the earth in which a day begins: a phone on the road may be ahead of the operator. */
export const FIRST_ZONE = 'Pacific/Kiritimati';

/** Null for something that has no such day. */
export async function refuseFutureDay(
  { sql, clock }: Pick<BaseContext, 'sql' | 'clock'>,
  field: string,
  day: string | null,
  zone?: string,
): Promise<void> {
  if (day === null) return;
  const today = dayOf(zone ?? (await findOperator(sql)).timeZone, clock.now());
  if (day <= today) return;
  const message = `The day must not be after ${today}.`;
  throw invalidFields([{ field, code: 'too_big', message, reason: 'future_day' }]);
}
