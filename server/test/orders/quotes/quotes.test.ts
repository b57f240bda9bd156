// Requesting a quote and reading it: by which ids it is found, and its content before the first offer.
import { beforeEach, describe, expect, test } from 'vitest';
import { fetchFile, pathOf, readPdf, sha256 } from '../../documents/files.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { CACHED_MS, changeTerms, createOrder, creation, eventsOf } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { getQuote, issue, newRequest, offeredRequest, requestQuote } from './requests.ts';

const DAY_MS = 86_400_000;

const service = await sharedService({ realPdfs: true });
let key: string;
let accountId: string;
beforeEach(async () => {
  ({ key, accountId } = await service.customer({ environment: 'production' }));
});

describe('POST /extern/quotes', () => {
  test('creates a request even if the agreement prices the order and releases it', async () => {
    expect((await createOrder(service, key)).status).toBe(201);
    const asked = await requestQuote(service, key);
    expect(asked.status).toBe(202);
    expect(asked.json).toMatchObject({
      kind: 'REQUEST',
      status: 'QUOTE_REQUIRED',
      orderNumber: null,
      requestNumber: expect.stringMatching(/^RQ-\d+$/),
      price: null,
      sandbox: false,
    });
    const [created, ...more] = await eventsOf(service, asked.json.id);
    expect(created).toMatchObject({
      type: 'order.created',
      data: { kind: 'REQUEST', status: 'QUOTE_REQUIRED' },
    });
    expect(more).toEqual([]);
    expect(
      (await eventsOf(service, asked.json.id, 'legacy')).map(({ data }) => [data.from, data.to]),
    ).toEqual([
      [null, 'RECEIVED'],
      ['RECEIVED', 'QUOTE_REQUIRED'],
    ]);
  });

  test('creates a request with every agreed release and transport type', async () => {
    await changeTerms(service, accountId, { release: 'MANUAL' });
    for (const transportType of ['DRIVEN', 'TRAILER', 'TRUCK']) {
      expect((await requestQuote(service, key, { transportType })).status).toBe(202);
    }
  });

  test('is checked like an order: fields, rules, contracting party', async () => {
    const wrong = await requestQuote(service, key, { price: 100, pickup: { street: 'A', city: 'B' } });
    expectV1Error(wrong, 400, 'INVALID_REQUEST');
    const broken = { vehicle: { operationalStatus: { driveable: false } } };
    expectV1Error(await requestQuote(service, key, broken), 422, 'VEHICLE_NOT_DRIVEABLE');
    await changeTerms(service, accountId, { allowedTransportTypes: ['DRIVEN'] });
    const truck = await requestQuote(service, key, { transportType: 'TRUCK' });
    expectV1Error(truck, 422, 'TRANSPORT_TYPE_NOT_ALLOWED');
    await service.ops('PATCH', `/accounts/${accountId}`, { contractingParty: null });
    service.clock.advance(CACHED_MS);
    expectV1Error(await requestQuote(service, key), 409, 'NO_CONTRACTING_PARTY');
  });

  test('with the same Idempotency-Key repeats the first answer and creates one request', async () => {
    const headers = { 'idempotency-key': 'quote-1' };
    const first = await requestQuote(service, key, {}, headers);
    const again = await requestQuote(service, key, {}, headers);
    expect([again.status, again.text]).toEqual([202, first.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expectV1Error(
      await requestQuote(service, key, { instructions: 'other' }, headers),
      409,
      'IDEMPOTENCY_KEY_REUSED',
    );
    const [row] = await service.services.core
      .sql`select count(*)::int as n from orders where account_id = ${accountId}`;
    expect(row!.n).toBe(1);
  });

  test('repeats the first answer after the request has become an order', async () => {
    const headers = { 'idempotency-key': 'quote-1' };
    const first = await requestQuote(service, key, {}, headers);
    await issue(service, first.json.id);
    await service.call(`/extern/quotes/${first.json.id}/accept`, { key, body: {} });
    expect((await requestQuote(service, key, {}, headers)).text).toBe(first.text);
  });

  test.each([
    ['/extern/orders', '/extern/quotes'],
    ['/extern/quotes', '/extern/orders'],
  ])('a key first used at %s is reused at %s', async (one, other) => {
    const headers = { 'idempotency-key': 'shared' };
    const first = await service.call(one, { key, body: creation(), headers });
    expect(first.status).toBeLessThan(300);
    expectV1Error(
      await service.call(other, { key, body: creation(), headers }),
      409,
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  test('an externalOrderId acts as the key, and after a day names the request that has it', async () => {
    const changes = { externalOrderId: `ERP-${accountId}` };
    const first = await requestQuote(service, key, changes);
    expect((await requestQuote(service, key, changes)).text).toBe(first.text);
    expectV1Error(await createOrder(service, key, changes), 409, 'IDEMPOTENCY_KEY_REUSED');
    service.clock.advance(DAY_MS + 1000);
    const late = await createOrder(service, key, changes);
    expectV1Error(late, 409, 'EXTERNAL_ORDER_ID_EXISTS');
    expect(late.json.error.details).toMatchObject({ id: first.json.id });
  });
});

describe('GET /extern/quotes/{id}', () => {
  test('answers that a quote was requested, before the first one', async () => {
    const { id, requestNumber } = await newRequest(service, key);
    const now = service.clock.now().toISOString();
    const expected = {
      id,
      quoteNumber: null,
      requestId: id,
      requestNumber,
      orderId: null,
      orderNumber: null,
      state: 'REQUESTED',
      version: 0,
      validUntil: null,
      amounts: null,
      lineItems: [],
      acceptance: { viaApi: true, url: null },
      documentUrl: null,
      createdAt: now,
      updatedAt: expect.stringMatching(/Z$/),
      decidedAt: null,
    };
    for (const reference of [id, id.toUpperCase(), requestNumber, requestNumber.toLowerCase()]) {
      const answer = await getQuote(service, key, reference);
      expect([answer.status, answer.json]).toEqual([200, expected]);
    }
    expectV1Error(
      await service.call(`/extern/quotes/${id}/document`, { key }),
      404,
      'QUOTE_DOCUMENT_NOT_FOUND',
    );
  });

  test('finds an open quote by request id, request number and quote number, in any letter case', async () => {
    const { id, requestNumber } = await newRequest(service, key);
    service.clock.advance(60_000);
    const { quoteNumber } = (await issue(service, id)).json;
    expect(quoteNumber).toMatch(/^QT-\d+$/);
    const expected = {
      id,
      quoteNumber,
      requestId: id,
      requestNumber,
      orderId: null,
      orderNumber: null,
      state: 'OFFERED',
      version: 1,
      validUntil: expect.stringMatching(/T2[12]:59:59\.000Z$/),
      amounts: { net: 480, gross: 571.2, vat: 91.2, vatRate: 19, currency: 'EUR' },
      lineItems: [{ description: 'Transport on a truck', quantity: 1, unitNet: 480, net: 480, vatRate: 19 }],
      acceptance: { viaApi: true, url: expect.stringContaining('/q/') },
      documentUrl: `http://localhost:8080/api/v1/extern/quotes/${id}/document`,
      createdAt: service.clock.now().toISOString(),
      updatedAt: service.clock.now().toISOString(),
      decidedAt: null,
    };
    const names = [id, requestNumber, quoteNumber, quoteNumber.toLowerCase(), requestNumber.toLowerCase()];
    for (const reference of names) {
      const answer = await getQuote(service, key, reference);
      expect([answer.status, answer.json]).toEqual([200, expected]);
    }
  });

  test('has in acceptance.viaApi whether the agreement allows acceptance by API', async () => {
    const id = await offeredRequest(service, key);
    await changeTerms(service, accountId, { quoteAcceptanceViaApi: false });
    expect((await getQuote(service, key, id)).json.acceptance).toMatchObject({ viaApi: false });
  });

  test('finds nothing for direct orders, other accounts, the other environment and invented ids', async () => {
    const { id, requestNumber } = await newRequest(service, key);
    const { quoteNumber } = (await issue(service, id)).json;
    const direct = (await createOrder(service, key)).json;
    const stranger = (await service.customer({ environment: 'production' })).key;
    const tester = (await service.credential(accountId, { environment: 'sandbox' })).secret;
    const made: [string, string][] = [
      [key, direct.id],
      [key, direct.orderNumber],
      [key, '0199a0c2-7c4e-7000-8000-000000000010'],
      [key, 'QT-999999'],
      [key, 'x'.repeat(201)],
      [key, '%00'],
      ...[stranger, tester].flatMap((other) =>
        [id, requestNumber, quoteNumber].map((reference): [string, string] => [other, reference]),
      ),
    ];
    for (const [credential, reference] of made) {
      expectV1Error(await getQuote(service, credential, reference), 404, 'QUOTE_NOT_FOUND');
      for (const action of ['accept', 'decline']) {
        const path = `/extern/quotes/${reference}/${action}`;
        expectV1Error(await service.call(path, { key: credential, body: {} }), 404, 'QUOTE_NOT_FOUND');
      }
      expectV1Error(
        await service.call(`/extern/quotes/${reference}/document`, { key: credential }),
        404,
        'QUOTE_NOT_FOUND',
      );
    }
    expect((await getQuote(service, key, id)).json.state).toBe('OFFERED');
  });

  test('the PDF is the QUOTE of the document list and has number, lines and sums', async () => {
    const id = await offeredRequest(service, key);
    const { documentUrl, quoteNumber } = (await getQuote(service, key, id)).json;
    const file = await fetchFile(service, pathOf(documentUrl), key);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const [listed] = (await service.call(`/extern/orders/${id}/documents`, { key })).json.data;
    expect(listed).toMatchObject({ kind: 'QUOTE', fileName: `Angebot-${quoteNumber}-1.pdf` });
    expect(sha256(file.bytes)).toBe(listed.sha256);
    const text = await readPdf(file.bytes);
    for (const part of [
      `Angebot ${quoteNumber}`,
      'Transport on a truck',
      '480,00 €',
      '91,20 €',
      '571,20 €',
    ]) {
      expect(text).toContain(part);
    }
  });
});

test.each([
  ['GET', '', 'quotes:read'],
  ['GET', '/document', 'quotes:read'],
  ['POST', '/accept', 'quotes:write'],
  ['POST', '/decline', 'quotes:write'],
] as const)('%s /extern/quotes/{id}%s needs %s', async (method, action, needed) => {
  const id = await offeredRequest(service, key);
  const scopes = (['quotes:read', 'quotes:write', 'orders:write'] as const).filter((s) => s !== needed);
  const other = await service.credential(accountId, { environment: 'production', scopes });
  const answer = await service.call(`/extern/quotes/${id}${action}`, { method, key: other.secret });
  expectV1Error(answer, 403, 'INSUFFICIENT_SCOPE');
  expect(answer.json.error.details).toEqual({ required: [needed], granted: scopes });
});
