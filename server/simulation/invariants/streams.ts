// An open page is notified of every order that changed.
import { setTimeout } from 'node:timers/promises';
import type { Problem, World } from '../world.ts';

/** Changes are sent in batches, and between processes a moment later. */
const MAX_WAIT_MS = 5000;
const LOOK_EVERY_MS = 50;

export async function checkStreams(world: World): Promise<Problem[]> {
  const { page, changedOrders } = world;
  const missing = () => (page.readsAll ? [] : [...changedOrders].filter(({ id }) => !page.orderIds.has(id)));
  for (let waited = 0; missing().length > 0 && waited < MAX_WAIT_MS; waited += LOOK_EVERY_MS) {
    await setTimeout(LOOK_EVERY_MS);
  }
  const unknown = missing();
  changedOrders.clear();
  page.orderIds.clear();
  page.readsAll = false;
  return unknown.map(({ name, customer }) => ({
    invariant: 'streams',
    rule: `An open page is not notified of a changed order, customer ${customer.state}`,
    details: name,
    about: [name],
  }));
}
