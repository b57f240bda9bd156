// Allocates payments to invoices, takes allocations back, and writes off small differences.
import { amountToCents, centsToAmount } from '../customers/agreements/price.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import type { BaseContext } from '../platform/base-context.ts';
import type { Transaction } from '../platform/db.ts';
import { uuidv7 } from '../platform/ids.ts';
import { findAccountingSettings } from './accounting-settings.ts';
import { allocationFault, isAllocationFault, paymentErrors } from './errors.ts';
import { matchPayments } from './match-payments.ts';
import type { Share } from './matching/match-entry.ts';
import { lockItems } from './open-items-store.ts';
import type { Allocation, ListedPayment, OpenItem, Payment } from './payment.ts';
import {
  deleteAllocation,
  findAllocation,
  findPayment,
  insertAllocations,
  insertPayments,
  listPayments,
  lockPayment,
  setPaymentAside,
} from './payment-store.ts';

/** Money in and credits have different signs; a part has the sign of the whole. */
function isWithin(cents: number, limit: number): boolean {
  return limit >= 0 ? cents >= 0 && cents <= limit : cents <= 0 && cents >= limit;
}

export async function allocatePayment(
  context: BaseContext,
  actor: Actor,
  paymentId: string,
  shares: readonly Share[],
): Promise<ListedPayment> {
  const payment = await context.sql.begin(async (tx) => {
    await allocateIn(tx, context, actor, paymentId, shares);
    return findPayment(tx, paymentId);
  });
  return payment!;
}

async function allocateIn(
  tx: Transaction,
  { clock }: BaseContext,
  actor: Actor,
  paymentId: string,
  shares: readonly Share[],
): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  if (payment === null) throw paymentErrors.PAYMENT_NOT_FOUND();
  const items = await lockItems(
    tx,
    shares.map(({ invoiceId }) => invoiceId),
  );
  const itemOf = new Map(items.map((item) => [item.id, { ...item }]));
  const used = shares.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (!isWithin(used, payment.restCents)) {
    throw allocationFault('MORE_THAN_PAID', { rest: centsToAmount(payment.restCents) });
  }
  const now = clock.now();
  for (const share of shares) {
    const item = itemOf.get(share.invoiceId);
    if (!item) throw paymentErrors.PAYMENT_NOT_FOUND();
    checkShare(payment, item, share);
    // An invoice may be named twice.
    item.openCents -= share.amountCents + share.discountCents;
    await insertAllocations(tx, allocationsOf(share, paymentId, actor, now));
    await recordAudit(tx, clock, actor, {
      action: 'payment.allocated',
      accountId: item.accountId,
      subjectType: 'invoice',
      subjectId: item.id,
      details: {
        invoiceNumber: item.number,
        amount: centsToAmount(share.amountCents),
        discount: centsToAmount(share.discountCents),
        currency: item.currency,
        paymentId,
      },
    });
  }
}

function checkShare(payment: ListedPayment, item: OpenItem, share: Share): void {
  const { number: invoiceNumber } = item;
  if (item.currency !== payment.currency) throw allocationFault('OTHER_CURRENCY', { invoiceNumber });
  const { amountCents, discountCents } = share;
  const isPart = [amountCents, discountCents, amountCents + discountCents].every((cents) =>
    isWithin(cents, item.openCents),
  );
  if (!isPart) {
    throw allocationFault('MORE_THAN_OPEN', { invoiceNumber, open: centsToAmount(item.openCents) });
  }
}

function allocationsOf(share: Share, paymentId: string, actor: Actor, now: Date): Allocation[] {
  const { invoiceId, amountCents, discountCents } = share;
  const frame = { paymentId, invoiceId, reason: null, createdAt: now, createdBy: actor.name };
  const paid = { id: uuidv7(now), ...frame, kind: 'PAYMENT' as const, amountCents };
  const discount = { id: uuidv7(now), ...frame, kind: 'DISCOUNT' as const, amountCents: discountCents };
  return [paid, discount].filter((one) => one.amountCents !== 0);
}

/** Allocates every open payment whose match is certain. Two payments for the same invoice are not: the second stays. */
export async function takeCertain(context: BaseContext, actor: Actor): Promise<number> {
  const payments = await listPayments(context.sql, 'OPEN', MAX_TAKEN, null);
  const { matches } = await matchPayments(context.sql, payments);
  let taken = 0;
  for (const { id } of payments) {
    const match = matches.get(id)!;
    if (match.kind !== 'CERTAIN') continue;
    try {
      await allocatePayment(context, actor, id, match.shares);
      taken += 1;
    } catch (error) {
      if (!isAllocationFault(error)) throw error;
    }
  }
  return taken;
}

