// How demo customers pay their invoices: accounting notes what the bank shows.

import type { Order } from '../model/orders/order.ts';
import { recordManualPayment } from '../money/payments/allocate.ts';
import { findItem } from '../money/payments/open-items-store.ts';
import type { Core } from '../orders/records/core.ts';
import { dayOf } from '../platform/time-zones.ts';
import { DEMO_OPERATOR } from './company.ts';
import { ACCOUNTING } from './demo-actions.ts';

const PART = 0.4;

/** Does nothing if something was paid before, so that a repeated step pays once. */
export async function payInvoice(core: Core, order: Order, paid: 'WHOLE' | 'PART'): Promise<void> {
  const item = order.invoiceNumber === null ? null : await findItem(core.sql, order.invoiceNumber);
  if (item === null || item.openCents !== item.grossCents) return;
  const amountCents = paid === 'WHOLE' ? item.openCents : Math.round(item.openCents * PART);
  const payment = {
    bookedOn: dayOf(DEMO_OPERATOR.timeZone, core.clock.now()),
    amountCents,
    currency: item.currency,
    payerName: item.accountName,
    remittance: `Rechnung ${item.number}`,
  };
  await recordManualPayment(core, ACCOUNTING, payment, [
    { invoiceId: item.id, amountCents, discountCents: 0 },
  ]);
}
