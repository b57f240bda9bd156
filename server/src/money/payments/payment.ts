// Payments, what they settle, and what is open.
import type { Discount } from '../../model/invoices/invoice.ts';

export const PAYMENT_STATES = ['OPEN', 'ALLOCATED', 'SET_ASIDE'] as const;
/** OPEN: something of it is not allocated yet. SET_ASIDE: a person decided that nothing more is. */
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
  createdAt: Date;
  createdBy: string;
}

export interface ListedPayment extends Payment {
  /** What is not allocated. */
  restCents: number;
  allocations: { id: string; invoiceNumber: string; kind: AllocationKind; amountCents: number }[];
}

export const ALLOCATION_KINDS = ['PAYMENT', 'DISCOUNT', 'WRITE_OFF'] as const;
export type AllocationKind = (typeof ALLOCATION_KINDS)[number];

export interface Allocation {
  id: string;
  paymentId: string | null;
  invoiceId: string;
  kind: AllocationKind;
  amountCents: number;
  reason: string | null;
  createdAt: Date;
  createdBy: string;
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
