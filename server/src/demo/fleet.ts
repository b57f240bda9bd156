// The simulated fleet: advances each demo trip at its time, as its driver and dispatch would.

import { HOUR_MS, MINUTE_MS } from '../../../shared/time/durations.ts';
import type { Order } from '../model/orders/order.ts';
import {
  BEFORE_PICKUP,
  isOneOf,
  ON_THE_ROAD,
  type Status,
  VEHICLE_WITH_DRIVER,
} from '../model/orders/status.ts';
import type { Core } from '../orders/records/core.ts';
import { listForDispatch } from '../orders/records/store.ts';
import { ServiceError } from '../platform/errors.ts';
import { DRIVERS, VISITING_DRIVER } from './company.ts';
import { DEMO_MARK } from './content.ts';
import type { Company } from './create-demo-company.ts';
import { dispatch } from './demo-actions.ts';
import type { DemoContext } from './demo-context.ts';
import { approach, drive, type TripNow } from './drive.ts';
import { numberOf } from './pictures.ts';

/**
 * A visitor of the driver pages has this long for a step, and after the pickup; then the fleet takes over the
 * trip.
 */
const VISITOR_MS = 6 * HOUR_MS;
/** One in this many handovers reports a damage. */
const DAMAGED_ONE_IN = 11;

/** All orders that have not ended, except those that wait for their invoice. */
const UNFINISHED: readonly Status[] = [
  ...BEFORE_PICKUP.filter((status) => status !== 'DRAFT'),
  ...VEHICLE_WITH_DRIVER,
  'DELIVERED',
  'QUOTE_REQUIRED',
  'QUOTE_SENT',
];
const MAX_ORDERS = 100;

export function listUnfinished(core: Core, company: Company): Promise<Order[]> {
  return listDemoOrders(core, company, UNFINISHED);
}

export async function listDemoOrders(
  { sql }: Core,
  company: Company,
  statuses: readonly Status[],
): Promise<Order[]> {
  const lists = [];
  for (const accountId of company.accounts.values()) {
    const filter = { environment: 'production', accountId, statuses, metadata: DEMO_MARK } as const;
    lists.push(await listForDispatch(sql, filter, MAX_ORDERS));
  }
  return lists.flat();
}

interface Move {
  when(trip: TripNow): boolean;
  take(demo: DemoContext, trip: TripNow): Promise<void>;
}

const after = (minutes: number) => (trip: TripNow) => trip.waitedMs >= minutes * MINUTE_MS;
const byPickup = (hours: number) => (trip: TripNow) => trip.untilPickupMs <= hours * HOUR_MS;
const step =
  (name: Parameters<DemoContext['phones']['step']>[2]) =>
  ({ core, phones }: DemoContext, { order }: TripNow) =>
    phones.step(core, order, name);

/**
 * The next step of a trip in each status. It depends only on the order, so a restart continues where it
 * stopped.
 */
const MOVES: Partial<Record<Status, Move>> = {
  REQUESTED: {
    when: byPickup(36),
    take: ({ core }, { order }) => dispatch(core, order, { name: 'confirm' }),
  },
  CONFIRMED: {
    when: byPickup(24),
    take: ({ core }, { order }) => dispatch(core, order, { name: 'release' }),
  },
  ASSIGNED: { when: byPickup(12), take: step('driver_accepted') },
  ACCEPTED: {
    when: (trip) => byPickup(0.5)(trip) && !trip.driverIsAway,
    take: step('start_pickup'),
  },
  PICKUP: { when: () => true, take: approach },
  IN_TRANSIT: { when: () => true, take: drive },
  DELIVERY: { when: after(4), take: handOver },
  DELIVERED: { when: after(12), take: step('complete') },
};

async function handOver({ core, phones }: DemoContext, { order }: TripNow): Promise<void> {
  if (numberOf(order.id) % 2 === 0) await phones.addExpense(core, order);
  const damaged = numberOf(order.id) % DAMAGED_ONE_IN === 0;
  return phones.handIn(core, order, 'DELIVERY', damaged ? 'Kratzer an der Tür links' : undefined);
}

const mailOf = ({ drivers }: Company, order: Order) =>
  [...drivers].find(([, id]) => id === order.driver?.id)?.[0];

/** Checks all trips and advances each by at most one step. */
export async function moveFleet(
  demo: DemoContext,
  company: Company,
  orders: readonly Order[],
): Promise<void> {
  const { core } = demo;
  const now = core.clock.now().getTime();
  const away = new Set(orders.filter((order) => isOneOf(ON_THE_ROAD, order)).map(({ driver }) => driver!.id));
  for (const order of orders) {
    const email = mailOf(company, order);
    // Trips that a user assigned to other drivers are left to them.
    if (order.driver && email === undefined) continue;
    const trip: TripNow = {
      order,
      waitedMs: now - order.updatedAt.getTime(),
      untilPickupMs: (order.requestedPickup ?? order.createdAt).getTime() - now,
      drivingStyle: DRIVERS.find((driver) => driver.email === email)?.drivingStyle,
      driverIsAway: order.driver !== null && away.has(order.driver.id),
    };
    const move = MOVES[order.status];
    if (!move?.when(trip) || belongsToVisitor(email, trip)) continue;
    await move.take(demo, trip).catch((error) => {
      // Another caller was faster: the next tick reads the changed order.
      if (!(error instanceof ServiceError)) throw error;
      core.log.info({ err: error, orderId: order.id }, 'The demo fleet could not take a step');
    });
    if (order.status === 'ACCEPTED') away.add(order.driver!.id);
  }
}

function belongsToVisitor(email: string | undefined, { waitedMs, untilPickupMs }: TripNow): boolean {
  return email === VISITING_DRIVER.email && waitedMs < VISITOR_MS && untilPickupMs > -VISITOR_MS;
}
