// Proposes what open payments settle, by what is open now.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../platform/db.ts';
import {
  indexOpenInvoices,
  type Match,
  namedDigits,
  type OpenInvoice,
  type OpenInvoices,
} from './matching/match.ts';
import { matchEntry } from './matching/match-entry.ts';
import { listPaidInvoices, listPayableInvoices, listSettledNumbers } from './open-items-store.ts';
import type { ListedPayment } from './payment.ts';
import { listPayers } from './payment-store.ts';
import { listLetters } from './reminders/reminder-store.ts';

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
  const { settled, corrections } = await listSettledNumbers(db, [...new Set(payments.flatMap(namedDigits))]);
  const returned = payments.filter(({ amountCents }) => amountCents < 0);
  const paid = await listPaidInvoices(db, [...new Set(returned.flatMap(namedDigits))]);
  const letters = await listLetters(db);
  const open = indexOpenInvoices(items, payers, settled, { paid, letters, corrections });
  const matches = new Map<string, Match>();
  for (const [index, payment] of payments.entries()) {
    matches.set(payment.id, matchRest(payment, open));
    if (index % PAYMENTS_PER_TURN === 0) await nextTurn();
  }
  return { matches, invoices: new Map([...items, ...paid].map((item) => [item.id, item])) };
}

/** What is left after the invoices of a returned debit or of a reminder is the fee. */
function matchRest(payment: ListedPayment, open: OpenInvoices): Match {
  const { amountCents, restCents } = payment;
  if (restCents < 0 && restCents > amountCents) {
    return { kind: 'UNCLEAR', reason: 'RETURN_FEE', candidates: [] };
  }
  const numbers = payment.allocations.map(({ invoiceNumber }) => invoiceNumber);
  const isFee = open.letters.some(
    ({ feeCents, invoiceNumbers }) =>
      feeCents === restCents && numbers.some((number) => invoiceNumbers.includes(number)),
  );
  if (isFee) return { kind: 'UNCLEAR', reason: 'REMINDER_FEE', candidates: [] };
  return matchEntry({ ...payment, amountCents: restCents }, open);
}
