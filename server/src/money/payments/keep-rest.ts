// What is left of a payment belongs to a customer: as a credit for the next invoices, or to be paid back.
import { findAccount } from '../../customers/accounts/store.ts';
import { centsToAmount } from '../../model/prices/price.ts';
import { type Actor, type AuditEntry, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import type { Transaction } from '../../platform/db.ts';
import { allocationFault, paymentErrors } from './errors.ts';
import type { KeptRest, ListedPayment } from './payment.ts';
import { lockPayments, setCredit } from './payment-store.ts';

export async function keepRest(
  tx: Transaction,
  { clock }: BaseContext,
  actor: Actor,
  paymentId: string,
  rest: KeptRest,
): Promise<void> {
  const [payment] = await lockPayments(tx, [paymentId]);
  if (!payment || !(await findAccount(tx, rest.accountId))) throw paymentErrors.PAYMENT_NOT_FOUND();
  if (payment.restCents <= 0) throw allocationFault('NOTHING_LEFT');
  await setCredit(tx, paymentId, rest);
  await recordAudit(tx, clock, actor, creditEntry(payment, rest));
}

/** Null takes the credit back. */
export function creditEntry(payment: ListedPayment, rest: KeptRest | null): AuditEntry {
  return {
    action: rest === null ? 'payment.credit_undone' : 'payment.kept',
    accountId: rest?.accountId ?? payment.creditAccountId,
    subjectType: 'payment',
    subjectId: payment.id,
    details: {
      amount: centsToAmount(payment.restCents),
      currency: payment.currency,
      payBack: rest?.payBack ?? payment.payBack,
    },
  };
}
