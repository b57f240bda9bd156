// The endpoints that send to test inboxes.
import type { Endpoint } from '../../messages/webhooks/endpoint.ts';
import { createEndpoint, deleteEndpoint } from '../../messages/webhooks/manage-endpoints.ts';
import { listEndpoints } from '../../messages/webhooks/store.ts';
import type { Webhooks } from '../../messages/webhooks/webhooks.ts';
import { EVENT_NAMES } from '../../model/orders/event-catalog.ts';
import type { Actor } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { deleteInbox, getInbox } from './inbox.ts';

const scopeOf = (accountId: string) => ({ accountId, environment: 'sandbox' }) as const;

/** One query for all inboxes of an account. */
export async function endpointsByUrl({ sql }: Pick<BaseContext, 'sql'>, accountId: string) {
  const endpoints = await listEndpoints(sql, scopeOf(accountId));
  return (url: string) =>
    endpoints
      .filter((endpoint) => endpoint.url === url)
      .map(({ id, description, status, events, format }) => ({ id, description, status, events, format }));
}

/** The secret is not returned, because the inbox checks signatures itself. */
export async function subscribeInbox(
  webhooks: Webhooks,
  actor: Actor,
  accountId: string,
  url: string,
): Promise<Endpoint> {
  const scope = scopeOf(accountId);
  const known = (await listEndpoints(webhooks.sql, scope)).find((endpoint) => endpoint.url === url);
  if (known) return known;
  const fields = { ...scope, url, events: [...EVENT_NAMES], description: 'Test inbox' };
  return (await createEndpoint(webhooks, actor, fields)).endpoint;
}

/** With its messages and the endpoints that send to it. */
export async function removeInbox(
  { core, webhooks }: { core: Parameters<typeof deleteInbox>[0]; webhooks: Webhooks },
  actor: Actor,
  accountId: string,
  inboxId: string,
): Promise<void> {
  const { url } = await getInbox(core, accountId, inboxId);
  const scope = scopeOf(accountId);
  for (const { id } of (await endpointsByUrl(webhooks, accountId))(url)) {
    await deleteEndpoint(webhooks, actor, scope, id);
  }
  await deleteInbox(core, actor, accountId, inboxId);
}
