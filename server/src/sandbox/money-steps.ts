// The steps of accounting in the sandbox: test invoices with numbers of their own, corrections and simulated payments.

import { listBillableExtras } from '../dispatch/extras/billable-store.ts';
import { type Letterhead, loadLetterhead } from '../documents/letterhead.ts';
import { type InvoiceDraft, negatedLines } from '../model/invoices/invoice.ts';
import type { EventName } from '../model/orders/event-catalog.ts';
import { type Command, isAllowed } from '../model/orders/lifecycle.ts';
import { formatInvoiceNumber, invoiceSeries } from '../model/orders/numbers.ts';
import type { Order } from '../model/orders/order.ts';
import { draftCorrection, draftInvoice } from '../money/invoices/draft-invoice.ts';
import { getInvoiceOf } from '../money/invoices/invoice-store.ts';
import { recordInvoice } from '../money/invoices/record-invoice.ts';
import { type RenderedInvoice, renderInvoice } from '../money/invoices/render-invoice.ts';
import type { Actor } from '../operator/audit.ts';
import { applyCommand } from '../orders/act/apply-command.ts';
import type { Core } from '../orders/records/core.ts';
import { takePosition } from '../orders/records/number-store.ts';
import type { Transaction } from '../platform/db.ts';
import { uuidv7 } from '../platform/ids.ts';
import { dayOf } from '../platform/time-zones.ts';
import type { PreparedStep } from './process.ts';
import type { MoneyStep } from './scenarios.ts';
import { insertSimulatedPayment } from './store.ts';

export const CANCEL_REASON = 'Simulated correction: the invoice is issued again';

export interface TestInvoice {
  invoice: InvoiceDraft & { number: string };
  rendered: RenderedInvoice;
}

/** Test invoice numbers may have gaps: the step that took one may still fail. */
async function takeInvoiceNumber(core: Core, order: Order, timeZone: string): Promise<string> {
  const series = invoiceSeries(order.environment, core.clock.now(), timeZone);
  return formatInvoiceNumber(series, await takePosition(core.sql, series));
}

async function renderTestInvoice(
  core: Core,
  letterhead: Letterhead,
  order: Order,
  draft: InvoiceDraft,
  announcedBy: EventName,
): Promise<TestInvoice> {
  const number = await takeInvoiceNumber(core, order, letterhead.operator.timeZone);
  const invoice = { ...draft, number };
  return { invoice, rendered: await renderInvoice(core, letterhead, order, invoice, announcedBy) };
}

/** With the agreed price and all approved extras. */
export async function prepareTestInvoice(
  core: Core,
  letterhead: Letterhead,
  order: Order,
  announcedBy: EventName,
): Promise<TestInvoice> {
  const { terms } = await core.agreements.current(order.accountId);
  const extras = await listBillableExtras(core.sql, [order.id]);
  const draft = draftInvoice(letterhead, terms, [order], extras, core.clock.now());
  return renderTestInvoice(core, letterhead, order, draft, announcedBy);
}

export function recordTestInvoice(
  tx: Transaction,
  { accountId, environment }: Order,
  { invoice, rendered }: TestInvoice,
): Promise<void> {
  return recordInvoice(tx, { accountId, environment, invoice, rendered });
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
    const documents = [test.rendered.pdf];
    const changed = await applyCommand(core, tx, order, { actor, command, documents });
    await recordTestInvoice(tx, order, test);
    return changed;
  };
}

interface PreparedInvoice {
  test: TestInvoice;
  command: Command;
}

async function prepareInvoice(
  core: Core,
  letterhead: Letterhead,
  order: Order,
  name: 'invoice' | 'invoice_extras' | 'reinvoice',
): Promise<PreparedInvoice> {
  const test = await prepareTestInvoice(core, letterhead, order, 'invoice.created');
  return { test, command: { name, invoiceNumber: test.invoice.number } };
}

async function prepareCancellation(
  core: Core,
  letterhead: Letterhead,
  order: Order,
): Promise<PreparedInvoice> {
  const invoiceNumber = order.invoiceNumber!;
  const cancelled = await getInvoiceOf(core.sql, order.id, invoiceNumber);
  const correction = {
    kind: 'CANCELLATION' as const,
    lines: negatedLines(cancelled.lines),
    reason: CANCEL_REASON,
  };
  const draft = draftCorrection(letterhead, cancelled, correction, core.clock.now());
  const test = await renderTestInvoice(core, letterhead, order, draft, 'invoice.created');
  const cancellationNumber = test.invoice.number;
  const command = {
    name: 'cancel_invoice',
    cancellationNumber,
    invoiceNumber,
    reason: CANCEL_REASON,
  } as const;
  return { test, command };
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
