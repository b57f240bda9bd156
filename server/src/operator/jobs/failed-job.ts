// Background jobs that failed. A failure is stored until the same job succeeds, so that a person can see it.
import { topicsOfOperator } from '../../model/change-topics.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { deleteFailure, upsertFailure } from './store.ts';

export const JOB_KINDS = [
  'MAILS',
  'RESENDS',
  'SECRETS',
  'QUOTES',
  'SEALS',
  'SEAL_COPIES',
  'NOTICES',
  'DRIVER_NOTICES',
  'IMPORTS',
  'INVOICE_RUNS',
  'RECURRING_ORDERS',
  'CARRIER_OFFERS',
  'ARRIVALS',
  'SANDBOX',
  'ANONYMIZATION',
  'MAINTENANCE',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export interface Job {
  kind: JobKind;
  /** The id of its subject or the name of a step; absent if the whole kind is meant. */
  subject?: string;
  accountId?: string | null;
  orderId?: string | null;
}

type JobContext = Pick<BaseContext, 'sql' | 'clock' | 'log' | 'changes'>;

const MAX_ERROR_LENGTH = 500;

/** If the failure cannot be stored either, it is logged. */
export async function recordFailure(
  { sql, clock, log, changes }: JobContext,
  { kind, subject = '', accountId = null, orderId = null }: Job,
  error: unknown,
  nextAttemptAt: Date | null = null,
): Promise<void> {
  const now = clock.now();
  const message = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH);
  const failure = { id: uuidv7(now), kind, subject, accountId, orderId, error: message, nextAttemptAt };
  try {
    await upsertFailure(sql, failure, now);
    changes.publish(topicsOfOperator('jobs'));
  } catch (cause) {
    log.warn({ err: cause, kind, subject }, 'The failure of a job could not be stored');
  }
}

export async function recordSuccess(
  { sql, log, changes }: JobContext,
  { kind, subject = '' }: Job,
): Promise<void> {
  try {
    if (await deleteFailure(sql, kind, subject)) changes.publish(topicsOfOperator('jobs'));
  } catch (cause) {
    log.warn({ err: cause, kind, subject }, 'The success of a job could not be stored');
  }
}

/** Returns whether the work succeeded. A failure is logged and stored, and does not stop other work. */
export async function runJob(
  context: JobContext,
  job: Job,
  work: () => Promise<unknown>,
  nextAttemptAt: () => Date | null = () => null,
): Promise<boolean> {
  try {
    await work();
  } catch (error) {
    context.log.error({ err: error, ...job }, 'A job failed; it is tried again');
    await recordFailure(context, job, error, nextAttemptAt());
    return false;
  }
  await recordSuccess(context, job);
  return true;
}
