// The SQL of orders: rows to orders, look-ups, lists, and the write of a change with its events.
import type { Price } from '../customers/agreements/price.ts';
import type { TransportType } from '../customers/agreements/vocabulary.ts';
import type { PageStart } from '../http/page-cursor.ts';
import type { Environment } from '../http/trace.ts';
import { eventsWithDeliveries, type StoredEvent } from '../messages/webhooks/delivery-store.ts';
import { type Db, jsonOrNull } from '../platform/db.ts';
import { isUuid } from '../platform/ids.ts';
import type { Status } from './model/lifecycle-table.ts';
import type { BookedServices, Location, Order, Vehicle } from './model/order.ts';
import type { EventRow } from './model/write-events.ts';

export interface Scope {
  accountId: string;
  environment: Environment;
}

export interface OrderRow {
  id: string;
  account_id: string;
  environment: Environment;
  kind: Order['kind'];
  status: Status;
  status_before_complaint: Status | null;
  order_number: string | null;
  request_number: string | null;
  tracking_number: string;
  external_order_id: string | null;
  customer_reference: string | null;
  transport_type: TransportType;
  vehicle: Vehicle;
  pickup: Location;
  delivery: Location;
  requested_pickup: Date | null;
  requested_delivery: Date | null;
  actual_pickup: Date | null;
  actual_delivery: Date | null;
  arrived_at_pickup: Date | null;
  services: BookedServices;
  instructions: string | null;
  end_customer_email: string | null;
  metadata: Record<string, unknown>;
  price: Price | null;
  agreement_version: number;
  distance_km: number | null;
  quote_reason: string | null;
  driver_id: string | null;
  driver_name: string | null;
  cancel_reason: string | null;
  invoice_number: string | null;
  has_damage: boolean;
  extra: Record<string, unknown>;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export function rowToOrder(row: OrderRow): Order {
  return {
    id: row.id,
    accountId: row.account_id,
    environment: row.environment,
    kind: row.kind,
    status: row.status,
    statusBeforeComplaint: row.status_before_complaint,
    orderNumber: row.order_number,
    requestNumber: row.request_number,
    trackingNumber: row.tracking_number,
    externalOrderId: row.external_order_id,
    customerReference: row.customer_reference,
    transportType: row.transport_type,
    vehicle: row.vehicle,
    pickup: row.pickup,
    delivery: row.delivery,
    requestedPickup: row.requested_pickup,
    requestedDelivery: row.requested_delivery,
    actualPickup: row.actual_pickup,
    actualDelivery: row.actual_delivery,
    arrivedAtPickup: row.arrived_at_pickup,
    services: row.services,
    instructions: row.instructions,
    endCustomerEmail: row.end_customer_email,
    metadata: row.metadata,
    price: row.price,
    agreementVersion: row.agreement_version,
    distanceKm: row.distance_km,
    quoteReason: row.quote_reason,
    driver: row.driver_id === null ? null : { id: row.driver_id, name: row.driver_name! },
    cancelReason: row.cancel_reason,
    invoiceNumber: row.invoice_number,
    hasDamage: row.has_damage,
    extra: row.extra,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** An id, an order number or a request number; numbers are read in any letter case. */
function matching(db: Db, reference: string) {
  if (isUuid(reference)) return db`o.id = ${reference}`;
  const number = reference.toUpperCase();
  return db`(o.order_number = ${number} or o.request_number = ${number})`;
}

function withDriver(db: Db) {
  return db`select o.*, d.name as driver_name from orders o left join drivers d on d.id = o.driver_id`;
}

export async function findOrder(
  db: Db,
  scope: Scope,
  reference: string,
  by: { external: boolean } = { external: false },
): Promise<Order | null> {
  const [row] = await db<OrderRow[]>`
    ${withDriver(db)} where ${by.external ? db`o.external_order_id = ${reference}` : matching(db, reference)}
      and o.account_id = ${scope.accountId} and o.environment = ${scope.environment}`;
  return row ? rowToOrder(row) : null;
}

export async function findOrdersById(db: Db, ids: readonly string[]): Promise<Map<string, Order>> {
  const rows = await db<OrderRow[]>`${withDriver(db)} where o.id = any(${ids as string[]}::uuid[])`;
  return new Map(rows.map((row) => [row.id, rowToOrder(row)]));
}

/** Of any account, for dispatch. */
export async function findAnyOrder(db: Db, reference: string): Promise<Order | null> {
  const [row] = await db<OrderRow[]>`${withDriver(db)} where ${matching(db, reference)}`;
  return row ? rowToOrder(row) : null;
}

export async function lockOrder(db: Db, id: string): Promise<void> {
  await db`select 1 from orders where id = ${id} for update`;
}

export interface OrderFilter extends Scope {
  externalOrderId?: string | undefined;
  updatedSince?: Date | undefined;
}

/** Newest first; with `updatedSince` the last changed first. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  limit: number,
  after: PageStart | null,
): Promise<Order[]> {
  const time = filter.updatedSince ? db`o.updated_at` : db`o.created_at`;
  const rows = await db<OrderRow[]>`
    ${withDriver(db)}
    where o.account_id = ${filter.accountId} and o.environment = ${filter.environment}
      ${filter.externalOrderId === undefined ? db`` : db`and o.external_order_id = ${filter.externalOrderId}`}
      ${filter.updatedSince ? db`and o.updated_at >= ${filter.updatedSince}` : db``}
      ${after ? db`and (${time}, o.id) < (${after.at}, ${after.id})` : db``}
    order by ${time} desc, o.id desc limit ${limit}`;
  return rows.map(rowToOrder);
}

export interface DispatchFilter {
  environment: Environment;
  accountId?: string | undefined;
  statuses?: readonly Status[] | undefined;
  search?: string | undefined;
}

/** What people read to each other: numbers, VIN, plate. Exact, so that indexes answer at any size. */
function found(db: Db, text: string) {
  const upper = text.toUpperCase();
  return db`and (o.order_number = ${upper} or o.request_number = ${upper} or o.tracking_number = ${upper}
    or o.external_order_id = ${text} or o.vin = ${upper} or o.license_plate = ${plateKey(text)})`;
}

/** Plates are compared without spaces and hyphens. */
function plateKey(plate: string): string {
  return plate.toUpperCase().replace(/[\s-]/g, '');
}

export async function listForDispatch(
  db: Db,
  filter: DispatchFilter,
  limit: number,
  after: PageStart | null,
): Promise<Order[]> {
  const { accountId, statuses, search } = filter;
  const rows = await db<OrderRow[]>`
    ${withDriver(db)}
    where o.environment = ${filter.environment}
      ${accountId === undefined ? db`` : db`and o.account_id = ${accountId}`}
      ${statuses === undefined ? db`` : db`and o.status = any(${statuses as string[]})`}
      ${search === undefined ? db`` : found(db, search)}
      ${after ? db`and (o.created_at, o.id) < (${after.at}, ${after.id})` : db``}
    order by o.created_at desc, o.id desc limit ${limit}`;
  return rows.map(rowToOrder);
}

/** An order as PostgreSQL reads it from one JSON parameter; keys are the columns. */
export function orderToRow({ driver, ...order }: Order) {
  const plate = order.vehicle.registration.licensePlate;
  return {
    id: order.id,
    account_id: order.accountId,
    environment: order.environment,
    kind: order.kind,
    status: order.status,
    status_before_complaint: order.statusBeforeComplaint,
    order_number: order.orderNumber,
    request_number: order.requestNumber,
    tracking_number: order.trackingNumber,
    external_order_id: order.externalOrderId,
    customer_reference: order.customerReference,
    transport_type: order.transportType,
    vehicle: order.vehicle,
    vin: order.vehicle.vin,
    license_plate: plate === null ? null : plateKey(plate),
    pickup: order.pickup,
    delivery: order.delivery,
    requested_pickup: order.requestedPickup,
    requested_delivery: order.requestedDelivery,
    actual_pickup: order.actualPickup,
    actual_delivery: order.actualDelivery,
    arrived_at_pickup: order.arrivedAtPickup,
    services: order.services,
    instructions: order.instructions,
    end_customer_email: order.endCustomerEmail,
    metadata: order.metadata,
    price: order.price,
    agreement_version: order.agreementVersion,
    distance_km: order.distanceKm,
    quote_reason: order.quoteReason,
    driver_id: driver?.id ?? null,
    cancel_reason: order.cancelReason,
    invoice_number: order.invoiceNumber,
    has_damage: order.hasDamage,
    extra: order.extra,
    version: order.version,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
  };
}

export function eventToRow(order: Scope & { id: string }, event: EventRow): StoredEvent {
  return {
    id: event.id,
    account_id: order.accountId,
    environment: order.environment,
    order_id: order.id,
    format: event.format,
    type: event.type,
    created_at: event.createdAt,
    body: event.body,
  };
}

/** The changed order, its events and their deliveries in one statement; the caller holds the row's lock. */
export async function saveChange(
  db: Db,
  order: Order,
  events: readonly EventRow[],
  now: Date,
): Promise<void> {
  const rows = events.map((event) => eventToRow(order, event));
  await db`
    with changed as (
      update orders set (kind, status, status_before_complaint, order_number, customer_reference, vehicle, vin,
        license_plate, pickup, delivery, requested_pickup, requested_delivery, actual_pickup, actual_delivery,
        arrived_at_pickup, instructions, metadata, price, agreement_version, driver_id, cancel_reason,
        invoice_number, has_damage, version, updated_at)
      = (select kind, status, status_before_complaint, order_number, customer_reference, vehicle, vin,
        license_plate, pickup, delivery, requested_pickup, requested_delivery, actual_pickup, actual_delivery,
        arrived_at_pickup, instructions, metadata, price, agreement_version, driver_id, cancel_reason,
        invoice_number, has_damage, version, updated_at
        from jsonb_populate_record(null::orders, ${jsonOrNull(db, orderToRow(order))}))
      where id = ${order.id} returning id
    ),
    ${eventsWithDeliveries(db, 'changed', rows, now)}
    select count(*) from new_deliveries`;
}
