import { type Db, jsonRows } from '../../platform/db.ts';

export interface Refund {
  id: string;
  paymentId: string;
  outgoingId: string;
  amountCents: number;
  createdAt: Date;
  createdBy: string;
}

export async function insertRefunds(db: Db, refunds: readonly Refund[]): Promise<void> {
  await db`insert into refunds select * from jsonb_populate_recordset(null::refunds, ${jsonRows(db, refunds)})`;
}

export async function findRefund(db: Db, id: string): Promise<Refund | null> {
  const [refund] = await db<Refund[]>`select * from refunds where id = ${id}`;
  return refund ?? null;
}

/** False if another call removed it. */
export async function deleteRefund(db: Db, id: string): Promise<boolean> {
  const { count } = await db`delete from refunds where id = ${id}`;
  return count > 0;
}

export interface PaidBack {
  paymentId: string;
  outgoingId: string;
  amountCents: number;
  currency: string;
  creditAccountId: string;
}

/**
 * Pairs of money out of a statement and a credit of the same amount that is to be paid back to the same bank account; each
 * is in one pair only. Takes the entries up, which were set aside as money that left, and locks both sides.
 */
export async function listPaidBack(db: Db, statementId: string): Promise<PaidBack[]> {
  const pairs = await db<PaidBack[]>`
    with outgoing as (
      select id, payer_iban, currency, amount_cents,
        row_number() over (partition by payer_iban, currency, amount_cents order by id) as position
      from payments where statement_id = ${statementId} and amount_cents < 0 and payer_iban is not null
    ), credits as (
      select id, payer_iban, currency, rest_cents, credit_account_id,
        row_number() over (partition by payer_iban, currency, rest_cents order by created_at, id) as position
      from payments
      where set_aside is null and rest_cents <> 0 and credit_account_id is not null and pay_back
    )
    select c.id as payment_id, o.id as outgoing_id, c.rest_cents as amount_cents, c.currency, c.credit_account_id
    from outgoing o join credits c on c.payer_iban = o.payer_iban and c.currency = o.currency
      and c.rest_cents = -o.amount_cents and c.position = o.position`;
  const ids = pairs.flatMap(({ paymentId, outgoingId }) => [paymentId, outgoingId]);
  await db`select 1 from payments where id = any(${ids}::uuid[]) order by id for update`;
  await db`
    update payments set set_aside = null where id = any(${pairs.map(({ outgoingId }) => outgoingId)}::uuid[])`;
  return pairs;
}
