// Who wants messages about a transfer, and what was asked of dispatch.
import type { RecipientLanguage } from '../../../../shared/texts/generated/languages.ts';
import { type Db, jsonRow } from '../../platform/db.ts';

export interface Subscription {
  id: string;
  accountId: string;
  orderId: string;
  visitorId: string;
  email: string;
  language: RecipientLanguage;
  asked: number;
  createdAt: Date;
  confirmedAt: Date | null;
  arrivalAnnouncedAt: Date | null;
}

const REQUEST_STATES = ['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'OVER'] as const;

export interface RecipientRequest {
  id: string;
  accountId: string;
  orderId: string;
  visitorId: string;
  email: string;
  language: RecipientLanguage;
  wantedFrom: Date | null;
  wantedUntil: Date | null;
  text: string | null;
  state: (typeof REQUEST_STATES)[number];
  answer: string | null;
  createdAt: Date;
  decidedAt: Date | null;
}

export async function listSubscriptionsOfOrder(db: Db, orderId: string): Promise<Subscription[]> {
  return db<Subscription[]>`
    select * from recipient_subscriptions where order_id = ${orderId} order by created_at, id`;
}

export interface ReadersOfOrder {
  /** Of the one whose address the order has; null as long as none was chosen. */
  language: RecipientLanguage | null;
  /** Who confirmed that messages are wanted, the first one first. */
  subscribers: Pick<Subscription, 'visitorId' | 'email' | 'language'>[];
}

/** Has an entry for each of the orders. */
export async function listReadersOfOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, ReadersOfOrder>> {
  const rows = await db<(ReadersOfOrder & { orderId: string })[]>`
    select wanted.order_id,
      (select l.language from recipient_languages l where l.order_id = wanted.order_id) as language,
      (select coalesce(jsonb_agg(jsonb_build_object('visitorId', s.visitor_id, 'email', s.email,
          'language', s.language) order by s.created_at, s.id), '[]')
        from recipient_subscriptions s
        where s.order_id = wanted.order_id and s.confirmed_at is not null) as subscribers
    from unnest(${orderIds as string[]}::uuid[]) as wanted (order_id)`;
  return new Map(rows.map(({ orderId, ...readers }) => [orderId, readers]));
}

export async function saveSubscription(db: Db, subscription: Subscription): Promise<void> {
  await db`
    insert into recipient_subscriptions
    select * from jsonb_populate_record(null::recipient_subscriptions, ${jsonRow(db, subscription)})
    on conflict (order_id, visitor_id) do update set email = excluded.email, language = excluded.language,
      asked = excluded.asked, confirmed_at = excluded.confirmed_at`;
}

/** Of the one whose address the order has; null as long as none was chosen. */
export async function findRecipientLanguage(db: Db, orderId: string): Promise<RecipientLanguage | null> {
  const [row] = await db<{ language: RecipientLanguage }[]>`
    select language from recipient_languages where order_id = ${orderId}`;
  return row?.language ?? null;
}

export async function saveRecipientLanguage(
  db: Db,
  { id, accountId }: { id: string; accountId: string },
  language: RecipientLanguage,
): Promise<void> {
  await db`
    insert into recipient_languages (order_id, account_id, language) values (${id}, ${accountId}, ${language})
    on conflict (order_id) do update set language = excluded.language`;
}

export async function saveSubscriptionLanguage(
  db: Db,
  { orderId, visitorId }: Pick<Subscription, 'orderId' | 'visitorId'>,
  language: RecipientLanguage,
): Promise<void> {
  await db`
    update recipient_subscriptions set language = ${language}
    where order_id = ${orderId} and visitor_id = ${visitorId}`;
}

export async function deleteRecipientLanguage(db: Db, orderId: string): Promise<void> {
  await db`delete from recipient_languages where order_id = ${orderId}`;
}

/** Returns whether there was one to confirm. */
export async function confirmSubscription(
  db: Db,
  { orderId, visitorId }: Pick<Subscription, 'orderId' | 'visitorId'>,
  at: Date,
): Promise<boolean> {
  const { count } = await db`
    update recipient_subscriptions set confirmed_at = coalesce(confirmed_at, ${at})
    where order_id = ${orderId} and visitor_id = ${visitorId}`;
  return count > 0;
}

export async function deleteSubscription(
  db: Db,
  { orderId, visitorId }: Pick<Subscription, 'orderId' | 'visitorId'>,
): Promise<void> {
  await db`delete from recipient_subscriptions where order_id = ${orderId} and visitor_id = ${visitorId}`;
}

/** Addresses that nobody confirmed. */
export async function deleteUnconfirmed(db: Db, orderId: string, before: Date): Promise<void> {
  await db`
    delete from recipient_subscriptions
    where order_id = ${orderId} and confirmed_at is null and created_at < ${before}`;
}

export async function deleteSubscriptionsOfOrder(db: Db, orderId: string): Promise<void> {
  await db`delete from recipient_subscriptions where order_id = ${orderId}`;
}

/** Orders on the road whose arrival was not announced to everybody who wants to know. */
export async function listOrdersToAnnounce(db: Db, limit: number): Promise<string[]> {
  const rows = await db<{ orderId: string }[]>`
    select distinct s.order_id from recipient_subscriptions s join orders o on o.id = s.order_id
    where s.confirmed_at is not null and s.arrival_announced_at is null and o.status = 'IN_TRANSIT'
    order by s.order_id limit ${limit}`;
  return rows.map(({ orderId }) => orderId);
}

/** Returns those who were not notified before. */
export async function markAnnounced(db: Db, orderId: string, at: Date): Promise<Subscription[]> {
  return db<Subscription[]>`
    update recipient_subscriptions set arrival_announced_at = ${at}
    where order_id = ${orderId} and confirmed_at is not null and arrival_announced_at is null returning *`;
}

export async function listRequestsOfOrder(db: Db, orderId: string): Promise<RecipientRequest[]> {
  return db<RecipientRequest[]>`
    select * from recipient_requests where order_id = ${orderId} order by created_at, id`;
}

/** Returns false if another one waits for its answer. */
export async function insertRequest(db: Db, request: RecipientRequest): Promise<boolean> {
  const { count } = await db`
    insert into recipient_requests
    select * from jsonb_populate_record(null::recipient_requests, ${jsonRow(db, request)})
    on conflict (order_id) where state = 'OPEN' do nothing`;
  return count > 0;
}

export async function lockOpenRequest(db: Db, orderId: string): Promise<RecipientRequest | null> {
  const [request] = await db<RecipientRequest[]>`
    select * from recipient_requests where order_id = ${orderId} and state = 'OPEN' for update`;
  return request ?? null;
}

export async function closeRequest(
  db: Db,
  id: string,
  { state, answer, at }: { state: RecipientRequest['state']; answer: string | null; at: Date },
): Promise<void> {
  await db`
    update recipient_requests set state = ${state}, answer = ${answer}, decided_at = ${at} where id = ${id}`;
}

export async function withdrawRequest(
  db: Db,
  { orderId, visitorId }: Pick<RecipientRequest, 'orderId' | 'visitorId'>,
  at: Date,
): Promise<void> {
  await db`
    update recipient_requests set state = 'WITHDRAWN', decided_at = ${at}
    where order_id = ${orderId} and visitor_id = ${visitorId} and state = 'OPEN'`;
}

/** The transfer ended before dispatch answered. */
export async function endRequests(db: Db, orderId: string, at: Date): Promise<void> {
  await db`
    update recipient_requests set state = 'OVER', decided_at = ${at} where order_id = ${orderId} and state = 'OPEN'`;
}

export async function deleteRequestsOfOrder(db: Db, orderId: string): Promise<void> {
  await db`delete from recipient_requests where order_id = ${orderId}`;
}
