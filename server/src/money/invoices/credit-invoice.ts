// Credits lines of an invoice by a credit note; the invoice stays valid for the rest.

import {
  type CreditedLine,
  creditLines,
  creditProblems,
  creditTotals,
  type VatBefore,
} from '../../model/invoices/credit.ts';
import type { InvoiceLine, InvoiceTotals } from '../../model/invoices/invoice.ts';
import { prepareCommand } from '../../orders/act/prepare-command.ts';
import type { Core } from '../../orders/records/core.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import type { Db } from '../../platform/db.ts';
import { draftCorrection } from './draft-invoice.ts';
import {
  findOthersOnInvoice,
  getInvoiceOf,
  type Invoice,
  listCreditedVat,
  sumCreditedLines,
} from './invoice-store.ts';
import { type AlsoRecord, type InvoiceRequest, issueInvoice } from './issue-invoices.ts';

export interface Credit {
  /** The invoice that the caller saw; by default the order's current one. */
  invoiceNumber?: string | undefined;
  lines: CreditedLine[];
  reason: string;
}

/** The credit note is a document of the order it is asked for and of the orders whose lines it credits. */
export function creditInvoice(core: Core, request: InvoiceRequest, credit: Credit, alsoRecord?: AlsoRecord) {
  const { lines: credited, reason } = credit;
  return issueInvoice(core, request, {
    command: 'credit_invoice',
    ...(alsoRecord && { alsoRecord }),
    async findOthers(db, order) {
      const others = await findOthersOnInvoice(db, order, credit.invoiceNumber ?? order.invoiceNumber);
      if (others.length === 0) return [];
      const { lines } = await getInvoiceOf(db, order.id, credit.invoiceNumber ?? order.invoiceNumber!);
      const orderIds = credited.map(({ position }) => lines[position - 1]?.orderId);
      return others.filter(({ id }) => orderIds.includes(id));
    },
    async draft(order, letterhead, creditNoteNumber) {
      const invoiceNumber = credit.invoiceNumber ?? order.invoiceNumber ?? '';
      const named = { name: 'credit_invoice' as const, creditNoteNumber, invoiceNumber, reason };
      const { command } = await prepareCommand(core, order, named);
      const invoice = await getInvoiceOf(core.sql, order.id, invoiceNumber);
      const lines = await takeLines(core.sql, invoice, credited);
      const totals = creditTotals(lines, await readVatBefore(core.sql, invoice));
      const correction = { kind: 'CREDIT_NOTE' as const, lines, totals, reason };
      return { command, draft: draftCorrection(letterhead, invoice, correction, core.clock.now()) };
    },
  });
}

/** The lines of a credit note on the invoice; refuses more than is left of a line. */
async function takeLines(
  db: Db,
  { id, lines }: Invoice,
  credited: readonly CreditedLine[],
): Promise<InvoiceLine[]> {
  const before = await sumCreditedLines(db, id);
  const problems = creditProblems(lines, credited, before);
  if (problems.length > 0) throw invalidFields(problems);
  return creditLines(lines, credited, before);
}

async function readVatBefore(db: Db, { id, vatGroups }: Invoice): Promise<VatBefore> {
  return { invoice: vatGroups, credited: await listCreditedVat(db, id) };
}

/** The sum of a credit note, by the same rules; nothing is stored. */
export async function previewCredit(
  db: Db,
  invoice: Invoice,
  credited: readonly CreditedLine[],
): Promise<InvoiceTotals> {
  return creditTotals(await takeLines(db, invoice, credited), await readVatBefore(db, invoice));
}
