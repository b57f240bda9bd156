// The SQL of quotes.
import type { Price } from '../customers/agreements/price.ts';
import type { Environment } from '../http/trace.ts';
import { type Db, jsonOrNull } from '../platform/db.ts';
import type { Quote } from './quote.ts';

interface QuoteRow {
  order_id: string;
  account_id: string;
  environment: Environment;
  quote_number: string;
  version: number;
  state: Quote['state'];
  price: Price;
  note: string | null;
  valid_until: Date;
  document_id: string | null;
  created_at: Date;
  updated_at: Date;
  decided_at: Date | null;
  decision: Record<string, unknown> | null;
}

function rowToQuote(row: QuoteRow): Quote {
  return {
    orderId: row.order_id,
    accountId: row.account_id,
    environment: row.environment,
    quoteNumber: row.quote_number,
    version: row.version,
    state: row.state,
    price: row.price,
    note: row.note,
    validUntil: row.valid_until,
    documentId: row.document_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    decidedAt: row.decided_at,
    decision: row.decision,
  };
}

/** A request that the operator rejected took the quote on offer with it. */
export async function findQuote(db: Db, orderId: string): Promise<Quote | null> {
  const [row] = await db<QuoteRow[]>`
    select q.*, case when q.state = 'OFFERED' and o.status = 'REJECTED' then 'WITHDRAWN' else q.state end as state
    from quotes q join orders o on o.id = q.order_id where q.order_id = ${orderId}`;
  return row ? rowToQuote(row) : null;
}

/** The request that a quote number belongs to. */
export async function findOrderIdByQuoteNumber(db: Db, quoteNumber: string): Promise<string | null> {
  const [row] = await db<{ order_id: string }[]>`
    select order_id from quotes where quote_number = ${quoteNumber.toUpperCase()}`;
  return row?.order_id ?? null;
}

/** The caller holds the lock of the request. */
export async function saveQuote(db: Db, quote: Quote): Promise<void> {
  await db`
    insert into quotes (order_id, account_id, environment, quote_number, version, state, price, note, valid_until,
      document_id, created_at, updated_at, decided_at, decision)
    values (${quote.orderId}, ${quote.accountId}, ${quote.environment}, ${quote.quoteNumber}, ${quote.version},
      ${quote.state}, ${jsonOrNull(db, quote.price)}, ${quote.note}, ${quote.validUntil}, ${quote.documentId},
      ${quote.createdAt}, ${quote.updatedAt}, ${quote.decidedAt}, ${jsonOrNull(db, quote.decision)})
    on conflict (order_id) do update set version = excluded.version, state = excluded.state,
      price = excluded.price, note = excluded.note, valid_until = excluded.valid_until,
      document_id = excluded.document_id, updated_at = excluded.updated_at, decided_at = excluded.decided_at,
      decision = excluded.decision`;
}

/** Requests whose quote is on offer and past its validity. */
export async function findExpired(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db<{ order_id: string }[]>`
    select q.order_id from quotes q join orders o on o.id = q.order_id
    where q.state = 'OFFERED' and q.valid_until <= ${now} and o.status = 'QUOTE_SENT'
    order by q.valid_until limit ${most}`;
  return rows.map((row) => row.order_id);
}
