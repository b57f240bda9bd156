import { MAX_COUNTED } from '../../../../shared/lists/count-limit.ts';
import { type Db, jsonRows } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import type { Allocation, KeptRest, ListedPayment, Payment, PaymentState } from './payment.ts';

export interface BankStatement {
  id: string;
  fileName: string;
  format: string;
  sha256: Buffer;
  entries: number;
  added: number;
  importedAt: Date;
  importedBy: string;
}

export async function insertStatement(db: Db, statement: BankStatement): Promise<void> {
  await db`insert into bank_statements ${db(statement)}`;
}

export async function setAdded(db: Db, statementId: string, added: number): Promise<void> {
  await db`update bank_statements set added = ${added} where id = ${statementId}`;
}

/** The number of those that were not there yet. */
export async function insertPayments(db: Db, payments: readonly Payment[]): Promise<number> {
  const added = await db`
    insert into payments select * from jsonb_populate_recordset(null::payments, ${jsonRows(db, payments)})
    on conflict (entry_id) do nothing returning 1`;
  return added.length;
}

/** How many payments of statements in another format have each of these keys. */
export async function countBookingKeys(
  db: Db,
  keys: readonly string[],
  format: string,
): Promise<Map<string, number>> {
  const rows = await db<{ bookingKey: string; count: number }[]>`
    select p.booking_key, count(*)::int as count from payments p join bank_statements s on s.id = p.statement_id
    where p.booking_key = any(${keys as string[]}) and s.format <> ${format} group by p.booking_key`;
  return new Map(rows.map(({ bookingKey, count }) => [bookingKey, count]));
}

const listed = (
  db: Db,
) => db`select p.id, p.statement_id, p.entry_id, p.booking_key, p.booked_on::text, p.amount_cents, p.currency,
  p.bank_account, p.payer_name, p.payer_iban, p.remittance, p.end_to_end_id, p.set_aside, p.credit_account_id, p.pay_back, p.created_at,
  p.created_by, p.rest_cents, (select a.name from accounts a where a.id = p.credit_account_id) as credit_account_name,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', l.id, 'invoiceNumber', i.number, 'kind', l.kind,
      'amountCents', l.amount_cents, 'setOffId', l.set_off_id, 'by', l.created_by) order by l.created_at, l.id)
    from allocations l join invoices i on i.id = l.invoice_id where l.payment_id = p.id
  ), '[]') as allocations,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'amountCents', r.amount_cents, 'bookedOn', o.booked_on)
      order by r.created_at, r.id)
    from refunds r join payments o on o.id = r.outgoing_id where p.id in (r.payment_id, r.outgoing_id)
  ), '[]') as refunds
  from payments p`;

/** Each has its own partial index. */
const inState = (db: Db, state: PaymentState) => {
  if (state === 'SET_ASIDE') return db`p.set_aside is not null`;
  if (state === 'ALLOCATED') return db`p.set_aside is null and p.rest_cents = 0`;
  return state === 'OPEN'
    ? db`p.set_aside is null and p.rest_cents <> 0 and p.credit_account_id is null`
    : db`p.set_aside is null and p.rest_cents <> 0 and p.credit_account_id is not null`;
};

export type PaymentCounts = Record<PaymentState, number>;

/** Counting stops at MAX_COUNTED. */
export async function countPayments(db: Db): Promise<PaymentCounts> {
  const count = (state: PaymentState) => db`(select count(*)::int from (
    select from payments p where ${inState(db, state)} order by p.created_at desc, p.id desc limit ${MAX_COUNTED}
  ) counted)`;
  const [counts] = await db<{ open: number; credit: number; allocated: number; aside: number }[]>`
    select ${count('OPEN')} as open, ${count('CREDIT')} as credit, ${count('ALLOCATED')} as allocated,
      ${count('SET_ASIDE')} as aside`;
  const { open, credit, allocated, aside } = counts!;
  return { OPEN: open, CREDIT: credit, ALLOCATED: allocated, SET_ASIDE: aside };
}

