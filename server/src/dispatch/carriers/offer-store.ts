import type { Environment } from '../../model/environment.ts';
import type { Order } from '../../model/orders/order.ts';
import { selectOrders, toOrder } from '../../orders/records/store.ts';
import type { Db } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import type { CarrierOffer, OfferView } from './carrier-offer.ts';

const MAX_OFFERS_OF_ORDER = 500;

/** The carrier that sees the offers, in one environment. */
export interface CarrierScope {
  carrierId: string;
  environment: Environment;
}

export async function insertOffers(db: Db, offers: readonly CarrierOffer[]): Promise<void> {
  await db`insert into carrier_offers ${db(offers as CarrierOffer[])}`;
}

export async function findOffer(db: Db, id: string): Promise<CarrierOffer | null> {
  const [offer] = await db<CarrierOffer[]>`select * from carrier_offers where id = ${id}`;
  return offer ?? null;
}

export async function findOfferOfCarrier(
  db: Db,
  { carrierId, environment }: CarrierScope,
  id: string,
): Promise<CarrierOffer | null> {
  const [offer] = await db<CarrierOffer[]>`
    select * from carrier_offers
    where id = ${id} and carrier_id = ${carrierId} and environment = ${environment}`;
  return offer ?? null;
}

export type NamedOffer = CarrierOffer & { carrierName: string; driverName: string | null };

/** Oldest first. */
export async function listOffersOfOrder(db: Db, orderId: string): Promise<NamedOffer[]> {
  return db<NamedOffer[]>`
    select c.*, a.name as carrier_name, d.name as driver_name
    from carrier_offers c join accounts a on a.id = c.carrier_id left join drivers d on d.id = c.driver_id
    where c.order_id = ${orderId} order by c.created_at, c.id limit ${MAX_OFFERS_OF_ORDER}`;
}

/** The carrier that has an order. */
export interface OrderCarrier {
  id: string;
  name: string;
  offerId: string;
}

