// Background work: done until nothing is due any more, and what it created or changed is read.

import { knowOrder } from './actions/known-orders.ts';
import { callAs, operator } from './callers.ts';
import type { SimOrder, World } from './world.ts';

/** Background work until nothing is due any more. */
export async function finishDue(world: World): Promise<void> {
  for (const service of world.installation.services) {
    try {
      await service.settle();
    } catch (error) {
      const { message } = error as Error;
      world.problems.push({ invariant: 'errors', rule: `Due work fails: ${message}`, details: message });
    }
  }
}

/** What was created or changed in the background: orders of series, expired quotes and offers. */
export async function listChanged(world: World): Promise<SimOrder[]> {
  const rows = await world.installation.sql<{ id: string; version: number }[]>`
    select id, version from orders where environment = 'production' order by order_number`;
  const changed: SimOrder[] = [];
  const known = new Map(world.orders.map((order) => [order.id, order]));
  for (const { id, version } of rows) {
    const order = known.get(id);
    if (!order) await knowNewOrder(world, id);
    else if (order.record.version !== version) changed.push(order);
  }
  return changed;
}

/** The name must be the same in a run with fewer steps. */
async function knowNewOrder(world: World, id: string): Promise<void> {
  const { json: record } = await callAs(world, operator, 'GET', `/orders/${id}`);
  const customer = world.customers.find(({ accountId }) => accountId === record.accountId)!;
  const base = `series of ${customer.name} ${record.requestedPickup}`;
  const same = world.orders.filter(({ name }) => name.startsWith(base)).length;
  knowOrder(world, same === 0 ? base : `${base} ${same}`, customer, record);
}
