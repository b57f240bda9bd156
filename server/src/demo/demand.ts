// Keeps the demo running: new orders at a limited rate, drivers for due orders, quotes and invoices.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time/durations.ts';
import { candidatesFor } from '../dispatch/planning/availability.ts';
import type { Candidate } from '../dispatch/planning/candidates.ts';
import type { Order } from '../model/orders/order.ts';
import { isOneOf, ON_THE_ROAD, type Status, UNASSIGNED } from '../model/orders/status.ts';
import { findQuote } from '../orders/quotes/store.ts';
import { randomBase62 } from '../platform/ids.ts';
import { orderByApi } from './call-api.ts';
import { DRIVING, VISITING_DRIVER } from './company.ts';
import { FURTHER_PREFIX } from './content.ts';
import type { Company } from './create-demo-company.ts';
import { assignDriver, invoice, offerQuote } from './demo-actions.ts';
import type { DemoContext } from './demo-context.ts';
import { listDemoOrders } from './fleet.ts';
import { FURTHER_REQUESTS, FURTHER_ROUTES } from './orders.ts';
import { countOrders, deleteEndedOrders } from './store.ts';

/** How many trips are on the road or due soon. */
const TARGET_ON_THE_ROAD = 5;
const MAX_ORDERS_PER_DAY = 30;
/**
 * The first trips of a day are fast enough to watch, the others have the speed of a truck: then five trips on
 * the road need no more than thirty orders a day.
 */
const FAST_TRIPS_A_DAY = 10;
const SLOW_TRIP_MINUTES = 340;
const fastTripMinutes = (number: number) => 25 + ((number * 11) % 35);
const INVOICED_AFTER_MS = 2 * DAY_MS;
const KEPT_AFTER_END_MS = 30 * DAY_MS;
const ENDED: readonly Status[] = ['COMPLETED', 'INVOICED', 'COMPLAINT', 'CANCELLED', 'REJECTED'];
const TARGET_WAITING_REQUESTS = 2;
/** A quote that ends sooner is no longer shown to visitors. */
const OFFER_LEFT_MS = DAY_MS;
const OBSTACLES: readonly string[] = ['ABSENT', 'OUTSIDE_HOURS', 'LICENCE_MISSING', 'MAY_NOT_DRIVE'];

const isDue = ({ requestedPickup }: Order, now: number) =>
  requestedPickup === null || requestedPickup.getTime() <= now + HOUR_MS;
const isPlanned = ({ status }: Order) => status === 'ASSIGNED' || status === 'ACCEPTED';
const isUnderWay = (order: Order) => isPlanned(order) || isOneOf(ON_THE_ROAD, order);
const isBusy = (order: Order, now: number) =>
  isOneOf(ON_THE_ROAD, order) || (isPlanned(order) && isDue(order, now));

/** Assigns due orders to free drivers, and places another order if too few trips are on the road. */
export async function keepDriving(
  demo: DemoContext,
  company: Company,
  orders: readonly Order[],
): Promise<void> {
  const { core } = demo;
  const now = core.clock.now().getTime();
  const visitor = company.drivers.get(VISITING_DRIVER.email);
  const busy = orders.filter((order) => order.driver && order.driver.id !== visitor && isBusy(order, now));
  const free = DRIVING.map(({ email }) => company.drivers.get(email)).filter(
    (id): id is string => id !== undefined && !busy.some(({ driver }) => driver!.id === id),
  );
  const due = orders
    .filter((order) => isOneOf(UNASSIGNED, order) && isDue(order, now))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const [next] = due;
  const hasTrip = orders.some((order) => order.driver?.id === visitor && isUnderWay(order));
  if (next && visitor !== undefined && !hasTrip) return assignDriver(core, next, visitor);
  if (next && busy.length <= TARGET_ON_THE_ROAD) {
    const driverId = (await findAvailable(core, next)).find((id) => free.includes(id));
    if (driverId !== undefined) return assignDriver(core, next, driverId);
  }
  const coming = orders.filter(
    (order) => (order.status === 'REQUESTED' || order.status === 'CONFIRMED') && isDue(order, now),
  );
  if (busy.length + due.length + coming.length < TARGET_ON_THE_ROAD)
    await orderAnother(demo, company, FURTHER_ROUTES);
}

/** Drivers who work at that time and may drive it, the nearest first. */
async function findAvailable(core: DemoContext['core'], order: Order): Promise<string[]> {
  const { candidates } = await candidatesFor(core, order.id);
  const isAvailable = ({ conflicts }: Candidate) => conflicts.every(({ kind }) => !OBSTACLES.includes(kind));
  return candidates.filter(isAvailable).map(({ driver }) => driver.id);
}

async function orderAnother(
  demo: DemoContext,
  { accounts }: Company,
  routes: typeof FURTHER_ROUTES,
): Promise<void> {
  const { core } = demo;
  const now = core.clock.now();
  const since = new Date(now.getTime() - DAY_MS);
  const today = await countOrders(core.sql, [...accounts.values()], FURTHER_PREFIX, since);
  if (today >= MAX_ORDERS_PER_DAY) return;
  const number = 1000 + (Math.floor(now.getTime() / MINUTE_MS) % 100_000);
  const [customer, from, to, model] = routes[number % routes.length]!;
  await orderByApi(demo, core, customer, {
    externalOrderId: FURTHER_PREFIX + randomBase62(8),
    number,
    from,
    to,
    model,
    requestedPickup: new Date(now.getTime() + 20 * MINUTE_MS),
    tripMinutes: today < FAST_TRIPS_A_DAY ? fastTripMinutes(number) : SLOW_TRIP_MINUTES,
  });
}

/** Invoices orders that were completed some days ago. */
export async function keepInvoicing({ core }: DemoContext, company: Company): Promise<void> {
  const before = core.clock.now().getTime() - INVOICED_AFTER_MS;
  for (const order of await listDemoOrders(core, company, ['COMPLETED'])) {
    if (order.updatedAt.getTime() < before) await invoice(core, order);
  }
}

/** Otherwise a demo that runs for months would collect thousands of orders. */
export async function cleanUp({ core }: DemoContext, { accounts }: Company): Promise<void> {
  const before = new Date(core.clock.now().getTime() - KEPT_AFTER_END_MS);
  await deleteEndedOrders(core.sql, [...accounts.values()], ENDED, before);
}

/** Ensures that a visitor always finds a quote to accept and requests to answer, even after weeks. */
export async function keepQuoting(
  demo: DemoContext,
  company: Company,
  orders: readonly Order[],
): Promise<void> {
  const { core } = demo;
  const waiting = orders.filter(({ status }) => status === 'QUOTE_REQUIRED');
  if (!(await findOpenQuote(demo, orders))) {
    const oldest = waiting.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0];
    if (oldest) return offerQuote(core, oldest);
  }
  if (waiting.length < TARGET_WAITING_REQUESTS) await orderAnother(demo, company, FURTHER_REQUESTS);
}

/** The quote with the longest remaining validity. */
export async function findOpenQuote({ core }: Pick<DemoContext, 'core'>, orders: readonly Order[]) {
  const sent = orders.filter(({ status }) => status === 'QUOTE_SENT');
  const quotes = await Promise.all(sent.map(({ id }) => findQuote(core.sql, id)));
  const usable = core.clock.now().getTime() + OFFER_LEFT_MS;
  return (
    quotes
      .filter((quote) => quote !== null)
      .filter(({ validUntil }) => validUntil.getTime() > usable)
      .sort((a, b) => b.validUntil.getTime() - a.validUntil.getTime())[0] ?? null
  );
}
