import type { Coordinates } from '../../geo/ports.ts';
import { type DamageHandling, undecidedDamageOf } from '../../model/orders/attention.ts';
import {
  ASSIGNED_BEFORE_PICKUP,
  BEFORE_RELEASE,
  ON_THE_ROAD,
  type Status,
  UNASSIGNED,
  VEHICLE_WITH_DRIVER,
} from '../../model/orders/status.ts';
import { joinDamageHandling } from '../../orders/records/damage-store.ts';
import type { Db, Fragment } from '../../platform/db.ts';
import type { Language } from '../../platform/language.ts';
import { SIMULATED_DRIVER } from '../drivers/driver.ts';
import { carrierOfDriver } from '../drivers/driver-store.ts';
import { joinAssignment } from '../lists/dispatch-store.ts';
import type { PlanDriver } from './driver-availability.ts';
import type { PlanOrder } from './plan-order.ts';

const OPEN_TRIPS: string[] = [...ASSIGNED_BEFORE_PICKUP, ...VEHICLE_WITH_DRIVER];
const MAX_DRIVERS = 1000;
const MAX_ORDERS = 2000;

export interface Span {
  from: Date;
  to: Date;
}

/** Columns of `PlanOrder`; the position is that of the current driver, and only with consent and while driving. */
export function selectPlanOrders(db: Db) {
  return db`
    select o.id, coalesce(o.order_number, o.request_number) as number, o.account_id, a.name as customer, o.environment, o.status,
      o.version, concat_ws(' ', o.vehicle ->> 'manufacturer', o.vehicle ->> 'model') as vehicle,
      o.vehicle #>> '{registration,licensePlate}' as license_plate, o.transport_type, o.vehicle ->> 'type' as vehicle_type,
      o.vehicle ->> 'fuelType' as fuel_type,
      jsonb_build_object('city', o.pickup ->> 'city', 'coordinates', o.pickup -> 'coordinates') as pickup,
      jsonb_build_object('city', o.delivery ->> 'city', 'coordinates', o.delivery -> 'coordinates') as delivery,
      o.requested_pickup, o.requested_delivery, o.agreed_delivery, o.delayed_until, o.arrived_at_pickup, o.actual_pickup,
      o.actual_delivery, o.distance_km, o.has_damage, h.case_state, h.case_number, h.has_case, h.is_dismissed, o.driver_id, d.name as driver_name, d.phone as driver_phone,
      coalesce(d.location_consent, false) as shares_location, e.assigned_at, o.confirm_since,
      p.lat, p.lng, p.recorded_at, p.heading_degrees, p.speed_kmh
    from orders o join accounts a on a.id = o.account_id
    left join drivers d on d.id = o.driver_id
    left join lateral (
      select lat, lng, recorded_at, heading_degrees, speed_kmh from positions
      where order_id = o.id and driver_id = o.driver_id
      order by recorded_at desc limit 1
    ) p on d.location_consent and o.status = any(${ON_THE_ROAD as readonly string[] as string[]})
    ${joinAssignment(db)}
    ${joinDamageHandling(db)}`;
}

export type PlanRow = Omit<PlanOrder, 'position' | 'undecidedDamage'> &
  DamageHandling & {
    caseNumber: string | null;
    lat: number | null;
    lng: number | null;
    recordedAt: Date | null;
    headingDegrees: number | null;
    speedKmh: number | null;
  };

export function toPlanOrder(row: PlanRow): PlanOrder {
  const { lat, lng, recordedAt, headingDegrees, speedKmh, ...rest } = row;
  const { caseState, caseNumber: _, hasCase, isDismissed, ...order } = rest;
  const position = recordedAt && { lat: lat!, lng: lng!, recordedAt, headingDegrees, speedKmh };
  return {
    ...order,
    undecidedDamage: undecidedDamageOf(order, { caseState, hasCase, isDismissed }),
    position,
  };
}

export async function findPlanOrder(db: Db, id: string): Promise<PlanOrder | null> {
  const [row] = await db<PlanRow[]>`${selectPlanOrders(db)} where o.id = ${id}`;
  return row ? toPlanOrder(row) : null;
}

/** In the order of the given ids. */
export async function listPlanOrders(db: Db, ids: readonly string[]): Promise<PlanOrder[]> {
  if (ids.length === 0) return [];
  const rows = await db<PlanRow[]>`
    ${selectPlanOrders(db)} where o.id = any(${ids as string[]}::uuid[])
    order by array_position(${ids as string[]}::uuid[], o.id)`;
  return rows.map(toPlanOrder);
}

/** Unfinished trips that start before the end of the span, and trips delivered since its start; of some drivers, or of all. */
export async function listTripsIn(
  db: Db,
  { from, to }: Span,
  driverIds?: readonly string[],
): Promise<PlanOrder[]> {
  const isTheirs = driverIds
    ? db`driver_id = any(${driverIds as string[]}::uuid[])`
    : db`driver_id is not null`;
  const rows = await db<PlanRow[]>`
    with trips as (
      (select id from orders where environment = 'production' and status = any(${OPEN_TRIPS}) and ${isTheirs}
        and (requested_pickup is null or requested_pickup < ${to}) limit ${MAX_ORDERS})
      union
      (select id from orders where environment = 'production' and ${isTheirs}
        and actual_delivery >= ${from} and coalesce(actual_pickup, requested_pickup) < ${to}
        limit ${MAX_ORDERS})
    )
    ${selectPlanOrders(db)} where o.id in (select id from trips)
    order by coalesce(o.actual_pickup, o.requested_pickup) nulls last, o.id`;
  return rows.map(toPlanOrder);
}

