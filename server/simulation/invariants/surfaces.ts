// Every surface says the same of an order: v1, portal, list, board, map, tracking, the driver's phone.
import { isDeepStrictEqual } from 'node:util';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { anonymous, callAs, inPortal, onPhone, operator, withKey } from '../callers.ts';
import type { Json, Problem, SimOrder, World } from '../world.ts';

const TO_COME = [
  'DRAFT',
  'REQUESTED',
  'CONFIRMED',
  'OPEN',
  'POOLED',
  'TENANT_ACCEPTED',
  'OFFERED',
  'ASSIGNED',
  'ACCEPTED',
  'PICKUP',
  'IN_TRANSIT',
  'DELIVERY',
];
const WITH_DRIVER = ['ASSIGNED', 'ACCEPTED', 'PICKUP', 'IN_TRANSIT', 'DELIVERY', 'DELIVERED'];

/** The state of tracking for each status of v1. */
const TRACKING: Record<string, string[]> = {
  QUOTE_REQUIRED: ['RECEIVED'],
  QUOTE_OFFERED: ['RECEIVED'],
  REJECTED: ['REJECTED'],
  ACCEPTED: ['RECEIVED', 'CONFIRMED'],
  SCHEDULED: ['SCHEDULED'],
  PICKUP_IN_PROGRESS: ['PICKUP'],
  IN_TRANSIT: ['IN_TRANSIT'],
  DELIVERY_IN_PROGRESS: ['ARRIVED'],
  DELIVERED: ['DELIVERED'],
  COMPLETED: ['DELIVERED'],
  CANCELLED: ['CANCELLED'],
};

/** Compares records of one order; each difference names surface and field. */
class Comparison {
  readonly problems: Problem[] = [];
  readonly order: SimOrder;

  constructor(order: SimOrder) {
    this.order = order;
  }

  fail(rule: string, details: unknown): void {
    const text = `${this.order.name} (${this.order.record.internalStatus}): ${JSON.stringify(details)}`;
    this.problems.push({ invariant: 'surfaces', rule, details: text, about: [this.order.name] });
  }

  expect(surface: string, field: string, shown: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(shown, expected)) this.fail(`${surface} differs in ${field}`, { shown, expected });
  }

  /** All fields that both have. */
  expectSame(surface: string, shown: Json, expected: Json, except: readonly string[] = []): void {
    for (const field of Object.keys(shown)) {
      if (!(field in expected) || except.includes(field)) continue;
      this.expect(surface, field, shown[field], expected[field]);
    }
  }
}

export async function checkSurfaces(world: World, order: SimOrder): Promise<Problem[]> {
  const comparison = new Comparison(order);
  await Promise.all([
    compareWithCustomers(world, comparison),
    compareWithLists(world, comparison),
    compareWithTracking(world, comparison),
    compareWithPhone(world, comparison),
  ]);
  return comparison.problems;
}

async function compareWithCustomers(world: World, comparison: Comparison): Promise<void> {
  const { order } = comparison;
  const { customer, record, id } = order;
  const v1 = await callAs(world, withKey(customer), 'GET', `/orders/${id}`);
  if (customer.state !== 'ACTIVE') {
    if (v1.status < 400) comparison.fail('A customer without access reads v1', v1.status);
    return;
  }
  if (v1.status !== 200) return comparison.fail('v1 does not show the order', v1.text);
  comparison.expectSame('v1', v1.json, record);
  const person = customer.users.find(({ isGone }) => !isGone);
  if (!person) return;
  const portal = await callAs(world, inPortal(world, person), 'GET', `/production/orders/${id}`);
  if (portal.status !== 200) return comparison.fail('The portal does not show the order', portal.text);
  // The customer sees no release, and an expected delivery also before the pickup.
  const different = ['shownStatus', 'expectedDelivery'];
  // The customer sees a position only after the interval of the agreement, so a lateness by position differs meanwhile.
  if (record.internalStatus === 'IN_TRANSIT') different.push('late', 'lateMinutes');
  comparison.expectSame('The portal', portal.json, record, different);
}

