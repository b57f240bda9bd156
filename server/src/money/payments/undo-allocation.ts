// Takes allocations back: one, or everything that was decided about a payment.
import { centsToAmount } from '../../model/prices/price.ts';
import { type Actor, type AuditEntry, recordAudit, recordAudits } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { allocationFault, paymentErrors } from './errors.ts';
import { creditEntry } from './keep-rest.ts';
import { lockItems } from './open-items-store.ts';
import type { Allocation, ListedPayment, OpenItem } from './payment.ts';
import {
  deleteAllocation,
  findAllocation,
  findPayment,
  listAllocationsOf,
  listInvoicesOf,
  lockPayments,
  setCredit,
} from './payment-store.ts';

/** With the discount of the same payment, and the other side of a set-off. */
export async function undoAllocation(context: BaseContext, actor: Actor, id: string): Promise<void> {
  const { sql, clock } = context;
  await sql.begin(async (tx) => {
    const found = await findAllocation(tx, id);
    if (found?.paymentId) await lockPayments(tx, [found.paymentId]);
    const items = await lockItems(tx, found ? await listInvoicesOf(tx, found) : []);
    const item = items.find(({ id }) => id === found?.invoiceId);
    // Another call may have removed it before the lock.
    const allocation = await findAllocation(tx, id);
    if (allocation === null) throw paymentErrors.PAYMENT_NOT_FOUND();
    await deleteAllocation(tx, allocation);
    await recordAudit(tx, clock, actor, undoneEntry(allocation, item!));
  });
}

function undoneEntry(allocation: Allocation, item: OpenItem): AuditEntry {
  return {
    action: 'allocation.undone',
    accountId: item.accountId,
    subjectType: 'invoice',
    subjectId: allocation.invoiceId,
    details: {
      invoiceNumber: item.number,
      kind: allocation.kind,
      amount: centsToAmount(allocation.amountCents),
      currency: item.currency,
    },
  };
}

/** All allocations of a payment, what it paid back, and the credit that its rest was. */
export async function takeBackPayment(
  { sql, clock }: BaseContext,
  actor: Actor,
  id: string,
): Promise<ListedPayment> {
  await sql.begin(async (tx) => {
    const [payment] = await lockPayments(tx, [id]);
    if (!payment) throw paymentErrors.PAYMENT_NOT_FOUND();
    if (payment.refunds.length > 0) throw allocationFault('PAID_BACK');
    const allocations = await listAllocationsOf(tx, id);
    const items = await lockItems(
      tx,
      allocations.map(({ invoiceId }) => invoiceId),
    );
    const itemOf = new Map(items.map((item) => [item.id, item]));
    const entries = allocations.map((one) => undoneEntry(one, itemOf.get(one.invoiceId)!));
    for (const allocation of allocations) await deleteAllocation(tx, allocation);
    if (payment.creditAccountId !== null) {
      await setCredit(tx, id, null);
      entries.push(creditEntry(payment, null));
    }
    await recordAudits(tx, clock, actor, entries);
  });
  return (await findPayment(sql, id))!;
}
