// Proposes what open payments settle, by what is open now.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../platform/db.ts';
import { indexOpenInvoices, type Match, matchEntry, type OpenInvoice } from './matching/match-entry.ts';
import { listPayableInvoices } from './open-items-store.ts';
import type { ListedPayment } from './payment.ts';
import { listPayers } from './payment-store.ts';

/** A millisecond of work or so. */
const PAYMENTS_PER_TURN = 20;

export interface Proposals {
  matches: Map<string, Match>;
  invoices: Map<string, OpenInvoice>;
}

/** By the id of the payment. What is allocated already is no part of the amount. */
export async function matchPayments(db: Db, payments: readonly ListedPayment[]): Promise<Proposals> {
  const items = await listPayableInvoices(db);
  const ibans = [...new Set(payments.flatMap(({ payerIban }) => payerIban ?? []))];
  const payers = new Map((await listPayers(db, ibans)).map((one) => [one.payerIban, one.accountId]));
  const open = indexOpenInvoices(items, payers);
  const matches = new Map<string, Match>();
  for (const [index, payment] of payments.entries()) {
    matches.set(payment.id, matchEntry({ ...payment, amountCents: payment.restCents }, open));
    if (index % PAYMENTS_PER_TURN === 0) await nextTurn();
  }
  return { matches, invoices: new Map(items.map((item) => [item.id, item])) };
}
