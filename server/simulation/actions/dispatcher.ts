// Dispatch: releases, assigns, moves, offers to carriers, quotes, decides about extras, damages and absences.
import { inConsole } from '../callers.ts';
import { NotPossible } from '../step.ts';
import { type Action, type Driver, type Json, ordersIn, type SimOrder, type Turn } from '../world.ts';
import { books } from './accountant.ts';
import { BEFORE_PICKUP, openCustomer, refuseIfFull, someChange } from './customer.ts';
import { knowOrder } from './known-orders.ts';
import { dayOf, daysFrom, someAddress, someOrder, someTime } from './order-body.ts';
import { pressTwice } from './press-twice.ts';

const UNASSIGNED = ['OPEN', 'POOLED', 'TENANT_ACCEPTED', 'OFFERED'];
const ON_TRIP = ['ASSIGNED', 'ACCEPTED', 'PICKUP', 'IN_TRANSIT', 'DELIVERY'];

const desk = ({ world }: Turn) => inConsole(world, world.dispatcher);

function anyOrder({ world, choose }: Turn, ...statuses: string[]): SimOrder {
  return choose(ordersIn(world, ...statuses));
}

function ownDriver({ world, choose }: Turn): Driver {
  return choose(world.drivers.filter(({ isActive, carrier }) => isActive && carrier === null));
}

/** One in ten is sent with an old version, which must be refused. */
async function command(turn: Turn, order: SimOrder, name: string, payload: object = {}): Promise<void> {
  turn.touch(order);
  const version = turn.random.chance(0.1) ? { version: order.record.version - 1 } : {};
  const body = { command: name, ...payload, ...version };
  await turn.call(desk(turn), 'POST', `/orders/${order.id}/commands`, body);
}

function commandOn(name: string, weight: number, from: string[], payload?: (turn: Turn) => object): Action {
  return {
    name: `dispatch: ${name}`,
    weight,
    async run(turn) {
      const order = anyOrder(turn, ...from);
      await command(turn, order, name, payload?.(turn));
    },
  };
}

const someReason = ({ step }: Turn) => ({ reason: `Grund ${step.index}` });

async function assign(turn: Turn, order: SimOrder, name: string): Promise<void> {
  await command(turn, order, name, { driverId: ownDriver(turn).id });
}

const COMMANDS: Action[] = [
  commandOn('release', 4, ['REQUESTED', 'CONFIRMED']),
  commandOn('confirm', 1, ['REQUESTED']),
  commandOn('pool', 1, ['OPEN']),
  commandOn('take', 1, ['POOLED', 'OPEN']),
  commandOn('offer', 1, ['OPEN', 'TENANT_ACCEPTED', 'POOLED']),
  commandOn('driver_accepted', 2, ['ASSIGNED']),
  commandOn('driver_dropped_out', 1, ['ASSIGNED', 'ACCEPTED', 'PICKUP'], someReason),
  commandOn('start_pickup', 2, ['ACCEPTED']),
  commandOn('arrive_pickup', 1, ['PICKUP']),
  commandOn('trip_in_vain', 1, ['PICKUP'], someReason),
  commandOn('pick_up', 2, ['PICKUP']),
  commandOn('arrive_delivery', 2, ['IN_TRANSIT']),
  commandOn('hand_over', 2, ['DELIVERY'], ({ random }) => ({ hasDamage: random.chance(0.3) })),
  commandOn('complete', 3, ['DELIVERED']),
  commandOn('complain', 1, ['DELIVERED', 'COMPLETED', 'INVOICED']),
  commandOn('settle', 2, ['COMPLAINT']),
  commandOn('report_delay', 1, ON_TRIP, ({ random }) => ({ minutes: random.between(5, 600) })),
  commandOn('cancel', 1.5, BEFORE_PICKUP, someReason),
  commandOn('reopen', 2, ['CANCELLED'], someReason),
  commandOn('undo_delivery', 1, ['DELIVERED'], someReason),
  commandOn('undo_completion', 1, ['COMPLETED'], someReason),
  commandOn('reject_request', 1, ['QUOTE_REQUIRED', 'RECEIVED'], someReason),
  {
    name: 'dispatch assigns a driver',
    weight: 12,
    run: (turn) => assign(turn, anyOrder(turn, ...UNASSIGNED), 'assign_driver'),
  },
  {
    name: 'dispatch gives a trip to another driver',
    weight: 2,
    run: (turn) => assign(turn, anyOrder(turn, ...ON_TRIP), 'reassign_driver'),
  },
  {
    name: 'dispatch replaces a driver on the road',
    weight: 1,
    run: (turn) => assign(turn, anyOrder(turn, 'PICKUP', 'IN_TRANSIT', 'DELIVERY'), 'replace_driver'),
  },
];

