// The SQL of positions.
import type { Status } from '../orders/model/lifecycle-table.ts';
import { type Db, jsonOrNull } from '../platform/db.ts';
import type { Position, TripPosition } from './position.ts';

/** Which of these are trips of the driver, and how far they are. */
export async function statusOfTrips(
  db: Db,
  driverId: string,
  tripIds: readonly string[],
): Promise<Map<string, Status>> {
  const rows = await db<{ id: string; status: Status }[]>`
    select id, status from orders
    where id = any(${tripIds as string[]}::uuid[]) and driver_id = ${driverId} and environment = 'production'`;
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** What was recorded stays as it came first, so that a repetition changes nothing. */
export async function insertPositions(
  db: Db,
  driverId: string,
  positions: readonly TripPosition[],
  receivedAt: Date,
): Promise<void> {
  await db`
    insert into positions (account_id, order_id, driver_id, recorded_at, lat, lng, accuracy_meters,
      heading_degrees, speed_kmh, received_at)
    select o.account_id, o.id, ${driverId}, p."recordedAt", p.lat, p.lng, p."accuracyMeters",
      p."headingDegrees", p."speedKmh", ${receivedAt}
    from jsonb_to_recordset(${jsonOrNull(db, positions)}) as p("tripId" uuid, "recordedAt" timestamptz,
      lat double precision, lng double precision, "accuracyMeters" double precision,
      "headingDegrees" double precision, "speedKmh" double precision)
    join orders o on o.id = p."tripId"
    on conflict do nothing`;
}

export interface PositionQuery {
  orderId: string;
  /** Who drives now; what others recorded is never looked at. */
  driverId: string;
  /** Null before the pickup. */
  pickedUpAt: Date | null;
  receivedBefore: Date;
}

/** The newest, if its driver agrees to it today; nothing from before the driver took over or picked up. */
export async function findNewestPosition(db: Db, query: PositionQuery): Promise<Position | null> {
  const [row] = await db<Position[]>`
    select p.lat, p.lng, p.recorded_at as "recordedAt", p.accuracy_meters as "accuracyMeters",
      p.heading_degrees as "headingDegrees", p.speed_kmh as "speedKmh"
    from positions p join drivers d on d.id = p.driver_id and d.location_consent
    where p.order_id = ${query.orderId} and p.driver_id = ${query.driverId}
      and p.received_at < ${query.receivedBefore}
      and p.recorded_at >= greatest(${query.pickedUpAt}::timestamptz,
        (select max(e.created_at) from events e where e.order_id = ${query.orderId} and e.type = 'driver.assigned'))
    order by p.recorded_at desc limit 1`;
  return row ?? null;
}

export async function deleteOldPositions(db: Db, before: Date, most: number): Promise<number> {
  const deleted = await db`
    delete from positions where ctid = any(array(
      select ctid from positions where recorded_at < ${before} limit ${most}))`;
  return deleted.count;
}
