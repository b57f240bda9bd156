// Customers with endpoints for the webhook tests, and the invariants after all due attempts.
import { expect } from 'vitest';
import type { Account } from '../../../src/model/account.ts';
import type { TestService } from '../../harness/service.ts';

export interface Subscriber {
  account: Account;
  key: string;
  // biome-ignore lint/suspicious/noExplicitAny: the record as the API answers it.
  endpoint: any;
}

type Environment = 'production' | 'sandbox';

/** Another endpoint for a customer. */
export async function subscribe(service: TestService, key: string, url: string, events: readonly string[]) {
  const made = await service.call('/extern/webhook-subscriptions', { key, body: { url, events } });
  expect(made.status, made.text).toBe(201);
  return made.json;
}

/** A new customer with one endpoint. */
export async function subscriber(
  service: TestService,
  url: string,
  events: readonly string[] = ['order.created'],
  environment: Environment = 'production',
): Promise<Subscriber> {
  const customer = await service.customer({ environment });
  return { ...customer, endpoint: await subscribe(service, customer.key, url, events) };
}

export const LEGACY_SECRET = 'secret-from-before-api-v1';

/** Imports an endpoint from before API v1. */
export async function importLegacyEndpoint(
  service: TestService,
  accountId: string,
  url: string,
  events: readonly string[],
  fields: Record<string, unknown> = {},
) {
  return service.ops('POST', `/accounts/${accountId}/webhook-endpoints/import`, {
    url,
    events,
    secret: LEGACY_SECRET,
    createdAt: '2026-05-01T10:00:00Z',
    ...fields,
  });
}

/** Runs one of the portal's actions on an endpoint, by its name in the path. */
export function act(service: TestService, { account, endpoint }: Subscriber, action: string) {
  return service.ops('POST', `/accounts/${account.id}/webhook-endpoints/${endpoint.id}/${action}`, {});
}

/** A page of the delivery log. */
export async function deliveryLog(
  service: TestService,
  { account, endpoint }: Pick<Subscriber, 'account' | 'endpoint'>,
  query = '',
) {
  const answer = await service.ops(
    'GET',
    `/accounts/${account.id}/webhook-endpoints/${endpoint.id}/deliveries${query}`,
  );
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
}

/** No delivery is overdue, and no worker holds an endpoint without open deliveries. */
export async function expectNothingStuck(service: TestService): Promise<void> {
  const { sql } = service.services.core;
  const now = service.clock.now();
  expect(await sql`select id, state from webhook_deliveries where next_attempt_at <= ${now}`).toEqual([]);
  expect(await sql`select endpoint_id from webhook_queues where owner is not null`).toEqual([]);
}

/** The plan has twelve attempts in 24 hours; only a pause ends it sooner. */
export async function expectNoEarlyDeadLetter(service: TestService): Promise<void> {
  const early = await service.services.core.sql`
    select id, attempts, plan_base from webhook_deliveries
    where state = 'DEAD_LETTER' and attempts - plan_base < 12
      and finished_at < first_attempt_at + interval '24 hours'`;
  expect(early).toEqual([]);
}

/** The ids of all committed events of an account. */
export async function committedEvents(service: TestService, accountId: string, types: readonly string[]) {
  const rows = await service.services.core.sql<{ id: string }[]>`
    select id from events where account_id = ${accountId} and type = any(${types as string[]})
      and format = '2026-09-01'`;
  return rows.map(({ id }) => id);
}
