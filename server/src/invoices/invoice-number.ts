// Gapless invoice numbers, one series a year.

import type { Environment } from '../http/trace.ts';
import { nextInNumberSeries } from '../orders/number-store.ts';
import type { Transaction } from '../platform/db.ts';

/** The year is the operator's: an invoice of New Year's Eve belongs to the year it was still there. */
export async function nextInvoiceNumber(
  tx: Transaction,
  environment: Environment,
  now: Date,
  timeZone: string,
): Promise<string> {
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now);
  const series = `${environment === 'sandbox' ? 'SBX-' : ''}INV-${year}`;
  const number = await nextInNumberSeries(tx, series);
  return `${series}-${String(number).padStart(5, '0')}`;
}
