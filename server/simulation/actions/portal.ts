// People of customers in the portal: orders, changes, complaints, colleagues.
import { inPortal } from '../callers.ts';
import { newPerson } from '../people.ts';
import type { Action, Customer, SimOrder, Turn } from '../world.ts';
import { BEFORE_PICKUP, openCustomer, ownOrder, refuseIfFull, someChange } from './customer.ts';
import { knowOrder } from './known-orders.ts';
import { someOrder } from './order-body.ts';
import { pressTwice } from './press-twice.ts';

export function personOf(turn: Turn, { users }: Pick<Customer, 'users'>) {
  return inPortal(turn.world, turn.choose(users.filter(({ isGone }) => !isGone)));
}

function ordersPath({ id }: SimOrder, more = ''): string {
  return `/production/orders/${id}${more}`;
}

export const PORTAL_ACTIONS: Action[] = [
  {
    name: 'portal orders',
    weight: 5,
    async run(turn) {
      refuseIfFull(turn);
      const customer = openCustomer(turn);
      const person = personOf(turn, customer);
      const { body, people } = someOrder(turn);
      const { status, json } = await pressTwice(turn, person, '/production/orders', body);
      if (status === 201 || status === 202)
        turn.touch(knowOrder(turn.world, `order${turn.step.index}`, customer, json, people));
    },
  },
  {
    name: 'portal changes an order',
    weight: 3,
    async run(turn) {
      const order = ownOrder(turn, ...BEFORE_PICKUP);
      turn.touch(order);
      await turn.call(personOf(turn, order.customer), 'PATCH', ordersPath(order), someChange(turn));
    },
  },
  {
    name: 'portal cancels',
    weight: 1,
    async run(turn) {
      const order = ownOrder(turn, ...BEFORE_PICKUP, 'QUOTE_REQUIRED', 'QUOTE_SENT');
      turn.touch(order);
      const body = { reason: 'Doch nicht' };
      await turn.call(personOf(turn, order.customer), 'POST', ordersPath(order, '/cancel'), body);
    },
  },
  {
    name: 'portal complains',
    weight: 2,
    async run(turn) {
      const order = ownOrder(turn, 'DELIVERED', 'COMPLETED', 'INVOICED');
      turn.touch(order);
      const body = { description: 'Kratzer an der Tür', damages: [{ description: 'Kratzer' }] };
      await turn.call(personOf(turn, order.customer), 'POST', ordersPath(order, '/damage-cases'), body);
    },
  },
  {
    name: 'portal decides about a quote',
    weight: 2,
    async run(turn) {
      const order = ownOrder(turn, 'QUOTE_SENT');
      turn.touch(order);
      const decision = turn.random.chance(0.7) ? 'accept' : 'decline';
      const path = `/production/quotes/${order.id}/${decision}`;
      await turn.call(personOf(turn, order.customer), 'POST', path, {});
    },
  },
  {
    name: 'portal keeps a place with a contact',
    weight: 1,
    async run(turn) {
      const customer = openCustomer(turn);
      const person = personOf(turn, customer);
      const contact = newPerson(turn.world, turn.step.index, 'contact');
      const { fullName: name, phone, email } = contact;
      await turn.call(person, 'POST', '/production/places', {
        name: `Hof ${turn.step.index}`,
        street: 'Domkloster 4',
        postalCode: '50667',
        city: 'Köln',
        contacts: [{ name, phone, email }],
      });
    },
  },
];
