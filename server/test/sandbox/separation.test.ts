// Sandbox and production are separate: no data of one can be seen, found or changed from the other.
import { beforeEach, describe, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import { advanceOrderTo, createOrder, creation } from '../harness/orders.ts';
import { startReceiver } from '../harness/receiver.ts';
import { sharedService } from '../harness/shared-service.ts';
import { subscribe } from '../messages/webhooks/subscribers.ts';
import { SCENARIOS } from './expected-scenarios.ts';
import { advance } from './journey.ts';

const service = await sharedService({ deliver: true });
let accountId: string;
let sandbox: string;
let live: string;
beforeEach(async () => {
  const customer = await service.customer();
  accountId = customer.account.id;
  sandbox = customer.key;
  live = (await service.credential(accountId, { environment: 'production' })).secret;
});

const MANUAL = { 'x-sandbox-mode': 'manual' };

test('the same externalOrderId and Idempotency-Key can be used in both environments, each with its own answer', async () => {
  const made: Record<string, string> = {};
  for (const key of [sandbox, live]) {
    const identified = { ...MANUAL, 'idempotency-key': 'K-1' };
    const first = await createOrder(service, key, { externalOrderId: 'BOTH-1' }, identified);
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([201, null]);
    const again = await createOrder(service, key, { externalOrderId: 'BOTH-1' }, identified);
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    const other = await createOrder(service, key, { customerReference: 'other' }, identified);
    expectV1Error(other, 409, 'IDEMPOTENCY_KEY_REUSED');
    made[key] = first.json.id;
  }
  expect(made[sandbox]).not.toBe(made[live]);
  for (const key of [sandbox, live]) {
    const { data } = (await service.call('/extern/orders?externalOrderId=BOTH-1', { key })).json;
    expect(data.map(({ id }: { id: string }) => id)).toEqual([made[key]]);
  }
});

/** A request with a quote, an order and a webhook endpoint, and every reference to them. */
async function world(key: string) {
  const isSandbox = key === sandbox;
  const request = (await service.call('/extern/quotes', { key, body: creation(), headers: MANUAL })).json;
  const order = (await createOrder(service, key, {}, MANUAL)).json;
  if (isSandbox) {
    await advance({ service, key, order: request });
    for (let step = 2; step <= 6; step += 1) await advance({ service, key, order });
  } else {
    const body = { lineItems: [{ description: 'Transport', unitNet: 480 }] };
    await service.ops('POST', `/requests/${request.id}/quotes`, body);
    await advanceOrderTo(service, order.id, 'IN_TRANSIT');
  }
  const { quoteNumber } = (await service.call(`/extern/quotes/${request.id}`, { key })).json;
  const documents = (await service.call(`/extern/orders/${order.id}/documents`, { key })).json.data;
  expect(documents).toHaveLength(1);
  const endpoint = await subscribe(service, key, 'https://receiver.test:1/hook', ['order.created']);
  return { request, order, quoteNumber, document: documents[0], endpoint };
}

describe.each([
  ['production', () => ({ from: live, to: sandbox })],
  ['the sandbox', () => ({ from: sandbox, to: live })],
])('from %s the other environment', (_, keys) => {
  test('is not found by any id or number at any endpoint, and is not changed', async () => {
    const { from, to } = keys();
    const { request, order, quoteNumber, document, endpoint } = await world(to);
    const before = (await service.call('/extern/orders', { key: to })).text;
    const reach = (method: string, path: string, body?: object) =>
      service.call(`/extern${path}`, { method, key: from, body });

    for (const reference of [order.id, order.orderNumber, request.id, request.requestNumber]) {
      const at = `/orders/${reference}`;
      expectV1Error(await reach('GET', at), 404, 'ORDER_NOT_FOUND');
      for (const part of ['status', 'tracking', 'documents', `documents/${document.id}`]) {
        expectV1Error(await reach('GET', `${at}/${part}`), 404, 'ORDER_NOT_FOUND');
      }
      expectV1Error(await reach('PATCH', at, { instructions: 'Hello' }), 404, 'ORDER_NOT_FOUND');
      expectV1Error(await reach('POST', `${at}/cancel`, {}), 404, 'ORDER_NOT_FOUND');
      const moved = await reach('POST', `/sandbox${at}/advance`, {});
      if (from === sandbox) expectV1Error(moved, 404, 'ORDER_NOT_FOUND');
      else expectV1Error(moved, 403, 'SANDBOX_ONLY');
      const legacy = await reach('GET', `/transportauftraege/${reference}`);
      expect([legacy.status, legacy.json.error]).toEqual([404, 'NOT_FOUND']);
    }
    for (const reference of [request.id, request.requestNumber, quoteNumber]) {
      const at = `/quotes/${reference}`;
      expectV1Error(await reach('GET', at), 404, 'QUOTE_NOT_FOUND');
      expectV1Error(await reach('GET', `${at}/document`), 404, 'QUOTE_NOT_FOUND');
      expectV1Error(await reach('POST', `${at}/accept`, {}), 404, 'QUOTE_NOT_FOUND');
      expectV1Error(await reach('POST', `${at}/decline`, {}), 404, 'QUOTE_NOT_FOUND');
    }
    const hook = `/webhook-subscriptions/${endpoint.id}`;
    expectV1Error(await reach('GET', hook), 404, 'SUBSCRIPTION_NOT_FOUND');
    expectV1Error(await reach('POST', `${hook}/test`, {}), 404, 'SUBSCRIPTION_NOT_FOUND');
    expectV1Error(await reach('DELETE', hook), 404, 'SUBSCRIPTION_NOT_FOUND');

    expect((await reach('GET', '/orders')).json.data).toEqual([]);
    expect((await reach('GET', '/orders?updatedSince=2026-01-01T00:00:00Z')).json.data).toEqual([]);
    expect((await reach('GET', '/webhook-subscriptions')).json.data).toEqual([]);
    if (from === sandbox) {
      expect((await reach('GET', '/sandbox/transportauftraege')).json.vorgaenge).toEqual([]);
    }
    expect((await service.call('/extern/orders', { key: to })).text).toBe(before);
  });

  test('sends nothing to the endpoints here, and its cursors are invalid here', async () => {
    const { from, to } = keys();
    const [own, other] = [await startReceiver(), await startReceiver()];
    await subscribe(service, from, own.url, ['order.created', 'order.accepted']);
    await subscribe(service, to, other.url, ['order.created', 'order.accepted']);
    await createOrder(service, to, {}, MANUAL);
    await createOrder(service, to, {}, MANUAL);
    await service.settle();
    expect([own.received.length, other.received.length]).toEqual([0, 4]);
    const { nextCursor } = (await service.call('/extern/orders?limit=1', { key: to })).json;
    const page = await service.call(`/extern/orders?limit=1&cursor=${nextCursor}`, { key: from });
    expectV1Error(page, 400, 'INVALID_CURSOR');
    await own.close();
    await other.close();
  });
});

test('a sandbox order is marked everywhere and is not in the lists of dispatch', async () => {
  const order = (await createOrder(service, sandbox, {}, MANUAL)).json;
  const request = (
    await createOrder(service, sandbox, {}, { ...MANUAL, 'x-sandbox-scenario': 'QUOTE_REQUIRED' })
  ).json;
  await advance({ service, key: sandbox, order: request });
  const { quoteNumber } = (await service.call(`/extern/quotes/${request.id}`, { key: sandbox })).json;
  const real = (await createOrder(service, live)).json;
  expect([order.sandbox, request.sandbox, real.sandbox]).toEqual([true, true, false]);
  expect(order.orderNumber).toMatch(/^SBX-\d+$/);
  expect(request.requestNumber).toMatch(/^SBX-RQ-\d+$/);
  expect(quoteNumber).toMatch(/^SBX-QT-\d+$/);
  expect(real.orderNumber).toMatch(/^VT-\d+$/);
  const idsOf = async (query: string) =>
    (await service.ops('GET', `/orders?accountId=${accountId}${query}`)).json.data.map(
      ({ id }: { id: string }) => id,
    );
  expect(await idsOf('')).toEqual([real.id]);
  expect(await idsOf('&environment=sandbox')).toEqual([request.id, order.id]);
  const shown = (await service.ops('GET', `/orders/${order.id}`)).json;
  expect(shown).toMatchObject({ environment: 'sandbox', sandbox: true });
});

test('no scenario sends a mail or uses an invoice number of production', async () => {
  const endCustomerEmail = 'kunde@example.org';
  for (const scenario of SCENARIOS) {
    const headers = { ...MANUAL, 'x-sandbox-scenario': scenario };
    const order = (await createOrder(service, sandbox, { endCustomerEmail }, headers)).json;
    expect((await advance({ service, key: sandbox, order }, { toEnd: true })).status).toBe(200);
  }
  await service.settle();
  const { sql } = service.services.core;
  expect(await sql`select 1 from mails where account_id = ${accountId}`).toHaveLength(0);
  const series = await sql<
    { series: string }[]
  >`select series from invoice_counters where series like 'INV-%'`;
  expect(series).toHaveLength(0);
  const invoices = await sql<{ fileName: string }[]>`
    select file_name from documents where account_id = ${accountId} and kind = 'INVOICE'`;
  // One of each but CANCELLATION, and two more of CORRECTED_INVOICE.
  expect(invoices).toHaveLength(10);
  for (const { fileName } of invoices) expect(fileName).toContain('SBX-INV-2026-');
  // The same address does get mail for a real order.
  await createOrder(service, live, { endCustomerEmail });
  expect(await sql`select 1 from mails where account_id = ${accountId}`).not.toHaveLength(0);
});
