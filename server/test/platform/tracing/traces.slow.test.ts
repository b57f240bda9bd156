// Traces from the call over statement and outbox to the receiver's answer, as a collector receives them.
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { callLogFields } from '../../../src/platform/tracing/call-context.ts';
import { type CollectedSpan, type Collector, startCollector } from '../../harness/collector.ts';
import { createOrder } from '../../harness/orders.ts';
import { REACH_RECEIVERS, type Receiver, startReceiver } from '../../harness/receiver.ts';
import { startService, type TestService } from '../../harness/service.ts';
import { type SmtpReceiver, startSmtpReceiver } from '../../messages/mail/smtp-receiver.ts';

const SERVER = 2;
const CLIENT = 3;
const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let collector: Collector;
let receiver: Receiver;
let smtp: SmtpReceiver;
/** Two services on one database, as two processes: one answers calls, the other delivers. */
let api: TestService;
let worker: TestService;
const logged: Record<string, unknown>[] = [];
const log = pino(
  { level: 'info', mixin: callLogFields },
  { write: (line: string) => logged.push(JSON.parse(line)) },
);

const settingsOf = (more: Record<string, string> = {}) =>
  readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...more }).tracing;

beforeAll(async () => {
  collector = await startCollector();
  smtp = await startSmtpReceiver();
  const config = { ...REACH_RECEIVERS.config, tracing: settingsOf() };
  // Calls wait for a locked table while others are made.
  const apiConfig = { ...config, role: 'api', databaseConnections: 20 } as const;
  api = await startService({ ...REACH_RECEIVERS, log, config: apiConfig });
  worker = await startService({
    ...REACH_RECEIVERS,
    database: api.database,
    clock: api.clock,
    config: {
      ...config,
      role: 'worker',
      smtpUrl: smtp.url,
      tracing: settingsOf({ OTEL_SERVICE_NAME: 'deliverer' }),
    },
    deliver: true,
  });
});
afterAll(async () => {
  await worker.close();
  await api.close();
  await smtp.close();
  await collector.close();
});

beforeEach(async () => {
  receiver = await startReceiver();
  await collect();
  collector.spans.length = 0;
  collector.requests.length = 0;
  logged.length = 0;
});
afterEach(() => receiver.close());

async function collect(): Promise<CollectedSpan[]> {
  await worker.settle();
  for (const { services } of [api, worker]) await services.core.tracing!.flush();
  return collector.spans;
}

async function subscribe() {
  const customer = await api.customer({ environment: 'production' });
  const body = { url: receiver.url, events: ['order.created'] };
  const made = await api.call('/extern/webhook-subscriptions', { key: customer.key, body });
  expect(made.status, made.text).toBe(201);
  await collect();
  collector.spans.length = 0;
  return customer;
}

const namesOf = (spans: readonly CollectedSpan[]) => spans.map(({ name }) => name);

test('one trace leads from the call over its statement and the outbox to the answer of the receiver', async () => {
  const { key, accountId } = await subscribe();
  receiver.answer = (_request, response) => response.writeHead(204).end();
  const created = await createOrder(api, key, { externalOrderId: 'T-1' });
  const spans = await collect();

  const [call, ...others] = spans.filter(({ kind }) => kind === SERVER);
  expect(others).toEqual([]);
  expect(call).toMatchObject({
    service: 'handover',
    name: 'POST /api/v1/extern/orders',
    parentSpanId: null,
    isError: false,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/v1/extern/orders',
      'http.response.status_code': 201,
      'handover.request.id': created.headers.get('x-request-id'),
      'handover.account.id': accountId,
      'handover.order.id': created.json.id,
    },
  });
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([call!.traceId]));

  const parts = spans.filter(({ parentSpanId }) => parentSpanId === call!.spanId);
  expect(parts.length).toBe(spans.length - 1);
  const statement = parts.find(({ name }) => name === 'insertAll');
  expect(statement).toMatchObject({
    kind: CLIENT,
    service: 'handover',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': 'WITH',
      'code.function.name': 'insertAll',
    },
  });
  expect(statement!.startNs).toBeGreaterThanOrEqual(call!.startNs);
  expect(statement!.endNs).toBeLessThanOrEqual(call!.endNs);

  const delivery = parts.find(({ name }) => name === 'POST');
  expect(delivery).toMatchObject({
    kind: CLIENT,
    service: 'deliverer',
    isError: false,
    attributes: {
      'http.response.status_code': 204,
      'server.address': 'receiver.test',
      'handover.event.type': 'order.created',
      'handover.event.id': receiver.received[0]!.json.id,
    },
  });
  const sent = receiver.received[0]!.headers.traceparent;
  expect(sent).toBe(`00-${call!.traceId}-${delivery!.spanId}-01`);
});

test('no span contains a parameter, a body, a key or an address of a person', async () => {
  const { key } = await subscribe();
  await createOrder(api, key, { externalOrderId: 'SECRET-1' });
  await api.call('/extern/orders?externalOrderId=SECRET-2', { key });
  await collect();
  const sent = collector.requests.map(({ body }) => body).join();
  expect(sent).toContain('insertAll');
  for (const secret of ['SECRET-', key, '/hook', 'Marienplatz', '127.0.0.1'])
    expect(sent).not.toContain(secret);
});

test('a retry is another part of the same trace, and a failed attempt is an error', async () => {
  const { key } = await subscribe();
  receiver.answer = (_request, response) => response.writeHead(503).end();
  await createOrder(api, key);
  await collect();
  receiver.answer = (_request, response) => response.writeHead(200).end();
  api.clock.advance(3_600_000);
  const attempts = (await collect()).filter(({ name }) => name === 'POST');
  expect(
    attempts.map(({ isError, attributes }) => [attributes['http.response.status_code'], isError]),
  ).toEqual([
    [503, true],
    [200, false],
  ]);
  expect(attempts[0]!.attributes['error.type']).toBe('503');
  expect(attempts[1]!.attributes['http.request.resend_count']).toBe(1);
  expect(new Set(attempts.map(({ traceId }) => traceId)).size).toBe(1);
});