/** By order. */
export async function findCarriersOf(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, OrderCarrier>> {
  const rows = await db<(OrderCarrier & { orderId: string })[]>`
    select c.order_id, c.carrier_id as id, a.name, c.id as offer_id
    from carrier_offers c join accounts a on a.id = c.carrier_id
    where c.order_id = any(${orderIds as string[]}::uuid[]) and c.state = 'ACCEPTED' and c.ended_at is null`;
  return new Map(rows.map(({ orderId, ...carrier }) => [orderId, carrier]));
}

/** Newest first. */
export async function listOffersOfCarrier(
  db: Db,
  { carrierId, environment }: CarrierScope,
  view: OfferView,
  limit: number,
  after: PageStart | null,
): Promise<CarrierOffer[]> {
  const inView =
    view === 'ended'
      ? db`ended_at is not null`
      : db`ended_at is null and state = ${view === 'open' ? 'OFFERED' : 'ACCEPTED'}`;
  return db<CarrierOffer[]>`
    select * from carrier_offers
    where carrier_id = ${carrierId} and environment = ${environment} and ${inView}
      ${after ? db`and (created_at, id) < (${after.at}, ${after.id})` : db``}
    order by created_at desc, id desc limit ${limit}`;
}

type OrderRow = Parameters<typeof toOrder>[0];

/** By id. A carrier drives for several customers; the ids come from offers to the carrier. */
export async function findOfferedOrders(db: Db, ids: readonly string[]): Promise<Map<string, Order>> {
  const rows = await db<OrderRow[]>`${selectOrders(db)} where o.id = any(${ids as string[]}::uuid[])`;
  return new Map(rows.map((row) => [row.id, toOrder(row)]));
}

export async function updateOffer(
  db: Db,
  { id, accountId }: Pick<CarrierOffer, 'id' | 'accountId'>,
  changes: Partial<CarrierOffer>,
  now: Date,
): Promise<CarrierOffer> {
  const [offer] = await db<CarrierOffer[]>`
    update carrier_offers set ${db({ ...changes, updatedAt: now })}
    where id = ${id} and account_id = ${accountId} returning *`;
  return offer!;
}

/** All offers of the order that wait for an answer, in one statement. */
export async function withdrawOpenOffers(
  db: Db,
  { id, accountId }: Pick<Order, 'id' | 'accountId'>,
  endReason: CarrierOffer['endReason'],
  now: Date,
): Promise<CarrierOffer[]> {
  return db<CarrierOffer[]>`
    update carrier_offers set state = 'WITHDRAWN', end_reason = ${endReason}, ended_at = ${now}, updated_at = ${now}
    where order_id = ${id} and account_id = ${accountId} and state = 'OFFERED' returning *`;
}

/** The orders of offers whose deadline is over. */
export async function listOrdersWithDueOffers(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db<{ orderId: string }[]>`
    select distinct order_id from carrier_offers
    where state = 'OFFERED' and ended_at is null and deadline <= ${now} limit ${limit}`;
  return rows.map(({ orderId }) => orderId);
}

export async function expireOffersOf(
  db: Db,
  { id, accountId }: Pick<Order, 'id' | 'accountId'>,
  now: Date,
): Promise<CarrierOffer[]> {
  return db<CarrierOffer[]>`
    update carrier_offers set state = 'EXPIRED', ended_at = ${now}, updated_at = ${now}
    where order_id = ${id} and account_id = ${accountId} and state = 'OFFERED' and deadline <= ${now} returning *`;
}

/** Those from which something still follows. */
export async function listRunningOffers(
  db: Db,
  orderId: string,
  state: 'OFFERED' | 'ACCEPTED',
): Promise<(CarrierOffer & { carrierName: string })[]> {
  return db<(CarrierOffer & { carrierName: string })[]>`
    select c.*, a.name as carrier_name from carrier_offers c join accounts a on a.id = c.carrier_id
    where c.order_id = ${orderId} and c.state = ${state} and c.ended_at is null order by c.created_at, c.id`;
}

/** The orders that the carrier has, oldest first. */
export async function listAcceptedOfCarrier(db: Db, carrierId: string): Promise<CarrierOffer[]> {
  return db<CarrierOffer[]>`
    select * from carrier_offers
    where carrier_id = ${carrierId} and environment = 'production' and state = 'ACCEPTED' and ended_at is null
    order by created_at, id limit ${MAX_OFFERS_OF_ORDER}`;
}

export async function listOrdersOfCarrier(db: Db, carrierId: string): Promise<Order[]> {
  const offers = await listAcceptedOfCarrier(db, carrierId);
  const orders = await findOfferedOrders(
    db,
    offers.map(({ orderId }) => orderId),
  );
  return [...orders.values()];
}

/** Nobody is left who could answer them. */
export async function withdrawOpenOffersTo(db: Db, carrierId: string, now: Date): Promise<void> {
  await db`
    update carrier_offers set state = 'WITHDRAWN', end_reason = 'DISPATCH', ended_at = ${now}, updated_at = ${now}
    where carrier_id = ${carrierId} and state = 'OFFERED'`;
}

/** Carriers with the numbers of their people, open offers and orders under way, sorted by name. */
export interface ListedCarrier {
  id: string;
  name: string;
  status: 'ACTIVE' | 'SUSPENDED';
  people: number;
  openOffers: number;
  running: number;
}

const MAX_CARRIERS = 500;

export async function listCarriers(db: Db): Promise<ListedCarrier[]> {
  const counted = (state: string) => db`
    (select count(*)::int from carrier_offers c where c.carrier_id = a.id and c.environment = 'production'
      and c.ended_at is null and c.state = ${state})`;
  return db<ListedCarrier[]>`
    select a.id, a.name, a.status,
      (select count(*)::int from users u where u.account_id = a.id and u.disabled_at is null
        and u.role in ('admin', 'member')) as people,
      ${counted('OFFERED')} as open_offers, ${counted('ACCEPTED')} as running
    from accounts a where a.kind = 'CARRIER' and a.deleted_at is null
    order by search_key(a.name), a.id limit ${MAX_CARRIERS}`;
}

/** For an order that is anonymised. */
export async function deleteOfferRemarks(db: Db, orderId: string): Promise<void> {
  await db`update carrier_offers set remarks = null where order_id = ${orderId} and remarks is not null`;
}