const ORDERS: Action[] = [
  {
    name: 'dispatch enters an order',
    weight: 3,
    async run(turn) {
      refuseIfFull(turn);
      const customer = openCustomer(turn);
      const { body, people } = someOrder(turn);
      const path = `/accounts/${customer.accountId}/orders`;
      const { status, json } = await pressTwice(turn, desk(turn), path, body);
      if (status === 201 || status === 202)
        turn.touch(knowOrder(turn.world, `order${turn.step.index}`, customer, json, people));
    },
  },
  {
    name: 'dispatch changes an order',
    weight: 3,
    async run(turn) {
      const order = anyOrder(turn, ...BEFORE_PICKUP, 'IN_TRANSIT');
      turn.touch(order);
      await turn.call(desk(turn), 'PATCH', `/orders/${order.id}`, someChange(turn));
    },
  },
  {
    name: 'dispatch changes the terms of an order',
    weight: 2,
    async run(turn) {
      const order = anyOrder(turn, ...BEFORE_PICKUP);
      turn.touch(order);
      const change = turn.random.pick<() => object>([
        () => ({ delivery: someAddress(turn) }),
        () => ({ pickup: someAddress(turn) }),
        () => ({ priceNet: turn.random.between(50, 900) }),
        () => ({ transportType: 'TRAILER' }),
        () => ({ services: { registration: true } }),
      ])();
      const body = { ...change, reason: 'Kunde rief an', version: order.record.version };
      await turn.call(desk(turn), 'POST', `/orders/${order.id}/change`, body);
    },
  },
  {
    name: 'dispatch quotes',
    weight: 6,
    async run(turn) {
      const order = anyOrder(turn, 'QUOTE_REQUIRED', 'RECEIVED', 'QUOTE_SENT');
      turn.touch(order);
      const lineItems = [{ description: 'Überführung', unitNet: turn.random.between(100, 90_000) / 100 }];
      const validUntil = daysFrom(turn.now, turn.random.between(1, 10));
      await turn.call(desk(turn), 'POST', `/requests/${order.id}/quotes`, { lineItems, validUntil });
    },
  },
  {
    name: 'dispatch withdraws a quote',
    weight: 1,
    async run(turn) {
      const order = anyOrder(turn, 'QUOTE_SENT');
      turn.touch(order);
      await turn.call(desk(turn), 'POST', `/quotes/${order.id}/withdraw`, {});
    },
  },
  {
    name: 'dispatch offers to carriers',
    weight: 3,
    async run(turn) {
      const order = anyOrder(turn, ...UNASSIGNED);
      const carrier = turn.choose(turn.world.carriers.filter(({ isDeleted }) => !isDeleted));
      turn.touch(order);
      const body = {
        carrierIds: [carrier.accountId],
        net: turn.random.between(100, 400),
        deadline: someTime(turn, 1, 48),
      };
      await turn.call(desk(turn), 'POST', `/orders/${order.id}/carrier-offers`, body);
    },
  },
  {
    name: 'dispatch answers or withdraws an offer to a carrier',
    weight: 1,
    async run(turn) {
      const order = anyOrder(turn, 'POOLED', 'TENANT_ACCEPTED', 'ASSIGNED');
      const offers = await turn.read(desk(turn), `/orders/${order.id}/carrier-offers`);
      const offer = offers.data.find(({ endedAt }: Json) => endedAt === null);
      if (!offer) throw new NotPossible();
      turn.touch(order);
      if (turn.random.chance(0.5))
        await turn.call(desk(turn), 'POST', `/carrier-offers/${offer.id}/withdraw`, {});
      else {
        const answer = turn.random.pick(['ACCEPT', 'DECLINE']);
        await turn.call(desk(turn), 'POST', `/carrier-offers/${offer.id}/answer`, { answer });
      }
    },
  },
  {
    name: 'dispatch repeats an order',
    weight: 1,
    async run(turn) {
      const { world, random, now, step } = turn;
      if (world.recurring.filter(({ state }) => state === 'ACTIVE').length >= 2) throw new NotPossible();
      const order = anyOrder(turn, 'OPEN', 'ASSIGNED', 'ACCEPTED', 'DELIVERED', 'COMPLETED', 'INVOICED');
      const { status, json } = await turn.call(desk(turn), 'POST', '/recurring-orders', {
        order: order.record.orderNumber,
        name: `Serie ${step.index}`,
        ...random.pick<object>([
          { weekdays: [random.between(1, 7)] },
          { byMonth: { nth: random.pick([1, 15, -1]), of: random.pick(['DAY', 'WORKING_DAY']) } },
        ]),
        // A time that does not exist, or exists twice, on the days of daylight saving time.
        pickupTime: random.pick(['02:30', '08:00', '23:45']),
        deliveryAfterMinutes: 480,
        startsOn: dayOf(daysFrom(now, 1)),
        endsOn: dayOf(daysFrom(now, random.between(10, 40))),
        daysAhead: random.between(0, 7),
        onHolidays: random.pick(['KEEP', 'SKIP', 'MOVE']),
      });
      if (status === 201)
        world.recurring.push({ name: `series${step.index}`, id: json.id, state: 'ACTIVE', step: step.index });
    },
  },
  {
    name: 'dispatch pauses, resumes or ends a series',
    weight: 1,
    async run(turn) {
      const series = turn.choose(turn.world.recurring.filter(({ state }) => state !== 'ENDED'));
      const action = turn.random.pick(['pause', 'resume', 'end']);
      const path = `/recurring-orders/${series.id}/actions`;
      const { status, json } = await turn.call(desk(turn), 'POST', path, { action });
      series.state = status === 200 ? json.state : status === 404 ? 'ENDED' : series.state;
    },
  },
];

