// The load: customers that create, list and cancel orders one after the other, and repeat what failed.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { creation } from '../../test/harness/order-body.ts';
import type { Caller } from './caller.ts';
import type { Customer } from './customers.ts';
import type { Records, SentOrder } from './records.ts';

const PAUSE_MS = { production: 250, sandbox: 6000 };
const SCENARIOS = ['STANDARD', 'DELAY', 'CANCELLATION'];

export interface Load {
  /** By customer: when the last creation that succeeded was begun. */
  createdAt: number[];
  stop(): Promise<void>;
}

export function startLoad(caller: Caller, customers: readonly Customer[], records: Records): Load {
  const createdAt = customers.map(() => 0);
  let isStopping = false;

  async function work(number: number, customer: Customer): Promise<void> {
    for (let count = 0; !isStopping; count += 1) {
      const order: SentOrder = { key: randomUUID(), customer: number, id: null, isCancelled: false };
      records.orders.push(order);
      createdAt[number] = await create(caller, customer, order, count, records);
      if (count % 3 === 1) await expectListed(caller, customer, order, records);
      if (count % 4 === 2 && customer.environment === 'production') {
        await cancel(caller, customer, order, records);
      }
      await sleep(PAUSE_MS[customer.environment]);
    }
  }

  const running = customers.map((customer, number) => work(number, customer));
  // A run that fails stops the caller before the load.
  for (const one of running) one.catch(() => undefined);
  return {
    createdAt,
    async stop() {
      isStopping = true;
      await Promise.all(running);
    },
  };
}

async function create(
  caller: Caller,
  { key, environment }: Customer,
  order: SentOrder,
  count: number,
  { violations }: Records,
): Promise<number> {
  const { status, json, begunAt } = await caller.call('/extern/orders', {
    key,
    headers: {
      'idempotency-key': order.key,
      ...(environment === 'sandbox' && { 'x-sandbox-scenario': SCENARIOS[count % SCENARIOS.length]! }),
    },
    body: creation({ externalOrderId: order.key }),
  });
  if (status === 201) order.id = json.id;
  else violations.push(`Creating ${order.key} answered ${status}: ${JSON.stringify(json)}`);
  return begunAt;
}

/** Another process reads, perhaps from a replica: a customer must find the order that it has just created. */
async function expectListed(
  caller: Caller,
  { key }: Customer,
  order: SentOrder,
  { violations }: Records,
): Promise<void> {
  const { json } = await caller.call(`/extern/orders?externalOrderId=${order.key}`, { key });
  const ids = json.data?.map(({ id }: { id: string }) => id) ?? [];
  if (ids.join() !== order.id) {
    violations.push(`The list after creating ${order.id} has ${ids.join() || 'nothing'}.`);
  }
}

async function cancel(
  caller: Caller,
  { key }: Customer,
  order: SentOrder,
  { violations }: Records,
): Promise<void> {
  const { status, json } = await caller.call(`/extern/orders/${order.id}/cancel`, { method: 'POST', key });
  // A repetition finds it cancelled by the first attempt.
  order.isCancelled = status === 200 || json?.error?.code === 'ORDER_NOT_CANCELLABLE';
  if (!order.isCancelled) {
    violations.push(`Cancelling ${order.id} answered ${status}: ${JSON.stringify(json)}`);
  }
}
