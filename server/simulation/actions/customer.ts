// A customer's system: orders, changes, cancellations, decisions about quotes through API v1.
import { withKey } from '../callers.ts';
import { NotPossible } from '../step.ts';
import { type Action, ordersIn, type SimOrder, type Turn } from '../world.ts';
import { countOpen, knowOrder, MAX_OPEN_ORDERS } from './known-orders.ts';
import { someDates, someOrder } from './order-body.ts';
import { pressTwice } from './press-twice.ts';

export const BEFORE_PICKUP = [
  'REQUESTED',
  'CONFIRMED',
  'OPEN',
  'POOLED',
  'TENANT_ACCEPTED',
  'OFFERED',
  'ASSIGNED',
  'ACCEPTED',
  'PICKUP',
];

export function openCustomer({ world, choose }: Turn) {
  return choose(world.customers.filter(({ state }) => state === 'ACTIVE'));
}

/** An order of a customer who can still call. */
export function ownOrder({ world, choose }: Turn, ...statuses: string[]): SimOrder {
  return choose(ordersIn(world, ...statuses).filter(({ customer }) => customer.state === 'ACTIVE'));
}

export function refuseIfFull(turn: Turn): void {
  if (countOpen(turn.world) >= MAX_OPEN_ORDERS) throw new NotPossible();
}

/** Fields that a customer can change, each now and then. */
export function someChange(turn: Turn): Record<string, unknown> {
  const { random, step } = turn;
  const changes = [
    () => someDates(turn),
    () => ({ requestedPickup: null }),
    () => ({ instructions: `Neu ${step.index}` }),
    () => ({ customerCostCentre: `KST ${random.between(1, 4)}` }),
    () => ({ vehicle: { registration: { licensePlate: `M-Y ${1000 + (step.index % 9000)}` } } }),
    () => ({ delivery: { contact: { name: `Frau Neu${step.index}n` } } }),
  ];
  return random.chance(0.6) ? changes[0]!() : random.pick(changes)();
}

export const CUSTOMER_ACTIONS: Action[] = [
  {
    name: 'customer orders',
    weight: 12,
    async run(turn) {
      refuseIfFull(turn);
      const customer = openCustomer(turn);
      const { body, people } = someOrder(turn);
      const { status, json } = await pressTwice(turn, withKey(customer), '/orders', body);
      if (status === 201 || status === 202) {
        turn.touch(knowOrder(turn.world, `order${turn.step.index}`, customer, json, people));
      }
    },
  },
  {
    name: 'customer asks for a quote',
    weight: 2,
    async run(turn) {
      refuseIfFull(turn);
      const customer = openCustomer(turn);
      const { body, people } = someOrder(turn);
      const { status, json } = await turn.call(withKey(customer), 'POST', '/quotes', body);
      if (status === 202)
        turn.touch(knowOrder(turn.world, `order${turn.step.index}`, customer, json, people));
    },
  },
  {
    name: 'customer changes an order',
    weight: 5,
    async run(turn) {
      const order = ownOrder(turn, ...BEFORE_PICKUP);
      turn.touch(order);
      await turn.call(withKey(order.customer), 'PATCH', `/orders/${order.id}`, someChange(turn));
    },
  },
  {
    name: 'customer cancels',
    weight: 2,
    async run(turn) {
      const order = ownOrder(turn, ...BEFORE_PICKUP, 'QUOTE_REQUIRED', 'QUOTE_SENT', 'IN_TRANSIT');
      turn.touch(order);
      await turn.call(withKey(order.customer), 'POST', `/orders/${order.id}/cancel`, { reason: 'Verkauft' });
    },
  },
  {
    name: 'customer decides about a quote',
    weight: 4,
    async run(turn) {
      const order = ownOrder(turn, 'QUOTE_SENT');
      turn.touch(order);
      const decision = turn.random.chance(0.75) ? 'accept' : 'decline';
      await turn.call(withKey(order.customer), 'POST', `/quotes/${order.id}/${decision}`, {});
    },
  },
];
