// Formats the order, request, quote and invoice numbers that people read out to each other.
import type { Environment } from '../environment.ts';

/** Drawn from sequences. Invoices have a separate series without gaps. */
export type NumberKind = 'order' | 'request' | 'quote';

const TEST_INVOICE_PREFIX = 'SBX-INV-';
const PREFIXES: Record<Environment, Record<NumberKind, string>> = {
  production: { order: 'VT-', request: 'RQ-', quote: 'QT-' },
  sandbox: { order: 'SBX-', request: 'SBX-RQ-', quote: 'SBX-QT-' },
};

export function formatNumber(kind: NumberKind, environment: Environment, digits: number): string {
  return `${PREFIXES[environment][kind]}${digits}`;
}

/** One series per year, in the operator's time zone. In production the operator may have a prefix of its own. */
export function invoiceSeries(environment: Environment, now: Date, timeZone: string, prefix: string): string {
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now);
  return environment === 'production' ? `${prefix}-${year}` : `${TEST_INVOICE_PREFIX}${year}`;
}

export function formatInvoiceNumber(series: string, position: number): string {
  return `${series}-${String(position).padStart(5, '0')}`;
}

/** 18 characters of 5 bits each, so that the address of a tracking page cannot be guessed. */
export const TRACKING_NUMBER_LENGTH = 18;

/**
 * Parses a tracking number as people type it: in groups, in any letter case, with letters for look-alike
 * digits.
 */
export function readTrackingNumber(text: string): string {
  return text
    .slice(0, MAX_TYPED_LENGTH)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

const MAX_TYPED_LENGTH = 100;

/** In groups of four, as people read it out. */
export function writeTrackingNumber(trackingNumber: string): string {
  return trackingNumber.replace(/.{4}(?=.)/g, '$& ');
}
