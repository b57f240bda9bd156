// The SQL of quotes.
import { type Db, jsonOrNull } from '../platform/db.ts';
import type { Quote } from './quote.ts';

/** When the operator rejects a request, the quote on offer counts as withdrawn. */
export async function findQuote(db: Db, orderId: string): Promise<Quote | null> {
  const [quote] = await db<Quote[]>`
    select q.*, case when q.state = 'OFFERED' and o.status = 'REJECTED' then 'WITHDRAWN' else q.state end as state
    from quotes q join orders o on o.id = q.order_id where q.order_id = ${orderId}`;
  return quote ?? null;
}

export async function findOrderIdByQuoteNumber(db: Db, quoteNumber: string): Promise<string | null> {
  const [row] = await db<{ orderId: string }[]>`
    select order_id from quotes where quote_number = ${quoteNumber.toUpperCase()}`;
  return row?.orderId ?? null;
}

/** The caller holds the lock on the request. */
export async function saveQuote(db: Db, quote: Quote): Promise<void> {
  const { price, decision, ...plain } = quote;
  const row = { ...plain, price: jsonOrNull(db, price), decision: jsonOrNull(db, decision) };
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
}

/** How it was decided stays; by whom, and from where, goes. */
export async function forgetWhoDecided(db: Db, orderId: string): Promise<void> {
  await db`
    update quotes set decision = decision - '{by,reason,address,userAgent}'::text[] where order_id = ${orderId}`;
}

/** Requests whose quote is on offer and past its validity. */
export async function findExpiredQuotes(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db<{ orderId: string }[]>`
    select q.order_id from quotes q join orders o on o.id = q.order_id
    where q.state = 'OFFERED' and q.valid_until <= ${now} and o.status = 'QUOTE_SENT'
    order by q.valid_until limit ${limit}`;
  return rows.map((row) => row.orderId);
}
