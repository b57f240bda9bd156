import type { Db } from '../../platform/db.ts';

export interface StoredSetOff {
  id: string;
  accountId: string;
  documentId: string;
  createdAt: Date;
  createdBy: string;
}

export async function insertSetOff(db: Db, setOff: StoredSetOff): Promise<void> {
  await db`insert into set_offs ${db(setOff)}`;
}

export async function findSetOffDocument(db: Db, id: string): Promise<string | null> {
  const [found] = await db<{ documentId: string }[]>`select document_id from set_offs where id = ${id}`;
  return found?.documentId ?? null;
}

export interface Credit {
  kind: 'INVOICE' | 'PAYMENT';
  id: string;
  /** Of an invoice. */
  number: string | null;
  /** The day of the invoice or of the payment. */
  on: string;
  cents: number;
  currency: string;
}

/** What a customer has as a credit and does not get back: on invoices, and what was kept of payments. */
export async function listCredits(db: Db, accountId: string, limit: number): Promise<Credit[]> {
  return db<Credit[]>`
    select * from (
      select 'INVOICE' as kind, id, number, invoice_date::text as on, -open_cents as cents, currency
      from open_items where account_id = ${accountId} and open_cents < 0
      union all
      select 'PAYMENT', id, null, booked_on::text, rest_cents, currency from payments
      where credit_account_id = ${accountId} and set_aside is null and rest_cents > 0 and not pay_back
    ) credits order by "on", id limit ${limit}`;
}

export interface KeptCredit {
  id: string;
  bookedOn: string;
  restCents: number;
  currency: string;
}

/** What was kept of payments for the next invoices. */
export async function listKeptCredits(db: Db, accountId: string, limit: number): Promise<KeptCredit[]> {
  return db<KeptCredit[]>`
    select id, booked_on::text as booked_on, rest_cents, currency from payments
    where credit_account_id = ${accountId} and set_aside is null and rest_cents > 0 and not pay_back
    order by booked_on, id limit ${limit}`;
}
