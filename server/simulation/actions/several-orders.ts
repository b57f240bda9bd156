// Dispatch: one command for several orders, and one order for each of several vehicles.
import { inConsole } from '../callers.ts';
import { NotPossible } from '../step.ts';
import { type Action, ordersIn, type SimOrder, type Turn } from '../world.ts';
import { BEFORE_PICKUP, openCustomer, refuseIfFull } from './customer.ts';
import { knowOrder } from './known-orders.ts';
import { someOrder } from './order-body.ts';
import { pressTwice } from './press-twice.ts';

const desk = ({ world }: Turn) => inConsole(world, world.dispatcher);

function someOrders(turn: Turn, statuses: string[]): SimOrder[] {
  const from = ordersIn(turn.world, ...statuses);
  if (from.length < 2) throw new NotPossible();
  return [turn.choose(from), turn.choose(from), turn.choose(from)];
}

async function commandAll(turn: Turn, statuses: string[], command: object): Promise<void> {
  const orders = someOrders(turn, statuses);
  for (const order of orders) turn.touch(order);
  const body = { ...command, orders: orders.map(({ id }) => ({ id })) };
  await pressTwice(turn, desk(turn), '/orders/commands', body, ({ data }) => data);
}

export const SEVERAL_ORDERS_ACTIONS: Action[] = [
  {
    name: 'dispatch moves several orders',
    weight: 1,
    run: (turn) =>
      commandAll(turn, BEFORE_PICKUP, { command: 'move', days: turn.random.pick([-2, -1, 1, 2, 7]) }),
  },
  {
    name: 'dispatch releases several orders',
    weight: 1,
    run: (turn) => commandAll(turn, ['REQUESTED', 'CONFIRMED'], { command: 'release' }),
  },
  {
    name: 'dispatch assigns several orders',
    weight: 1,
    async run(turn) {
      const drivers = turn.world.drivers.filter(({ isActive, carrier }) => isActive && carrier === null);
      const { id } = turn.choose(drivers);
      await commandAll(turn, ['OPEN', 'TENANT_ACCEPTED', 'POOLED'], {
        command: 'assign_driver',
        driverId: id,
      });
    },
  },
  {
    name: 'dispatch enters orders for several vehicles',
    weight: 0.7,
    async run(turn) {
      refuseIfFull(turn);
      const customer = openCustomer(turn);
      const { body, people } = someOrder(turn);
      const { vehicle, externalOrderId, ...common } = body;
      const vehicles = ['A', 'B'].map((letter) => ({
        vehicle: { manufacturer: 'Volkswagen', model: 'Golf' },
        externalOrderId: `${externalOrderId}${letter}`,
      }));
      const path = `/accounts/${customer.accountId}/orders/batch`;
      const answer = await pressTwice(turn, desk(turn), path, { common, vehicles }, ({ data }) => data);
      if (answer.status !== 201 && answer.status !== 202) return;
      for (const [position, record] of answer.json.data.entries()) {
        const name = `order${turn.step.index}v${position}`;
        turn.touch(knowOrder(turn.world, name, customer, record, people));
      }
    },
  },
];
