// Changes a webhook endpoint: find and lock it, change it, write the audit, and invalidate the caches.
import { topicsOfParts } from '../../model/change-topics.ts';
import type { Environment } from '../../model/environment.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { changesBetween } from '../../platform/changes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Endpoint } from './endpoint.ts';
import { webhookErrors } from './errors.ts';
import * as store from './store.ts';
import type { Webhooks } from './webhooks.ts';

export const endpointNotFound = () => webhookErrors.SUBSCRIPTION_NOT_FOUND();

export async function getEndpoint(
  webhooks: Webhooks,
  scope: store.EndpointScope,
  id: string,
): Promise<store.EndpointWithSecret> {
  const found = isUuid(id) ? await store.findEndpoint(webhooks.sql, scope, id) : null;
  if (!found) throw endpointNotFound();
  return found;
}

export async function changeEndpoint(
  webhooks: Webhooks,
  actor: Actor,
  scope: store.EndpointScope,
  id: string,
  action: string,
  apply: (tx: Transaction, endpoint: Endpoint, now: Date) => Promise<Endpoint>,
): Promise<Endpoint> {
  const changed = await webhooks.sql.begin(async (tx) => {
    const found = isUuid(id) ? await store.findEndpoint(tx, scope, id, { lock: true }) : null;
    if (!found) throw endpointNotFound();
    const after = await apply(tx, found.endpoint, webhooks.clock.now());
    const changes = changesBetween(found.endpoint, after);
    await auditEndpoint(tx, webhooks.clock, actor, action, after, { changes });
    return after;
  });
  // The notification reaches this process too, but perhaps after the answer.
  webhooks.endpoints.clear();
  webhooks.changes.publish(topicsOfParts(changed, 'webhook-endpoints', 'deliveries'));
  return changed;
}

export async function saveEndpoint(tx: Transaction, endpoint: Endpoint): Promise<Endpoint> {
  await store.updateEndpoint(tx, endpoint);
  return endpoint;
}

export function auditEndpoint(
  tx: Transaction,
  clock: Clock,
  actor: Actor,
  action: string,
  endpoint: { id: string; accountId: string; environment: Environment },
  details: Record<string, unknown> = {},
): Promise<void> {
  return recordAudit(tx, clock, actor, {
    action,
    accountId: endpoint.accountId,
    subjectType: 'webhook',
    subjectId: endpoint.id,
    details: { environment: endpoint.environment, ...details },
  });
}
