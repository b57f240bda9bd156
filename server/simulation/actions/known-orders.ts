// Remembers the orders that calls create or that appear by themselves.
import type { Customer, Json, Person, SimOrder, World } from '../world.ts';

/** More open orders would only make the checks slower. */
export const MAX_OPEN_ORDERS = 30;

const ENDED = ['CANCELLED', 'REJECTED', 'INVOICED', 'COMPLETED'];

export function countOpen({ orders }: World): number {
  return orders.filter(({ record }) => !ENDED.includes(record.internalStatus)).length;
}

export function knowOrder(
  world: World,
  name: string,
  customer: Customer,
  record: Json,
  people: Person[] = [],
): SimOrder {
  const order: SimOrder = { name, id: record.id, customer, record, people };
  world.orders.push(order);
  world.nameOfId.set(record.id, name);
  return order;
}
