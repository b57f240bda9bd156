// What a person decides about a payment before it is assigned, in cents and without signs. Pure.
import type { components } from '../../../api/paths/operations.ts';
import { parseNumber } from '../../parse-number.ts';
import type { Payment } from '../receivables/queries.ts';

export type AssignableInvoice = components['schemas']['AssignableInvoice'];

export interface AssignRow {
  id: string;
  invoiceNumber: string;
  /** Null for the invoice of a returned debit, which may be settled. */
  invoice: AssignableInvoice | null;
  accountId: string | null;
  accountName: string;
  openCents: number;
  /** What may be deducted, or what a returned debit gives back. */
  discountCents: number;
}

interface RowChoice {
  ticked: boolean;
  /** As typed. */
  amount: string;
  withDiscount: boolean;
}

export interface Draft {
  rows: Readonly<Record<string, RowChoice>>;
  /** What happens to the rest. */
  rest: 'OPEN' | 'CREDIT' | 'PAY_BACK' | 'FEE';
}

/** What banks charge for a returned debit. */
const MAX_FEE_CENTS = 2000;

/** Who the rest concerns: the customer who keeps it, or the invoice of a returned debit with which its fee is paid. */
export type RestOf = { kind: 'CUSTOMER'; id: string; name: string } | { kind: 'FEE'; invoiceNumber: string };

/** Null if nothing can be decided about the rest yet. */
export function restOf(
  payment: Pick<Payment, 'amount' | 'allocations'>,
  { shares, leftCents }: Sums,
  customer: { id: string; name: string } | null,
): RestOf | null {
  if (payment.amount > 0) return customer && { kind: 'CUSTOMER', ...customer };
  const returned = payment.allocations.find(({ kind, amount }) => kind === 'PAYMENT' && amount < 0);
  const invoiceNumber = shares.at(-1)?.row.invoiceNumber ?? returned?.invoiceNumber;
  return invoiceNumber !== undefined && leftCents <= MAX_FEE_CENTS ? { kind: 'FEE', invoiceNumber } : null;
}

/** What the rest becomes if its row is ticked first. */
export const firstChoice = (rest: RestOf | null) => (rest?.kind === 'FEE' ? 'FEE' : 'CREDIT');

export const toCents = (amount: number) => Math.round(Math.abs(amount) * 100);
const typedCents = (text: string) => Math.round(parseNumber(text) * 100);
const UNTICKED: RowChoice = { ticked: false, amount: '', withDiscount: false };

/** What was found, and what a person added by searching; each once. */
export function rowsOf(
  { match }: Pick<Payment, 'match'>,
  invoices: readonly AssignableInvoice[],
): AssignRow[] {
  const known = new Set(invoices.map(({ id }) => id));
  const returned = (match?.proposals ?? []).filter(({ invoiceId }) => !known.has(invoiceId));
  return [
    ...returned.map(({ invoiceId, invoiceNumber, accountName, amount, discount }) => ({
      id: invoiceId,
      invoiceNumber,
      invoice: null,
      accountId: null,
      accountName,
      openCents: toCents(amount) + toCents(discount),
      discountCents: toCents(discount),
    })),
    ...invoices.map((invoice) => ({
      id: invoice.id,
      invoiceNumber: invoice.invoiceNumber,
      invoice,
      accountId: invoice.accountId,
      accountName: invoice.accountName,
      openCents: toCents(invoice.open),
      discountCents: toCents(invoice.discount?.amount ?? 0),
    })),
  ];
}

/** The proposal is ticked, unless it names alternatives of which only one can be meant. */
export function draftOf({ match }: Pick<Payment, 'match'>, format: (cents: number) => string): Draft {
  const usable = (match?.proposals ?? []).filter(({ amount }) => amount !== 0);
  const isChoice = match?.reason === 'AMOUNT_ONLY' && usable.length > 1;
  const rows = (isChoice ? [] : usable).map(({ invoiceId, amount, discount }) => [
    invoiceId,
    { ticked: true, amount: format(toCents(amount)), withDiscount: discount !== 0 },
  ]);
  return { rows: Object.fromEntries(rows), rest: 'OPEN' };
}

export const choiceOf = (draft: Draft, id: string): RowChoice => draft.rows[id] ?? UNTICKED;

export interface Share {
  row: AssignRow;
  amountCents: number;
  discountCents: number;
  /** Of the payment, after this row. */
  leftCents: number;
}

export interface Sums {
  shares: Share[];
  usedCents: number;
  leftCents: number;
  /** Below zero, not a number, or more than is open. */
  wrong: AssignRow | null;
}

export function sumDraft(draft: Draft, rows: readonly AssignRow[], restCents: number): Sums {
  let leftCents = restCents;
  let wrong: AssignRow | null = null;
  const shares: Share[] = [];
  for (const row of rows) {
    const { ticked, amount, withDiscount } = choiceOf(draft, row.id);
    if (!ticked) continue;
    const amountCents = typedCents(amount);
    const discountCents = withDiscount ? row.discountCents : 0;
    const isValid = amountCents > 0 && amountCents + discountCents <= row.openCents;
    if (!isValid) wrong ??= row;
    leftCents -= Number.isNaN(amountCents) ? 0 : amountCents;
    shares.push({ row, amountCents, discountCents, leftCents });
  }
  return { shares, usedCents: restCents - leftCents, leftCents, wrong };
}

/** A ticked row takes what is left, at most what is open. */
export function tick(
  draft: Draft,
  rows: readonly AssignRow[],
  row: AssignRow,
  restCents: number,
  format: (cents: number) => string,
): Draft {
  if (choiceOf(draft, row.id).ticked) return withRow(draft, row.id, UNTICKED);
  const { leftCents } = sumDraft(draft, rows, restCents);
  const fits = row.discountCents > 0 && leftCents === row.openCents - row.discountCents;
  const amount = Math.max(0, Math.min(leftCents, row.openCents));
  return withRow(draft, row.id, { ticked: true, amount: format(amount), withDiscount: fits });
}

/** With the discount, less is paid: at most what is open without it. */
export function toggleDiscount(draft: Draft, row: AssignRow, format: (cents: number) => string): Draft {
  const choice = choiceOf(draft, row.id);
  if (!choice.ticked || row.discountCents === 0) return draft;
  const withDiscount = !choice.withDiscount;
  const paid = typedCents(choice.amount);
  const payable = row.openCents - row.discountCents;
  const isWhole = Number.isNaN(paid) || paid >= payable;
  const amount = isWhole ? format(withDiscount ? payable : row.openCents) : choice.amount;
  return withRow(draft, row.id, { ...choice, amount, withDiscount });
}

export function withRow(draft: Draft, id: string, choice: RowChoice): Draft {
  return { ...draft, rows: { ...draft.rows, [id]: choice } };
}

/** The one customer of the ticked invoices, else the one who paid before; null if it is not clear. */
export function customerOf(
  shares: readonly Share[],
  rows: readonly AssignRow[],
  payerAccountId: string | null,
): { id: string; name: string } | null {
  const ids = new Set(shares.map(({ row }) => row.accountId));
  if (ids.size > 1) return null;
  const id = [...ids][0] ?? payerAccountId;
  const row = rows.find(({ accountId }) => accountId === id);
  return id ? { id, name: row?.accountName ?? '' } : null;
}
