// How the numbers that people read to each other are written.
import type { Environment } from '../../customers/environment.ts';

/** Drawn from sequences; invoices have a series of their own, without gaps. */
export type NumberKind = 'order' | 'request' | 'quote';

const PREFIXES: Record<Environment, Record<NumberKind | 'invoice', string>> = {
  production: { order: 'VT-', request: 'RQ-', quote: 'QT-', invoice: 'INV-' },
  sandbox: { order: 'SBX-', request: 'SBX-RQ-', quote: 'SBX-QT-', invoice: 'SBX-INV-' },
};

export function writeNumber(kind: NumberKind, environment: Environment, digits: number): string {
  return `${PREFIXES[environment][kind]}${digits}`;
}

/** One series a year, by the operator's calendar. */
export function invoiceSeries(environment: Environment, now: Date, timeZone: string): string {
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now);
  return `${PREFIXES[environment].invoice}${year}`;
}

export function writeInvoiceNumber(series: string, position: number): string {
  return `${series}-${String(position).padStart(5, '0')}`;
}
