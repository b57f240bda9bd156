// Which parts of payments settle which invoices: the rules of signs, currencies and amounts. Pure.
import { deductibleDiscount } from '../../model/invoices/payment-terms.ts';
import { centsToAmount } from '../../model/prices/price.ts';
import type { ServiceError } from '../../platform/errors.ts';
import { allocationFault } from './errors.ts';
import type { PaidInvoice, Share } from './matching/match.ts';
import type { ListedPayment, OpenItem } from './payment.ts';

/** The items after the shares of one payment, or why they cannot be allocated. An invoice may be named twice. */
export function settleItems(
  payment: ListedPayment,
  itemOf: ReadonlyMap<string, OpenItem>,
  shares: readonly Share[],
  paidOf: ReadonlyMap<string, PaidInvoice> = new Map(),
): Map<string, OpenItem> | ServiceError {
  const used = shares.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const fault = partFault(used, payment.restCents);
  if (fault) return allocationFault(FAULTS_OF_PAYMENT[fault], { rest: centsToAmount(payment.restCents) });
  const settled = new Map(itemOf);
  for (const share of shares) {
    const item = settled.get(share.invoiceId)!;
    const refused = shareFault(payment, item, share, paidOf.get(item.id));
    if (refused) return refused;
    const openCents = item.openCents - share.amountCents - share.discountCents;
    settled.set(item.id, { ...item, openCents });
  }
  return settled;
}

const FAULTS_OF_PAYMENT = { SIGN: 'OTHER_SIGN', MORE: 'MORE_THAN_PAID' } as const;
const FAULTS_OF_INVOICE = { SIGN: 'OTHER_SIGN', MORE: 'MORE_THAN_OPEN' } as const;

/** Money in and credits have different signs: a part has the sign of the whole, and is not more than it. */
function partFault(cents: number, whole: number): 'SIGN' | 'MORE' | null {
  if (whole !== 0 && cents * whole < 0) return 'SIGN';
  return Math.abs(cents) > Math.abs(whole) ? 'MORE' : null;
}

function shareFault(
  payment: ListedPayment,
  item: OpenItem,
  share: Share,
  paid: PaidInvoice | undefined,
): ServiceError | null {
  const { number: invoiceNumber, openCents } = item;
  if (item.currency !== payment.currency) return allocationFault('OTHER_CURRENCY', { invoiceNumber });
  const { amountCents, discountCents } = share;
  // Money out opens an invoice again, unless the customer has a credit on it.
  if (payment.amountCents < 0 && openCents >= 0) return returnFault(share, item, paid);
  const fault = [amountCents, discountCents, amountCents + discountCents]
    .map((cents) => partFault(cents, openCents))
    .find((one) => one !== null);
  if (fault)
    return allocationFault(FAULTS_OF_INVOICE[fault], { invoiceNumber, open: centsToAmount(openCents) });
  // More than this, or later, is a write-off: it needs a reason, and has a limit of its own.
  const agreed = deductibleDiscount(item, payment.bookedOn);
  if (Math.abs(discountCents) <= agreed) return null;
  return allocationFault('DISCOUNT_NOT_AGREED', { invoiceNumber, agreed: centsToAmount(agreed) });
}

/** At most what was paid for the invoice, and the discount that was taken with it. */
function returnFault(
  { amountCents, discountCents }: Share,
  { number: invoiceNumber }: OpenItem,
  paid: PaidInvoice | undefined,
): ServiceError | null {
  const isWithin = (cents: number, whole: number) => cents <= 0 && -cents <= whole;
  const fits =
    isWithin(amountCents, paid?.paidCents ?? 0) && isWithin(discountCents, paid?.takenDiscountCents ?? 0);
  return fits ? null : allocationFault('RETURNS_MORE', { invoiceNumber });
}
