// What customers and operators do with webhook endpoints: create, import, delete, pause, resume, renew, switch.
import { randomBytes } from 'node:crypto';
import { accountNotFound } from '../../customers/accounts/manage-accounts.ts';
import { lockAccount } from '../../customers/accounts/store.ts';
import { API_VERSION } from '../../http/api-version.ts';
import { ServiceError } from '../../http/errors.ts';
import type { Environment } from '../../http/trace.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { EVENT_NAMES } from '../../orders/model/event-catalog.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Sql, Transaction } from '../../platform/db.ts';
import { isUuid, uuidv7 } from '../../platform/ids.ts';
import type { NotifiedCache } from '../../platform/notified-cache.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { AddressGuard } from './address-guard.ts';
import {
  endOpenDeliveries,
  lockOpenDeliveries,
  type ResendTarget,
  resendDeliveries,
} from './delivery-store.ts';
import { type Endpoint, MAX_ENDPOINTS } from './endpoint.ts';
import * as store from './store.ts';

interface EndpointDeps {
  sql: Sql;
  clock: Clock;
  secrets: Secrets;
  guards: Record<Environment, AddressGuard>;
  endpointCache: Pick<NotifiedCache<store.EndpointWithSecret>, 'clear'>;
}

export const endpointNotFound = () => new ServiceError('SUBSCRIPTION_NOT_FOUND');

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
  deps: EndpointDeps,
  actor: Actor,
  fields: NewEndpoint,
): Promise<{ endpoint: Endpoint; secret: string }> {
  await checkAddress(deps, fields.environment, fields.url);
  const now = deps.clock.now();
  const secret = newSecret();
  const endpoint: Endpoint = {
    ...fields,
    id: uuidv7(now),
    format: API_VERSION,
    status: 'ACTIVE',
    createdAt: now,
    updatedAt: now,
  };
  await insert(deps, actor, endpoint, secret, 'webhook.created');
  return { endpoint, secret };
}

/** Imports an endpoint from before API v1 with its secret and date. The only way to get the legacy format. */
export async function importEndpoint(
  deps: EndpointDeps,
  actor: Actor,
  imported: NewEndpoint & { secret: string; createdAt: Date },
): Promise<Endpoint> {
  const { secret, ...fields } = imported;
  await checkAddress(deps, fields.environment, fields.url);
  const now = deps.clock.now();
  const endpoint: Endpoint = {
    ...fields,
    id: uuidv7(now),
    format: 'legacy',
    status: 'ACTIVE',
    updatedAt: now,
  };
  await insert(deps, actor, endpoint, secret, 'webhook.imported');
  return endpoint;
}

async function checkAddress(deps: EndpointDeps, environment: Environment, url: string): Promise<void> {
  const verdict = await deps.guards[environment].check(url);
  if (verdict.ok) return;
  throw new ServiceError('INVALID_WEBHOOK_URL', {
    message: verdict.message,
    details: { reason: verdict.reason },
  });
}

async function insert(
  deps: EndpointDeps,
  actor: Actor,
  endpoint: Endpoint,
  secret: string,
  action: string,
): Promise<void> {
  await deps.sql.begin(async (tx) => {
    // The lock serialises concurrent creations, so that both count correctly.
    if (!(await lockAccount(tx, endpoint.accountId))) throw accountNotFound();
    const count = await store.countEndpoints(tx, endpoint.accountId, endpoint.environment);
    if (count >= MAX_ENDPOINTS) {
      throw new ServiceError('TOO_MANY_SUBSCRIPTIONS', { details: { limit: MAX_ENDPOINTS } });
    }
    await store.insertEndpoint(tx, endpoint, deps.secrets.encrypt(secret));
    await audit(tx, deps.clock, actor, action, endpoint, { format: endpoint.format });
  });
}

