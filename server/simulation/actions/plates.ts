// Dispatch: short-term plates, from the stock to a driver, onto a vehicle, and back.
import { inConsole } from '../callers.ts';
import { type Action, type Json, ordersIn, type Turn } from '../world.ts';
import { dayOf, daysFrom } from './order-body.ts';

const desk = ({ world }: Turn) => inConsole(world, world.dispatcher);

async function act(turn: Turn, states: string[], action: (plate: Json) => object): Promise<void> {
  const { data } = await turn.read(desk(turn), '/plates?limit=20');
  const inState = data.filter(({ state }: Json) => states.includes(state));
  const plate = turn.choose<Json>(inState.map((one: Json) => ({ ...one, name: one.number })));
  const order = turn.world.orders.find(({ id }) => id === plate.order?.id);
  if (order) turn.touch(order);
  await turn.call(desk(turn), 'POST', `/plates/${plate.id}/actions`, action(plate));
}

export const PLATE_ACTIONS: Action[] = [
  {
    name: 'dispatch gets a plate',
    weight: 0.5,
    async run(turn) {
      const { step, now, random } = turn;
      await turn.call(desk(turn), 'POST', '/plates', {
        number: `S-04${String(step.index).padStart(4, '0')}`,
        validFrom: dayOf(now),
        validUntil: dayOf(daysFrom(now, random.between(2, 40))),
      });
    },
  },
  {
    name: 'dispatch hands a plate out',
    weight: 1,
    async run(turn) {
      const driver = turn.choose(turn.world.drivers.filter(({ isActive }) => isActive));
      await act(turn, ['IN_STOCK', 'RETURNED'], () => ({ action: 'hand_out', driverId: driver.id }));
    },
  },
  {
    name: 'dispatch puts a plate on a vehicle',
    weight: 1.5,
    async run(turn) {
      const order = turn.choose(ordersIn(turn.world, 'ASSIGNED', 'ACCEPTED', 'PICKUP'));
      turn.touch(order);
      await act(turn, ['WITH_DRIVER'], () => ({ action: 'use', order: order.id }));
    },
  },
  {
    name: 'dispatch takes a plate back',
    weight: 1,
    run: (turn) => act(turn, ['WITH_DRIVER', 'USED'], () => ({ action: 'return' })),
  },
];
