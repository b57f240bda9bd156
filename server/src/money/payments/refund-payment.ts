// Pays back what is left of a payment: noted by hand, or by the money out that a bank statement shows.
import { centsToAmount } from '../../model/prices/price.ts';
import { type Actor, type AuditEntry, recordAudit, recordAudits } from '../../operator/audit.ts';
import { refuseFutureDay } from '../../operator/refuse-future-day.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import type { Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { allocationFault, paymentErrors } from './errors.ts';
import { type ListedPayment, NO_CREDIT, type Payment } from './payment.ts';
import { findPayment, insertPayments, lockPayments } from './payment-store.ts';
import { deleteRefund, findRefund, insertRefunds, listPaidBack, type Refund } from './refund-store.ts';

/** Money out that no bank statement shows, or the entry of a statement with this id. */
export type Outgoing = { bookedOn: string; note: string } | { paymentId: string };

export async function refundPayment(
  context: BaseContext,
  actor: Actor,
  id: string,
  given: Outgoing,
): Promise<ListedPayment> {
  const { sql, clock } = context;
  if ('bookedOn' in given) await refuseFutureDay(context, 'bookedOn', given.bookedOn);
  const now = clock.now();
  await sql.begin(async (tx) => {
    const locked = await lockPayments(tx, 'paymentId' in given ? [id, given.paymentId] : [id]);
    const payment = locked.find((one) => one.id === id);
    if (!payment) throw paymentErrors.PAYMENT_NOT_FOUND();
    if (payment.restCents <= 0) throw allocationFault('NOTHING_LEFT');
    const outgoing =
      'paymentId' in given
        ? locked.find((one) => one.id === given.paymentId)
        : await insertOutgoing(tx, actor, payment, given, now);
    if (!outgoing) throw paymentErrors.PAYMENT_NOT_FOUND();
    if (outgoing.currency !== payment.currency) throw allocationFault('OTHER_CURRENCY');
    if (outgoing.restCents >= 0) throw allocationFault('OTHER_SIGN');
    const amountCents = Math.min(payment.restCents, -outgoing.restCents);
    const refund = { id: uuidv7(now), paymentId: id, outgoingId: outgoing.id, amountCents };
    await insertRefunds(tx, [{ ...refund, createdAt: now, createdBy: actor.name }]);
    await recordAudit(tx, clock, actor, refundEntry('payment.refunded', payment, amountCents));
  });
  return (await findPayment(sql, id))!;
}

async function insertOutgoing(
  tx: Transaction,
  actor: Actor,
  { restCents, currency, payerName, payerIban }: ListedPayment,
  { bookedOn, note }: { bookedOn: string; note: string },
  now: Date,
): Promise<Pick<ListedPayment, 'id' | 'currency' | 'restCents'>> {
  const outgoing: Payment = {
    id: uuidv7(now),
    statementId: null,
    entryId: null,
    bookingKey: null,
    bankAccount: null,
    endToEndId: null,
    bookedOn,
    amountCents: -restCents,
    currency,
    payerName,
    payerIban,
    remittance: note,
    setAside: null,
    ...NO_CREDIT,
    createdAt: now,
    createdBy: actor.name,
  };
  await insertPayments(tx, [outgoing]);
  return { ...outgoing, restCents: -restCents };
}

const refundEntry = (
  action: string,
  payment: Pick<ListedPayment, 'id' | 'currency' | 'creditAccountId'>,
  cents: number,
): AuditEntry => ({
  action,
  accountId: payment.creditAccountId,
  subjectType: 'payment',
  subjectId: payment.id,
  details: { amount: centsToAmount(cents), currency: payment.currency },
});

/** Entries of a new statement that pay back exactly a credit that was to be paid back, to the account it came from. */
export async function takeRefunds(
  tx: Transaction,
  { clock }: BaseContext,
  actor: Actor,
  statementId: string,
): Promise<void> {
  const found = await listPaidBack(tx, statementId);
  const now = clock.now();
  const refunds = found.map(({ paymentId, outgoingId, amountCents }): Refund => {
    const frame = { id: uuidv7(now), createdAt: now, createdBy: actor.name };
    return { ...frame, paymentId, outgoingId, amountCents };
  });
  await insertRefunds(tx, refunds);
  await recordAudits(
    tx,
    clock,
    actor,
    found.map(({ paymentId, amountCents, ...one }) =>
      refundEntry('payment.refunded', { id: paymentId, ...one }, amountCents),
    ),
  );
}

/** An outgoing payment that was noted by hand stays, and can be allocated to something else. */
export async function undoRefund({ sql, clock }: BaseContext, actor: Actor, id: string): Promise<void> {
  await sql.begin(async (tx) => {
    const found = await findRefund(tx, id);
    const locked = await lockPayments(tx, found ? [found.paymentId, found.outgoingId] : []);
    if (!found || !(await deleteRefund(tx, id))) throw paymentErrors.PAYMENT_NOT_FOUND();
    const payment = locked.find((one) => one.id === found.paymentId)!;
    await recordAudit(tx, clock, actor, refundEntry('payment.refund_undone', payment, found.amountCents));
  });
}
