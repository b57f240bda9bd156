// Decides which open invoices an incoming payment settles: certainly, or with candidates for a person to choose from.
import { fillInOrder, sharesThatFit } from './divide-amount.ts';
import { findNumbers } from './find-numbers.ts';
import { type Match, namedDigits, type OpenInvoice, type OpenInvoices, type Payment, sum } from './match.ts';
import { matchByAmount } from './match-by-amount.ts';
import { matchLetter } from './match-letter.ts';
import { matchReturn } from './match-return.ts';

export function matchEntry(payment: Payment, open: OpenInvoices): Match {
  if (payment.amountCents <= 0) return matchReturn(payment, open);
  const text = `${payment.remittance} ${payment.endToEndId ?? ''}`;
  const found = findNumbers(text, open.byDigits, open.digitCounts).map(
    (digits) => open.byDigits.get(digits)!,
  );
  const named = found.filter(({ currency }) => currency === payment.currency);
  const settled = listSettled(payment, open, named.length === 0);
  const match = named.length > 0 ? matchNamed(payment, named, open) : matchByAmount(payment, open);
  const candidates =
    match.kind === 'UNCLEAR' ? match.candidates : match.shares.map((share) => ({ ...share, reasons: [] }));
  // A number of a settled invoice: paid twice, or meant for another invoice. Only a person can tell.
  if (settled.length > 0) return { kind: 'UNCLEAR', reason: 'ALREADY_SETTLED', candidates, settled };
  // It names an invoice in another currency, so another invoice of the same amount is a guess.
  const isGuess = match.kind === 'CERTAIN' && named.length === 0 && found.length > 0;
  return isGuess ? { kind: 'UNCLEAR', reason: 'AMOUNT_ONLY', candidates } : match;
}

/** Payers name a credit note together with the invoice from which they deduct it: alone it is paid for nothing. */
function listSettled(payment: Payment, open: OpenInvoices, withCorrections: boolean): string[] {
  return namedDigits(payment).flatMap((digits) => {
    const correction = withCorrections ? open.correctionByDigits.get(digits) : undefined;
    return open.settledByDigits.get(digits) ?? correction ?? [];
  });
}

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
