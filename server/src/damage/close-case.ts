// Closes a case with its outcome: a credit note for the customer, a cost of the operator, or nothing.
import { keepCost } from '../dispatch/extras/keep-cost.ts';
import { paidNetCents } from '../dispatch/extras/price-extra.ts';
import type { CreditedLine } from '../model/invoices/credit.ts';
import type { Order } from '../model/orders/order.ts';
import { creditInvoice } from '../money/invoices/credit-invoice.ts';
import { getInvoiceOf, sumCreditedLines } from '../money/invoices/invoice-store.ts';
import type { Actor } from '../operator/audit.ts';
import { refuseFutureDay } from '../operator/refuse-future-day.ts';
import { applyCommand } from '../orders/act/apply-command.ts';
import type { Core } from '../orders/records/core.ts';
import { getAnyOrder } from '../orders/records/find-order.ts';
import { invalidFields } from '../platform/call-errors.ts';
import type { Db, Transaction } from '../platform/db.ts';
import { uuidv7 } from '../platform/ids.ts';
import { changesOfStep, isPossible } from './case-steps.ts';
import { insertOutcome, updateCase } from './case-store.ts';
import { withPossible } from './change-case.ts';
import type { DamageCase, Outcome } from './damage-case.ts';
import { notChangeable } from './errors.ts';
import { checkSeen, getCase, recordCaseAudit, refuseInSandbox, runOnCase, type Seen } from './run-on-case.ts';
import { creditableCents, creditProblems, spreadCredit } from './spread-credit.ts';

export type Closing =
  | { outcome: 'CREDIT'; netCents: number; reason: string }
  | { outcome: 'COST'; paidGrossCents: number; paidVatRate: number; paidOn: string; reason: string }
  | { outcome: 'NONE'; reason: string };

export async function closeCase(
  core: Core,
  actor: Actor,
  reference: string,
  closing: Closing,
  seen: Seen,
): Promise<DamageCase> {
  if (closing.outcome === 'CREDIT') return closeWithCredit(core, actor, reference, closing, seen);
  if (closing.outcome === 'COST') await refuseFutureDay(core, 'paidOn', closing.paidOn);
  return runOnCase(core, reference, async (tx, found, order) => {
    checkClosable(found, seen);
    if (closing.outcome === 'NONE')
      return recordClosing(core, tx, actor, found, order, { kind: 'NONE', ...closing });
    const { outcome: kind, reason, ...paid } = closing;
    const cost = { kind: 'DAMAGE', ...paid, note: found.number } as const;
    const { id: extraId } = await keepCost(core, tx, actor, order, cost);
    const done = { kind, reason, netCents: paidNetCents(paid), extraId };
    return recordClosing(core, tx, actor, found, order, done);
  });
}

function checkClosable(found: DamageCase, seen: Seen): void {
  checkSeen(found, seen);
  if (!isPossible('close', found)) throw notChangeable('STATE', withPossible(found));
}

type Done = Pick<Outcome, 'kind' | 'reason'> &
  Partial<Pick<Outcome, 'netCents' | 'extraId' | 'creditNoteNumber'>>;

/** Also ends the complaint of the order. */
async function recordClosing(
  core: Core,
  tx: Transaction,
  actor: Actor,
  found: DamageCase,
  order: Order,
  { kind, reason, netCents = null, extraId = null, creditNoteNumber = null }: Done,
): Promise<DamageCase> {
  const now = core.clock.now();
  const { id: caseId, accountId, currency } = found;
  const closed = await updateCase(tx, found, changesOfStep('close', now), now);
  const done = { kind, reason, netCents, currency, extraId, creditNoteNumber };
  await insertOutcome(tx, {
    id: uuidv7(now),
    caseId,
    accountId,
    ...done,
    createdAt: now,
    createdBy: actor.name,
  });
  const details = { outcome: kind, netCents, currency, creditNoteNumber };
  await recordCaseAudit(core, tx, actor, 'closed', closed, details);
  if (order.status === 'COMPLAINT') {
    await applyCommand(core, tx, order, { actor, command: { name: 'settle' } });
  }
  return closed;
}

/** The amount that a credit note could take back of the order's invoice; null without an invoice. */
export async function readCreditable(
  db: Db,
  { id, invoiceNumber }: Pick<Order, 'id' | 'invoiceNumber'>,
): Promise<{ invoiceNumber: string; maxCents: number; currency: string } | null> {
  if (invoiceNumber === null) return null;
  const invoice = await getInvoiceOf(db, id, invoiceNumber);
  const before = await sumCreditedLines(db, invoice.id);
  return {
    invoiceNumber,
    maxCents: creditableCents(invoice.lines, id, before),
    currency: invoice.currency,
  };
}

async function chooseLines(db: Db, order: Order, netCents: number): Promise<CreditedLine[]> {
  if (order.invoiceNumber === null) return [];
  const { id, lines } = await getInvoiceOf(db, order.id, order.invoiceNumber);
  const before = await sumCreditedLines(db, id);
  const problems = creditProblems(netCents, creditableCents(lines, order.id, before));
  if (problems.length > 0) throw invalidFields(problems);
  return spreadCredit(lines, order.id, before, netCents);
}

/** The credit note and the end of the case commit together. */
async function closeWithCredit(
  core: Core,
  actor: Actor,
  reference: string,
  { netCents, reason }: Extract<Closing, { outcome: 'CREDIT' }>,
  seen: Seen,
): Promise<DamageCase> {
  const before = await getCase(core.sql, reference);
  refuseInSandbox(before);
  checkClosable(before, seen);
  const order = await getAnyOrder(core.sql, before.orderId);
  const lines = await chooseLines(core.sql, order, netCents);
  const request = { reference: order.id, actor, expectedVersion: undefined, idempotency: null };
  const text = `${before.number}: ${reason}`;
  const credit = { lines, reason: text, invoiceNumber: order.invoiceNumber ?? undefined };
  await creditInvoice(core, request, credit, async (tx, changed, creditNoteNumber) => {
    const found = await getCase(tx, before.id);
    checkClosable(found, seen);
    const done = { kind: 'CREDIT', reason, netCents, creditNoteNumber } as const;
    await recordClosing(core, tx, actor, found, changed, done);
  });
  return getCase(core.sql, before.id);
}
