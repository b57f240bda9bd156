// Quotes in the sandbox: automatic ones wait for the customer, manual ones simulate one, one decision wins.
import { beforeEach, describe, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import { changeTerms, creation, eventNames } from '../harness/orders.ts';
import type { TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';
import { EXPECTED } from './expected-scenarios.ts';
import { advance as advanceOrder, download, pdfText, STEP_MS } from './journey.ts';

const DAY_MS = 86_400_000;
const AFTER_ACCEPTANCE = EXPECTED.QUOTE_REQUIRED.flatMap(({ v1 }) => v1);

const service = await sharedService({ deliver: true, realPdfs: true });
let accountId: string;
let key: string;
beforeEach(async () => {
  ({ key, accountId } = await service.customer());
});

async function requestQuote(mode: string, path = '/extern/quotes') {
  const headers = { 'x-sandbox-scenario': 'QUOTE_REQUIRED', 'x-sandbox-mode': mode };
  const made = await service.call(path, { key, body: creation(), headers });
  expect(made.status, made.text).toBe(202);
  return made.json as { id: string; requestNumber: string };
}

const advance = (record: { id: string }, body = {}) => advanceOrder({ service, key, order: record }, body);
const decide = (record: { id: string }, how: 'accept' | 'decline') =>
  service.call(`/extern/quotes/${record.id}/${how}`, { key, body: {} });
const read = async (record: { id: string }) =>
  (await service.call(`/extern/orders/${record.id}`, { key })).json;
const quoteOf = async (record: { id: string }) =>
  (await service.call(`/extern/quotes/${record.id}`, { key })).json;

async function waitSteps(count: number) {
  for (let i = 0; i < count; i += 1) {
    service.clock.advance(STEP_MS);
    await service.settle();
  }
}

async function stepOf(record: { id: string }) {
  const [row] = await service.services.core.sql`
    select step, finished from sandbox_processes where order_id = ${record.id}`;
  return row;
}

describe('POST /quotes in automatic mode', () => {
  test('sends the quote after one step and then waits for the customer, until the quote expires', async () => {
    const request = await requestQuote('automatic');
    await waitSteps(1);
    expect((await read(request)).status).toBe('QUOTE_OFFERED');
    await waitSteps(20);
    service.clock.advance(13 * DAY_MS);
    await service.settle();
    expect(await quoteOf(request)).toMatchObject({ state: 'OFFERED', version: 1 });
    expect(await stepOf(request)).toEqual({ step: 2, finished: false });
    service.clock.advance(2 * DAY_MS);
    await service.settle();
    expect(await quoteOf(request)).toMatchObject({ state: 'EXPIRED' });
    expect(await eventNames(service, request.id)).toEqual([]);
  });

  test('continues from step 4 when the customer accepts, with exactly the quoted price', async () => {
    const request = await requestQuote('automatic');
    await waitSteps(1);
    const { amounts } = await quoteOf(request);
    // A change of the agreement in between does not change the accepted price.
    await changeTerms(service, accountId, { vatRate: 7, tariffs: [] });
    expect((await decide(request, 'accept')).json).toMatchObject({ state: 'ACCEPTED', orderId: request.id });
    const { vat: _, ...price } = amounts;
    expect(await read(request)).toMatchObject({ kind: 'ORDER', status: 'ACCEPTED', price });
    expect(await stepOf(request)).toEqual({ step: 4, finished: false });
    service.clock.advance(STEP_MS - 1);
    await service.settle();
    expect(await stepOf(request)).toEqual({ step: 4, finished: false });
    service.clock.advance(1);
    await service.settle();
    expect(await stepOf(request)).toEqual({ step: 5, finished: false });
    await waitSteps(7);
    expect(await read(request)).toMatchObject({ status: 'COMPLETED', price });
    expect(await stepOf(request)).toEqual({ step: 12, finished: true });
    expect(await eventNames(service, request.id)).toEqual(AFTER_ACCEPTANCE);
  });

  test('continues when the customer accepts through the link', async () => {
    const request = await requestQuote('automatic');
    await waitSteps(1);
    const token = (await quoteOf(request)).acceptance.url.split('/q/')[1];
    const body = { name: 'Erika Muster', signature: { method: 'TYPED', text: 'Erika Muster' } };
    const signed = await service.call(`/public/quotes/${token}/accept`, { body });
    expect(signed.status, signed.text).toBe(200);
    await waitSteps(8);
    expect((await read(request)).status).toBe('COMPLETED');
    expect(await eventNames(service, request.id)).toEqual(AFTER_ACCEPTANCE);
  });

  test('ends when the customer declines', async () => {
    const request = await requestQuote('automatic');
    await waitSteps(1);
    expect((await decide(request, 'decline')).json.state).toBe('DECLINED');
    await waitSteps(3);
    expectV1Error(await advance(request), 409, 'SANDBOX_FINISHED');
    expect((await read(request)).status).toBe('REJECTED');
    expect(await eventNames(service, request.id)).toEqual(['order.rejected']);
    expectV1Error(await decide(request, 'accept'), 409, 'QUOTE_ALREADY_DECIDED');
  });

  test('can be advanced without the customer, and then continues automatically', async () => {
    const request = await requestQuote('automatic');
    await advance(request);
    expect((await advance(request)).json.scenario).toMatchObject({ last: 'QUOTE_ACCEPTED', step: 3 });
    await waitSteps(9);
    expect(await eventNames(service, request.id)).toEqual(AFTER_ACCEPTANCE);
  });
});

describe('in manual mode', () => {
  test('advancing simulates a customer who accepts through the link, at POST /quotes too', async () => {
    const request = await requestQuote('manual');
    await advance(request);
    const moved = await advance(request);
    expect(moved.json).toMatchObject({ status: 'QUOTE_OFFERED', scenario: { last: 'QUOTE_ACCEPTED' } });
    expect(await quoteOf(request)).toMatchObject({ state: 'ACCEPTED', acceptance: { url: null } });
    for (const how of ['accept', 'decline'] as const) {
      expectV1Error(await decide(request, how), 409, 'QUOTE_ALREADY_DECIDED');
    }
    expect((await advance(request, { toEnd: true })).json.status).toBe('COMPLETED');
  });

  test('the customer may decide instead, and the next advance continues with the order', async () => {
    const request = await requestQuote('manual');
    await advance(request);
    await decide(request, 'accept');
    await waitSteps(3);
    expect(await stepOf(request)).toEqual({ step: 4, finished: false });
    expect((await advance(request)).json.scenario).toMatchObject({ step: 5, last: 'TRIP_OFFERED' });
  });

  test('POST /orders allows an acceptance by API before the simulated customer accepts', async () => {
    const request = await requestQuote('automatic', '/extern/orders');
    await waitSteps(1);
    await decide(request, 'accept');
    await waitSteps(8);
    expect(await stepOf(request)).toEqual({ step: 12, finished: true });
    expect(await eventNames(service, request.id)).toEqual(AFTER_ACCEPTANCE);
  });
});

test('no quote can be accepted before it is sent', async () => {
  const request = await requestQuote('manual');
  for (const how of ['accept', 'decline'] as const) {
    expectV1Error(await decide(request, how), 409, 'QUOTE_NOT_OFFERED');
  }
});

describe('the PDF of the quote always exists', () => {
  const fetchPdf = (record: { id: string }, as = key) =>
    download(`${service.api}/extern/quotes/${record.id}/document`, as);

  test('before the quote is sent, with the future price, marked as a test, and not stored', async () => {
    const request = await requestQuote('manual');
    const draft = await fetchPdf(request);
    expect([draft.status, draft.type]).toEqual([200, 'application/pdf']);
    const text = await pdfText(draft.bytes);
    for (const part of ['TESTDOKUMENT', request.requestNumber, '388,54']) expect(text).toContain(part);
    expect((await fetchPdf(request)).bytes.equals(draft.bytes)).toBe(true);
    const { data } = (await service.call(`/extern/orders/${request.id}/documents`, { key })).json;
    expect(data).toEqual([]);
    expect(await quoteOf(request)).toMatchObject({ state: 'REQUESTED', version: 0, documentUrl: null });
    await advance(request);
    const { quoteNumber } = await quoteOf(request);
    expect(await pdfText((await fetchPdf(request)).bytes)).toContain(quoteNumber);
  });

  test('after the request was withdrawn without a quote', async () => {
    const request = await requestQuote('manual');
    await service.call(`/extern/orders/${request.id}/cancel`, { key, body: {} });
    expect((await fetchPdf(request)).status).toBe(200);
  });

  test('in production only after it is issued', async () => {
    const live = (await service.credential(accountId, { environment: 'production' })).secret;
    const request = (await service.call('/extern/quotes', { key: live, body: creation() })).json;
    const answer = await service.call(`/extern/quotes/${request.id}/document`, { key: live });
    expectV1Error(answer, 404, 'QUOTE_DOCUMENT_NOT_FOUND');
  });
});

test('the PDF of the quote is the one that was sent, after any decision', async () => {
  const request = await requestQuote('manual');
  await advance(request);
  const { documentUrl, quoteNumber } = await quoteOf(request);
  const own = documentUrl.replace(service.services.config.publicUrl, service.url);
  const sent = await download(own, key);
  expect(await pdfText(sent.bytes)).toContain(quoteNumber);
  await decide(request, 'decline');
  expect((await download(own, key)).bytes.equals(sent.bytes)).toBe(true);
});

describe('of simultaneous decisions one wins', () => {
  const codeOf = (answer: TestResponse) => (answer.status === 200 ? 'ok' : answer.json.error.code);

  test('two accepts', async () => {
    const request = await requestQuote('manual');
    await advance(request);
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(request, 'accept')));
    const codes = answers.map(codeOf).sort();
    expect(codes).toEqual([...Array(9).fill('QUOTE_ALREADY_DECIDED'), 'ok']);
    expect(await stepOf(request)).toEqual({ step: 4, finished: false });
    expect(await eventNames(service, request.id)).toEqual(['order.created', 'order.accepted']);
    const { data } = (await service.call(`/extern/orders/${request.id}/documents`, { key })).json;
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['QUOTE', 'SIGNED_QUOTE']);
  });

  test('accept, decline and advance', async () => {
    for (let round = 0; round < 12; round += 1) {
      const request = await requestQuote('manual');
      await advance(request);
      const calls = [
        () => decide(request, 'accept'),
        () => decide(request, 'decline'),
        () => advance(request),
      ];
      const turned = calls.map((_, i) => calls[(i + round) % 3]!);
      const answers = await Promise.all(turned.map((each) => each()));
      const [accept, decline, advanced] = calls.map((each) => codeOf(answers[turned.indexOf(each)]!));
      const { state } = await quoteOf(request);
      const { step } = (await stepOf(request))!;
      const outcome = { accept, decline, advanced, state, step };
      expect([
        { accept: 'ok', decline: 'QUOTE_ALREADY_DECIDED', advanced: 'ok', state: 'ACCEPTED', step: 5 },
        {
          accept: 'QUOTE_ALREADY_DECIDED',
          decline: 'ok',
          advanced: 'SANDBOX_FINISHED',
          state: 'DECLINED',
          step: 2,
        },
        {
          accept: 'QUOTE_ALREADY_DECIDED',
          decline: 'QUOTE_ALREADY_DECIDED',
          advanced: 'ok',
          state: 'ACCEPTED',
          step: 3,
        },
      ]).toContainEqual(outcome);
    }
  });
});
