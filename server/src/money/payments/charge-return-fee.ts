// Charges what a bank took for a returned debit to the customer: the invoice that it opened again is open for so much more.
import { centsToAmount } from '../../model/prices/price.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import type { Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { allocationFault, paymentErrors } from './errors.ts';
import { MAX_RETURN_FEE_CENTS } from './matching/match-return.ts';
import { lockItems } from './open-items-store.ts';
import { insertAllocations, listAllocationsOf, lockPayments } from './payment-store.ts';

export async function chargeReturnFee(
  tx: Transaction,
  { clock }: BaseContext,
  actor: Actor,
  paymentId: string,
): Promise<void> {
  const [payment] = await lockPayments(tx, [paymentId]);
  if (!payment) throw paymentErrors.PAYMENT_NOT_FOUND();
  const returned = (await listAllocationsOf(tx, paymentId)).findLast(
    ({ kind, amountCents }) => kind === 'PAYMENT' && amountCents < 0,
  );
  const { restCents } = payment;
  if (!returned || restCents >= 0 || restCents < -MAX_RETURN_FEE_CENTS)
    throw allocationFault('NO_RETURN_FEE');
  const { invoiceId } = returned;
  const [item] = await lockItems(tx, [invoiceId]);
  const now = clock.now();
  const frame = { reason: null, setOffId: null, createdAt: now, createdBy: actor.name };
  const id = uuidv7(now);
  await insertAllocations(tx, [
    { id, paymentId, invoiceId, kind: 'RETURN_FEE', amountCents: restCents, ...frame },
  ]);
  await recordAudit(tx, clock, actor, {
    action: 'payment.fee_charged',
    accountId: item!.accountId,
    subjectType: 'invoice',
    subjectId: invoiceId,
    details: {
      invoiceNumber: item!.number,
      amount: centsToAmount(-restCents),
      currency: payment.currency,
      paymentId,
    },
  });
}
