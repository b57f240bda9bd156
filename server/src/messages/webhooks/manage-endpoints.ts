// Actions on webhook endpoints: create, import, change, delete, pause, resume, switch.

import { accountNotFound } from '../../customers/accounts/manage-accounts.ts';
import { lockAccount } from '../../customers/accounts/store.ts';
import { topicsOfParts } from '../../model/change-topics.ts';
import type { Environment, Scope } from '../../model/environment.ts';
import { EVENT_NAMES, eventNamesOf } from '../../model/orders/event-catalog.ts';
import type { Actor } from '../../operator/audit.ts';
import { API_VERSION } from '../../platform/api-version.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import { changesBetween } from '../../platform/changes.ts';
import { isUuid, uuidv7 } from '../../platform/ids.ts';
import { auditEndpoint, changeEndpoint, endpointNotFound, saveEndpoint } from './change-endpoint.ts';
import { endOpenDeliveries, lockOpenDeliveries } from './delivery-store.ts';
import { type Endpoint, MAX_ENDPOINTS } from './endpoint.ts';
import { newSecret } from './endpoint-secrets.ts';
import { webhookErrors } from './errors.ts';
import { deleteHealth, endFailing } from './health-store.ts';
import * as store from './store.ts';
import type { Webhooks } from './webhooks.ts';

interface NewEndpoint {
  accountId: string;
  environment: Environment;
  url: string;
  events: string[];
  description: string | null;
}

export async function createEndpoint(
  webhooks: Webhooks,
  actor: Actor,
  fields: NewEndpoint,
): Promise<{ endpoint: Endpoint; secret: string }> {
  await checkAddress(webhooks, fields.environment, fields.url);
  const now = webhooks.clock.now();
  const secret = newSecret();
  const endpoint: Endpoint = {
    ...fields,
    id: uuidv7(now),
    format: API_VERSION,
    status: 'ACTIVE',
    secretCreatedAt: now,
    oldSecretUntil: null,
    createdAt: now,
    updatedAt: now,
  };
  await insert(webhooks, actor, endpoint, secret, 'webhook.created');
  return { endpoint, secret };
}

/** Imports an endpoint from before API v1 with its secret and date. The only way to get the legacy format. */
export async function importEndpoint(
  webhooks: Webhooks,
  actor: Actor,
  imported: NewEndpoint & { secret: string; createdAt: Date },
): Promise<Endpoint> {
  const { secret, ...fields } = imported;
  await checkAddress(webhooks, fields.environment, fields.url);
  const now = webhooks.clock.now();
  const endpoint: Endpoint = {
    ...fields,
    id: uuidv7(now),
    format: 'legacy',
    status: 'ACTIVE',
    secretCreatedAt: fields.createdAt,
    oldSecretUntil: null,
    updatedAt: now,
  };
  await insert(webhooks, actor, endpoint, secret, 'webhook.imported');
  return endpoint;
}

async function checkAddress(webhooks: Webhooks, environment: Environment, url: string): Promise<void> {
  const verdict = await webhooks.guards[environment].check(url);
  if (verdict.ok) return;
  throw webhookErrors.INVALID_WEBHOOK_URL({
    message: verdict.message,
    details: { reason: verdict.reason },
  });
}

async function insert(
  webhooks: Webhooks,
  actor: Actor,
  endpoint: Endpoint,
  secret: string,
  action: string,
): Promise<void> {
  await webhooks.sql.begin(async (tx) => {
    // The lock makes concurrent creations count correctly.
    if (!(await lockAccount(tx, endpoint.accountId))) throw accountNotFound();
    const count = await store.countEndpoints(tx, endpoint.accountId, endpoint.environment);
    if (count >= MAX_ENDPOINTS) {
      throw webhookErrors.TOO_MANY_SUBSCRIPTIONS({ details: { limit: MAX_ENDPOINTS } });
    }
    await store.insertEndpoint(tx, endpoint, webhooks.secrets.encrypt(secret));
    const { url, events, description, format } = endpoint;
    const changes = changesBetween({}, { url, events, description, format });
    await auditEndpoint(tx, webhooks.clock, actor, action, endpoint, { changes });
  });
  webhooks.changes.publish(topicsOfParts(endpoint, 'webhook-endpoints'));
}

