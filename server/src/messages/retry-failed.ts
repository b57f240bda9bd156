// Requests an immediate retry: resends a mail, resends what an endpoint missed, or runs a job again.

import { DAY_MS } from '../../../shared/time/durations.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import { type FailedJob, findFailure, requestRetry } from '../operator/jobs/store.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { callErrors } from '../platform/call-errors.ts';
import { resendMail } from './mail/resend-mail.ts';
import { findMail } from './mail/store.ts';
import { findFailing } from './webhooks/health-store.ts';
import { startResend } from './webhooks/resend.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

const notFailed = () =>
  callErrors.NOT_FOUND({ message: 'There is no failed job with this id. It may have succeeded since.' });

/** An endpoint also gets the events of this time before it began to fail. */
const LOOKBACK_MS = DAY_MS;

export async function retryFailed(
  context: BaseContext,
  webhooks: Webhooks,
  actor: Actor,
  id: string,
): Promise<void> {
  const job = await findFailure(context.sql, id);
  if (job) return retryJob(context, actor, job);
  const mail = await findMail(context.sql, id);
  if (mail) {
    if (mail.state !== 'FAILED') throw notFailed();
    await resendMail(context, actor, id);
    return;
  }
  const failing = await findFailing(context.sql, id);
  if (!failing) throw notFailed();
  const { accountId, environment, failingSince } = failing;
  const failedSince = new Date(failingSince.getTime() - LOOKBACK_MS);
  await startResend(webhooks, actor, { accountId, environment }, { endpointId: id, failedSince });
}

/** The worker claims it, in whichever process it runs. */
async function retryJob({ sql, clock }: BaseContext, actor: Actor, job: FailedJob): Promise<void> {
  await sql.begin(async (tx) => {
    await requestRetry(tx, job.id, clock.now());
    await recordAudit(tx, clock, actor, {
      action: 'job.retried',
      accountId: job.accountId,
      subjectType: 'job',
      subjectId: job.id,
      details: { kind: job.kind, subject: job.subject, orderId: job.orderId },
    });
  });
}