export async function deleteEndpoint(
  deps: EndpointDeps,
  actor: Actor,
  scope: store.EndpointScope,
  id: string,
): Promise<void> {
  await deps.sql.begin(async (tx) => {
    const found = isUuid(id) ? await store.findEndpoint(tx, scope, id, { lock: true }) : null;
    if (!found) throw endpointNotFound();
    await lockOpenDeliveries(tx, id);
    await store.deleteEndpoint(tx, scope, id);
    await audit(tx, deps.clock, actor, 'webhook.deleted', found.endpoint);
  });
  deps.endpointCache.clear();
}

async function changeEndpoint(
  deps: EndpointDeps,
  actor: Actor,
  scope: store.EndpointScope,
  id: string,
  action: string,
  apply: (tx: Transaction, endpoint: Endpoint, now: Date) => Promise<Endpoint>,
): Promise<Endpoint> {
  const changed = await deps.sql.begin(async (tx) => {
    const found = await store.findEndpoint(tx, scope, id, { lock: true });
    if (!found) throw endpointNotFound();
    const after = await apply(tx, found.endpoint, deps.clock.now());
    await audit(tx, deps.clock, actor, action, after);
    return after;
  });
  // The notification clears our cache too, but perhaps only after we have responded.
  deps.endpointCache.clear();
  return changed;
}

async function save(tx: Transaction, endpoint: Endpoint): Promise<Endpoint> {
  await store.updateEndpoint(tx, endpoint);
  return endpoint;
}

/** Open retries become dead letters, which can be resent after resuming. */
export function pauseEndpoint(deps: EndpointDeps, actor: Actor, scope: store.EndpointScope, id: string) {
  return changeEndpoint(deps, actor, scope, id, 'webhook.paused', async (tx, endpoint, now) => {
    await endOpenDeliveries(tx, id, now);
    return save(tx, { ...endpoint, status: 'PAUSED', updatedAt: now });
  });
}

export function resumeEndpoint(deps: EndpointDeps, actor: Actor, scope: store.EndpointScope, id: string) {
  return changeEndpoint(deps, actor, scope, id, 'webhook.resumed', (tx, endpoint, now) =>
    save(tx, { ...endpoint, status: 'ACTIVE', updatedAt: now }),
  );
}

/** Switches from the legacy format to API v1 with all its events. URL and secret stay; there is no way back. */
export function switchEndpoint(deps: EndpointDeps, actor: Actor, scope: store.EndpointScope, id: string) {
  return changeEndpoint(deps, actor, scope, id, 'webhook.switched', async (tx, endpoint, now) => {
    if (endpoint.format === API_VERSION) return endpoint;
    return save(tx, { ...endpoint, format: API_VERSION, events: [...EVENT_NAMES], updatedAt: now });
  });
}

/** The old secret stops working with the commit. */
export async function renewSecret(
  deps: EndpointDeps,
  actor: Actor,
  scope: store.EndpointScope,
  id: string,
): Promise<{ endpoint: Endpoint; secret: string }> {
  const secret = newSecret();
  const endpoint = await changeEndpoint(
    deps,
    actor,
    scope,
    id,
    'webhook.secret_renewed',
    async (tx, found, now) => {
      await store.updateSecret(tx, id, deps.secrets.encrypt(secret), now);
      return { ...found, updatedAt: now };
    },
  );
  return { endpoint, secret };
}

/** Returns how many deliveries are resent; the audit log has the number per endpoint. */
export async function resend(
  deps: EndpointDeps & { wakeDeliveries: () => void },
  actor: Actor,
  target: ResendTarget,
): Promise<number> {
  const resent = await deps.sql.begin(async (tx) => {
    const shares = await resendDeliveries(tx, target, deps.clock.now());
    for (const { endpointId, deliveries, ...owner } of shares) {
      await audit(tx, deps.clock, actor, 'webhook.resent', { ...owner, id: endpointId }, { deliveries });
    }
    return shares;
  });
  deps.wakeDeliveries();
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
