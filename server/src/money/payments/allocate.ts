// Allocates payments to invoices.
import { centsToAmount } from '../../model/prices/price.ts';
import { type Actor, type AuditEntry, recordAudit, recordAudits } from '../../operator/audit.ts';
import { refuseFutureDay } from '../../operator/refuse-future-day.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import type { Transaction } from '../../platform/db.ts';
import { ServiceError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { chargeReturnFee } from './charge-return-fee.ts';
import { paymentErrors } from './errors.ts';
import { keepRest } from './keep-rest.ts';
import { matchPayments } from './match-payments.ts';
import type { Share } from './matching/match.ts';
import { listPaidAmounts, lockItems } from './open-items-store.ts';
import {
  type Allocation,
  type KeptRest,
  type ListedPayment,
  NO_CREDIT,
  type OpenItem,
  type Payment,
} from './payment.ts';
import {
  findPayment,
  insertAllocations,
  insertPayments,
  listPayments,
  lockPayments,
  setPaymentAside,
} from './payment-store.ts';
import { settleItems } from './settle-items.ts';

interface Allocating {
  paymentId: string;
  shares: readonly Share[];
}

export async function allocatePayment(
  context: BaseContext,
  actor: Actor,
  paymentId: string,
  shares: readonly Share[],
  { rest = null, chargesFee = false }: { rest?: KeptRest | null; chargesFee?: boolean } = {},
): Promise<ListedPayment> {
  const payment = await context.sql.begin(async (tx) => {
    await allocateIn(tx, context, actor, [{ paymentId, shares }], refuse);
    if (rest) await keepRest(tx, context, actor, paymentId, rest);
    if (chargesFee) await chargeReturnFee(tx, context, actor, paymentId);
    return findPayment(tx, paymentId);
  });
  return payment!;
}

const refuse = (fault: ServiceError): void => {
  throw fault;
};

/** Locks payments before invoices, each in the order of their ids, as every change of allocations does. */
async function allocateIn(
  tx: Transaction,
  { clock }: BaseContext,
  actor: Actor,
  wanted: readonly Allocating[],
  onFault: (fault: ServiceError) => void,
): Promise<number> {
  const payments = await lockPayments(
    tx,
    wanted.map(({ paymentId }) => paymentId),
  );
  const paymentOf = new Map(payments.map((payment) => [payment.id, payment]));
  const items = await lockItems(
    tx,
    wanted.flatMap(({ shares }) => shares.map(({ invoiceId }) => invoiceId)),
  );
  let itemOf: ReadonlyMap<string, OpenItem> = new Map(items.map((item) => [item.id, item]));
  const paid = await listPaidAmounts(
    tx,
    items.map(({ id }) => id),
  );
  const paidOf = new Map(paid.map((one) => [one.id, one]));
  const now = clock.now();
  const allocations: Allocation[] = [];
  const entries: AuditEntry[] = [];
  let taken = 0;
  for (const { paymentId, shares } of wanted) {
    const payment = paymentOf.get(paymentId);
    if (!payment || shares.some(({ invoiceId }) => !itemOf.has(invoiceId))) {
      throw paymentErrors.PAYMENT_NOT_FOUND();
    }
    const settled = settleItems(payment, itemOf, shares, paidOf);
    if (settled instanceof ServiceError) {
      onFault(settled);
      continue;
    }
    itemOf = settled;
    taken += 1;
    for (const share of shares) {
      allocations.push(...allocationsOf(share, paymentId, actor, now));
      entries.push(allocatedEntry(paymentId, itemOf.get(share.invoiceId)!, share));
    }
  }
  await insertAllocations(tx, allocations);
  await recordAudits(tx, clock, actor, entries);
  return taken;
}

function allocatedEntry(paymentId: string, item: OpenItem, share: Share): AuditEntry {
  return {
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
  };
}

function allocationsOf(share: Share, paymentId: string, actor: Actor, now: Date): Allocation[] {
  const { invoiceId, amountCents, discountCents } = share;
  const frame = { paymentId, invoiceId, reason: null, setOffId: null, createdAt: now, createdBy: actor.name };
  const paid = { id: uuidv7(now), ...frame, kind: 'PAYMENT' as const, amountCents };
  const discount = { id: uuidv7(now), ...frame, kind: 'DISCOUNT' as const, amountCents: discountCents };
  return [paid, discount].filter((one) => one.amountCents !== 0);
}

/** Allocates every open payment whose match is certain. Two payments for the same invoice are not: the second stays. */
export async function allocateCertainMatches(context: BaseContext, actor: Actor): Promise<number> {
  const { sql } = context;
  const payments = await listPayments(sql, 'OPEN', MAX_TAKEN, null);
  const { matches } = await matchPayments(sql, payments);
  const certain = payments.flatMap(({ id: paymentId }) => {
    const match = matches.get(paymentId)!;
    return match.kind === 'CERTAIN' ? [{ paymentId, shares: match.shares }] : [];
  });
  let taken = 0;
  for (let at = 0; at < certain.length; at += PAYMENTS_PER_TRANSACTION) {
    const batch = certain.slice(at, at + PAYMENTS_PER_TRANSACTION);
    taken += await sql.begin((tx) => allocateIn(tx, context, actor, batch, () => {}));
  }
  return taken;
}

const MAX_TAKEN = 200;
/** Few, because their payments and invoices stay locked until the end. */
const PAYMENTS_PER_TRANSACTION = 50;

export type NotedPayment = Pick<
  Payment,
  'bookedOn' | 'amountCents' | 'currency' | 'payerName' | 'remittance'
>;

/** A payment that no bank statement shows, such as cash, with what it settles. */
export async function recordManualPayment(
  context: BaseContext,
  actor: Actor,
  noted: NotedPayment,
  shares: readonly Share[],
): Promise<ListedPayment> {
  const { sql, clock } = context;
  await refuseFutureDay(context, 'bookedOn', noted.bookedOn);
  const now = clock.now();
  const unknown = {
    statementId: null,
    entryId: null,
    bookingKey: null,
    bankAccount: null,
    payerIban: null,
    endToEndId: null,
  };
  const origin = { setAside: null, ...NO_CREDIT, createdAt: now, createdBy: actor.name };
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
    await allocateIn(tx, context, actor, [{ paymentId: payment.id, shares }], refuse);
  });
  return (await findPayment(sql, payment.id))!;
}

/** The rest of a payment stays unallocated for a reason; null takes that back. */
export async function setAside(
  { sql, clock }: BaseContext,
  actor: Actor,
  id: string,
  reason: string | null,
): Promise<ListedPayment> {
  await sql.begin(async (tx) => {
    if ((await lockPayments(tx, [id])).length === 0) throw paymentErrors.PAYMENT_NOT_FOUND();
    await setPaymentAside(tx, id, reason);
    await recordAudit(tx, clock, actor, {
      action: reason === null ? 'payment.reopened' : 'payment.set_aside',
      accountId: null,
      subjectType: 'payment',
      subjectId: id,
      details: { reason },
    });
  });
  return (await findPayment(sql, id))!;
}
