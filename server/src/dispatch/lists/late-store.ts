// Lateness comes from the column `late_from`, and for vehicles in transit from their positions.

import type { Coordinates } from '../../geo/ports.ts';
import type { Environment } from '../../model/environment.ts';
import { type DatedOrder, isLate } from '../../model/orders/attention.ts';
import { sightingOf } from '../../model/orders/travel-time.ts';
import type { Db } from '../../platform/db.ts';

export interface LastPosition extends Coordinates {
  recordedAt: Date;
}

/**
 * More than people can look at. Late orders are read first, because no index serves both lateness and the
 * sort order.
 */
export const MAX_LATE = 5000;

/** Excludes orders whose position gives a better estimate. */
export function isLateByPlan(db: Db, environment: Environment, now: Date, { located }: LateOnTheRoad) {
  return db`o.environment = ${environment} and o.late_from < ${now} and o.id <> all(${located}::uuid[])`;
}

export interface LateOnTheRoad {
  /** Orders in transit with a usable position. */
  located: string[];
  /** Those of the located orders that will be late. */
  late: string[];
}

type LocatedRow = DatedOrder & LastPosition & { id: string; delivery: { coordinates: Coordinates } };

/** Lateness that `late_from` does not contain, because a position does not change its order. */
export async function readLateOnTheRoad(db: Db, environment: Environment, now: Date): Promise<LateOnTheRoad> {
  const rows = await db<LocatedRow[]>`
    select o.id, o.environment, o.status, o.requested_pickup, o.requested_delivery, o.agreed_delivery, o.delayed_until,
      o.arrived_at_pickup, o.actual_pickup, o.actual_delivery, o.distance_km, p.lat, p.lng, p.recorded_at,
      jsonb_build_object('coordinates', o.delivery -> 'coordinates') as delivery
    from orders o join drivers d on d.id = o.driver_id and d.location_consent
    join lateral (
      select lat, lng, recorded_at from positions
      where order_id = o.id and driver_id = o.driver_id order by recorded_at desc limit 1
    ) p on p.recorded_at >= o.actual_pickup
    where o.environment = ${environment} and o.status = 'IN_TRANSIT' and o.late_from is not null
      and o.delivery -> 'coordinates' <> 'null' limit ${MAX_LATE}`;
  const late = rows.filter((row) => isLate(row, sightingOf(row, row), now));
  return { located: rows.map(({ id }) => id), late: late.map(({ id }) => id) };
}
