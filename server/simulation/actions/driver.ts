// Drivers with phones. Without a network a phone works with what it knows, and sends everything in order later.
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { drawing } from '../../test/documents/pdf-samples.ts';
import { newId, onPhone } from '../callers.ts';
import { NotPossible } from '../step.ts';
import type { Action, Driver, Turn, World } from '../world.ts';
import { dayOf, daysFrom } from './order-body.ts';

const SIGNATURE = { png: drawing(60, 20).toString('base64') };

const NEXT: Record<string, [path: string, leadsTo: string][]> = {
  ASSIGNED: [
    ['accept', 'ACCEPTED'],
    ['accept', 'ACCEPTED'],
    ['accept', 'ACCEPTED'],
    ['decline', 'GONE'],
  ],
  ACCEPTED: [['start', 'PICKUP']],
  PICKUP: [
    ['protocols/pickup', 'IN_TRANSIT'],
    ['protocols/pickup', 'IN_TRANSIT'],
    ['protocols/pickup', 'IN_TRANSIT'],
    ['arrive-pickup', 'PICKUP'],
    ['trip-in-vain', 'GONE'],
  ],
  IN_TRANSIT: [['arrive-delivery', 'DELIVERY']],
  DELIVERY: [['protocols/delivery', 'DELIVERED']],
  DELIVERED: [['finish', 'COMPLETED']],
};

/** What the phone shows: with a network the trips as they are, without one as they were and as the driver went on. */
function tripsOf({ orders }: World, driver: Driver): Map<string, string> {
  if (driver.isOffline) return driver.trips;
  const own = orders.filter(({ record }) => record.assignedDriver?.id === driver.id);
  return new Map(own.map(({ id, record }) => [id, record.internalStatus]));
}

/** Sends what waits, the oldest first. What is refused is dropped, as the app shows it to the driver. */
async function synchronize(turn: Turn, driver: Driver): Promise<void> {
  const phone = onPhone(turn.world, driver);
  for (const queued of driver.queue.splice(0)) {
    const order = turn.world.orders.find(({ name }) => name === queued.orderName);
    if (order) turn.touch(order);
    await turn.call(phone, queued.method, queued.path, queued.body);
  }
}

function protocolOf({ random, now }: Turn, kind: string) {
  const signature = { ...SIGNATURE, signedAt: now };
  return {
    odometerKm: kind === 'pickup' ? 40_000 : 40_300,
    fuelLevelPercent: 60,
    checklist: [{ item: 'KEYS', ok: true, count: 2 }],
    ...(random.chance(0.2) && { damages: [{ description: 'Kratzer', type: 'SCRATCH', isNew: true }] }),
    contactName: 'Herr Empfang',
    driverSignature: signature,
    contactSignature: signature,
    performedAt: now,
  };
}

async function drive(turn: Turn, driver: Driver, id: string): Promise<void> {
  const { random, now, world } = turn;
  const [path, leadsTo] = random.pick(NEXT[tripsOf(world, driver).get(id)!]!);
  const orderName = world.nameOfId.get(id) ?? id;
  const add = (method: string, rest: string, body: unknown) =>
    driver.queue.push({ orderName, method, path: `/trips/${id}/${rest}`, body });
  if (path.startsWith('protocols/')) {
    add('PUT', path, protocolOf(turn, path.slice('protocols/'.length)));
    add('POST', `${path}/submit`, {});
  } else if (path === 'trip-in-vain') {
    add('POST', path, { extraId: newId(), reason: 'Niemand da', performedAt: now });
  } else {
    add('POST', path, { performedAt: now });
  }
  driver.trips.set(id, leadsTo);
  if (!driver.isOffline) await synchronize(turn, driver);
}

function driverWithTrip(turn: Turn): { driver: Driver; id: string } {
  const { world, choose } = turn;
  const openTrips = (driver: Driver) => [...tripsOf(world, driver)].filter(([, status]) => NEXT[status]);
  const driver = choose(world.drivers.filter((one) => one.isActive && openTrips(one).length > 0));
  const named = openTrips(driver).map(([id]) => ({ name: world.nameOfId.get(id) ?? id, id }));
  return { driver, id: choose(named).id };
}

export const DRIVER_ACTIONS: Action[] = [
  {
    name: 'driver looks at the phone',
    weight: 2,
    async run(turn) {
      const driver = turn.choose(
        turn.world.drivers.filter(({ isActive, isOffline }) => isActive && !isOffline),
      );
      await turn.read(onPhone(turn.world, driver), '/trips');
    },
  },
  {
    name: 'driver continues a trip',
    weight: 22,
    async run(turn) {
      const { driver, id } = driverWithTrip(turn);
      await drive(turn, driver, id);
    },
  },
  {
    name: 'phone loses the network',
    weight: 2,
    async run(turn) {
      const driver = turn.choose(turn.world.drivers.filter(({ isOffline }) => !isOffline));
      driver.trips = tripsOf(turn.world, driver);
      driver.isOffline = true;
    },
  },
  {
    name: 'phone has a network again',
    weight: 4,
    async run(turn) {
      const driver = turn.choose(turn.world.drivers.filter(({ isOffline }) => isOffline));
      driver.isOffline = false;
      await synchronize(turn, driver);
    },
  },
  {
    name: 'phone sends positions',
    weight: 4,
    async run(turn) {
      const { driver, id } = driverWithTrip(turn);
      if (driver.isOffline) throw new NotPossible();
      const order = turn.world.orders.find((one) => one.id === id);
      if (order) turn.touch(order);
      const positions = [3, 1].map((minutes) => ({
        tripId: id,
        lat: 49 + turn.random.fraction(),
        lng: 9 + turn.random.fraction(),
        recordedAt: new Date(turn.now.getTime() - minutes * MINUTE_MS),
      }));
      await turn.call(onPhone(turn.world, driver), 'POST', '/positions', { positions });
    },
  },
  {
    name: 'driver reports an expense',
    weight: 3,
    async run(turn) {
      const { driver, id } = driverWithTrip(turn);
      const expense = {
        category: 'EXPENSE',
        kind: turn.random.pick(['FUEL', 'TOLL', 'PARKING']),
        gross: turn.random.between(500, 9000) / 100,
        vatRate: 19,
        paidOn: dayOf(turn.now),
      };
      driver.queue.push({
        orderName: turn.world.nameOfId.get(id) ?? id,
        method: 'PUT',
        path: `/trips/${id}/extras/${newId()}`,
        body: { extra: expense, performedAt: turn.now },
      });
      if (!driver.isOffline) await synchronize(turn, driver);
    },
  },
  {
    name: 'driver writes to dispatch',
    weight: 1,
    async run(turn) {
      const { driver, id } = driverWithTrip(turn);
      driver.queue.push({
        orderName: turn.world.nameOfId.get(id) ?? id,
        method: 'PUT',
        path: `/trips/${id}/messages/${newId()}`,
        body: { text: 'Stau', performedAt: turn.now },
      });
      if (!driver.isOffline) await synchronize(turn, driver);
    },
  },
  {
    name: 'driver asks for a day off',
    weight: 1,
    async run(turn) {
      const driver = turn.choose(
        turn.world.drivers.filter(({ isActive, isOffline }) => isActive && !isOffline),
      );
      const day = daysFrom(turn.now, turn.random.between(0, 6));
      const body = {
        kind: turn.random.pick(['DAY_OFF', 'SICKNESS']),
        firstDay: dayOf(day),
        lastDay: dayOf(daysFrom(day, turn.random.between(0, 2))),
      };
      await turn.call(onPhone(turn.world, driver), 'PUT', `/absences/${newId()}`, body);
    },
  },
];