async function compareWithLists(world: World, comparison: Comparison): Promise<void> {
  const { record, id } = comparison.order;
  const query = `environment=production&search=${record.orderNumber ?? record.requestNumber}`;
  const [list, board, map] = await Promise.all(
    [`/orders?${query}`, `/orders/board?${query}`, `/orders/map?${query}`].map((path) =>
      callAs(world, operator, 'GET', path),
    ),
  );
  const listed = list!.json.data.filter((item: Json) => item.id === id);
  if (listed.length !== 1) comparison.fail('The list does not show the order once', listed.length);
  else comparison.expectSame('The list', listed[0], record);
  const columns = board!.json.columns.filter(({ orders }: Json) => orders.some((one: Json) => one.id === id));
  const columnNames = columns.map(({ status }: Json) => status);
  const isOnBoard = !['CANCELLED', 'REJECTED', 'COMPLETED', 'INVOICED'].includes(record.internalStatus);
  if (isOnBoard || columnNames.length > 0)
    comparison.expect('The board', 'column', columnNames, [record.shownStatus]);
  const mapped = map!.json.orders.filter(({ order }: Json) => order.id === id);
  comparison.expect('The map', 'presence', mapped.length, TO_COME.includes(record.internalStatus) ? 1 : 0);
  if (mapped.length === 1) compareWithMap(comparison, mapped[0]);
}

function compareWithMap(comparison: Comparison, mapped: Json): void {
  const { record } = comparison.order;
  const { order } = mapped;
  comparison.expect('The map', 'lateMinutes', mapped.lateMinutes, record.lateMinutes);
  comparePlanOrder(comparison, 'The map', order);
}

/** What map, Today and day plan show of an order. */
function comparePlanOrder(comparison: Comparison, surface: string, order: Json): void {
  const { record } = comparison.order;
  const { status, driverId, ...rest } = order;
  comparison.expect(surface, 'status', status, record.internalStatus);
  comparison.expect(surface, 'driver', driverId, record.assignedDriver?.id ?? null);
  const fields = ['version', 'requestedPickup', 'requestedDelivery', 'agreedDelivery', 'actualPickup'];
  for (const field of [...fields, 'actualDelivery', 'hasDamage', 'distanceKm'])
    comparison.expect(surface, field, rest[field], record[field]);
}

export function comparePlanned(order: SimOrder, surface: string, shown: Json): Problem[] {
  const comparison = new Comparison(order);
  comparePlanOrder(comparison, surface, shown);
  return comparison.problems;
}

async function compareWithTracking(world: World, comparison: Comparison): Promise<void> {
  const { customer, record } = comparison.order;
  const path = `/public/tracking/${record.trackingNumber}`;
  const { status, json, text } = await callAs(world, anonymous, 'GET', path);
  if (customer.state !== 'ACTIVE') return;
  if (status !== 200) {
    // A tracking page ends some time after the end of the order.
    const isOver = ['CANCELLED', 'REJECTED', 'DELIVERED', 'COMPLETED'].includes(record.status);
    if (!isOver) comparison.fail('Tracking does not show the order', text);
    return;
  }
  if (!TRACKING[record.status]!.includes(json.state))
    comparison.fail('Tracking differs in state', { shown: json.state, expected: record.status });
  for (const field of ['requestedPickup', 'requestedDelivery', 'actualPickup', 'actualDelivery', 'driver'])
    if (json[field] !== null) comparison.expect('Tracking', field, json[field], record[field]);
  await compareEstimates(world, comparison, json);
}

const ESTIMATES = ['estimatedPickup', 'estimatedDelivery'];

async function compareEstimates(world: World, comparison: Comparison, tracking: Json): Promise<void> {
  const { record, id } = comparison.order;
  if (['CANCELLED', 'REJECTED', 'ARRIVED', 'DELIVERED'].includes(tracking.state)) return;
  // The public sees positions later, and no estimated pickup once the driver is there.
  if (['PICKUP', 'IN_TRANSIT'].includes(record.internalStatus)) return;
  if (ESTIMATES.every((field) => !tracking[field])) return;
  const desk = await callAs(world, operator, 'GET', `/orders/${id}/tracking`);
  if (desk.status !== 200) return;
  for (const field of ESTIMATES) {
    // The public page rounds up to minutes.
    const [shown, expected] = [tracking[field], desk.json[field]];
    if (shown && expected) comparison.expect('Tracking', field, roundedUp(shown), roundedUp(expected));
  }
}

function roundedUp(time: string): string {
  return new Date(Math.ceil(Date.parse(time) / MINUTE_MS) * MINUTE_MS).toISOString();
}

/** The driver sees his trip, and the one before him does not act on it any more. */
async function compareWithPhone(world: World, comparison: Comparison): Promise<void> {
  const { record, id } = comparison.order;
  const status = record.internalStatus;
  const driver = world.drivers.find((one) => one.id === record.assignedDriver?.id);
  if (!driver?.isActive || !WITH_DRIVER.includes(status)) return;
  const trip = await callAs(world, onPhone(world, driver), 'GET', `/trips/${id}`);
  if (trip.status !== 200) {
    if (status !== 'DELIVERED') comparison.fail('The phone of the driver does not show the trip', trip.text);
    return;
  }
  comparison.expect('The phone', 'status', trip.json.status, status);
  comparison.expectSame('The phone', trip.json, record, ['status', 'driver']);
}
