// Open tracking streams: what 2,000 of them cost one process, and how fast a change reaches the clients.
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { startServer } from './measure.ts';

const STREAMS = 2000;
const ORDERS = 200;
const STREAMS_OF_ADDRESS = 10;
const OPENING_AT_ONCE = 50;
const CHANGE_EVERY_MS = 20;
const HOLD_SECONDS = 30;
/** How often memory is read, to check whether it stays flat. */
const LOOKS = 6;
const OPERATOR = { authorization: 'Bearer operator-token-of-the-bench' };

interface Info {
  url: string;
  liveKey: string;
}

interface TrackedOrder {
  id: string;
  trackingNumber: string;
}

export async function bench(): Promise<void> {
  process.env.BENCH_NODE_FLAGS ??= '--expose-gc';
  // It trusts the address that a caller claims, so that this bench can act as many visitors.
  const server = await startServer<Info>('serve-service', 'TRUST_PROXY=1');
  const api = new Pool(new URL(server.info.url).origin, { connections: 20 });
  try {
    await measure(server.info, api);
  } finally {
    await api.destroy();
    await server.stop();
  }
}

async function measure({ url, liveKey }: Info, api: Pool): Promise<void> {
  const orders = await makeOrders(api, liveKey);
  const received = receipts();
  const before = await usage(api);
  const opening = performance.now();
  const streams = await openStreams(url, orders, received.read);
  report(`${STREAMS} streams over ${ORDERS} orders opened in`, `${seconds(performance.now() - opening)}`);
  // Lets the heap settle after opening the streams.
  await sleep(2000);
  const open = await usage(api);
  report('memory before, with all open', `${megabytes(before)}, ${megabytes(open)}`);
  report('a stream takes', `${((open.residentBytes - before.residentBytes) / STREAMS / 1024).toFixed(1)} KB`);

  const started = performance.now();
  const along: string[] = [];
  let changes = 0;
  for (let look = 0; look < LOOKS; look++) {
    changes += await change(api, orders, received.sent, (HOLD_SECONDS * 1000) / LOOKS);
    along.push(megabytes(await usage(api)));
  }
  const held = performance.now() - started;
  await sleep(1000);
  const end = await usage(api);
  report(`memory every ${HOLD_SECONDS / LOOKS} s`, along.join(', '));
  report('changes a second, events a second', `${rate(changes, held)}, ${rate(received.waits.length, held)}`);
  report(
    'processor',
    `${(((end.cpuSeconds - open.cpuSeconds) * 1e5) / (held + 1000)).toFixed(0)} % of a core`,
  );
  const waits = received.waits.sort((a, b) => a - b);
  const at = (share: number) => `${waits[Math.floor(waits.length * share)]!.toFixed(0)} ms`;
  report('command sent to event received, p50 and p99', `${at(0.5)}, ${at(0.99)}`);
  report('events that came, of those that should', `${waits.length} of ${changes * (STREAMS / ORDERS)}`);
  for (const stream of streams) stream.destroy();
}

function report(name: string, value: string): void {
  process.stdout.write(`${name.padEnd(52)}${value}\n`);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const rate = (count: number, milliseconds: number) => Math.round((count * 1000) / milliseconds).toString();
const megabytes = ({ residentBytes, heapBytes }: Usage) =>
  `${(residentBytes / 2 ** 20).toFixed(0)} MB (heap ${(heapBytes / 2 ** 20).toFixed(0)})`;

async function call(api: Pool, method: 'GET' | 'POST', path: string, headers: object, body?: object) {
  const answer = await api.request({
    method,
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.body.text();
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${text}`);
  return text;
}

async function makeOrders(api: Pool, key: string): Promise<TrackedOrder[]> {
  const driver = JSON.parse(
    await call(api, 'POST', '/api/v1/ops/drivers', OPERATOR, { name: 'Jana Kowalska' }),
  );
  const place = (postalCode: string, city: string) => ({ street: 'Messweg 1', postalCode, city });
  const body = { pickup: place('70173', 'Stuttgart'), delivery: place('80331', 'München') };
  return Promise.all(
    Array.from({ length: ORDERS }, async () => {
      const headers = { authorization: `Bearer ${key}` };
      const order: TrackedOrder = JSON.parse(await call(api, 'POST', '/api/v1/extern/orders', headers, body));
      await command(api, order, { command: 'assign_driver', driverId: driver.id });
      return order;
    }),
  );
}

function command(api: Pool, { id }: TrackedOrder, body: object): Promise<string> {
  return call(api, 'POST', `/api/v1/ops/orders/${id}/commands`, OPERATOR, body);
}

/** Every change has a unique date, which identifies the events of that change. */
function receipts() {
  const sentAt = new Map<string, number>();
  const waits: number[] = [];
  return {
    waits,
    sent: (date: string) => sentAt.set(date, performance.now()),
    read(text: string) {
      for (const [, date] of text.matchAll(/"delayedUntil":"([^"]+)"/g)) {
        const sent = sentAt.get(date!);
        if (sent !== undefined) waits.push(performance.now() - sent);
      }
    },
  };
}

async function openStreams(url: string, orders: readonly TrackedOrder[], read: (text: string) => void) {
  const streams: IncomingMessage[] = [];
  for (let first = 0; first < STREAMS; first += OPENING_AT_ONCE) {
    const opened = Array.from({ length: OPENING_AT_ONCE }, (_, i) => {
      const visitor = Math.floor((first + i) / STREAMS_OF_ADDRESS);
      const address = `10.1.${visitor >> 8}.${visitor & 255}`;
      return openStream(url, orders[(first + i) % ORDERS]!, address, read);
    });
    streams.push(...(await Promise.all(opened)));
  }
  return streams;
}

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

function openStream(url: string, order: TrackedOrder, address: string, read: (text: string) => void) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const path = `${url}/public/tracking/${order.trackingNumber}/events`;
    const request = get(path, { agent, headers: { 'x-forwarded-for': address } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream was answered with ${answer.statusCode}`));
      let text = '';
      answer.setEncoding('utf8').on('error', () => {});
      answer.on('data', (part: string) => {
        text += part;
        if (!text.endsWith('\n\n')) return;
        read(text);
        text = '';
        // The first event: the stream is open.
        resolve(answer);
      });
    });
    request.on('error', reject);
  });
}

let moment = Date.parse('2030-01-01T00:00:00.000Z');

/** Reports delays of one order after another at this pace; returns their number. */
async function change(
  api: Pool,
  orders: readonly TrackedOrder[],
  sent: (date: string) => void,
  forMs: number,
): Promise<number> {
  const running: Promise<unknown>[] = [];
  const until = performance.now() + forMs;
  for (let next = performance.now(); next < until; next += CHANGE_EVERY_MS) {
    await sleep(Math.max(0, next - performance.now()));
    moment += 60_000;
    const requestedDelivery = new Date(moment).toISOString();
    sent(requestedDelivery);
    const order = orders[(moment / 60_000) % ORDERS]!;
    running.push(command(api, order, { command: 'report_delay', requestedDelivery }));
  }
  await Promise.all(running);
  return running.length;
}

interface Usage {
  residentBytes: number;
  heapBytes: number;
  cpuSeconds: number;
}

async function usage(api: Pool): Promise<Usage> {
  const text = await call(api, 'GET', '/metrics', OPERATOR);
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    residentBytes: value('process_resident_memory_bytes'),
    heapBytes: value('nodejs_heap_size_used_bytes'),
    cpuSeconds: value('process_cpu_seconds_total'),
  };
}
