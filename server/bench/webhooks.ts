// Webhook delivery: throughput compared with a bare loop, time to receipt, fairness, and cost of a full log.
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { startDeliverer } from '../src/messages/webhooks/deliverer.ts';
import { eventsWithDeliveries, storedEvents } from '../src/messages/webhooks/delivery-store.ts';
import {
  claimEndpoints,
  findDueEndpoints,
  readDue,
  releaseEndpoint,
} from '../src/messages/webhooks/queue-store.ts';
import { pinnedLookup } from '../src/messages/webhooks/send-request.ts';
import type { EventRow } from '../src/model/orders/write-events.ts';
import { uuidv7 } from '../src/platform/ids.ts';
import { median, startServer } from './measure.ts';
import { CA } from './receiver-authority.ts';
import { recordRatio } from './record-ratio.ts';
import { type BenchContext, MESSAGE, openBenchContext } from './webhooks-context.ts';

const ROUNDS = 5;
const DELIVERIES = 8000;
const ENDPOINTS = 8;
/** As many requests in flight as the engine allows for these endpoints. */
const BARE_CONNECTIONS = 16 * ENDPOINTS;

export async function bench(): Promise<void> {
  const receiver = await startServer<{ origin: string }>('webhooks-receiver');
  const context = await openBenchContext();
  try {
    await throughput(context, receiver.info.origin);
    await timeToReceipt(context, receiver.info.origin);
    await nineHanging(context, receiver.info.origin);
    await fullLog(context, receiver.info.origin);
  } finally {
    await context.close();
    await receiver.stop();
  }
}

/** One line per measurement: its name, the result and the target. */
function report(name: string, value: string, aim: string): void {
  process.stdout.write(`${name.padEnd(52)}${value.padStart(26)}   ${aim}\n`);
}

const whole = (number: number) => Math.round(number).toLocaleString('en');
const milliseconds = (number: number) => `${number.toFixed(number < 10 ? 2 : 0)} ms`;

async function throughput(context: BenchContext, origin: string): Promise<void> {
  const endpoints = [];
  for (let i = 0; i < ENDPOINTS; i++) {
    endpoints.push(await context.newEndpoint(await context.newAccount(), `${origin}/hook`));
  }
  const rounds: { bare: number; service: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const bare = await bareLoop(origin);
    await context.clear();
    await context.fill(endpoints, DELIVERIES / ENDPOINTS);
    const service = DELIVERIES / (await context.deliver(endpoints));
    // The first round warms both up.
    if (round > 0) rounds.push({ bare, service });
  }
  const service = median(rounds.map((round) => round.service));
  const ratio = median(rounds.map((round) => round.service / round.bare));
  recordRatio('webhooks', ratio);
  report('bare undici loop', `${whole(median(rounds.map(({ bare }) => bare)))}/s`, 'baseline');
  report('deliveries', `${whole(service)}/s`, verdict(service >= 1000, '1,000/s or more'));
  report('deliveries as a share of the bare loop', ratio.toFixed(2), verdict(ratio >= 0.6, '0.6 or more'));
}

const verdict = (met: boolean, aim: string) => `aim ${aim}: ${met ? 'met' : 'missed'}`;

/** The same bytes and the same number of headers, posted as fast as undici can. */
async function bareLoop(origin: string): Promise<number> {
  const connect = { ca: CA, lookup: pinnedLookup(['127.0.0.1']) };
  const pool = new Pool(origin, { connections: BARE_CONNECTIONS, connect });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Handover-Webhooks/1',
    'x-service-signature': `t=1790841600,v1=${'0'.repeat(64)}`,
    'x-service-delivery-id': '0199a0c2-7c4e-7000-8000-000000000031',
    'x-service-event': 'vehicle.delivered',
    'x-service-attempt': '1',
    'webhook-id': '0199a0c2-7c4e-7000-8000-000000000030',
    'webhook-timestamp': '1790841600',
    'webhook-signature': `v1,${'A'.repeat(44)}`,
  };
  let remaining = DELIVERIES;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: BARE_CONNECTIONS }, async () => {
      while (remaining-- > 0) {
        const answer = await pool.request({ method: 'POST', path: '/hook', headers, body: MESSAGE });
        await answer.body.text();
      }
    }),
  );
  const perSecond = DELIVERIES / ((performance.now() - started) / 1000);
  await pool.close();
  return perSecond;
}

const LATENCY_EVENTS = 1500;
const LATENCY_EVERY_MS = 10;

