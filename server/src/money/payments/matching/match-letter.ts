import { type Match, type OpenInvoice, type OpenInvoices, type Payment, sum } from './match.ts';

/** Exactly the sum of a letter with its fee: the invoices are settled, and the fee is left of the payment. */
export function matchLetter(
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
