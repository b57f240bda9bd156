// Changes to an endpoint that coincide with orders, attempts and outcomes.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { endOpenDeliveries } from '../../../src/messages/webhooks/delivery-store.ts';
import { type Outcome, writeOutcomes } from '../../../src/messages/webhooks/queue-store.ts';
import { resendDeliveries } from '../../../src/messages/webhooks/resend-store.ts';
import { connect, type Sql } from '../../../src/platform/db.ts';
import { createOrder } from '../../harness/orders.ts';
import { REACH_RECEIVERS, type Receiver, startReceiver } from '../../harness/receiver.ts';
import { startService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { act, deliveryLog, expectNothingStuck, subscriber } from './subscribers.ts';

const service = await sharedService({ deliver: true });
let receiver: Receiver;
let other: Sql;
beforeAll(async () => {
  other = connect(service.database, { maxConnections: 4 });
});
afterAll(async () => {
  await other.end();
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  await expectNothingStuck(service);
});

/** Resolves when a session of this database waits for a lock. */
async function waitForLockWaiter(): Promise<void> {
  for (;;) {
    const waiting = await service.services.core.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (waiting.length > 0) return;
    await sleep(5);
  }
}

test('an order that is created while an endpoint is being deleted is created, without a delivery to it', async () => {
  const made = await subscriber(service, receiver.url);
  let answer: ReturnType<typeof createOrder> | undefined;
  await other.begin(async (tx) => {
    await tx`delete from webhook_endpoints where id = ${made.endpoint.id}`;
    answer = createOrder(service, made.key);
    await waitForLockWaiter();
  });
  expect((await answer!).status).toBe(201);
  await service.settle();
  expect(receiver.received).toEqual([]);
});

test('an order that is created while an endpoint is being paused has no open delivery to it', async () => {
  const made = await subscriber(service, receiver.url);
  let answer: ReturnType<typeof createOrder> | undefined;
  await other.begin(async (tx) => {
    await tx`update webhook_endpoints set status = 'PAUSED' where id = ${made.endpoint.id}`;
    answer = createOrder(service, made.key);
    await waitForLockWaiter();
  });
  expect((await answer!).status).toBe(201);
  expect((await deliveryLog(service, made)).data).toEqual([]);
});

test('a test message whose endpoint is deleted in between is answered, and is not logged', async () => {
  const made = await subscriber(service, receiver.url);
  const path = `/extern/webhook-subscriptions/${made.endpoint.id}`;
  let give = () => {};
  receiver.answer = (_request, response) => {
    give = () => response.writeHead(200).end('ok');
  };
  const answer = service.call(`${path}/test`, { key: made.key, method: 'POST' });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
  await other.begin(async (tx) => {
    await tx`delete from webhook_endpoints where id = ${made.endpoint.id}`;
    give();
    await waitForLockWaiter();
  });
  expect(await answer).toMatchObject({ status: 200, json: { delivered: true } });
});

const failed = (id: string, attempt: number): Outcome => ({
  id,
  attempt,
  planBase: 0,
  at: service.clock.now(),
  state: 'FAILED_RETRYING',
  nextAttemptAt: new Date(service.clock.now().getTime() + 3_600_000),
  firstAttemptAt: service.clock.now(),
  finishedAt: null,
  status: 500,
  durationMs: 1,
  response: '',
  error: null,
});

test('outcomes, a pause and a resend of the same deliveries never deadlock', async () => {
  const idle = await startService({ ...REACH_RECEIVERS, database: service.database, clock: service.clock });
  const made = await subscriber(idle, receiver.url);
  await act(idle, made, 'pause');
  const { sql } = service.services.core;
  const later = new Date(service.clock.now().getTime() + 3_600_000);
  await sql`
    with event as (
      insert into events (id, account_id, environment, format, type, created_at, body)
      values (gen_random_uuid(), ${made.account.id}, 'production', '2026-09-01', 'order.created', now(), '{}')
      returning id)
    insert into webhook_deliveries (id, endpoint_id, event_id, event, state, next_attempt_at, event_at,
      created_at)
    select gen_random_uuid(), ${made.endpoint.id}, event.id, 'order.created', 'PENDING', ${later}, now(), now()
    from event, generate_series(1, 300)`;
  const rows = await sql<{ id: string }[]>`
    select id from webhook_deliveries where endpoint_id = ${made.endpoint.id} order by id desc`;
  const ids = rows.map(({ id }) => id);
  await sql`update webhook_endpoints set status = 'ACTIVE' where id = ${made.endpoint.id}`;
  for (let round = 1; round <= 15; round++) {
    const reverse = ids.map((id) => failed(id, round));
    await Promise.all([
      writeOutcomes(other, reverse),
      endOpenDeliveries(other, made.endpoint.id, service.clock.now()),
      resendDeliveries(other, { ids }, later),
    ]);
  }
  const [{ attempts }] = (await sql`
    select count(*)::int as attempts from webhook_attempts where delivery_id = any(${ids})`) as [
    { attempts: number },
  ];
  expect(attempts).toBe(300 * 15);
  await service.ops('DELETE', `/accounts/${made.account.id}/webhook-endpoints/${made.endpoint.id}`);
  await idle.close();
});

test('an attempt that failed while its endpoint was paused is in the log, and the delivery stays dead', async () => {
  const made = await subscriber(service, receiver.url);
  let give = () => {};
  receiver.answer = (_request, response) => {
    give = () => response.writeHead(503).end('later');
  };
  await createOrder(service, made.key);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
  await act(service, made, 'pause');
  give();
  await service.settle();
  const [entry] = (await deliveryLog(service, made)).data;
  expect(entry).toMatchObject({ state: 'DEAD_LETTER', attempts: 1, status: 503, nextAttemptAt: null });
  const details = (await service.ops('GET', `/deliveries/${entry.id}`)).json;
  expect(details.attemptLog).toMatchObject([{ attempt: 1, status: 503, response: 'later' }]);
});

test('an attempt that succeeded while its endpoint was paused counts as delivered', async () => {
  const made = await subscriber(service, receiver.url);
  let give = () => {};
  receiver.answer = (_request, response) => {
    give = () => response.writeHead(200).end('ok');
  };
  await createOrder(service, made.key);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
  await act(service, made, 'pause');
  give();
  await service.settle();
  expect((await deliveryLog(service, made)).data).toMatchObject([{ state: 'DELIVERED', attempts: 1 }]);
});
