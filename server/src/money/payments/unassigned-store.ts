// Payments that probably belong to a customer although nobody has assigned them yet.
import type { Db } from '../../platform/db.ts';
import { namedDigits } from './matching/match.ts';
import { listOpenByDigits } from './open-items-store.ts';

export interface UnassignedPayment {
  id: string;
  accountId: string;
  currency: string;
  restCents: number;
  payerName: string | null;
  bookedOn: string;
}

/** The newest ones; nobody leaves more open. */
const MAX_READ = 2000;

/** Money in that names an open invoice of one of these customers, or comes from a bank account that paid for it before. */
export async function listUnassigned(db: Db, accountIds: readonly string[]): Promise<UnassignedPayment[]> {
  if (accountIds.length === 0) return [];
  const payments = await db<
    (Omit<UnassignedPayment, 'accountId'> & {
      payerAccountId: string | null;
      remittance: string;
      endToEndId: string | null;
    })[]
  >`
    select p.id, p.currency, p.rest_cents, p.payer_name, p.booked_on::text, p.remittance, p.end_to_end_id,
      payer.account_id as payer_account_id
    from (
      select * from payments where set_aside is null and rest_cents <> 0 and credit_account_id is null
      order by created_at desc, id desc limit ${MAX_READ}
    ) p left join lateral (
      select i.account_id
      from payments q join allocations l on l.payment_id = q.id join invoices i on i.id = l.invoice_id
      where q.payer_iban = p.payer_iban order by q.created_at desc, l.id desc limit 1
    ) payer on true
    where p.rest_cents > 0`;
  const named = await listOpenByDigits(db, [...new Set(payments.flatMap(namedDigits))]);
  return payments.flatMap(({ payerAccountId, remittance, endToEndId, ...payment }) => {
    const owners = namedDigits({ remittance, endToEndId }).flatMap((digits) => named.get(digits) ?? []);
    const accountId = owners[0] ?? payerAccountId;
    return accountId !== null && accountIds.includes(accountId) ? [{ ...payment, accountId }] : [];
  });
}
