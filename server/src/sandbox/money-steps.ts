// The steps of accounting in the sandbox: test invoices with numbers of their own, corrections and simulated payments.

import { type Letterhead, loadLetterhead } from '../documents/letterhead.ts';
import type { EventName } from '../model/orders/event-catalog.ts';
import { type Command, isAllowed } from '../model/orders/lifecycle.ts';
import type { Order } from '../model/orders/order.ts';
import { draftCancellation, draftInvoices } from '../money/invoices/draft-invoice.ts';
import { getInvoiceOf } from '../money/invoices/invoice-store.ts';
import { type PreparedInvoices, prepareTestInvoice, recordInvoices } from '../money/invoices/issuer.ts';
import type { Actor } from '../operator/audit.ts';
import { applyCommand } from '../orders/act/apply-command.ts';
import type { Core } from '../orders/records/core.ts';
import { uuidv7 } from '../platform/ids.ts';
import { dayOf } from '../platform/time-zones.ts';
import type { PreparedStep } from './process.ts';
import type { MoneyStep } from './scenarios.ts';
import { insertSimulatedPayment } from './store.ts';

const CANCEL_REASON = 'Simulated correction: the invoice is issued again';

/** With the agreed price and all approved extras. */
export async function prepareTestInvoiceOf(
  core: Core,
  letterhead: Letterhead,
  order: Order,
  announcedBy?: EventName,
): Promise<PreparedInvoices> {
  const [drafted] = await draftInvoices(core, letterhead, [[order]]);
  return prepareTestInvoice(core, letterhead, drafted!, announcedBy);
}

/** Null if the order is not in a status for it. */
export async function prepareMoney(
  core: Core,
  actor: Actor,
  order: Order,
  step: MoneyStep,
): Promise<PreparedStep | null> {
  if (step === 'payment') return preparePayment(core, order);
  if (!isAllowed(step, order)) return null;
  const letterhead = await loadLetterhead(core.sql, order.accountId);
  const { test, command } =
    step === 'cancel_invoice'
      ? await prepareCancellation(core, letterhead, order)
      : await prepareInvoice(core, letterhead, order, step);
  return async (tx) => {
    const documents = test.invoices.map(({ rendered }) => rendered.pdf);
    const changed = await applyCommand(core, tx, order, { actor, command, documents });
    await recordInvoices(tx, test);
    return changed;
  };
}

interface PreparedTest {
  test: PreparedInvoices;
  command: Command;
}

async function prepareInvoice(
  core: Core,
  letterhead: Letterhead,
  order: Order,
  name: 'invoice' | 'invoice_extras' | 'reinvoice',
): Promise<PreparedTest> {
  const test = await prepareTestInvoiceOf(core, letterhead, order);
  return { test, command: { name, invoiceNumber: test.invoices[0]!.invoice.number } };
}

async function prepareCancellation(core: Core, letterhead: Letterhead, order: Order): Promise<PreparedTest> {
  const invoiceNumber = order.invoiceNumber!;
  const reason = CANCEL_REASON;
  const draft = await draftCancellation(core, letterhead, order, { invoiceNumber, reason });
  const test = await prepareTestInvoice(core, letterhead, { orders: [order], draft });
  const cancellationNumber = test.invoices[0]!.invoice.number;
  return { test, command: { name: 'cancel_invoice', cancellationNumber, invoiceNumber, reason } };
}

/** Pays the order's invoice as a whole. */
async function preparePayment(core: Core, order: Order): Promise<PreparedStep | null> {
  if (order.invoiceNumber === null) return null;
  const { id: invoiceId, grossCents } = await getInvoiceOf(core.sql, order.id, order.invoiceNumber);
  const { operator } = await loadLetterhead(core.sql, order.accountId);
  const now = core.clock.now();
  const bookedOn = dayOf(operator.timeZone, now);
  return async (tx) => {
    await insertSimulatedPayment(tx, { id: uuidv7(now), invoiceId, bookedOn, amountCents: grossCents });
    return order;
  };
}