/** Newest first. */
export async function listPayments(
  db: Db,
  state: PaymentState,
  limit: number,
  after: PageStart | null,
): Promise<ListedPayment[]> {
  return db<ListedPayment[]>`
    ${listed(db)} where ${inState(db, state)}
      ${after ? db`and (p.created_at, p.id) < (${after.at}, ${after.id})` : db``}
    order by p.created_at desc, p.id desc limit ${limit}`;
}

export async function findPayment(db: Db, id: string): Promise<ListedPayment | null> {
  const [payment] = await db<ListedPayment[]>`${listed(db)} where p.id = ${id}`;
  return payment ?? null;
}

/** What is left of payments and belongs to this customer: kept as a credit, or to be paid back. Oldest first. */
export async function listKept(db: Db, accountId: string, limit: number): Promise<ListedPayment[]> {
  return db<ListedPayment[]>`
    ${listed(db)} where p.credit_account_id = ${accountId} and p.set_aside is null and p.rest_cents <> 0
    order by p.created_at, p.id limit ${limit}`;
}

/** Locked, so that no other allocation takes the same money. */
export async function lockPayments(db: Db, ids: readonly string[]): Promise<ListedPayment[]> {
  await db`select 1 from payments where id = any(${ids as string[]}::uuid[]) order by id for update`;
  return db<ListedPayment[]>`${listed(db)} where p.id = any(${ids as string[]}::uuid[])`;
}

export async function setPaymentAside(db: Db, id: string, reason: string | null): Promise<void> {
  await db`update payments set set_aside = ${reason} where id = ${id}`;
}

/** Null if the rest has to be allocated again. */
export async function setCredit(db: Db, id: string, rest: KeptRest | null): Promise<void> {
  await db`
    update payments set credit_account_id = ${rest?.accountId ?? null}, pay_back = ${rest?.payBack ?? false}
    where id = ${id}`;
}

export async function insertAllocations(db: Db, allocations: readonly Allocation[]): Promise<void> {
  await db`
    insert into allocations select * from jsonb_populate_recordset(null::allocations, ${jsonRows(db, allocations)})`;
}

export async function findAllocation(db: Db, id: string): Promise<Allocation | null> {
  const [allocation] = await db<Allocation[]>`select * from allocations where id = ${id}`;
  return allocation ?? null;
}

/** With the discount that was taken in the same payment or the fee of its return, and the other side of a set-off. */
export async function deleteAllocation(
  db: Db,
  { id, kind, paymentId, invoiceId, setOffId }: Allocation,
): Promise<void> {
  await db`
    delete from allocations where id = ${id} or set_off_id = ${setOffId}
      or (${kind === 'PAYMENT'} and payment_id = ${paymentId} and invoice_id = ${invoiceId}
        and kind in ('DISCOUNT', 'RETURN_FEE'))`;
}

export async function listAllocationsOf(db: Db, paymentId: string): Promise<Allocation[]> {
  return db<Allocation[]>`select * from allocations where payment_id = ${paymentId} order by id`;
}

/** The invoices of an allocation: both of a set-off. */
export async function listInvoicesOf(db: Db, { invoiceId, setOffId }: Allocation): Promise<string[]> {
  if (setOffId === null) return [invoiceId];
  const rows = await db<{ invoiceId: string }[]>`
    select invoice_id from allocations where set_off_id = ${setOffId}`;
  return rows.map((row) => row.invoiceId);
}

/** Of these bank accounts those that paid invoices before, with the account of the customer of the newest payment. */
export async function listPayers(
  db: Db,
  ibans: readonly string[],
): Promise<{ payerIban: string; accountId: string }[]> {
  return db<{ payerIban: string; accountId: string }[]>`
    select payer.iban as payer_iban, paid.account_id
    from unnest(${ibans as string[]}::text[]) as payer (iban) cross join lateral (
      select i.account_id
      from payments p join allocations l on l.payment_id = p.id join invoices i on i.id = l.invoice_id
      where p.payer_iban = payer.iban order by p.created_at desc, l.id desc limit 1
    ) paid`;
}
