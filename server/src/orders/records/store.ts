import { eventsWithDeliveries, storedEvents } from '../../messages/webhooks/delivery-store.ts';
import type { Environment, Scope } from '../../model/environment.ts';
import { dueAt, lateFrom, needsAttention } from '../../model/orders/attention.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Status } from '../../model/orders/status.ts';
import type { EventRow } from '../../model/orders/write-events.ts';
import { type Db, type Fragment, jsonRows } from '../../platform/db.ts';
import { isUuid } from '../../platform/ids.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import { currentTraceParent } from '../../platform/tracing/call-context.ts';

/**
 * The table refers to the driver by id, and has extra columns for the values that lists search and sort by.
 */
interface OrderRow extends Omit<Order, 'driver'> {
  driverId: string | null;
  vin: string | null;
  licensePlate: string | null;
  lateFrom: Date | null;
  dueAt: Date | null;
  needsAttention: boolean;
}

export type JoinedRow = OrderRow & { driverName: string | null };

/**
 * Written field by field: spreading a row with this many columns is slow, and an object literal is fast to
 * read.
 */
export function toOrder(row: JoinedRow): Order {
  return {
    id: row.id,
    accountId: row.accountId,
    environment: row.environment,
    kind: row.kind,
    status: row.status,
    statusBeforeComplaint: row.statusBeforeComplaint,
    orderNumber: row.orderNumber,
    requestNumber: row.requestNumber,
    trackingNumber: row.trackingNumber,
    externalOrderId: row.externalOrderId,
    customerReference: row.customerReference,
    customerCostCentre: row.customerCostCentre,
    transportType: row.transportType,
    vehicle: row.vehicle,
    pickup: row.pickup,
    delivery: row.delivery,
    requestedPickup: row.requestedPickup,
    requestedDelivery: row.requestedDelivery,
    actualPickup: row.actualPickup,
    actualDelivery: row.actualDelivery,
    arrivedAtPickup: row.arrivedAtPickup,
    vehicleAtPickup: row.vehicleAtPickup,
    agreedDelivery: row.agreedDelivery,
    delayedUntil: row.delayedUntil,
    confirmSince: row.confirmSince,
    services: row.services,
    instructions: row.instructions,
    endCustomerEmail: row.endCustomerEmail,
    price: row.price,
    agreementVersion: row.agreementVersion,
    distanceKm: row.distanceKm,
    quoteReason: row.quoteReason,
    quoteNumber: row.quoteNumber,
    cancelReason: row.cancelReason,
    invoiceNumber: row.invoiceNumber,
    supplementaryInvoices: row.supplementaryInvoices,
    hasDamage: row.hasDamage,
    metadata: row.metadata,
    extra: row.extra,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    driver: row.driverId === null ? null : { id: row.driverId, name: row.driverName! },
  };
}

export function toRow(order: Order): OrderRow {
  const { driver, ...columns } = order;
  const { vin, registration } = order.vehicle;
  return {
    ...columns,
    driverId: driver?.id ?? null,
    vin,
    licensePlate: registration.licensePlate === null ? null : plateKey(registration.licensePlate),
    lateFrom: lateFrom(order),
    dueAt: dueAt(order),
    needsAttention: needsAttention(order),
  };
}

/** Plates are compared without spaces and hyphens. */
export function plateKey(plate: string): string {
  return plate.toUpperCase().replace(/[\s-]/g, '');
}

export function selectOrders(db: Db) {
  return db`select o.*, d.name as driver_name from orders o left join drivers d on d.id = o.driver_id`;
}

/** An order's id, or its order or request number as stored. */
export interface OrderName {
  by: 'id' | 'number';
  name: string;
}

/** Accepts a reference in any letter case. */
export function parseReference(reference: string): OrderName {
  return isUuid(reference)
    ? { by: 'id', name: reference.toLowerCase() }
    : { by: 'number', name: reference.toUpperCase() };
}

function isNamed(db: Db, by: OrderName['by'], name: string | Fragment) {
  return by === 'id'
    ? db`o.id = ${name}::uuid`
    : db`(o.order_number = ${name} or o.request_number = ${name})`;
}

function matchesReference(db: Db, reference: string) {
  const { by, name } = parseReference(reference);
  return isNamed(db, by, name);
}

export async function findOrder(
  db: Db,
  scope: Scope,
  reference: string,
  by: { external: boolean } = { external: false },
): Promise<Order | null> {
  const [row] = await db<JoinedRow[]>`
    ${selectOrders(db)} where ${by.external ? db`o.external_order_id = ${reference}` : matchesReference(db, reference)}
      and o.account_id = ${scope.accountId} and o.environment = ${scope.environment}`;
  return row ? toOrder(row) : null;
}

export interface OrderLookup {
  scope: Scope;
  name: string;
}

/**
 * One result per reference, each within its own account and environment; null if not found. All are ids, or
 * all numbers.
 */
export async function findOrders(
  db: Db,
  by: OrderName['by'],
  lookups: readonly OrderLookup[],
): Promise<(Order | null)[]> {
  const rows = await db<JoinedRow[]>`
    ${selectOrders(db)}
    join unnest(${lookups.map(({ name }) => name)}::text[], ${lookups.map(({ scope }) => scope.accountId)}::uuid[],
      ${lookups.map(({ scope }) => scope.environment)}::text[]) as lookup (name, account_id, environment)
      on ${isNamed(db, by, db`lookup.name`)}
      and o.account_id = lookup.account_id and o.environment = lookup.environment`;
  const found = new Map(
    rows.flatMap((row) => [row.id, row.orderNumber, row.requestNumber].map((name) => [name, row])),
  );
  return lookups.map(({ scope, name }) => {
    const row = found.get(name);
    const isTheirs = row?.accountId === scope.accountId && row.environment === scope.environment;
    return row && isTheirs ? toOrder(row) : null;
  });
}

