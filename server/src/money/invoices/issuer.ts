// The one path of every invoice and correction.
// It is numbered and rendered before anything is locked, then stored in the transaction that takes its number.
import { type Letterhead, loadLetterhead, type Sender } from '../../documents/letterhead.ts';
import type { Environment } from '../../model/environment.ts';
import type { InvoiceDraft } from '../../model/invoices/invoice.ts';
import type { EventName } from '../../model/orders/event-catalog.ts';
import { formatInvoiceNumber, invoiceSeries } from '../../model/orders/numbers.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Core } from '../../orders/records/core.ts';
import { peekNextPosition, takePosition, takePositions } from '../../orders/records/number-store.ts';
import type { Transaction } from '../../platform/db.ts';
import { invoiceMissing } from './e-invoice.ts';
import { findNumberScheme } from './number-scheme.ts';
import { recordInvoice } from './record-invoice.ts';
import { type RenderedInvoice, renderInvoice } from './render-invoice.ts';

/** An invoice before it has a number, and the orders it is about: at least one. */
export interface DraftedInvoice {
  orders: Order[];
  draft: InvoiceDraft;
}

export interface IssuedInvoice {
  orders: Order[];
  invoice: InvoiceDraft & { number: string };
}

export interface PreparedInvoice extends IssuedInvoice {
  rendered: RenderedInvoice;
}

export interface PreparedInvoices {
  letterhead: Letterhead;
  accountId: string;
  environment: Environment;
  series: string;
  /** The position of the first number; the others follow it. */
  first: number;
  invoices: PreparedInvoice[];
}

interface Preparation {
  accountId: string;
  environment: Environment;
  /** Loaded for a whole run. */
  sender?: Sender | undefined;
  /** `numberAt(0)` is the number of the first invoice. */
  draft(letterhead: Letterhead, numberAt: (index: number) => string): Promise<DraftedInvoice[]>;
}

/** Provisional: another invoice may take it first. */
export async function findNextInvoiceNumber({ sql, clock }: Core, timeZone: string): Promise<string> {
  const { prefix } = await findNumberScheme(sql);
  const series = invoiceSeries('production', clock.now(), timeZone, prefix);
  return formatInvoiceNumber(series, await peekNextPosition(sql, series));
}

/** Invoices in this process are issued one after the other, so that they rarely take each other's number. */
export function issueInTurn<Result>(core: Core, issue: () => Promise<Result>): Promise<Result> {
  return core.orderMutex.run('invoices', issue);
}

/** Renders the invoices with the next numbers, which `takeNumbers` takes under the lock. */
export async function prepareInvoices(
  core: Core,
  { accountId, environment, sender, draft }: Preparation,
): Promise<PreparedInvoices> {
  const letterhead = await loadLetterhead(core.sql, accountId, sender);
  const series = await seriesOf(core, letterhead, environment);
  const first = await peekNextPosition(core.sql, series);
  const numberAt = (index: number) => formatInvoiceNumber(series, first + index);
  const drafts = await draft(letterhead, numberAt);
  // A correction goes to the party of its invoice, also if the customer was deleted since.
  for (const { draft: one } of drafts) {
    const missing = invoiceMissing(letterhead.operator, one);
    if (missing) throw missing;
  }
  const invoices = await Promise.all(
    drafts.map((drafted, index) => renderNumbered(core, letterhead, drafted, numberAt(index))),
  );
  return { letterhead, accountId, environment, series, first, invoices };
}

/** The number is taken at once, because test numbers may have gaps: the step that took one may still fail. */
export async function prepareTestInvoice(
  core: Core,
  letterhead: Letterhead,
  drafted: DraftedInvoice,
  announcedBy: EventName = 'invoice.created',
): Promise<PreparedInvoices> {
  const { accountId, environment } = drafted.orders[0]!;
  const series = await seriesOf(core, letterhead, environment);
  const first = await takePosition(core.sql, series);
  const number = formatInvoiceNumber(series, first);
  const invoices = [await renderNumbered(core, letterhead, drafted, number, announcedBy)];
  return { letterhead, accountId, environment, series, first, invoices };
}

/** The year in the operator's time zone: an invoice of New Year's Eve there belongs to the old year. */
async function seriesOf(
  { sql, clock }: Core,
  { operator }: Letterhead,
  environment: Environment,
): Promise<string> {
  const { prefix } = await findNumberScheme(sql);
  return invoiceSeries(environment, clock.now(), operator.timeZone, prefix);
}

async function renderNumbered(
  core: Core,
  letterhead: Letterhead,
  { orders, draft }: DraftedInvoice,
  number: string,
  announcedBy: EventName = 'invoice.created',
): Promise<PreparedInvoice> {
  const invoice = { ...draft, number };
  const [order, ...others] = orders;
  const rendered = await renderInvoice(core, letterhead, order!, invoice, announcedBy, others);
  return { orders, invoice, rendered };
}

/** False if another invoice took one of the numbers first: then all are prepared again. */
export async function takeNumbers(
  tx: Transaction,
  { series, first, invoices }: PreparedInvoices,
): Promise<boolean> {
  return (await takePositions(tx, series, invoices.length)) === first;
}

/** Stores the invoices and queues their mails, after the orders have changed. */
export async function recordInvoices(
  tx: Transaction,
  { letterhead, accountId, environment, invoices }: PreparedInvoices,
): Promise<void> {
  for (const { invoice, rendered } of invoices) {
    await recordInvoice(tx, { letterhead, accountId, environment, invoice, rendered });
  }
}