/** From the commit of the event until the receiver first sees it, at a hundred events a second. */
async function timeToReceipt(context: BenchContext, origin: string): Promise<void> {
  await context.clear();
  const { services } = context;
  const endpoint = await context.newEndpoint(await context.newAccount(), `${origin}/timed`);
  const deliverer = startDeliverer(services.webhooks);
  const { sql, clock } = services.core;
  const { accountId, environment, format } = endpoint;
  const committed = new Map<string, bigint>();
  for (let i = 0; i < LATENCY_EVENTS; i++) {
    const now = clock.now();
    const order = { id: uuidv7(now), accountId, environment };
    const event: EventRow = {
      id: uuidv7(now),
      format,
      type: 'vehicle.delivered',
      createdAt: now,
      body: MESSAGE,
    };
    await sql.begin(async (tx) => {
      // Otherwise PostgreSQL would check the order's foreign key, and the order is not in the database.
      await tx`set local session_replication_role = replica`;
      await tx`
        with change as (select ${order.id}::uuid as id),
        ${eventsWithDeliveries(tx, 'change', storedEvents(order, [event], null), now)} select 1`;
    });
    committed.set(event.id, process.hrtime.bigint());
    deliverer.wake();
    await sleep(LATENCY_EVERY_MS);
  }
  await deliverer.settle();
  await deliverer.stop();
  const receipts = await readReceipts(origin);
  const waits = receipts
    .filter(([id]) => committed.has(id))
    .map(([id, at]) => Number(BigInt(at) - committed.get(id)!) / 1e6)
    .sort((a, b) => a - b);
  if (waits.length !== LATENCY_EVENTS)
    throw new Error(`Only ${waits.length} of ${LATENCY_EVENTS} arrived once`);
  const at = (share: number) => milliseconds(waits[Math.floor(waits.length * share)]!);
  report('commit to receipt, p50 and p99, at 100 events/s', `${at(0.5)}, ${at(0.99)}`, 'no aim');
}

async function readReceipts(origin: string): Promise<[string, string][]> {
  const pool = new Pool(origin, { connect: { ca: CA, lookup: pinnedLookup(['127.0.0.1']) } });
  const answer = await pool.request({ method: 'GET', path: '/' });
  const receipts = (await answer.body.json()) as [string, string][];
  await pool.close();
  return receipts;
}

const TENTH_DELIVERIES = 6000;
const HANGING_DELIVERIES_EACH = 300;

async function nineHanging(context: BenchContext, origin: string): Promise<void> {
  const account = await context.newAccount();
  const tenth = [await context.newEndpoint(account, `${origin}/hook`)];
  const hanging = [];
  for (let i = 0; i < 9; i++) hanging.push(await context.newEndpoint(account, `${origin}/hang`));
  const shares: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    await context.clear();
    await context.fill(tenth, TENTH_DELIVERIES);
    const alone = await context.deliver(tenth);
    // After clearing, the engine has not detected yet that the nine hang: the worst moment.
    await context.clear();
    await context.fill(hanging, HANGING_DELIVERIES_EACH);
    await context.fill(tenth, TENTH_DELIVERIES);
    const withHanging = await context.deliver(tenth);
    if (round > 0) shares.push(alone / withHanging);
  }
  const share = median(shares);
  report(
    'tenth endpoint while nine hang, share of alone',
    share.toFixed(2),
    verdict(share >= 0.9, '0.9 or more'),
  );
}

/** The queries of the engine before it can send: find due endpoints, claim one, read its deliveries. */
async function fullLog(context: BenchContext, origin: string): Promise<void> {
  await context.clear();
  const endpoints = [];
  for (let i = 0; i < 10; i++)
    endpoints.push(await context.newEndpoint(await context.newAccount(), `${origin}/hook`));
  await insertFinished(context, 10_000);
  await context.fill(endpoints, 50);
  const few = await claimMilliseconds(context);
  await insertFinished(context, 990_000);
  const many = await claimMilliseconds(context);
  const ratio = many / few;
  const value = `${milliseconds(few)} and ${milliseconds(many)}`;
  report(
    'claim with 10,000 and 1,000,000 finished',
    value,
    verdict(ratio <= 1.25, 'the same, within a quarter'),
  );
}

async function insertFinished(context: BenchContext, count: number): Promise<void> {
  const { sql } = context.services.core;
  await sql.begin(async (tx) => {
    // Otherwise PostgreSQL would check a million foreign keys one by one.
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into webhook_deliveries (id, endpoint_id, event_id, event, state, attempts, first_attempt_at,
        event_at, created_at, status, duration_ms, response, finished_at)
      select uuid_v7(at), endpoints[1 + n % 10], gen_random_uuid(), 'vehicle.delivered', 'DELIVERED', 1, at, at, at,
        200, 12, 'ok', at
      from (select n, now() - n * interval '2 seconds' as at from generate_series(1, ${count}) n) s,
        (select array_agg(endpoint_id) as endpoints from (select endpoint_id from webhook_queues order by 1 desc
          limit 10) q) e`;
  });
  await sql`vacuum analyze webhook_deliveries`;
}

async function claimMilliseconds({ services }: BenchContext): Promise<number> {
  const { sql, clock } = services.core;
  const owner = uuidv7(clock.now());
  const times: number[] = [];
  for (let i = 0; i < 300; i++) {
    const started = performance.now();
    const now = clock.now();
    const due = await findDueEndpoints(sql, now);
    const leasedUntil = new Date(now.getTime() + 60_000);
    const claim = { owner, now, leasedUntil, leaseMs: 60_000, room: { fast: 1, slow: 1 } };
    const [claimed] = await claimEndpoints(sql, due, claim);
    const rows = await readDue(sql, claimed!.endpoint.id, owner, now, [], 100);
    times.push(performance.now() - started);
    if (due.length !== 10 || rows.length !== 50) throw new Error('The claim did not find what is due');
    await releaseEndpoint(sql, claimed!.endpoint.id, owner, false);
  }
  // The fastest tenth, because interference only makes it slower.
  return times.sort((a, b) => a - b)[times.length / 10]!;
}
