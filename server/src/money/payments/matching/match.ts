// What a payment is compared with, and what comes of it.
import type { Discount } from '../../../model/invoices/invoice.ts';
import type { StatementEntry } from '../statements/entry.ts';
import { digitsOf, listDigits } from './find-numbers.ts';

export interface OpenInvoice {
  id: string;
  number: string;
  accountId: string;
  accountName: string;
  /** As 2026-11-17. */
  invoiceDate: string;
  discount: Discount;
  currency: string;
  grossCents: number;
  openCents: number;
}

/** An invoice for which something was paid. */
export interface PaidInvoice extends OpenInvoice {
  paidCents: number;
  /** With the payment; lost when it is returned. */
  takenDiscountCents: number;
}

/** The last reminder with a fee to a customer. */
export interface Letter {
  accountId: string;
  currency: string;
  feeCents: number;
  invoiceIds: string[];
  invoiceNumbers: string[];
}

export interface Share {
  invoiceId: string;
  /** What the payment covers. */
  amountCents: number;
  /** The early-payment discount that the payer took; it closes the rest. */
  discountCents: number;
}

/** NUMBER: the text names it. AMOUNT, DISCOUNT: the amount fits. PAYER: this bank account paid for this customer before. NAME: the payer has the customer's name. */
export type CandidateReason = 'NUMBER' | 'AMOUNT' | 'DISCOUNT' | 'PAYER' | 'NAME';

export interface Candidate extends Share {
  reasons: CandidateReason[];
}

export const UNCLEAR_REASONS = [
  'OUTGOING',
  'RETURNED',
  'RETURN_FEE',
  'REMINDER_FEE',
  'LESS_THAN_OPEN',
  'MORE_THAN_OPEN',
  'SEVERAL_ACCOUNTS',
  'ALREADY_SETTLED',
  'AMOUNT_ONLY',
  'NOTHING_FOUND',
] as const;
type UnclearReason = (typeof UNCLEAR_REASONS)[number];

export type Match =
  | { kind: 'CERTAIN'; shares: Share[] }
  | {
      kind: 'UNCLEAR';
      reason: UnclearReason;
      candidates: Candidate[];
      /** The numbers in its text of invoices that are settled already, or of corrections. */
      settled?: string[];
    };

export interface OpenInvoices {
  byDigits: ReadonlyMap<string, OpenInvoice>;
  /** The lengths of the keys of `byDigits`. */
  digitCounts: readonly number[];
  all: readonly OpenInvoice[];
  /** Bank accounts that paid before, with the customer's account. */
  accountOfPayer: ReadonlyMap<string, string>;
  /** Numbers of settled invoices that payments name, by their digits. */
  settledByDigits: ReadonlyMap<string, string>;
  /** Numbers of cancellations and credit notes that payments name. */
  correctionByDigits: ReadonlyMap<string, string>;
  /** Invoices that were paid, which a returned debit may name. */
  paidByDigits: ReadonlyMap<string, PaidInvoice>;
  /** Reminders whose fee may be paid with the invoices. */
  letters: readonly Letter[];
}

export function indexOpenInvoices(
  all: readonly OpenInvoice[],
  accountOfPayer: ReadonlyMap<string, string> = new Map(),
  settledNumbers: readonly string[] = [],
  {
    paid = [],
    letters = [],
    corrections = [],
  }: { paid?: readonly PaidInvoice[]; letters?: readonly Letter[]; corrections?: readonly string[] } = {},
): OpenInvoices {
  const byDigits = new Map(all.map((one) => [digitsOf(one.number), one]));
  const digitCounts = [...new Set([...byDigits.keys()].map(({ length }) => length))];
  const numbersByDigits = (numbers: readonly string[]) =>
    new Map(numbers.map((number) => [digitsOf(number), number]));
  const paidByDigits = new Map(paid.map((one) => [digitsOf(one.number), one]));
  return {
    all,
    accountOfPayer,
    byDigits,
    digitCounts,
    settledByDigits: numbersByDigits(settledNumbers),
    correctionByDigits: numbersByDigits(corrections),
    paidByDigits,
    letters,
  };
}

export type Payment = Pick<
  StatementEntry,
  'amountCents' | 'currency' | 'bookedOn' | 'remittance' | 'endToEndId' | 'payerName' | 'payerIban'
>;

/** Invoice numbers have nine digits unless a year has more than 99,999 invoices. */
const NUMBER_LENGTHS = [9, 10];

/** The digits in the text of a payment that could be the number of an invoice. */
export function namedDigits({
  remittance,
  endToEndId,
}: Pick<Payment, 'remittance' | 'endToEndId'>): string[] {
  return listDigits(`${remittance} ${endToEndId ?? ''}`, NUMBER_LENGTHS);
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
