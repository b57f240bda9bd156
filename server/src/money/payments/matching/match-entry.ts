// Decides which open invoices an incoming payment settles: certainly, or with candidates for a person to choose from.
import type { Discount } from '../../../model/invoices/invoice.ts';
import { earlyPaymentOf } from '../../../model/invoices/payment-terms.ts';
import type { StatementEntry } from '../statements/entry.ts';
import { digitsOf, findNumbers } from './find-numbers.ts';

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
  'LESS_THAN_OPEN',
  'MORE_THAN_OPEN',
  'SEVERAL_ACCOUNTS',
  'AMOUNT_ONLY',
  'NOTHING_FOUND',
] as const;
type UnclearReason = (typeof UNCLEAR_REASONS)[number];

export type Match =
  | { kind: 'CERTAIN'; shares: Share[] }
  | { kind: 'UNCLEAR'; reason: UnclearReason; candidates: Candidate[] };

export interface OpenInvoices {
  byDigits: ReadonlyMap<string, OpenInvoice>;
  /** The lengths of the keys of `byDigits`. */
  digitCounts: readonly number[];
  all: readonly OpenInvoice[];
  /** Bank accounts that paid before, with the customer's account. */
  accountOfPayer: ReadonlyMap<string, string>;
}

const MAX_CANDIDATES = 20;

export function indexOpenInvoices(
  all: readonly OpenInvoice[],
  accountOfPayer: ReadonlyMap<string, string> = new Map(),
): OpenInvoices {
  const byDigits = new Map(all.map((one) => [digitsOf(one.number), one]));
  const digitCounts = [...new Set([...byDigits.keys()].map(({ length }) => length))];
  return { all, accountOfPayer, byDigits, digitCounts };
}

type Payment = Pick<
  StatementEntry,
  'amountCents' | 'currency' | 'bookedOn' | 'remittance' | 'endToEndId' | 'payerName' | 'payerIban'
>;

export function matchEntry(payment: Payment, open: OpenInvoices): Match {
  if (payment.amountCents <= 0) return { kind: 'UNCLEAR', reason: 'OUTGOING', candidates: [] };
  const text = `${payment.remittance} ${payment.endToEndId ?? ''}`;
  const named = findNumbers(text, open.byDigits, open.digitCounts)
    .map((digits) => open.byDigits.get(digits)!)
    .filter(({ currency }) => currency === payment.currency);
  return named.length > 0 ? matchNamed(payment, named) : matchByAmount(payment, open);
}

/** The discount on an invoice of which nothing is paid yet, if the payment came within its days. */
function discountFor(invoice: OpenInvoice, bookedOn: string): number {
  const early = invoice.openCents === invoice.grossCents ? earlyPaymentOf(invoice) : null;
  return early === null || bookedOn > early.until ? 0 : early.discountCents;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Several customers in one payment are unusual, so a person looks at them even if the amount fits. */
function matchNamed(payment: Payment, named: readonly OpenInvoice[]): Match {
  const exact = named.map((one) => ({ invoiceId: one.id, amountCents: one.openCents, discountCents: 0 }));
  const discounted = named.map((one) => {
    const discountCents = discountFor(one, payment.bookedOn);
    return { invoiceId: one.id, amountCents: one.openCents - discountCents, discountCents };
  });
  const fitting = [exact, discounted].find(
    (shares) => sum(shares.map(({ amountCents }) => amountCents)) === payment.amountCents,
  );
  const isOneAccount = new Set(named.map(({ accountId }) => accountId)).size === 1;
  if (fitting && isOneAccount) return { kind: 'CERTAIN', shares: fitting };
  const candidates = (fitting ?? fillInOrder(payment.amountCents, named)).map((share) => ({
    ...share,
    reasons: ['NUMBER' as const],
  }));
  const openCents = sum(named.map((one) => one.openCents));
  if (!isOneAccount) return { kind: 'UNCLEAR', reason: 'SEVERAL_ACCOUNTS', candidates };
  const reason = payment.amountCents < openCents ? 'LESS_THAN_OPEN' : 'MORE_THAN_OPEN';
  return { kind: 'UNCLEAR', reason, candidates };
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
