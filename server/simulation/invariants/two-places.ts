// Nobody is in two places: a driver drives one vehicle at a time or Today asks about it, and one drives an order.
import { LATE_TOLERANCE_MS } from '../../src/model/orders/attention.ts';
import { drivingMs, plannedPickup } from '../../src/model/orders/travel-time.ts';
import { callAs, operator } from '../callers.ts';
import type { Json, Problem, SimOrder, World } from '../world.ts';
import type { Plans } from './plans.ts';

const WITH_VEHICLE = ['IN_TRANSIT', 'DELIVERY'];
const BEFORE_PICKUP = ['ASSIGNED', 'ACCEPTED', 'PICKUP'];

/** Today asks once about a trip, by the first reason. */
const NEEDS_ANOTHER_DRIVER = ['DOUBLE_BOOKED', 'DRIVER_ABSENT', 'DRIVER_INACTIVE'];

export async function checkTwoPlaces(world: World, plans: Plans): Promise<Problem[]> {
  const booked = plans.decisions.filter(({ kind }) => NEEDS_ANOTHER_DRIVER.includes(kind));
  const isAsked = (orders: SimOrder[]) =>
    booked.some(({ order, other }) => orders.some(({ id }) => id === order.id || id === other?.id));
  const problems: Problem[] = [];
  const fail = (rule: string, about: string[]) =>
    problems.push({ invariant: 'two-places', rule, details: about.join(', '), about });
  for (const driver of world.drivers) {
    // A transporter carries several vehicles.
    const own = world.orders.filter(
      ({ record }) => record.assignedDriver?.id === driver.id && record.transportType !== 'TRUCK',
    );
    const driving = own.filter(({ record }) => WITH_VEHICLE.includes(record.internalStatus));
    if (driving.length > 1 && !isAsked(driving))
      fail(
        'A driver has two vehicles',
        driving.map(({ name }) => name),
      );
    const accepted = own.filter(({ record }) => record.internalStatus === 'ACCEPTED');
    for (const [position, one] of accepted.entries())
      for (const other of accepted.slice(position + 1))
        if (overlap(one.record, other.record) && !isAsked([one, other]))
          fail('A driver accepted two trips at a time', [one.name, other.name]);
  }
  for (const order of world.orders) {
    if (![...BEFORE_PICKUP, ...WITH_VEHICLE].includes(order.record.internalStatus)) continue;
    const { json } = await callAs(world, operator, 'GET', `/orders/${order.id}/carrier-offers`);
    const running = json.data.filter(({ endedAt, state }: Json) => endedAt === null && state === 'ACCEPTED');
    if (running.length > 1) fail('Two carriers have one order', [order.name]);
    const driver = world.drivers.find(({ id }) => id === order.record.assignedDriver?.id);
    // Once the vehicle is on the way, a driver of the operator may take over.
    const hasTakenOver = !driver?.carrier && WITH_VEHICLE.includes(order.record.internalStatus);
    if (running.length === 1 && !hasTakenOver && driver?.carrier?.accountId !== running[0].carrierId)
      fail('A carrier has an order that another driver drives', [order.name]);
  }
  return problems;
}

/** By the time that driving takes: the customer may leave much more of it. Without any date nothing is planned yet. */
function overlap(one: Json, other: Json): boolean {
  const [first, second] = [spanOf(one), spanOf(other)];
  if (first === null || second === null) return false;
  return first.from + LATE_TOLERANCE_MS < second.to && second.from + LATE_TOLERANCE_MS < first.to;
}

function spanOf({ requestedPickup, requestedDelivery, distanceKm }: Json) {
  const dateOf = (time: string | null) => (time === null ? null : new Date(time));
  const planned = plannedPickup({
    requestedPickup: dateOf(requestedPickup),
    requestedDelivery: dateOf(requestedDelivery),
    distanceKm,
  });
  if (planned === null) return null;
  return { from: planned.getTime(), to: planned.getTime() + drivingMs(distanceKm ?? 0) };
}
