// Decides which open invoices an incoming payment settles: certainly, or with candidates for a person to choose from.
import { type Discount, minus } from '../../../model/invoices/invoice.ts';
import { earlyPaymentOf } from '../../../model/invoices/payment-terms.ts';
import type { StatementEntry } from '../statements/entry.ts';
import { digitsOf, findNumbers, listDigits } from './find-numbers.ts';

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
type CandidateReason = 'NUMBER' | 'AMOUNT' | 'DISCOUNT' | 'PAYER' | 'NAME';

interface Candidate extends Share {
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
      /** The numbers in its text of invoices that are settled already. */
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
  /** Invoices that were paid, which a returned debit may name. */
  paidByDigits: ReadonlyMap<string, PaidInvoice>;
  /** Reminders whose fee may be paid with the invoices. */
  letters: readonly Letter[];
}

const MAX_CANDIDATES = 20;

export function indexOpenInvoices(
  all: readonly OpenInvoice[],
  accountOfPayer: ReadonlyMap<string, string> = new Map(),
  settledNumbers: readonly string[] = [],
  { paid = [], letters = [] }: { paid?: readonly PaidInvoice[]; letters?: readonly Letter[] } = {},
): OpenInvoices {
  const byDigits = new Map(all.map((one) => [digitsOf(one.number), one]));
  const digitCounts = [...new Set([...byDigits.keys()].map(({ length }) => length))];
  const settledByDigits = new Map(settledNumbers.map((number) => [digitsOf(number), number]));
  const paidByDigits = new Map(paid.map((one) => [digitsOf(one.number), one]));
  return { all, accountOfPayer, byDigits, digitCounts, settledByDigits, paidByDigits, letters };
}

type Payment = Pick<
  StatementEntry,
  'amountCents' | 'currency' | 'bookedOn' | 'remittance' | 'endToEndId' | 'payerName' | 'payerIban'
>;

export function matchEntry(payment: Payment, open: OpenInvoices): Match {
  if (payment.amountCents <= 0) return matchReturn(payment, open);
  const text = `${payment.remittance} ${payment.endToEndId ?? ''}`;
  const named = findNumbers(text, open.byDigits, open.digitCounts)
    .map((digits) => open.byDigits.get(digits)!)
    .filter(({ currency }) => currency === payment.currency);
  const settled = namedDigits(payment).flatMap((digits) => open.settledByDigits.get(digits) ?? []);
  const match = named.length > 0 ? matchNamed(payment, named, open) : matchByAmount(payment, open);
  if (settled.length === 0) return match;
  // A number of a settled invoice: paid twice, or meant for another invoice. Only a person can tell.
  const candidates =
    match.kind === 'UNCLEAR' ? match.candidates : match.shares.map((share) => ({ ...share, reasons: [] }));
  return { kind: 'UNCLEAR', reason: 'ALREADY_SETTLED', candidates, settled };
}

/** What banks charge for a returned debit. */
const MAX_RETURN_FEE_CENTS = 2000;

/** A returned debit opens the invoices again that it names. What the bank charges on top is left for a person. */
function matchReturn(payment: Payment, open: OpenInvoices): Match {
  const paid = namedDigits(payment)
    .flatMap((digits) => open.paidByDigits.get(digits) ?? [])
    .filter(({ currency }) => currency === payment.currency);
  if (paid.length === 0) return { kind: 'UNCLEAR', reason: 'OUTGOING', candidates: [] };
  const feeCents = -payment.amountCents - sum(paid.map(({ paidCents }) => paidCents));
  const shares = paid.map(({ id, paidCents, takenDiscountCents }) => ({
    invoiceId: id,
    amountCents: minus(paidCents),
    discountCents: minus(takenDiscountCents),
  }));
  const isOneAccount = new Set(paid.map(({ accountId }) => accountId)).size === 1;
  if (isOneAccount && feeCents >= 0 && feeCents <= MAX_RETURN_FEE_CENTS) return { kind: 'CERTAIN', shares };
  // Less or more than was paid: a part was returned, or it is a refund.
  const candidates = feeCents >= 0 ? shares.map((share) => ({ ...share, reasons: ['NUMBER' as const] })) : [];
  return { kind: 'UNCLEAR', reason: 'RETURNED', candidates };
}

