// An invoice, a cancellation or a credit note with its lines and totals. Pure.
import type { ContractingParty } from '../account.ts';
import type { AgreementTerms } from '../prices/agreement.ts';
import { toEuroCents } from '../prices/exchange-rate.ts';
import { type VatCategory, type VatGroup, vatGroupsOf } from './vat.ts';

export const INVOICE_KINDS = ['INVOICE', 'CANCELLATION', 'CREDIT_NOTE'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** PASS_THROUGH is an official fee that the customer pays at cost, without VAT. */
export const LINE_KINDS = ['TRANSPORT', 'EXTRA', 'EXPENSE', 'PASS_THROUGH'] as const;

export interface InvoiceLine {
  orderId: string | null;
  extraId: string | null;
  kind: (typeof LINE_KINDS)[number];
  /** In the language of the document. */
  description: string;
  quantity: number;
  /** Code of UN/ECE recommendation 20. */
  unit: string;
  /** A decimal in units of the currency. */
  unitNet: string;
  netCents: number;
  vatCategory: VatCategory;
  /** Percent. */
  vatRate: number;
  /** On a credit note: the position of the line in the corrected invoice. */
  correctsPosition?: number;
}

export interface InvoiceTotals {
  netCents: number;
  vatCents: number;
  grossCents: number;
  vatGroups: VatGroup[];
}

export type Discount = AgreementTerms['payment']['discount'];

/** The content of an invoice, before it has its number. */
export interface InvoiceDraft extends InvoiceTotals {
  kind: InvoiceKind;
  /** The day in the operator's time zone: 2026-11-17. */
  invoiceDate: string;
  dueOn: string;
  discount: Discount;
  currency: string;
  /** Units of the currency for one euro; null for euro, and if no rate is known. */
  exchangeRate: number | null;
  /** The recipient; null only in the sandbox. */
  party: ContractingParty | null;
  lines: InvoiceLine[];
  corrected: CorrectedInvoice | null;
  reason: string | null;
}

/** The invoice that a cancellation or credit note refers to. */
interface CorrectedInvoice {
  id: string;
  number: string;
  invoiceDate: string;
}

/** VAT is rounded per group; net and gross are sums. */
export function totalsOf(lines: readonly InvoiceLine[]): InvoiceTotals {
  return sumGroups(vatGroupsOf(lines));
}

export function sumGroups(vatGroups: VatGroup[]): InvoiceTotals {
  const netCents = vatGroups.reduce((sum, group) => sum + group.netCents, 0);
  const vatCents = vatGroups.reduce((sum, group) => sum + group.vatCents, 0);
  return { netCents, vatCents, grossCents: netCents + vatCents, vatGroups };
}

/** The law asks for it on an invoice in another currency. Null in euro, without VAT, and without a rate. */
export function vatInEuroCents({
  vatCents,
  exchangeRate,
}: Pick<InvoiceDraft, 'vatCents' | 'exchangeRate'>): number | null {
  return exchangeRate === null || vatCents === 0 ? null : toEuroCents(vatCents, exchangeRate);
}

/** The ids of the orders that the lines belong to, each once. */
export function ordersOfLines(lines: readonly Pick<InvoiceLine, 'orderId'>[]): string[] {
  return [...new Set(lines.flatMap(({ orderId }) => orderId ?? []))];
}

export const minus = (value: number) => (value === 0 ? 0 : -value);

/** The lines that take others back: negative quantities at the same prices. */
export function negatedLines(lines: readonly InvoiceLine[]): InvoiceLine[] {
  return lines.map((line) => ({
    ...line,
    quantity: minus(line.quantity),
    netCents: minus(line.netCents),
  }));
}
