// Formats the order, request, quote and invoice numbers that people read out to each other.
import type { Environment } from '../../customers/environment.ts';

/** Drawn from sequences. Invoices have their own series, without gaps. */
export type NumberKind = 'order' | 'request' | 'quote';

const PREFIXES: Record<Environment, Record<NumberKind | 'invoice', string>> = {
  production: { order: 'VT-', request: 'RQ-', quote: 'QT-', invoice: 'INV-' },
  sandbox: { order: 'SBX-', request: 'SBX-RQ-', quote: 'SBX-QT-', invoice: 'SBX-INV-' },
};

export function formatNumber(kind: NumberKind, environment: Environment, digits: number): string {
  return `${PREFIXES[environment][kind]}${digits}`;
}

/** One series per year, in the operator's time zone. */
export function invoiceSeries(environment: Environment, now: Date, timeZone: string): string {
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now);
  return `${PREFIXES[environment].invoice}${year}`;
}

export function formatInvoiceNumber(series: string, position: number): string {
  return `${series}-${String(position).padStart(5, '0')}`;
}