const DECISIONS: Action[] = [
  {
    name: 'dispatch adds an extra',
    weight: 2,
    async run(turn) {
      const order = anyOrder(turn, 'PICKUP', 'IN_TRANSIT', 'DELIVERED', 'COMPLETED', 'INVOICED', 'CANCELLED');
      turn.touch(order);
      const body = {
        extra: { category: 'EXTRA', kind: 'WASH' },
        ...(turn.random.chance(0.3) && { net: turn.random.between(100, 5000) / 100, reason: 'Vereinbart' }),
      };
      await turn.call(desk(turn), 'POST', `/orders/${order.id}/extras`, body);
    },
  },
  {
    name: 'dispatch decides about extras',
    weight: 5,
    async run(turn) {
      const json = await turn.read(desk(turn), '/extras');
      const extra = json.data[0];
      if (!extra) throw new NotPossible();
      const order = turn.world.orders.find(({ id }) => id === (extra.orderId ?? extra.order?.id));
      if (order) turn.touch(order);
      const body = turn.random.chance(0.7)
        ? {
            decision: 'APPROVE',
            billTo: turn.random.pick(['CUSTOMER', 'OPERATOR']),
            net: 20,
            reason: 'Beleg',
          }
        : { decision: 'REFUSE', reason: 'Kein Beleg' };
      await turn.call(desk(turn), 'POST', `/extras/${extra.id}/decision`, body);
    },
  },
  {
    name: 'dispatch works on a damage case',
    weight: 3,
    async run(turn) {
      const json = await turn.read(desk(turn), '/damage-cases?limit=20');
      const { id } = turn.choose<Json>(json.data.map((one: Json) => ({ ...one, name: one.number })));
      const found = await turn.read(desk(turn), `/damage-cases/${id}`);
      const order = turn.world.orders.find((one) => one.id === found.order.id);
      if (order) turn.touch(order);
      const step = turn.random.pick(found.possible as string[]);
      if (step !== 'close') {
        const body = step === 'decide' ? { step, liability: 'OPERATOR' } : { step };
        await turn.call(desk(turn), 'POST', `/damage-cases/${id}/steps`, body);
        return;
      }
      const outcome = turn.random.pick<object>([
        { outcome: 'NONE', reason: 'Kein Schaden' },
        { outcome: 'COST', gross: 119, paidOn: dayOf(turn.now), reason: 'Reparatur' },
        { outcome: 'CREDIT', net: 15, reason: 'Kulanz' },
      ]);
      // Only accounting credits.
      await turn.call(books(turn), 'POST', `/damage-cases/${id}/close`, outcome);
    },
  },
  {
    name: 'dispatch opens or dismisses a damage',
    weight: 2,
    async run(turn) {
      const damaged = ordersIn(turn.world, 'DELIVERED', 'COMPLETED').filter(({ record }) => record.hasDamage);
      const order = turn.choose(damaged);
      turn.touch(order);
      const [path, body] = turn.random.chance(0.5)
        ? ['damage-cases', { origin: 'PROTOCOL' }]
        : ['damage-dismissal', undefined];
      await turn.call(desk(turn), 'POST', `/orders/${order.id}/${path}`, body);
    },
  },
  {
    name: 'dispatch enters an absence',
    weight: 1,
    async run(turn) {
      const driver = ownDriver(turn);
      const firstDay = daysFrom(turn.now, turn.random.between(0, 5));
      const body = {
        kind: turn.random.pick(['DAY_OFF', 'HOLIDAY', 'SICKNESS']),
        firstDay: dayOf(firstDay),
        lastDay: dayOf(daysFrom(firstDay, turn.random.between(0, 3))),
      };
      await turn.call(desk(turn), 'POST', `/drivers/${driver.id}/absences`, body);
    },
  },
  {
    name: 'dispatch decides about an absence',
    weight: 2,
    async run(turn) {
      const json = await turn.read(desk(turn), '/absences');
      const asked = json.data.find(({ state }: Json) => state === 'REQUESTED');
      if (!asked) throw new NotPossible();
      const decision = turn.random.pick(['APPROVE', 'DECLINE']);
      await turn.call(desk(turn), 'POST', `/absences/${asked.id}/decision`, { decision });
    },
  },
  {
    name: 'dispatch writes to the driver',
    weight: 1,
    async run(turn) {
      const order = anyOrder(turn, ...ON_TRIP);
      turn.touch(order);
      await turn.call(desk(turn), 'POST', `/orders/${order.id}/messages`, { text: 'Bitte anrufen' });
    },
  },
  {
    name: 'dispatch reads what drivers wrote',
    weight: 1,
    async run(turn) {
      const order = anyOrder(turn, ...ON_TRIP, 'DELIVERED');
      turn.touch(order);
      const json = await turn.read(desk(turn), `/orders/${order.id}/messages`);
      if (json.messages.length === 0) throw new NotPossible();
      const { id: lastId } = json.messages.at(-1);
      await turn.call(desk(turn), 'POST', `/orders/${order.id}/messages/read`, { lastId });
    },
  },
];

export const DISPATCH_ACTIONS: Action[] = [...COMMANDS, ...ORDERS, ...DECISIONS];
