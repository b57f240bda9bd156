// An extra or an expense of an order, from the proposal to the invoice.
import {
  COST_KINDS,
  EXTRA_KINDS,
  type ExpenseKind,
  type ExtraKind,
  isOwnCost,
  type PaidKind,
} from '../../../../shared/extras/kinds.ts';
import type { Scope } from '../../model/environment.ts';

export const CATEGORIES = ['EXTRA', 'EXPENSE'] as const;
export const STATES = ['PROPOSED', 'APPROVED', 'REFUSED'] as const;
export const SOURCES = ['DRIVER', 'DISPATCH', 'SYSTEM'] as const;
export const BILL_TO = ['CUSTOMER', 'OPERATOR'] as const;

export const ALL_KINDS = [...new Set([...EXTRA_KINDS, ...COST_KINDS])];

export type BillTo = (typeof BILL_TO)[number];

interface ExtraContent {
  category: 'EXTRA';
  kind: ExtraKind;
  /** Name of the extra in the agreement. */
  name: string | null;
  /** Quarters of an hour for WAITING, otherwise pieces. */
  quantity: number;
  /** From arrival to pickup; only for WAITING. */
  waitedMinutes: number | null;
  paidGrossCents: null;
  paidVatRate: null;
  paidCurrency: null;
  paidRate: null;
  paidOn: null;
  note: string | null;
}

interface ExpenseContent {
  category: 'EXPENSE';
  kind: PaidKind;
  name: null;
  /** Litres for FUEL, kilowatt hours for CHARGING. */
  quantity: number | null;
  waitedMinutes: null;
  paidGrossCents: number;
  paidVatRate: number;
  paidCurrency: string;
  /** Units for one euro, as the bank charged them; null for euro, and for the average of the month. */
  paidRate: number | null;
  /** The day on the receipt, as 2026-10-05. */
  paidOn: string;
  note: string | null;
}

/** What a person enters. */
export type Content = ExtraContent | ExpenseContent;

interface Progress extends Scope {
  id: string;
  orderId: string;
  source: (typeof SOURCES)[number];
  driverId: string | null;
  billTo: BillTo;
  state: (typeof STATES)[number];
  /** What the customer is billed; null until the extra is approved. */
  netCents: number | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
  invoiceId: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export type Extra = Content & Progress;

const CONTENT_FIELDS = [
  'category',
  'kind',
  'name',
  'quantity',
  'waitedMinutes',
  'paidGrossCents',
  'paidVatRate',
  'paidCurrency',
  'paidRate',
  'paidOn',
  'note',
] as const satisfies (keyof Content)[];

export function hasContent(extra: Extra, content: Content): boolean {
  return CONTENT_FIELDS.every((field) => extra[field] === content[field]);
}

export function isAgreedExpense(kind: PaidKind): kind is ExpenseKind {
  return !isOwnCost(kind);
}
