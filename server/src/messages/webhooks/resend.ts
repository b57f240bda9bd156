// Resends deliveries: a single one at once, many as a job that a worker continues from its stored progress.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { topicsOfParts, topicsOfRows } from '../../model/change-topics.ts';
import type { Scope } from '../../model/environment.ts';
import type { Actor } from '../../operator/audit.ts';
import { callErrors } from '../../platform/call-errors.ts';
import type { Transaction } from '../../platform/db.ts';
import { isUuid, uuidv7 } from '../../platform/ids.ts';
import { auditEndpoint } from './change-endpoint.ts';
import { webhookErrors } from './errors.ts';
import * as store from './resend-store.ts';
import type { Webhooks } from './webhooks.ts';

/** Returns how many are resent; the audit has the number per endpoint. */
export async function resend(webhooks: Webhooks, actor: Actor, target: store.ResendTarget): Promise<number> {
  const shares = await webhooks.sql.begin((tx) => resendIn(webhooks, tx, actor, target));
  webhooks.due.emit();
  for (const topics of topicsOfRows(shares, 'deliveries')) webhooks.changes.publish(topics);
  return countOf(shares);
}

async function resendIn(
  webhooks: Webhooks,
  tx: Transaction,
  actor: Actor,
  target: store.ResendTarget,
  details: object = {},
): Promise<store.ResentDeliveries[]> {
  const shares = await store.resendDeliveries(tx, target, webhooks.clock.now());
  for (const { endpointId, deliveries, ...of } of shares) {
    const endpoint = { ...of, id: endpointId };
    await auditEndpoint(tx, webhooks.clock, actor, 'webhook.resent', endpoint, { deliveries, ...details });
  }
  return shares;
}

function countOf(shares: readonly store.ResentDeliveries[]): number {
  return shares.reduce((sum, { deliveries }) => sum + deliveries, 0);
}

export const deliveryNotFound = () => callErrors.NOT_FOUND({ message: 'There is no delivery with this id.' });

/** Resends one delivery of an account, or throws the reason why it cannot be resent. */
export async function resendOne(webhooks: Webhooks, actor: Actor, scope: Scope, id: string): Promise<void> {
  if (!isUuid(id)) throw deliveryNotFound();
  if ((await resend(webhooks, actor, { ids: [id], scope })) > 0) return;
  const obstacle = await store.findResendObstacle(webhooks.sql, scope, id);
  if (!obstacle) throw deliveryNotFound();
  throw obstacle.paused ? webhookErrors.ENDPOINT_PAUSED() : webhookErrors.NO_V1_MESSAGE();
}

/** Resends the chosen deliveries, or all that failed since a time. */
export async function startResend(
  webhooks: Webhooks,
  actor: Actor,
  scope: Scope,
  { ids, failedSince, endpointId }: store.ResendChoice,
): Promise<store.Resend> {
  const now = webhooks.clock.now();
  const deliveryIds = ids ? [...new Set(ids)] : null;
  const job: store.Resend = {
    ...scope,
    id: uuidv7(now),
    actor: actor.name,
    channel: actor.channel,
    deliveryIds,
    endpointId: endpointId ?? null,
    failedSince: failedSince ?? null,
    total: 0,
    handled: 0,
    resent: 0,
    lastCreatedAt: null,
    lastId: null,
    createdAt: now,
    finishedAt: null,
  };
  const total = deliveryIds?.length ?? (await store.countFailed(webhooks.sql, job));
  const counted = { ...job, total, finishedAt: total === 0 ? now : null };
  await store.insertResend(webhooks.sql, counted);
  return counted;
}

export async function getResend(webhooks: Webhooks, scope: Scope, id: string): Promise<store.Resend> {
  const found = isUuid(id) ? await store.findResend(webhooks.sql, scope, id) : null;
  if (!found) throw callErrors.NOT_FOUND({ message: 'There is no resend job with this id.' });
  return found;
}

/** The jobs of the last day, so that a returning user sees their progress. */
export function recentResends(webhooks: Webhooks, scope: Scope): Promise<store.Resend[]> {
  return store.listResends(webhooks.sql, scope, new Date(webhooks.clock.now().getTime() - DAY_MS), 5);
}

const BATCH_SIZE = 200;

/**
 * One batch of the oldest job, in the transaction that locks the job: a crash repeats nothing and loses
 * nothing.
 */
export async function runResend(webhooks: Webhooks): Promise<number> {
  const worked = await webhooks.sql.begin(async (tx) => {
    const job = await store.lockOpenResend(tx);
    if (!job) return null;
    const after = job.deliveryIds
      ? await resendChosen(webhooks, tx, job, job.deliveryIds)
      : await resendFailed(webhooks, tx, job);
    await store.updateResend(tx, after);
    return job;
  });
  if (!worked) return 0;
  webhooks.due.emit();
  webhooks.changes.publish(topicsOfParts(worked, 'deliveries'));
  return 1;
}

async function resendBatch(webhooks: Webhooks, tx: Transaction, job: store.Resend, ids: string[]) {
  const { accountId, environment } = job;
  const actor = { name: job.actor, channel: job.channel };
  const target = { ids, scope: { accountId, environment } };
  return countOf(await resendIn(webhooks, tx, actor, target, { resendId: job.id }));
}

async function resendChosen(
  webhooks: Webhooks,
  tx: Transaction,
  job: store.Resend,
  chosen: string[],
): Promise<store.Resend> {
  const ids = chosen.slice(job.handled, job.handled + BATCH_SIZE);
  const resent = job.resent + (await resendBatch(webhooks, tx, job, ids));
  const handled = job.handled + ids.length;
  return { ...job, handled, resent, finishedAt: handled >= chosen.length ? webhooks.clock.now() : null };
}

async function resendFailed(webhooks: Webhooks, tx: Transaction, job: store.Resend): Promise<store.Resend> {
  const batch = await store.nextFailed(tx, job, BATCH_SIZE);
  const last = batch[batch.length - 1];
  const ids = batch.map(({ id }) => id);
  const resent = job.resent + (last ? await resendBatch(webhooks, tx, job, ids) : 0);
  const handled = job.handled + batch.length;
  // Some may have been delivered or resent since they were counted.
  const ended = batch.length < BATCH_SIZE;
  return {
    ...job,
    handled,
    resent,
    total: ended ? handled : Math.max(job.total, handled),
    lastCreatedAt: last?.createdAt ?? job.lastCreatedAt,
    lastId: last?.id ?? job.lastId,
    finishedAt: ended ? webhooks.clock.now() : null,
  };
}
