import type { Order } from '../../model/orders/order.ts';
import { ASSIGNED_BEFORE_PICKUP, type Status, VEHICLE_WITH_DRIVER } from '../../model/orders/status.ts';
import { selectOrders, toOrder } from '../../orders/records/store.ts';
import type { Db } from '../../platform/db.ts';
import { isUnfinishedTrip } from '../drivers/driver-store.ts';

const OPEN_STATUSES: Status[] = [...ASSIGNED_BEFORE_PICKUP, ...VEHICLE_WITH_DRIVER, 'DELIVERED'];
const ENDED_STATUSES: Status[] = ['COMPLETED', 'INVOICED', 'CANCELLED', 'COMPLAINT'];
const ENDING_EVENTS = ['vehicle.delivered', 'order.completed', 'order.cancelled'];

type OrderRow = Parameters<typeof toOrder>[0];

function isTrip(db: Db, driverId: string, endedSince: Date) {
  return db`o.driver_id = ${driverId} and ${isSeenTrip(db, endedSince)}`;
}

/**
 * A condition on orders `o` with a driver: unfinished trips and those that ended since this time. The sandbox
 * has no trips.
 */
export function isSeenTrip(db: Db, endedSince: Date) {
  return db`o.environment = 'production'
    and (o.status = any(${OPEN_STATUSES})
      or (o.status = any(${ENDED_STATUSES}) and o.updated_at >= ${endedSince}
        and exists (select from events e where e.order_id = o.id and e.created_at >= ${endedSince}
          and e.type = any(${ENDING_EVENTS}))))`;
}

/** Sorted by pickup. */
export async function listTripsOfDriver(db: Db, driverId: string, endedSince: Date): Promise<Order[]> {
  const rows = await db<OrderRow[]>`
    ${selectOrders(db)} where ${isTrip(db, driverId, endedSince)}
    order by o.requested_pickup nulls last, o.created_at, o.id`;
  return rows.map(toOrder);
}

/** Those that the driver still has to drive, sorted by pickup. */
export async function listUnfinishedTrips(db: Db, driverId: string): Promise<Order[]> {
  const rows = await db<OrderRow[]>`
    ${selectOrders(db)} where o.driver_id = ${driverId} and ${isUnfinishedTrip(db)}
    order by o.requested_pickup nulls last, o.created_at, o.id`;
  return rows.map(toOrder);
}

export async function findTripOf(
  db: Db,
  driverId: string,
  id: string,
  endedSince: Date,
): Promise<Order | null> {
  const [row] = await db<OrderRow[]>`
    ${selectOrders(db)} where o.id = ${id} and ${isTrip(db, driverId, endedSince)}`;
  return row ? toOrder(row) : null;
}

export interface Assignment {
  at: Date;
  /** Null if the trip was given back. */
  driverId: string | null;
}

const ASSIGNING_ACTIONS = [
  'order.assign_driver',
  'order.replace_driver',
  'order.reassign_driver',
  'order.driver_dropped_out',
];

/** The assignments of the trip, oldest first. */
export async function readAssignments(db: Db, orderId: string): Promise<Assignment[]> {
  return db<Assignment[]>`
    select at, details ->> 'driverId' as driver_id from audit
    where subject_type = 'order' and subject_id = ${orderId} and action = any(${ASSIGNING_ACTIONS})
    order by at, id`;
}

/** Of several orders, each oldest first. */
export async function readAssignmentsOf(
  db: Db,
  orderIds: readonly string[],
): Promise<(Assignment & { orderId: string; actor: string })[]> {
  if (orderIds.length === 0) return [];
  return db<(Assignment & { orderId: string; actor: string })[]>`
    select subject_id as order_id, at, actor, details ->> 'driverId' as driver_id from audit
    where subject_type = 'order' and subject_id = any(${orderIds as string[]}) and action = any(${ASSIGNING_ACTIONS})
    order by at, id`;
}

/** Those that were taken from the driver since this time, with the name of the present driver. */
export async function listTakenTrips(
  db: Db,
  driverId: string,
  since: Date,
): Promise<{ id: string; driver: string | null }[]> {
  return db<{ id: string; driver: string | null }[]>`
    select distinct o.id, d.name as driver from driver_notices n
      join orders o on o.id = n.order_id left join drivers d on d.id = o.driver_id
    where n.driver_id = ${driverId} and n.kind = 'TRIP_REASSIGNED' and n.created_at >= ${since}
      and o.driver_id is distinct from ${driverId}
    order by o.id`;
}

/** By order: the drivers who had it and gave it back, whether they or dispatch reported it. */
export async function readDropOuts(db: Db, orderIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  if (orderIds.length === 0) return found;
  const rows = await db<{ orderId: string; driverId: string }[]>`
    select subject_id as order_id, former as driver_id from (
      select subject_id, action, lag(details ->> 'driverId') over (partition by subject_id order by at, id) as former
      from audit
      where subject_type = 'order' and subject_id = any(${orderIds as string[]}) and action = any(${ASSIGNING_ACTIONS})
    ) steps where action = 'order.driver_dropped_out' and former is not null`;
  for (const { orderId, driverId } of rows)
    found.set(orderId, (found.get(orderId) ?? new Set()).add(driverId));
  return found;
}

/** Read from the audit, because the order no longer refers to the former driver. */
export async function hasDroppedOut(db: Db, orderId: string, actor: string): Promise<boolean> {
  const rows = await db`
    select from audit where subject_type = 'order' and subject_id = ${orderId}
      and action = 'order.driver_dropped_out' and actor = ${actor} limit 1`;
  return rows.length > 0;
}
