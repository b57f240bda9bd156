// A trace over two processes: one answers the call, the other delivers its message.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startCollector } from '../../harness/collector.ts';
import { creation } from '../../harness/orders.ts';
import { builtService } from '../../harness/process.ts';
import { createDatabase, send, startService } from '../../harness/service.ts';

const built = builtService();
afterAll(() => built.remove());

test('the worker continues the trace of the call, and both send their spans before they end', async () => {
  const collector = await startCollector();
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    if (request.method === 'POST') received.push(String(request.headers.traceparent));
    request.resume().on('end', () => response.writeHead(202).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const database = await createDatabase();
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'on',
    DEMO: 'off',
  };
  const [admin, api, worker] = await Promise.all([
    startService({ database }),
    built.spawnOn(database, { ...settings, ROLE: 'api', OTEL_SERVICE_NAME: 'api' }),
    built.spawnOn(database, { ...settings, ROLE: 'worker', OTEL_SERVICE_NAME: 'worker' }),
  ]);
  const { key } = await admin.customer({ environment: 'production' });
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const made = await send(`${api.api}/extern/webhook-subscriptions`, {
    key,
    body: { url, events: ['order.created'] },
  });
  expect(made.status, made.text).toBe(201);
  await send(`${api.api}/extern/orders`, { key, body: creation() });
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);

  for (const process of [api, worker]) process.signal('SIGTERM');
  await Promise.all([api.end, worker.end]);
  await admin.close();
  const ordered = collector.spans.find(({ name }) => name === 'POST /api/v1/extern/orders')!;
  const trace = collector.spans.filter(({ traceId }) => traceId === ordered.traceId);
  const delivered = trace.find(({ service }) => service === 'worker');
  expect(ordered.service).toBe('api');
  expect(trace.map(({ name }) => name)).toContain('insertAll');
  expect(delivered).toMatchObject({
    name: 'POST',
    parentSpanId: ordered.spanId,
    attributes: { 'http.response.status_code': 202 },
  });
  expect(delivered!.pid).not.toBe(ordered.pid);
  expect(received).toEqual([`00-${ordered.traceId}-${delivered!.spanId}-01`]);
  await new Promise((resolve) => receiver.close(resolve));
  await collector.close();
});
