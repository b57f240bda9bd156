// Payments, what they settle, and what is open.
import type { Discount } from '../../model/invoices/invoice.ts';

export const PAYMENT_STATES = ['OPEN', 'CREDIT', 'ALLOCATED', 'SET_ASIDE'] as const;
/** OPEN: something of it is not allocated yet. CREDIT: the rest belongs to a customer. SET_ASIDE: a person decided that nothing more is. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

export interface Payment {
  id: string;
  statementId: string | null;
  entryId: string | null;
  bookingKey: string | null;
  /** As 2026-11-17. */
  bookedOn: string;
  amountCents: number;
  currency: string;
  bankAccount: string | null;
  payerName: string | null;
  payerIban: string | null;
  remittance: string;
  endToEndId: string | null;
  setAside: string | null;
  /** The customer whose credit the rest is; null while the rest has to be allocated. */
  creditAccountId: string | null;
  /** The credit is to be paid back. */
  payBack: boolean;
  createdAt: Date;
  createdBy: string;
}

export const NO_CREDIT = { creditAccountId: null, payBack: false } as const;

export interface ListedPayment extends Payment {
  /** What is not allocated. */
  restCents: number;
  creditAccountName: string | null;
  allocations: {
    id: string;
    invoiceNumber: string;
    kind: AllocationKind;
    amountCents: number;
    setOffId: string | null;
    by: string;
  }[];
  /** What was paid back of it, or what it paid back. */
  refunds: { id: string; amountCents: number; bookedOn: string }[];
}

/** As the lists select it. */
export function stateOf(
  payment: Pick<ListedPayment, 'setAside' | 'restCents' | 'creditAccountId'>,
): PaymentState {
  if (payment.setAside !== null) return 'SET_ASIDE';
  if (payment.restCents === 0) return 'ALLOCATED';
  return payment.creditAccountId === null ? 'OPEN' : 'CREDIT';
}

export const ALLOCATION_KINDS = ['PAYMENT', 'DISCOUNT', 'WRITE_OFF', 'SET_OFF', 'RETURN_FEE'] as const;
export type AllocationKind = (typeof ALLOCATION_KINDS)[number];

export interface Allocation {
  id: string;
  paymentId: string | null;
  invoiceId: string;
  kind: AllocationKind;
  amountCents: number;
  reason: string | null;
  setOffId: string | null;
  createdAt: Date;
  createdBy: string;
}

/** What is left of a payment, for a customer: as a credit for the next invoices, or to be paid back. */
export interface KeptRest {
  accountId: string;
  payBack: boolean;
}

export interface OpenItem {
  id: string;
  number: string;
  accountId: string;
  accountName: string;
  documentId: string;
  invoiceDate: string;
  dueOn: string;
  discount: Discount;
  currency: string;
  grossCents: number;
  openCents: number;
  /** The highest level of reminders that it has reached, and when. */
  reminderLevel: number;
  remindedOn: Date | null;
  /** Why it gets no reminders; of the invoice or of its account. */
  blocked: string | null;
  accountBlocked: string | null;
}
