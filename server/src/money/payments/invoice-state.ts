// The state of an invoice for its customer: open, overdue, paid, credited. Pure.
import type { InvoiceKind } from '../../model/invoices/invoice.ts';

export const INVOICE_STATES = ['OPEN', 'PARTLY_PAID', 'OVERDUE', 'PAID', 'CANCELLED', 'CREDITED'] as const;
/** CREDITED: credit notes took back all of it, and nothing was paid. */
export type InvoiceState = (typeof INVOICE_STATES)[number];

interface Settled {
  kind: InvoiceKind;
  dueOn: string;
  grossCents: number;
  /** What cancellations and credit notes took back, zero or negative. */
  correctedCents: number;
  /** Null for a correction, which is part of what is open of its invoice. */
  openCents: number | null;
  cancelledBy: string | null;
}

/** Null for a cancellation or credit note. */
export function stateOf(invoice: Settled, today: string): InvoiceState | null {
  const { openCents, grossCents, correctedCents, dueOn, cancelledBy } = invoice;
  if (openCents === null) return null;
  if (cancelledBy !== null) return 'CANCELLED';
  const paidCents = grossCents + correctedCents - openCents;
  if (openCents <= 0) return correctedCents < 0 && paidCents <= 0 ? 'CREDITED' : 'PAID';
  if (dueOn < today) return 'OVERDUE';
  return paidCents > 0 ? 'PARTLY_PAID' : 'OPEN';
}
