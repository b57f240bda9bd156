import type { Coordinates } from '../../geo/ports.ts';
import type { Scope } from '../../model/environment.ts';
import type { Status } from '../../model/orders/status.ts';
import { type Db, jsonRows } from '../../platform/db.ts';
import type { Position, SentPosition } from './position.ts';

interface TripOfDriver extends Scope {
  id: string;
  status: Status;
}

/** Returns the trips that belong to the driver. */
export async function findTripsOfDriver(
  db: Db,
  driverId: string,
  tripIds: readonly string[],
): Promise<Map<string, TripOfDriver>> {
  const rows = await db<TripOfDriver[]>`
    select id, status, account_id, environment from orders
    where id = any(${tripIds as string[]}::uuid[]) and driver_id = ${driverId} and environment = 'production'`;
  return new Map(rows.map((trip) => [trip.id, trip]));
}

/** Keeps the first version of each position, so repeated positions change nothing. */
export async function insertPositions(
  db: Db,
  driverId: string,
  positions: readonly SentPosition[],
  receivedAt: Date,
): Promise<void> {
  await db`
    insert into positions (account_id, order_id, driver_id, recorded_at, device_at, lat, lng, accuracy_meters,
      heading_degrees, speed_kmh, received_at)
    select o.account_id, o.id, ${driverId}, p.recorded_at, p.device_at, p.lat, p.lng, p.accuracy_meters,
      p.heading_degrees, p.speed_kmh, ${receivedAt}
    from jsonb_to_recordset(${jsonRows(db, positions)}) as p(trip_id uuid, recorded_at timestamptz,
      device_at timestamptz, lat double precision, lng double precision, accuracy_meters double precision,
      heading_degrees double precision, speed_kmh double precision)
    join orders o on o.id = p.trip_id
    on conflict do nothing`;
}

interface PositionQuery {
  orderId: string;
  /** The current driver; positions from others are ignored. */
  driverId: string;
  /** Null before the pickup. */
  pickedUpAt: Date | null;
  receivedBefore: Date;
}

/** The newest position, if the driver consents now; not from before the driver took over or picked up. */
export async function findNewestPosition(db: Db, query: PositionQuery): Promise<Position | null> {
  const [row] = await db<Position[]>`
    select p.lat, p.lng, p.recorded_at, p.accuracy_meters, p.heading_degrees, p.speed_kmh
    from positions p join drivers d on d.id = p.driver_id and d.location_consent
    where p.order_id = ${query.orderId} and p.driver_id = ${query.driverId}
      and p.received_at < ${query.receivedBefore}
      and p.recorded_at >= greatest(${query.pickedUpAt}::timestamptz,
        (select max(e.created_at) from events e where e.order_id = ${query.orderId} and e.type = 'driver.assigned'))
    order by p.recorded_at desc limit 1`;
  return row ?? null;
}

/** By order: the newest position since pickup, if the order is with a driver who consents. */
export async function listNewestPositions(
  db: Db,
  orderIds: readonly string[],
  receivedBefore: Date,
): Promise<Map<string, Coordinates & { recordedAt: Date }>> {
  const rows = await db<(Coordinates & { orderId: string; recordedAt: Date })[]>`
    select o.id as order_id, p.lat, p.lng, p.recorded_at
    from orders o join drivers d on d.id = o.driver_id and d.location_consent
    cross join lateral (
      select lat, lng, recorded_at from positions
      where order_id = o.id and driver_id = o.driver_id and recorded_at >= o.actual_pickup
        and received_at < ${receivedBefore}
      order by recorded_at desc limit 1
    ) p
    where o.id = any(${orderIds as string[]}::uuid[])`;
  return new Map(rows.map(({ orderId, ...position }) => [orderId, position]));
}

export async function deletePositionsOfOrder(db: Db, orderId: string): Promise<void> {
  await db`delete from positions where order_id = ${orderId}`;
}

export async function deleteOldPositions(db: Db, before: Date, limit: number): Promise<number> {
  const deleted = await db`
    delete from positions where ctid = any(array(
      select ctid from positions where recorded_at < ${before} limit ${limit}))`;
  return deleted.count;
}
