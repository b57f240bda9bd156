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
