import { minus } from '../../../model/invoices/invoice.ts';
import { type Match, namedDigits, type OpenInvoices, type Payment, sum } from './match.ts';

/** What banks charge for a returned debit. */
export const MAX_RETURN_FEE_CENTS = 2000;

/** A returned debit opens the invoices again that it names. What the bank charges on top is left for a person. */
export function matchReturn(payment: Payment, open: OpenInvoices): Match {
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