export async function deleteEndpoint(
  webhooks: Webhooks,
  actor: Actor,
  scope: store.EndpointScope,
  id: string,
): Promise<void> {
  const deleted = await webhooks.sql.begin(async (tx) => {
    const found = isUuid(id) ? await store.findEndpoint(tx, scope, id, { lock: true }) : null;
    if (!found) throw endpointNotFound();
    await lockOpenDeliveries(tx, id);
    await store.deleteEndpoint(tx, scope, id);
    await deleteHealth(tx, id);
    const { url, events, format } = found.endpoint;
    const changes = changesBetween({ url, events, format }, {});
    await auditEndpoint(tx, webhooks.clock, actor, 'webhook.deleted', found.endpoint, { changes });
    return found.endpoint;
  });
  webhooks.endpoints.clear();
  webhooks.changes.publish(topicsOfParts(deleted, 'webhook-endpoints', 'deliveries'));
}

export interface EndpointChanges {
  url?: string | undefined;
  events?: string[] | undefined;
  description?: string | null | undefined;
}

export async function updateEndpoint(
  webhooks: Webhooks,
  actor: Actor,
  scope: Scope,
  id: string,
  { url, events, description }: EndpointChanges,
): Promise<Endpoint> {
  if (url !== undefined) await checkAddress(webhooks, scope.environment, url);
  return changeEndpoint(webhooks, actor, scope, id, 'webhook.changed', (tx, endpoint, now) => {
    checkEvents(endpoint, events ?? []);
    return saveEndpoint(tx, {
      ...endpoint,
      url: url ?? endpoint.url,
      events: events ?? endpoint.events,
      description: description === undefined ? endpoint.description : description,
      updatedAt: now,
    });
  });
}

/** Each format has different events. */
function checkEvents({ format }: Endpoint, events: readonly string[]): void {
  const unknown = events.filter((event) => !eventNamesOf(format).includes(event));
  if (unknown.length === 0) return;
  const message = `An endpoint of this format gets: ${eventNamesOf(format).join(', ')}.`;
  throw invalidFields([{ field: 'events', code: 'invalid_value', message, reason: 'events' }]);
}

/** Open retries end as dead letters; they can be resent after resuming. */
export async function pauseEndpoint(
  webhooks: Webhooks,
  actor: Actor,
  scope: store.EndpointScope,
  id: string,
): Promise<{ endpoint: Endpoint; ended: number }> {
  let ended = 0;
  const endpoint = await changeEndpoint(
    webhooks,
    actor,
    scope,
    id,
    'webhook.paused',
    async (tx, found, now) => {
      ended = await endOpenDeliveries(tx, id, now);
      return saveEndpoint(tx, { ...found, status: 'PAUSED', updatedAt: now });
    },
  );
  return { endpoint, ended };
}

/** Resets the health: failures before the pause say nothing about the endpoint now. */
export function resumeEndpoint(webhooks: Webhooks, actor: Actor, scope: store.EndpointScope, id: string) {
  return changeEndpoint(webhooks, actor, scope, id, 'webhook.resumed', async (tx, endpoint, now) => {
    if (endpoint.status === 'PAUSED') await endFailing(tx, id);
    return saveEndpoint(tx, { ...endpoint, status: 'ACTIVE', updatedAt: now });
  });
}

/**
 * Switches from the legacy format to API v1 with all its events. Address and secret stay. It cannot be
 * undone.
 */
export function switchEndpoint(webhooks: Webhooks, actor: Actor, scope: store.EndpointScope, id: string) {
  return changeEndpoint(webhooks, actor, scope, id, 'webhook.switched', async (tx, endpoint, now) => {
    if (endpoint.format === API_VERSION) return endpoint;
    return saveEndpoint(tx, { ...endpoint, format: API_VERSION, events: [...EVENT_NAMES], updatedAt: now });
  });
}
