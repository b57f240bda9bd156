import { MAX_COUNTED } from '../../../../shared/lists/count-limit.ts';
import type { Scope } from '../../model/environment.ts';
import { BEFORE_PICKUP } from '../../model/orders/status.ts';
import { type Db, jsonOrNull } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import type { Quote, QuoteVersion } from './quote.ts';

/** Whether a quote that is on offer can still be decided: its request waits for that, or its order can be changed. */
function isDecidable(db: Db) {
  return db`(o.status = 'QUOTE_SENT' or o.status = any(${BEFORE_PICKUP as readonly string[]}))`;
}

/**
 * When the operator rejects a request, or the order of an offered change is picked up or cancelled, the quote on offer
 * counts as withdrawn.
 */
function isEnded(db: Db) {
  return db`(o.status = 'REJECTED' or (o.kind = 'ORDER' and not ${isDecidable(db)}))`;
}

function selectQuotes(db: Db) {
  return db`
    select q.*, case when q.state = 'OFFERED' and ${isEnded(db)} then 'WITHDRAWN' else q.state end as state
    from quotes q join orders o on o.id = q.order_id`;
}

export async function findQuote(db: Db, orderId: string): Promise<Quote | null> {
  const [quote] = await db<Quote[]>`${selectQuotes(db)} where q.order_id = ${orderId}`;
  return quote ?? null;
}

/** The quotes of several requests. */
export async function findQuotesOf(db: Db, orderIds: readonly string[]): Promise<Map<string, Quote>> {
  const rows = await db<Quote[]>`${selectQuotes(db)} where q.order_id = any(${orderIds as string[]}::uuid[])`;
  return new Map(rows.map((quote) => [quote.orderId, quote]));
}

function isOpen(db: Db, now: Date) {
  return db`(q.state = 'OFFERED' and q.valid_until > ${now} and ${isDecidable(db)})`;
}

/** Undecided quotes are sorted by deadline; expired and rejected ones belong to the others. */
export async function listQuotes(
  db: Db,
  { accountId, environment, toDecide, now }: Scope & { toDecide: boolean; now: Date },
  limit: number,
  after: PageStart | null,
): Promise<Quote[]> {
  const open = isOpen(db, now);
  const page = toDecide
    ? db`${open} ${after ? db`and (q.valid_until, q.order_id) > (${after.at}, ${after.id})` : db``}
      order by q.valid_until, q.order_id`
    : db`not ${open} ${after ? db`and (q.created_at, q.order_id) < (${after.at}, ${after.id})` : db``}
      order by q.created_at desc, q.order_id desc`;
  return db<Quote[]>`
    ${selectQuotes(db)}
    where q.account_id = ${accountId} and q.environment = ${environment} and ${page} limit ${limit}`;
}

const MAX_VERSIONS = 100;

/** At most one more than the highest number shown. */
export async function countQuotesToDecide(
  db: Db,
  { accountId, environment }: Scope,
  now: Date,
): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (
      select from quotes q join orders o on o.id = q.order_id
      where q.account_id = ${accountId} and q.environment = ${environment} and ${isOpen(db, now)}
      limit ${MAX_COUNTED + 1}) counted`;
  return row!.count;
}

export async function findOrderIdByQuoteNumber(db: Db, quoteNumber: string): Promise<string | null> {
  const [row] = await db<{ orderId: string }[]>`
    select order_id from quotes where quote_number = ${quoteNumber.toUpperCase()}`;
  return row?.orderId ?? null;
}

/** The caller holds the lock on the request. Earlier offers stay readable as versions. */
export async function saveQuote(db: Db, quote: Quote, by: string): Promise<void> {
  const { price, decision, change, ...plain } = quote;
  const row = {
    ...plain,
    price: jsonOrNull(db, price),
    decision: jsonOrNull(db, decision),
    change: jsonOrNull(db, change),
  };
  const {
    orderId: _,
    accountId: __,
    environment: ___,
    quoteNumber: ____,
    createdAt: _____,
    ...changing
  } = row;
  await db`
    insert into quotes ${db(row as never)}
    on conflict (order_id) do update set ${db(changing as never)}`;
  await saveVersion(db, quote, by);
}

async function saveVersion(db: Db, quote: Quote, by: string): Promise<void> {
  const { orderId, version, state, price, note, validUntil, updatedAt: now } = quote;
  if (state !== 'OFFERED') {
    await db`
      update quote_versions set state = ${state}, ended_at = ${now}, ended_by = ${by}
      where order_id = ${orderId} and version = ${version}`;
    return;
  }
  await db`
    update quote_versions set state = 'SUPERSEDED', ended_at = ${now}, ended_by = ${by}
    where order_id = ${orderId} and state = 'OFFERED'`;
  await db`
    insert into quote_versions (order_id, version, state, price, note, valid_until, offered_at, offered_by)
    values (${orderId}, ${version}, ${state}, ${jsonOrNull(db, price)}, ${note}, ${validUntil}, ${now}, ${by})`;
}

/** Newest first. */
export async function listQuoteVersions(db: Db, orderId: string): Promise<QuoteVersion[]> {
  return db<QuoteVersion[]>`
    select v.*, case when v.state = 'OFFERED' and ${isEnded(db)} then 'WITHDRAWN' else v.state end as state
    from quote_versions v join orders o on o.id = v.order_id
    where v.order_id = ${orderId} order by v.version desc limit ${MAX_VERSIONS}`;
}

/** Keeps the decision, and removes who made it and from where, and the people at an offered address. */
export async function anonymizeDecisions(db: Db, orderId: string): Promise<void> {
  await db`
    update quotes set decision = decision - '{by,reason,address,userAgent}'::text[], change = null
    where order_id = ${orderId}`;
}

/** Requests and orders whose quote is on offer and past its validity. */
export async function findExpiredQuotes(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db<{ orderId: string }[]>`
    select q.order_id from quotes q join orders o on o.id = q.order_id
    where q.state = 'OFFERED' and q.valid_until <= ${now} and ${isDecidable(db)}
    order by q.valid_until limit ${limit}`;
  return rows.map((row) => row.orderId);
}