/** Invoice numbers have nine digits unless a year has more than 99,999 invoices. */
const NUMBER_LENGTHS = [9, 10];

/** The digits in the text of a payment that could be the number of an invoice. */
export function namedDigits({
  remittance,
  endToEndId,
}: Pick<Payment, 'remittance' | 'endToEndId'>): string[] {
  return listDigits(`${remittance} ${endToEndId ?? ''}`, NUMBER_LENGTHS);
}

/** The discount on an invoice of which nothing is paid yet, if the payment came within its days. */
function discountFor(invoice: OpenInvoice, bookedOn: string): number {
  const early = invoice.openCents === invoice.grossCents ? earlyPaymentOf(invoice) : null;
  return early === null || bookedOn > early.until ? 0 : early.discountCents;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Several customers in one payment are unusual, so a person looks at them even if the amount fits. */
function matchNamed(payment: Payment, named: readonly OpenInvoice[], open: OpenInvoices): Match {
  const fitting = sharesThatFit(payment, named);
  const isOneAccount = new Set(named.map(({ accountId }) => accountId)).size === 1;
  if (fitting && isOneAccount) return { kind: 'CERTAIN', shares: fitting };
  const letter = isOneAccount ? matchLetter(payment, named[0]!.accountId, open, named) : null;
  if (letter) return letter;
  const candidates = (fitting ?? fillInOrder(payment.amountCents, named)).map((share) => ({
    ...share,
    reasons: ['NUMBER' as const],
  }));
  const openCents = sum(named.map((one) => one.openCents));
  if (!isOneAccount) return { kind: 'UNCLEAR', reason: 'SEVERAL_ACCOUNTS', candidates };
  const reason = payment.amountCents < openCents ? 'LESS_THAN_OPEN' : 'MORE_THAN_OPEN';
  return { kind: 'UNCLEAR', reason, candidates };
}

/** Exactly the sum of a letter with its fee: the invoices are settled, and the fee is left of the payment. */
function matchLetter(
  payment: Payment,
  accountId: string,
  open: OpenInvoices,
  named: readonly OpenInvoice[] = [],
): Match | null {
  for (const letter of open.letters) {
    if (letter.accountId !== accountId || letter.currency !== payment.currency) continue;
    const invoices = open.all.filter(({ id }) => letter.invoiceIds.includes(id));
    const isComplete = invoices.length === letter.invoiceIds.length;
    const namesOthers = named.some(({ id }) => !letter.invoiceIds.includes(id));
    const total = sum(invoices.map(({ openCents }) => openCents)) + letter.feeCents;
    if (!isComplete || namesOthers || total !== payment.amountCents) continue;
    const shares = invoices.map(({ id, openCents }) => ({
      invoiceId: id,
      amountCents: openCents,
      discountCents: 0,
    }));
    return { kind: 'CERTAIN', shares };
  }
  return null;
}

/** More choices than a payer deducts from in one payment. */
const MAX_DISCOUNTED = 10;

/** All of them in full, or some of them with their discount, if that is exactly what was paid. */
function sharesThatFit(payment: Payment, named: readonly OpenInvoice[]): Share[] | null {
  const missing = sum(named.map(({ openCents }) => openCents)) - payment.amountCents;
  const discounts = named.map((one) => discountFor(one, payment.bookedOn));
  const chosen = chooseSum(discounts, missing);
  if (chosen === null) return null;
  return named.map(({ id, openCents }, at) => {
    const discountCents = chosen.has(at) ? discounts[at]! : 0;
    return { invoiceId: id, amountCents: openCents - discountCents, discountCents };
  });
}

/** The positions of values that sum up to this; null if none do. All discounts come before some of them. */
function chooseSum(values: readonly number[], wanted: number): Set<number> | null {
  const positions = values.flatMap((value, at) => (value > 0 ? [at] : []));
  const sumOf = (chosen: readonly number[]) => sum(chosen.map((at) => values[at]!));
  for (const chosen of [[], positions]) if (sumOf(chosen) === wanted) return new Set(chosen);
  if (positions.length > MAX_DISCOUNTED) return null;
  for (let bits = 1; bits < 2 ** positions.length - 1; bits += 1) {
    const chosen = positions.filter((_, index) => (bits >> index) & 1);
    if (sumOf(chosen) === wanted) return new Set(chosen);
  }
  return null;
}

/** Pays the oldest invoices first. */
function fillInOrder(amountCents: number, invoices: readonly OpenInvoice[]): Share[] {
  let rest = amountCents;
  const oldestFirst = [...invoices].sort((one, other) => one.invoiceDate.localeCompare(other.invoiceDate));
  return oldestFirst.map(({ id, openCents }) => {
    const share = Math.min(rest, openCents);
    rest -= share;
    return { invoiceId: id, amountCents: share, discountCents: 0 };
  });
}

/** Certain only if this bank account paid for the customer before and one single invoice of the customer fits. */
function matchByAmount(payment: Payment, open: OpenInvoices): Match {
  const payerAccount = payment.payerIban === null ? undefined : open.accountOfPayer.get(payment.payerIban);
  const fitting = open.all.flatMap((invoice) => candidateByAmount(payment, invoice, payerAccount));
  const ofPayer = fitting.filter(({ reasons }) => reasons.includes('PAYER'));
  if (ofPayer.length === 1) {
    const [{ reasons: _, ...share }] = ofPayer as [Candidate];
    return { kind: 'CERTAIN', shares: [share] };
  }
  const letter = payerAccount === undefined ? null : matchLetter(payment, payerAccount, open);
  if (letter) return letter;
  if (fitting.length > 0) {
    const byReasons = fitting.sort((one, other) => other.reasons.length - one.reasons.length);
    return { kind: 'UNCLEAR', reason: 'AMOUNT_ONLY', candidates: byReasons.slice(0, MAX_CANDIDATES) };
  }
  return {
    kind: 'UNCLEAR',
    reason: 'NOTHING_FOUND',
    candidates: candidatesOfPayer(payment, open, payerAccount),
  };
}

function candidateByAmount(
  payment: Payment,
  invoice: OpenInvoice,
  payerAccount: string | undefined,
): Candidate[] {
  if (invoice.currency !== payment.currency) return [];
  const discountCents = discountFor(invoice, payment.bookedOn);
  const isExact = invoice.openCents === payment.amountCents;
  const isDiscounted = discountCents > 0 && invoice.openCents - discountCents === payment.amountCents;
  if (!isExact && !isDiscounted) return [];
  const reasons: CandidateReason[] = [
    isExact ? 'AMOUNT' : 'DISCOUNT',
    ...payerReasons(payment, invoice, payerAccount),
  ];
  const share = { invoiceId: invoice.id, amountCents: payment.amountCents };
  return [{ ...share, discountCents: isExact ? 0 : discountCents, reasons }];
}

/** Nothing fits: the open invoices of the customer who probably paid. */
function candidatesOfPayer(
  payment: Payment,
  open: OpenInvoices,
  payerAccount: string | undefined,
): Candidate[] {
  const ofPayer = open.all.flatMap((invoice) => {
    const reasons = payerReasons(payment, invoice, payerAccount);
    return reasons.length > 0 && invoice.currency === payment.currency ? [{ invoice, reasons }] : [];
  });
  const shares = fillInOrder(
    payment.amountCents,
    ofPayer.map(({ invoice }) => invoice),
  );
  return shares.slice(0, MAX_CANDIDATES).map((share) => ({
    ...share,
    reasons: ofPayer.find(({ invoice }) => invoice.id === share.invoiceId)!.reasons,
  }));
}

function payerReasons(
  { payerName }: Payment,
  { accountId, accountName }: OpenInvoice,
  payerAccount: string | undefined,
): CandidateReason[] {
  const reasons: CandidateReason[] = [];
  if (accountId === payerAccount) reasons.push('PAYER');
  if (payerName !== null && isSameName(payerName, accountName)) reasons.push('NAME');
  return reasons;
}

/** Banks cut names and write umlauts as two letters. */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [simplify(one), simplify(other)];
  return Math.min(a.length, b.length) >= MIN_NAME_LENGTH && (a.startsWith(b) || b.startsWith(a));
}

const MIN_NAME_LENGTH = 5;
const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function simplify(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => LETTERS[letter]!)
    .replace(/[^a-z0-9]/g, '');
}
