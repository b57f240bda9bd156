// The text of a payment names no invoice: its amount and its payer decide.
import { deductibleDiscount } from '../../../model/invoices/payment-terms.ts';
import { fillInOrder } from './divide-amount.ts';
import type { Candidate, CandidateReason, Match, OpenInvoice, OpenInvoices, Payment } from './match.ts';
import { matchLetter } from './match-letter.ts';

const MAX_CANDIDATES = 20;

/** Certain only if this bank account paid for the customer before and one single invoice of the customer fits. */
export function matchByAmount(payment: Payment, open: OpenInvoices): Match {
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
  const discountCents = deductibleDiscount(invoice, payment.bookedOn);
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