/**
 * Released orders without a driver and with pickup in the span; with `overdue` also those with an earlier
 * pickup. An order without a pickup date has the pickup that its delivery date needs.
 */
export function listUnassignedIn(db: Db, span: Span, overdue: boolean): Promise<PlanOrder[]> {
  return listByPickup(db, UNASSIGNED, span, overdue);
}

/** The same without orders that carriers are to drive: an answer is awaited, or one of them has the order. */
export function listToPlanIn(db: Db, span: Span, overdue: boolean): Promise<PlanOrder[]> {
  const isFree = db`and not exists (select from carrier_offers where order_id = o.id and ended_at is null)`;
  return listByPickup(db, UNASSIGNED, span, overdue, isFree);
}

/** The same for orders that must be released before a driver can be assigned. */
export function listUnreleasedIn(db: Db, span: Span, overdue: boolean): Promise<PlanOrder[]> {
  return listByPickup(db, BEFORE_RELEASE, span, overdue);
}

async function listByPickup(
  db: Db,
  statuses: readonly Status[],
  { from, to }: Span,
  overdue: boolean,
  which: Fragment | null = null,
): Promise<PlanOrder[]> {
  const rows = await db<PlanRow[]>`
    ${selectPlanOrders(db)} where o.environment = 'production' and o.kind = 'ORDER'
      and o.status = any(${statuses as readonly string[] as string[]}) ${which ?? db``}
      and o.due_at < ${to} ${overdue ? db`` : db`and o.due_at >= ${from}`}
    order by o.due_at, o.id limit ${MAX_ORDERS}`;
  return rows.map(toPlanOrder);
}

/** Released orders without a driver and without any date. */
export async function listUndated(db: Db): Promise<PlanOrder[]> {
  const rows = await db<PlanRow[]>`
    ${selectPlanOrders(db)} where o.environment = 'production' and o.kind = 'ORDER'
      and o.status = any(${UNASSIGNED as readonly string[] as string[]}) and o.due_at is null
    order by o.created_at, o.id limit ${MAX_ORDERS}`;
  return rows.map(toPlanOrder);
}

/** Unfinished trips of drivers who no longer work. */
export async function listTripsOfInactive(db: Db): Promise<PlanOrder[]> {
  const rows = await db<PlanRow[]>`
    ${selectPlanOrders(db)} where o.environment = 'production' and o.status = any(${OPEN_TRIPS}) and not d.active
    order by o.due_at nulls last, o.id limit ${MAX_ORDERS}`;
  return rows.map(toPlanOrder);
}

/** Trips of any date that a driver has not accepted, or must confirm after a change. */
export async function listUnanswered(db: Db): Promise<PlanOrder[]> {
  const rows = await db<PlanRow[]>`
    ${selectPlanOrders(db)} where o.environment = 'production'
      and (o.status = 'ASSIGNED' or o.status = 'ACCEPTED' and o.confirm_since is not null)
    order by o.due_at nulls last, o.id limit ${MAX_ORDERS}`;
  return rows.map(toPlanOrder);
}

export interface StoredDriver extends PlanDriver {
  email: string | null;
  language: Language;
  lastCity: string | null;
  lastCoordinates: Coordinates | null;
  lastAt: Date | null;
  /** Whether a phone is signed in. */
  signedIn: boolean;
}

export interface FleetFilter {
  inactive: boolean;
  /** Only these. */
  driverIds?: readonly string[];
}

/** All active drivers, each with the place of the last handover; inactive drivers only on request. */
export async function listPlanDrivers(
  db: Db,
  { now, since, inactive, driverIds }: { now: Date; since: Date } & FleetFilter,
): Promise<StoredDriver[]> {
  return db<StoredDriver[]>`
    select d.id, d.name, d.phone, d.email, d.active, d.leaving, d.language, d.location_consent, ${carrierOfDriver(db)} as carrier, l.last_city, l.last_coordinates, l.last_at,
      exists (select from driver_sessions s where s.driver_id = d.id and s.expires_at > ${now}
        and s.signed_out_at is null) as signed_in
    from drivers d left join lateral (
      select delivery ->> 'city' as last_city, delivery -> 'coordinates' as last_coordinates,
        actual_delivery as last_at
      from orders where driver_id = d.id and actual_delivery is not null and actual_delivery >= ${since}
      order by actual_delivery desc limit 1
    ) l on true
    where d.id <> ${SIMULATED_DRIVER.id} ${inactive ? db`` : db`and d.active`}
      ${driverIds ? db`and d.id = any(${driverIds as string[]}::uuid[])` : db``}
    order by d.name, d.id limit ${MAX_DRIVERS}`;
}
