// What the service does behind its answers: a failure is kept until the same job works, so that somebody can look at it.
import { topicsOfOperator } from '../customers/change-topics.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { uuidv7 } from '../platform/ids.ts';
import { deleteFailure, upsertFailure } from './store.ts';

export const JOB_KINDS = [
  'MAILS',
  'RESENDS',
  'SECRETS',
  'QUOTES',
  'SEALS',
  'NOTICES',
  'IMPORTS',
  'SANDBOX',
  'ANONYMIZATION',
  'MAINTENANCE',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export interface Job {
  kind: JobKind;
  /** The id of what it is about or the name of a step; left out where the whole kind is meant. */
  subject?: string;
  accountId?: string | null;
  orderId?: string | null;
}

type JobContext = Pick<BaseContext, 'sql' | 'clock' | 'log' | 'changes'>;

const MAX_ERROR_LENGTH = 500;

/** Where not even the failure can be written, the log has it. */
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
    log.warn({ err: cause, kind, subject }, 'The failure of a job could not be kept');
  }
}

export async function recordSuccess(
  { sql, log, changes }: JobContext,
  { kind, subject = '' }: Job,
): Promise<void> {
  try {
    if (await deleteFailure(sql, kind, subject)) changes.publish(topicsOfOperator('jobs'));
  } catch (cause) {
    log.warn({ err: cause, kind, subject }, 'The success of a job could not be kept');
  }
}

/** Answers whether it worked; what failed is logged and kept, and holds up nothing else. */
export async function runJob(
  watching: JobContext,
  job: Job,
  work: () => Promise<unknown>,
  nextAttemptAt: () => Date | null = () => null,
): Promise<boolean> {
  try {
    await work();
  } catch (error) {
    watching.log.error({ err: error, ...job }, 'A job failed; it is tried again');
    await recordFailure(watching, job, error, nextAttemptAt());
    return false;
  }
  await recordSuccess(watching, job);
  return true;
}