test('a transaction shows its beginning, its statements and its commit', async () => {
  const { key } = await subscribe();
  const { json: order } = await createOrder(api, key);
  await collect();
  collector.spans.length = 0;
  const done = await api.call(`/extern/orders/${order.id}/cancel`, { key, body: { reason: 'x' } });
  expect(done.status, done.text).toBe(200);
  const names = namesOf(await collect());
  expect(names).toEqual(expect.arrayContaining(['BEGIN', 'saveChanges', 'COMMIT']));
  expect(names.indexOf('BEGIN')).toBeLessThan(names.indexOf('saveChanges'));
  expect(names.indexOf('saveChanges')).toBeLessThan(names.indexOf('COMMIT'));
});

test('the trace of the caller is continued, and its decision not to record is respected', async () => {
  const { key } = await api.customer();
  await api.call('/extern/me', { key, headers: { traceparent: PARENT } });
  await api.call('/extern/me', { key, headers: { traceparent: PARENT.replace(/01$/, '00') } });
  const calls = (await collect()).filter(({ kind }) => kind === SERVER);
  expect(calls).toMatchObject([{ traceId: PARENT.slice(3, 35), parentSpanId: PARENT.slice(36, 52) }]);
});

test('calls whose orders are written by one statement each have it in their trace', async () => {
  const { key } = await api.customer({ environment: 'production' });
  const { sql } = api.services.core;
  // While the first order waits for the table, the others gather for the next statement.
  const created = await sql.begin(async (tx) => {
    await tx`lock table orders in share mode`;
    const creating = Array.from({ length: 8 }, () => createOrder(api, key));
    const isWaiting = () => tx`select from pg_locks where not granted and relation = 'orders'::regclass`;
    await expect.poll(async () => (await isWaiting()).length).toBeGreaterThan(0);
    // A list takes longer than the other calls need to their statement.
    for (let count = 0; count < 5; count += 1) await api.call('/extern/orders', { key });
    return { creating };
  });
  await Promise.all(created.creating);
  const spans = await collect();
  const calls = spans.filter(({ name }) => name.startsWith('POST '));
  const statements = spans.filter(({ name }) => name === 'insertAll');
  expect(calls.length).toBe(8);
  expect(statements.map(({ parentSpanId }) => parentSpanId).sort()).toEqual(
    calls.map(({ spanId }) => spanId).sort(),
  );
  expect(statements.some(({ attributes }) => Number(attributes['db.operation.batch.size']) > 1)).toBe(true);
});

test('a log line of a call has the ids of call and trace', async () => {
  const { key } = await api.customer();
  const { sql } = api.services.core;
  await sql`alter table orders rename to orders_away`;
  const failed = await createOrder(api, key);
  await sql`alter table orders_away rename to orders`;
  expect(failed.status).toBe(500);
  const call = (await collect()).find(({ kind }) => kind === SERVER)!;
  expect(call).toMatchObject({ isError: true, attributes: { 'error.type': 'INTERNAL_ERROR' } });
  expect(logged.find(({ msg }) => msg === 'Unexpected error')).toMatchObject({
    requestId: failed.headers.get('x-request-id'),
    trace_id: call.traceId,
    span_id: call.spanId,
  });
});

test('the path of a link is not sent, only its pattern', async () => {
  await api.call('/api/v1/public/tracking/verysecretnumber');
  const spans = await collect();
  expect(namesOf(spans)).toContain('GET /api/v1/public/tracking/:trackingNumber');
  expect(JSON.stringify(collector.requests)).not.toContain('verysecretnumber');
});

test('a stream of events ends as a call when it begins', async () => {
  const { key } = await api.customer();
  const leave = new AbortController();
  const headers = { authorization: `Bearer ${key}` };
  const stream = await fetch(`${api.api}/extern/sandbox/events`, { headers, signal: leave.signal });
  expect(stream.status).toBe(200);
  expect(namesOf(await collect())).toContain('GET /api/v1/extern/sandbox/events');
  leave.abort();
});

test('a write is still one statement', async () => {
  const { key } = await api.customer({ environment: 'production' });
  // The first order also reads the agreement and a block of numbers.
  await createOrder(api, key);
  await collect();
  collector.spans.length = 0;
  await createOrder(api, key);
  const statements = (await collect()).filter(({ attributes }) => attributes['db.system.name'] !== undefined);
  expect(namesOf(statements)).toEqual(['insertAll']);
});

test('a mail that a call causes is a part of its trace, without its recipient', async () => {
  const { id } = await api.account();
  await collect();
  collector.spans.length = 0;
  const body = { email: 'traced@customer.example', name: 'Jana', role: 'admin' };
  const made = await api.ops('POST', `/accounts/${id}/users`, body);
  expect(made.status, made.text).toBe(201);
  const spans = await collect();
  const call = spans.find(({ kind }) => kind === SERVER)!;
  const mail = spans.find(({ name }) => name === 'send mail')!;
  expect(smtp.received.length).toBe(1);
  expect(mail).toMatchObject({ service: 'deliverer', traceId: call.traceId, parentSpanId: call.spanId });
  expect(mail.attributes).toMatchObject({ 'handover.mail.kind': 'INVITATION' });
  expect(collector.requests.map((request) => request.body).join()).not.toContain('traced@');
});