export async function findOrdersById(
  db: Db,
  { accountId, environment }: Scope,
  ids: readonly string[],
): Promise<Map<string, Order>> {
  const rows = await db<JoinedRow[]>`
    ${selectOrders(db)}
    where o.id = any(${ids as string[]}::uuid[]) and o.account_id = ${accountId} and o.environment = ${environment}`;
  return new Map(rows.map((row) => [row.id, toOrder(row)]));
}

/** The order or request numbers that people use, by id. */
export async function namesOfOrders(
  db: Db,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db<{ id: string; number: string }[]>`
    select id, coalesce(order_number, request_number) as number from orders
    where id = any(${ids as string[]}::uuid[])
      and account_id = ${scope.accountId} and environment = ${scope.environment}`;
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** For dispatch: an order of any account. */
export async function findAnyOrder(db: Db, reference: string): Promise<Order | null> {
  const [row] = await db<JoinedRow[]>`${selectOrders(db)} where ${matchesReference(db, reference)}`;
  return row ? toOrder(row) : null;
}

/** For the holder of a tracking number; orders of suspended and deleted accounts are not found. */
export async function findTrackedOrder(db: Db, trackingNumber: string): Promise<Order | null> {
  const [row] = await db<JoinedRow[]>`
    ${selectOrders(db)} join accounts a on a.id = o.account_id and a.deleted_at is null and a.status = 'ACTIVE'
    where o.tracking_number = ${trackingNumber}`;
  return row ? toOrder(row) : null;
}

/** Locks the orders, always in the same sequence, and returns the versions of those that still exist. */
export async function lockOrders(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db<{ id: string; version: number }[]>`
    select id, version from orders where id = any(${ids as string[]}::uuid[]) order by id for update`;
  return new Map(rows.map(({ id, version }) => [id, version]));
}

export interface OrderFilter extends Scope {
  externalOrderId?: string | undefined;
  updatedSince?: Date | undefined;
}

/** Newest first; with `updatedSince`, most recently changed first. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  limit: number,
  after: PageStart | null,
): Promise<Order[]> {
  const time = filter.updatedSince ? db`o.updated_at` : db`o.created_at`;
  const rows = await db<JoinedRow[]>`
    ${selectOrders(db)}
    where o.account_id = ${filter.accountId} and o.environment = ${filter.environment}
      ${filter.externalOrderId === undefined ? db`` : db`and o.external_order_id = ${filter.externalOrderId}`}
      ${filter.updatedSince ? db`and o.updated_at >= ${filter.updatedSince}` : db``}
      ${after ? db`and (${time}, o.id) < (${after.at}, ${after.id})` : db``}
    order by ${time} desc, o.id desc limit ${limit}`;
  return rows.map(toOrder);
}

interface OpenOrderFilter {
  environment: Environment;
  accountId?: string | undefined;
  statuses?: readonly Status[] | undefined;
  /** Fields that the metadata must contain. */
  metadata?: Record<string, string | number | boolean> | undefined;
}

/** Newest first, without the additional data of the dispatch lists. */
export async function listForDispatch(
  db: Db,
  { environment, accountId, statuses, metadata }: OpenOrderFilter,
  limit: number,
): Promise<Order[]> {
  const rows = await db<JoinedRow[]>`
    ${selectOrders(db)}
    where o.environment = ${environment}
      ${accountId === undefined ? db`` : db`and o.account_id = ${accountId}`}
      ${statuses === undefined ? db`` : db`and o.status = any(${statuses as string[]})`}
      ${metadata === undefined ? db`` : db`and o.metadata @> ${db.json(metadata)}`}
    order by o.created_at desc, o.id desc limit ${limit}`;
  return rows.map(toOrder);
}

/** Columns that never change. */
const FIXED_COLUMNS: readonly (keyof OrderRow)[] = [
  'id',
  'accountId',
  'environment',
  'requestNumber',
  'trackingNumber',
  'externalOrderId',
  'extra',
  'createdAt',
];

/** Writes changed orders, their events and the deliveries in one statement. The caller holds the locks. */
export async function saveChanges(
  db: Db,
  changes: readonly { order: Order; events: readonly EventRow[] }[],
  now: Date,
): Promise<void> {
  const rows = changes.map(({ order }) => toRow(order));
  // Sorted, so the statement text is always the same and is prepared only once.
  const changing = Object.keys(rows[0]!).filter(
    (column) => !FIXED_COLUMNS.includes(column as keyof OrderRow),
  );
  const columns = db`${db(changing.sort())}`;
  const traceParent = currentTraceParent();
  const events = changes.flatMap(({ order, events }) => storedEvents(order, events, traceParent));
  await db`
    with changed as (
      update orders set (${columns})
      = (select ${columns} from jsonb_populate_record(null::orders, given.fields))
      from jsonb_array_elements(${jsonRows(db, rows)}) as given (fields)
      where id = (given.fields ->> 'id')::uuid returning id
    ),
    ${eventsWithDeliveries(db, 'changed', events, now)}
    select count(*) from new_deliveries`;
}
