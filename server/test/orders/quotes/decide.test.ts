// Accepting and declining by API: binding, at exactly the quoted price, and the refusals with their details.
import { beforeEach, describe, expect, test } from 'vitest';
import { fetchFile, pathOf, readPdf, sha256 } from '../../documents/files.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import {
  advanceOrderTo,
  cancelOrder,
  changeTerms,
  command,
  eventNames,
  eventsOf,
} from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { accept, decline, getQuote, issue, newRequest, OFFER, offeredRequest, withdraw } from './requests.ts';

const AWKWARD = { lineItems: [{ description: 'Kilometres', quantity: 123.456, unitNet: 1.23 }] };

const service = await sharedService({ realPdfs: true });
let key: string;
let accountId: string;
beforeEach(async () => {
  ({ key, accountId } = await service.customer({ environment: 'production' }));
});

const getOrder = async (id: string) => (await service.call(`/extern/orders/${id}`, { key })).json;

describe('accept', () => {
  test('creates the order with exactly the quoted price, under the same id and request number', async () => {
    const id = await offeredRequest(service, key, AWKWARD, { externalOrderId: `ERP-${accountId}` });
    const before = await getOrder(id);
    service.clock.advance(60_000);
    const accepted = await accept(service, key, id, { version: 1 });
    expect(accepted.status).toBe(200);
    const order = await getOrder(id);
    expect(accepted.json).toMatchObject({
      id,
      state: 'ACCEPTED',
      version: 1,
      orderId: id,
      orderNumber: order.orderNumber,
      requestNumber: before.requestNumber,
      acceptance: { viaApi: true, url: null },
      decidedAt: service.clock.now().toISOString(),
      amounts: { net: 151.85, vat: 28.85, gross: 180.7 },
    });
    expect(order).toMatchObject({
      ...before,
      kind: 'ORDER',
      status: 'ACCEPTED',
      orderNumber: expect.stringMatching(/^VT-\d+$/),
      price: { net: 151.85, gross: 180.7, vatRate: 19, currency: 'EUR' },
      updatedAt: order.updatedAt,
    });
    for (const reference of [before.requestNumber, order.orderNumber, before.requestNumber.toLowerCase()]) {
      expect(await getOrder(reference)).toEqual(order);
      expect((await getQuote(service, key, reference)).json).toEqual(accepted.json);
    }
    const found = await service.call(`/extern/orders?externalOrderId=ERP-${accountId}`, { key });
    expect(found.json.data).toEqual([order]);
  });

  test('sends order.created with the signed quote and order.accepted, and older endpoints get each status', async () => {
    const id = await offeredRequest(service, key);
    await accept(service, key, id);
    const events = (await eventsOf(service, id)).slice(2);
    expect(events.map(({ type, data }) => [type, data.kind, data.status])).toEqual([
      ['order.created', 'ORDER', 'ACCEPTED'],
      ['order.accepted', 'ORDER', 'ACCEPTED'],
    ]);
    const { orderNumber, requestNumber } = await getOrder(id);
    expect(events[0].data).toMatchObject({ orderNumber, requestNumber, document: { kind: 'SIGNED_QUOTE' } });
    const legacy = (await eventsOf(service, id, 'legacy')).slice(3);
    expect(legacy.map(({ data }) => [data.from, data.to])).toEqual([
      ['QUOTE_SENT', 'QUOTE_ACCEPTED'],
      ['QUOTE_ACCEPTED', 'CONVERTED'],
      ['CONVERTED', 'OPEN'],
    ]);
    const times = [...(await eventsOf(service, id)), ...(await eventsOf(service, id, 'legacy'))];
    expect(new Set(times.map(({ createdAt }) => createdAt)).size).toBe(times.length);
  });

  test('stores the signed quote with name, time, the API as means, and the price', async () => {
    const id = await offeredRequest(service, key);
    await accept(service, key, id);
    const { data } = (await service.call(`/extern/orders/${id}/documents`, { key })).json;
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['QUOTE', 'SIGNED_QUOTE']);
    const signed = await fetchFile(service, pathOf(data[1].downloadUrl), key);
    expect(sha256(signed.bytes)).toBe(data[1].sha256);
    const text = await readPdf(signed.bytes);
    const { quoteNumber } = (await getQuote(service, key, id)).json;
    for (const part of [
      `Angenommenes Angebot ${quoteNumber}`,
      'Angenommen durch Autohaus Test GmbH',
      'Über die vereinbarte Schnittstelle, ohne Unterschrift bindend',
      '571,20 €',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('creates a held order if releases are manual, and sends only order.created', async () => {
    await changeTerms(service, accountId, { release: 'MANUAL' });
    const id = await offeredRequest(service, key);
    await accept(service, key, id);
    expect((await service.ops('GET', `/orders/${id}`)).json.internalStatus).toBe('REQUESTED');
    expect((await eventNames(service, id)).slice(2)).toEqual(['order.created']);
    expect((await eventsOf(service, id, 'legacy')).at(-1).data).toMatchObject({ to: 'REQUESTED' });
    await command(service, id, 'release');
    expect((await eventNames(service, id)).at(-1)).toBe('order.accepted');
  });

  test('keeps the quoted price even if the agreement has changed', async () => {
    const id = await offeredRequest(service, key);
    await changeTerms(service, accountId, { vatRate: 7, currency: 'CHF' });
    await accept(service, key, id);
    expect((await getOrder(id)).price).toMatchObject({
      net: 480,
      gross: 571.2,
      vatRate: 19,
      currency: 'EUR',
    });
  });

  test('is binding: the order can be cancelled like any other, and not declined', async () => {
    const id = await offeredRequest(service, key);
    await accept(service, key, id);
    const late = await decline(service, key, id);
    expectV1Error(late, 409, 'QUOTE_ALREADY_DECIDED');
    expect(late.json.error.details).toEqual({ status: 'ACCEPTED' });
    expect((await cancelOrder(service, key, id)).json.status).toBe('CANCELLED');
    expect((await getQuote(service, key, id)).json.state).toBe('ACCEPTED');
  });

  test('creates an order that can be completed up to its invoice', async () => {
    const id = await offeredRequest(service, key, AWKWARD);
    await accept(service, key, id);
    const invoiced = await advanceOrderTo(service, id, 'INVOICED');
    expect(invoiced.invoiceNumber).toMatch(/^INV-2026-/);
    const { data } = (await service.call(`/extern/orders/${id}/documents`, { key })).json;
    const invoice = await fetchFile(service, pathOf(data.at(-1).downloadUrl), key);
    const text = await readPdf(invoice.bytes);
    for (const part of [invoiced.invoiceNumber, 'Kilometres', '151,85 €', '28,85 €', '180,70 €']) {
      expect(text).toContain(part);
    }
  });

  test('is 403 unless agreed, and changes nothing', async () => {
    await changeTerms(service, accountId, { quoteAcceptanceViaApi: false });
    const id = await offeredRequest(service, key);
    expectV1Error(await accept(service, key, id), 403, 'QUOTE_ACCEPTANCE_NOT_AGREED');
    expect((await getOrder(id)).status).toBe('QUOTE_OFFERED');
    expect((await decline(service, key, id)).status).toBe(200);
  });

  test.each([[{ version: '1' }], [{ version: 0 }], [{ version: 1.5 }], [{ versio: 1 }], [[]]])(
    'with the body %j is 400',
    async (body) => {
      const id = await offeredRequest(service, key);
      expectV1Error(await accept(service, key, id, body), 400, 'INVALID_REQUEST');
    },
  );

  test('accepts an empty body', async () => {
    const id = await offeredRequest(service, key);
    const answer = await service.call(`/extern/quotes/${id}/accept`, { key, method: 'POST' });
    expect(answer.json.state).toBe('ACCEPTED');
  });
});

describe('decline', () => {
  test('rejects the request, with the reason in order.rejected', async () => {
    const id = await offeredRequest(service, key);
    service.clock.advance(60_000);
    const declined = await decline(service, key, id, { reason: 'Zu teuer – schade' });
    expect(declined.status).toBe(200);
    expect(declined.json).toMatchObject({
      state: 'DECLINED',
      orderId: null,
      orderNumber: null,
      acceptance: { url: null },
      decidedAt: service.clock.now().toISOString(),
    });
    expect((await getQuote(service, key, id)).json).toEqual(declined.json);
    expect(await getOrder(id)).toMatchObject({ kind: 'REQUEST', status: 'REJECTED', price: null });
    expect((await eventsOf(service, id)).at(-1)).toMatchObject({
      type: 'order.rejected',
      data: { kind: 'REQUEST', status: 'REJECTED', reason: 'Zu teuer – schade' },
    });
    expect((await eventsOf(service, id, 'legacy')).at(-1).data).toMatchObject({
      from: 'QUOTE_SENT',
      to: 'REJECTED',
    });
    expect((await cancelOrder(service, key, id)).json.status).toBe('REJECTED');
  });

  test.each([[{}], [{ reason: null }]])('needs no reason: %j', async (body) => {
    const id = await offeredRequest(service, key);
    expect((await decline(service, key, id, body)).json.state).toBe('DECLINED');
    expect((await eventsOf(service, id)).at(-1).data.reason).toBeNull();
  });

  test.each([[{ reason: '' }], [{ reason: 'x'.repeat(501) }], [{ reason: 5 }], [{ version: 1 }]])(
    'with the body %j is 400',
    async (body) => {
      const id = await offeredRequest(service, key);
      expectV1Error(await decline(service, key, id, body), 400, 'INVALID_REQUEST');
    },
  );
});

describe('no decision is possible on', () => {
  const ended: [string, (id: string) => Promise<unknown>][] = [
    ['ACCEPTED', (id) => accept(service, key, id)],
    ['DECLINED', (id) => decline(service, key, id)],
    ['WITHDRAWN', (id) => withdraw(service, id)],
  ];

  test.each(ended)('a quote that is %s: both are refused with that status', async (status, end) => {
    const id = await offeredRequest(service, key);
    await end(id);
    const names = await eventNames(service, id);
    for (const answer of [
      await accept(service, key, id),
      await accept(service, key, id, { version: 1 }),
      await decline(service, key, id),
    ]) {
      expectV1Error(answer, 409, 'QUOTE_ALREADY_DECIDED');
      expect(answer.json.error.details).toEqual({ status });
    }
    expect(await eventNames(service, id)).toEqual(names);
  });

  test('a request without a quote, waiting or cancelled', async () => {
    const { id } = await newRequest(service, key);
    for (const act of [accept, decline]) expectV1Error(await act(service, key, id), 409, 'QUOTE_NOT_OFFERED');
    await cancelOrder(service, key, id);
    for (const act of [accept, decline]) expectV1Error(await act(service, key, id), 409, 'QUOTE_NOT_OFFERED');
  });

  test('a version that is not the offered one', async () => {
    const id = await offeredRequest(service, key);
    await issue(service, id, OFFER);
    for (const version of [1, 3, 99]) {
      const answer = await accept(service, key, id, { version });
      expectV1Error(answer, 409, 'QUOTE_VERSION_MISMATCH');
      expect(answer.json.error.details).toEqual({ currentVersion: 2 });
    }
  });

  test('a request with an offered quote can be neither cancelled nor changed', async () => {
    const id = await offeredRequest(service, key);
    expectV1Error(await cancelOrder(service, key, id), 409, 'REQUEST_HAS_QUOTE');
    const change = { method: 'PATCH', key, body: { instructions: 'x' } };
    expectV1Error(await service.call(`/extern/orders/${id}`, change), 409, 'ORDER_NOT_CHANGEABLE');
    expect((await getOrder(id)).status).toBe('QUOTE_OFFERED');
  });
});