const MAX_TAKEN = 200;

export type NotedPayment = Pick<
  Payment,
  'bookedOn' | 'amountCents' | 'currency' | 'payerName' | 'remittance'
>;

/** A payment that no bank statement shows, such as cash, with what it settles. */
export async function notePayment(
  context: BaseContext,
  actor: Actor,
  noted: NotedPayment,
  shares: readonly Share[],
): Promise<ListedPayment> {
  const { sql, clock } = context;
  const now = clock.now();
  const unknown = { statementId: null, entryId: null, bankAccount: null, payerIban: null, endToEndId: null };
  const origin = { setAside: null, createdAt: now, createdBy: actor.name };
  const payment: Payment = { id: uuidv7(now), ...unknown, ...noted, ...origin };
  await sql.begin(async (tx) => {
    await insertPayments(tx, [payment]);
    await recordAudit(tx, clock, actor, {
      action: 'payment.noted',
      accountId: null,
      subjectType: 'payment',
      subjectId: payment.id,
      details: {
        amount: centsToAmount(noted.amountCents),
        currency: noted.currency,
        bookedOn: noted.bookedOn,
      },
    });
    await allocateIn(tx, context, actor, payment.id, shares);
  });
  return (await findPayment(sql, payment.id))!;
}

export async function undoAllocation(context: BaseContext, actor: Actor, id: string): Promise<void> {
  const { sql, clock } = context;
  await sql.begin(async (tx) => {
    const allocation = await findAllocation(tx, id);
    if (allocation === null) throw paymentErrors.PAYMENT_NOT_FOUND();
    const [item] = await lockItems(tx, [allocation.invoiceId]);
    await deleteAllocation(tx, allocation);
    await recordAudit(tx, clock, actor, {
      action: 'allocation.undone',
      accountId: item!.accountId,
      subjectType: 'invoice',
      subjectId: allocation.invoiceId,
      details: {
        invoiceNumber: item!.number,
        kind: allocation.kind,
        amount: centsToAmount(allocation.amountCents),
        currency: item!.currency,
      },
    });
  });
}

/** The rest of a payment stays unallocated for a reason; null takes that back. */
export async function setAside(
  { sql, clock }: BaseContext,
  actor: Actor,
  id: string,
  reason: string | null,
): Promise<ListedPayment> {
  await sql.begin(async (tx) => {
    if ((await lockPayment(tx, id)) === null) throw paymentErrors.PAYMENT_NOT_FOUND();
    await setPaymentAside(tx, id, reason);
    await recordAudit(tx, clock, actor, {
      action: reason === null ? 'payment.taken_up' : 'payment.set_aside',
      accountId: null,
      subjectType: 'payment',
      subjectId: id,
      details: { reason },
    });
  });
  return (await findPayment(sql, id))!;
}

/** Closes an invoice of which only a small difference is open. */
export async function writeOff(
  { sql, clock }: BaseContext,
  actor: Actor,
  invoiceId: string,
  reason: string,
): Promise<void> {
  await sql.begin(async (tx) => {
    const [item] = await lockItems(tx, [invoiceId]);
    if (!item) throw paymentErrors.PAYMENT_NOT_FOUND();
    const { number: invoiceNumber, accountId, openCents, currency } = item;
    if (openCents === 0) throw allocationFault('NOTHING_OPEN', { invoiceNumber });
    const { writeOffLimit } = await findAccountingSettings(tx);
    if (Math.abs(openCents) > amountToCents(writeOffLimit)) {
      throw allocationFault('ABOVE_WRITE_OFF_LIMIT', { invoiceNumber, limit: writeOffLimit });
    }
    const now = clock.now();
    const frame = {
      id: uuidv7(now),
      paymentId: null,
      invoiceId,
      reason,
      createdAt: now,
      createdBy: actor.name,
    };
    await insertAllocations(tx, [{ ...frame, kind: 'WRITE_OFF', amountCents: openCents }]);
    await recordAudit(tx, clock, actor, {
      action: 'invoice.written_off',
      accountId,
      subjectType: 'invoice',
      subjectId: invoiceId,
      details: { invoiceNumber, amount: centsToAmount(openCents), currency, reason },
    });
  });
}
