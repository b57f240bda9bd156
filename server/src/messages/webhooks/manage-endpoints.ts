// What customers and operators do with webhook endpoints: create, import, delete, pause, resume, renew, switch.

import { randomBytes } from 'node:crypto';
import { accountNotFound } from '../../customers/accounts/manage-accounts.ts';
import { lockAccount } from '../../customers/accounts/store.ts';
import type { Environment } from '../../customers/environment.ts';
import { API_VERSION } from '../../http/api-version.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { changesBetween } from '../../operator/changes.ts';
import { EVENT_NAMES } from '../../orders/model/event-catalog.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db.ts';
import { isUuid, uuidv7 } from '../../platform/ids.ts';
import {
  endOpenDeliveries,
  lockOpenDeliveries,
  type ResendTarget,
  resendDeliveries,
} from './delivery-store.ts';
import { type Endpoint, MAX_ENDPOINTS } from './endpoint.ts';
import { webhookErrors } from './errors.ts';
import * as store from './store.ts';
import type { Webhooks } from './webhooks.ts';

export const endpointNotFound = () => webhookErrors.SUBSCRIPTION_NOT_FOUND();

/** 64 hexadecimal characters. Their text, not their decoded bytes, is the signing key. */
const newSecret = () => randomBytes(32).toString('hex');

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
    updatedAt: now,
  };
  await insert(webhooks, actor, endpoint, secret, 'webhook.imported');
  return endpoint;
}

export async function checkAddress(webhooks: Webhooks, environment: Environment, url: string): Promise<void> {
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
    // The lock makes two creations count one after the other.
    if (!(await lockAccount(tx, endpoint.accountId))) throw accountNotFound();
    const count = await store.countEndpoints(tx, endpoint.accountId, endpoint.environment);
    if (count >= MAX_ENDPOINTS) {
      throw webhookErrors.TOO_MANY_SUBSCRIPTIONS({ details: { limit: MAX_ENDPOINTS } });
    }
    await store.insertEndpoint(tx, endpoint, webhooks.secrets.encrypt(secret));
    const { url, events, description, format } = endpoint;
    const changes = changesBetween({}, { url, events, description, format });
    await audit(tx, webhooks.clock, actor, action, endpoint, { changes });
  });
}

export async function deleteEndpoint(
  webhooks: Webhooks,
  actor: Actor,
  scope: store.EndpointScope,
  id: string,
): Promise<void> {
  await webhooks.sql.begin(async (tx) => {
    const found = isUuid(id) ? await store.findEndpoint(tx, scope, id, { lock: true }) : null;
    if (!found) throw endpointNotFound();
    await lockOpenDeliveries(tx, id);
    await store.deleteEndpoint(tx, scope, id);
    const { url, events, format } = found.endpoint;
    const changes = changesBetween({ url, events, format }, {});
    await audit(tx, webhooks.clock, actor, 'webhook.deleted', found.endpoint, { changes });
  });
  webhooks.endpoints.clear();
}

async function change(
  webhooks: Webhooks,
  actor: Actor,
  scope: store.EndpointScope,
  id: string,
  action: string,
  apply: (tx: Transaction, endpoint: Endpoint, now: Date) => Promise<Endpoint>,
): Promise<Endpoint> {
  const changed = await webhooks.sql.begin(async (tx) => {
    const found = await store.findEndpoint(tx, scope, id, { lock: true });
    if (!found) throw endpointNotFound();
    const after = await apply(tx, found.endpoint, webhooks.clock.now());
    const changes = changesBetween(found.endpoint, after);
    await audit(tx, webhooks.clock, actor, action, after, { changes });
    return after;
  });
  // The notification reaches this process too, but perhaps after the answer.
  webhooks.endpoints.clear();
  return changed;
}

async function save(tx: Transaction, endpoint: Endpoint): Promise<Endpoint> {
  await store.updateEndpoint(tx, endpoint);
  return endpoint;
}

/** Open retries end as dead letters; they can be resent after resuming. */
export function pauseEndpoint(webhooks: Webhooks, actor: Actor, scope: store.EndpointScope, id: string) {
  return change(webhooks, actor, scope, id, 'webhook.paused', async (tx, endpoint, now) => {
    await endOpenDeliveries(tx, id, now);
    return save(tx, { ...endpoint, status: 'PAUSED', updatedAt: now });
  });
}

export function resumeEndpoint(webhooks: Webhooks, actor: Actor, scope: store.EndpointScope, id: string) {
  return change(webhooks, actor, scope, id, 'webhook.resumed', (tx, endpoint, now) =>
    save(tx, { ...endpoint, status: 'ACTIVE', updatedAt: now }),
  );
}

/** The older format for API v1, with all its events; address and secret stay, and there is no way back. */
export function switchEndpoint(webhooks: Webhooks, actor: Actor, scope: store.EndpointScope, id: string) {
  return change(webhooks, actor, scope, id, 'webhook.switched', async (tx, endpoint, now) => {
    if (endpoint.format === API_VERSION) return endpoint;
    return save(tx, { ...endpoint, format: API_VERSION, events: [...EVENT_NAMES], updatedAt: now });
  });
}

/** The old secret stops working with the commit. */
export async function renewSecret(
  webhooks: Webhooks,
  actor: Actor,
  scope: store.EndpointScope,
  id: string,
): Promise<{ endpoint: Endpoint; secret: string }> {
  const secret = newSecret();
  const endpoint = await change(
    webhooks,
    actor,
    scope,
    id,
    'webhook.secret_renewed',
    async (tx, found, now) => {
      await store.updateSecret(tx, id, webhooks.secrets.encrypt(secret), now);
      return { ...found, updatedAt: now };
    },
  );
  return { endpoint, secret };
}

/** Answers how many are sent again; each endpoint's share is in the audit. */
export async function resend(webhooks: Webhooks, actor: Actor, choice: ResendTarget): Promise<number> {
  const resent = await webhooks.sql.begin(async (tx) => {
    const shares = await resendDeliveries(tx, choice, webhooks.clock.now());
    for (const { endpointId, deliveries, ...of } of shares) {
      await audit(tx, webhooks.clock, actor, 'webhook.resent', { ...of, id: endpointId }, { deliveries });
    }
    return shares;
  });
  webhooks.due.give();
  return resent.reduce((sum, { deliveries }) => sum + deliveries, 0);
}

function audit(
  tx: Transaction,
  clock: Clock,
  actor: Actor,
  action: string,
  endpoint: Pick<Endpoint, 'id' | 'accountId' | 'environment'>,
  details: Record<string, unknown> = {},
) {
  return recordAudit(tx, clock, actor, {
    action,
    accountId: endpoint.accountId,
    subjectType: 'webhook',
    subjectId: endpoint.id,
    details: { environment: endpoint.environment, ...details },
  });
}
