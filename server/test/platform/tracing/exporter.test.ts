// The exporter loses spans rather than memory or time, and counts what it loses.
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openExporter } from '../../../src/platform/tracing/exporter.ts';
import { type Collector, startCollector } from '../../harness/collector.ts';
import { virtualClock } from '../../harness/virtual-clock.ts';

const IN_QUEUE = 2048;
const ON_ITS_WAY = 512;
const SPAN = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  parentSpanId: null,
  name: 'GET /x',
  kind: 2,
  startMs: 1_790_000_000_000.125,
  endMs: 1_790_000_000_001.5,
  attributes: { text: 'a', whole: 3, part: 0.5, yes: true, none: null },
  error: null,
};

let collector: Collector;
const clock = virtualClock();
const logged: Record<string, unknown>[] = [];
const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
beforeEach(async () => {
  collector = await startCollector();
  logged.length = 0;
});
afterEach(() => collector.close());

const open = (url = `${collector.url}/v1/traces`) =>
  openExporter({
    url,
    headers: { authorization: 'Bearer abc' },
    resource: { 'service.name': 'handover', 'process.pid': 7 },
    scope: { name: 'handover', version: '1' },
    clock,
    log,
  });

test('a span arrives as OTLP in JSON, with the given headers', async () => {
  const exporter = open();
  exporter.add(SPAN);
  await exporter.flush();
  expect(collector.requests).toMatchObject([
    { path: '/v1/traces', headers: { authorization: 'Bearer abc', 'content-type': 'application/json' } },
  ]);
  expect(collector.spans).toEqual([
    {
      service: 'handover',
      pid: 7,
      traceId: SPAN.traceId,
      spanId: SPAN.spanId,
      parentSpanId: null,
      name: 'GET /x',
      kind: 2,
      startNs: 1_790_000_000_000_125_000n,
      endNs: 1_790_000_000_001_500_000n,
      attributes: { text: 'a', whole: 3, part: 0.5, yes: true },
      isError: false,
    },
  ]);
  expect(exporter.counts).toEqual({ sent: 1, dropped: 0 });
  await exporter.close();
});

test('a busy collector gets the batch again after a delay', async () => {
  const exporter = open();
  collector.status = 503;
  exporter.add(SPAN);
  const sent = exporter.flush();
  await expect.poll(() => collector.requests.length).toBe(1);
  collector.status = 200;
  await expect
    .poll(() => {
      clock.advance(2000);
      return collector.spans.length;
    })
    .toBe(1);
  await sent;
  expect(exporter.counts).toEqual({ sent: 1, dropped: 0 });
  await exporter.close();
});

test('a batch that the collector refuses is dropped and counted, with one warning', async () => {
  const exporter = open();
  collector.status = 400;
  for (const _ of [1, 2]) {
    exporter.add(SPAN);
    await exporter.flush();
  }
  expect(collector.requests.length).toBe(2);
  expect(exporter.counts).toEqual({ sent: 0, dropped: 2 });
  expect(logged).toMatchObject([{ reason: 'status 400' }]);
  await exporter.close();
});

test('while no collector answers, the queue stays bounded', async () => {
  const exporter = open('http://127.0.0.1:1/v1/traces');
  for (let i = 0; i < 5000; i += 1) exporter.add(SPAN);
  expect(exporter.counts.dropped).toBe(5000 - IN_QUEUE - ON_ITS_WAY);
  await expect.poll(() => logged.length).toBe(1);
  expect(logged[0]).toMatchObject({ reason: 'ECONNREFUSED' });
});

test('the spans of the last seconds are sent when the process ends', async () => {
  const exporter = open();
  exporter.add(SPAN);
  await exporter.close();
  expect(collector.spans.length).toBe(1);
});
