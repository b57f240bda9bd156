// The calls of a working day and how often each occurs.
import type { Random } from '../../test/harness/seeded-random.ts';
import type { Call } from './api.ts';
import type { CustomerOrder, Population } from './population.ts';
import { NEW_ORDER } from './population.ts';

export interface KindOfCall {
  name: string;
  /** Its part of all calls, in percent. */
  share: number;
  make(population: Population, random: Random): PreparedCall;
}

interface PreparedCall {
  call: Call;
  /** Uses the text of a successful response. */
  use?(text: string): void;
}

/** A credential and one of its orders. */
function pickOrder({ credentials }: Population, random: Random) {
  for (;;) {
    const { key, orders } = random.pick(credentials);
    if (orders.length > 0) return { token: key, order: random.pick(orders) };
  }
}

/** Older orders are forgotten, so that the generator does not grow with the run. */
const MAX_KNOWN_ORDERS = 200;

function remember(orders: CustomerOrder[], order: CustomerOrder): void {
  if (orders.length >= MAX_KNOWN_ORDERS) orders.splice(0, MAX_KNOWN_ORDERS / 2);
  orders.push(order);
}

function readingOf(path: (order: CustomerOrder) => string): KindOfCall['make'] {
  return (population, random) => {
    const { token, order } = pickOrder(population, random);
    return { call: { path: path(order), token } };
  };
}

const HOUR_MS = 3_600_000;

/** 300 phones send a position about every 20 seconds at 100 calls per second. */
export const MIX: readonly KindOfCall[] = [
  { name: 'read an order', share: 28, make: readingOf(({ id }) => `/extern/orders/${id}`) },
  { name: 'read its status', share: 10, make: readingOf(({ id }) => `/extern/orders/${id}/status`) },
  { name: 'read its documents', share: 5, make: readingOf(({ id }) => `/extern/orders/${id}/documents`) },
  {
    name: 'list orders',
    share: 10,
    make: ({ credentials }, random) => ({
      call: { path: '/extern/orders?limit=20', token: random.pick(credentials).key },
    }),
  },
  {
    name: 'create an order',
    share: 10,
    make({ credentials }, random) {
      const { key, orders } = random.pick(credentials);
      return {
        call: { method: 'POST', path: '/extern/orders', token: key, json: NEW_ORDER },
        use: (text) => remember(orders, JSON.parse(text)),
      };
    },
  },
  {
    name: 'check an order and its price',
    share: 5,
    make: ({ credentials }, random) => ({
      call: {
        method: 'POST',
        path: '/extern/orders/check',
        token: random.pick(credentials).key,
        json: NEW_ORDER,
      },
    }),
  },
  {
    name: 'a position of a driver',
    share: 15,
    make({ drivers }, random) {
      const { token, trip } = random.pick(drivers);
      const position = {
        tripId: trip.id,
        lat: 48 + random.fraction(),
        lng: 9 + random.fraction(),
        recordedAt: new Date().toISOString(),
        accuracyMeters: 8,
        headingDegrees: 90,
        speedKmh: 112,
      };
      return { call: { method: 'POST', path: '/driver/positions', token, json: { positions: [position] } } };
    },
  },
  {
    name: 'trips of a driver',
    share: 5,
    make: ({ drivers }, random) => ({ call: { path: '/driver/trips', token: random.pick(drivers).token } }),
  },
  {
    name: 'public tracking',
    share: 10,
    make({ drivers }, random) {
      const { trackingNumber } = random.pick(drivers).trip;
      const from = `10.2.${random.below(256)}.${random.below(256)}`;
      return { call: { path: `/public/tracking/${trackingNumber}`, from } };
    },
  },
  {
    name: 'change the date of an order',
    share: 2,
    make(population, random) {
      const { token, order } = pickOrder(population, random);
      const requestedDelivery = new Date(
        Date.now() + (24 + random.fraction() * 1000) * HOUR_MS,
      ).toISOString();
      return {
        call: { method: 'PATCH', path: `/extern/orders/${order.id}`, token, json: { requestedDelivery } },
      };
    },
  },
];
