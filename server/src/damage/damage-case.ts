// A damage case of an order, from the report to its outcome.
import type { CarPart, CarSide } from '../../../shared/vehicle/car-parts.ts';
import type { Scope } from '../model/environment.ts';
import type { Damage } from '../model/orders/protocol.ts';

export const ORIGINS = ['PROTOCOL', 'COMPLAINT'] as const;
export const REPORTERS = ['CUSTOMER', 'DISPATCH'] as const;
export const CASE_STATES = ['OPEN', 'IN_REVIEW', 'DECIDED', 'CLOSED'] as const;
export const LIABILITIES = ['OPEN', 'OPERATOR', 'DRIVER', 'CUSTOMER', 'THIRD_PARTY', 'NOT_OURS'] as const;
export const OUTCOMES = ['CREDIT', 'COST', 'NONE'] as const;
export const RECIPIENT_TYPES = ['CUSTOMER', 'INSURER'] as const;
export const PHOTO_SOURCES = ['CUSTOMER', 'DISPATCH'] as const;

export type CaseState = (typeof CASE_STATES)[number];
export type Liability = (typeof LIABILITIES)[number];
type OutcomeKind = (typeof OUTCOMES)[number];
export type RecipientType = (typeof RECIPIENT_TYPES)[number];
export type PhotoSource = (typeof PHOTO_SOURCES)[number];

export const MAX_DAMAGES = 30;
export const MAX_TASKS = 50;

/** A damaged part of the vehicle. */
export interface CaseDamage {
  /** Null if it is not known or none of the parts. */
  part: CarPart | null;
  /** Null if the part exists once. */
  side: CarSide;
  /** SCRATCH, DENT, …, as in a protocol, or a text. */
  type: string | null;
  description: string;
  /** The mark of the protocol on the drawing; null if it was reported without one. */
  position: Damage['position'];
}

interface Insurer {
  insurerName: string | null;
  insurerAddress: string | null;
  insurerEmail: string | null;
  /** The number of the claim at the insurer. */
  insurerNumber: string | null;
}

export interface DamageCase extends Scope, Insurer {
  id: string;
  orderId: string;
  number: string;
  origin: (typeof ORIGINS)[number];
  /** Of a complaint; null for a damage in a protocol. */
  reportedBy: (typeof REPORTERS)[number] | null;
  state: CaseState;
  /** Null after the order was anonymised. */
  description: string | null;
  damages: CaseDamage[];
  liability: Liability;
  liabilityReason: string | null;
  estimateCents: number | null;
  currency: string;
  /** For colleagues only. */
  remarks: string | null;
  createdBy: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  decidedAt: Date | null;
  closedAt: Date | null;
}

export interface Task {
  id: string;
  caseId: string;
  accountId: string;
  /** Null after the order was anonymised. */
  text: string | null;
  /** A day of the operator's calendar, as 2026-11-17. */
  dueOn: string;
  doneAt: Date | null;
  doneBy: string | null;
  createdAt: Date;
  createdBy: string;
}

export interface Outcome {
  id: string;
  caseId: string;
  accountId: string;
  kind: OutcomeKind;
  netCents: number | null;
  currency: string;
  creditNoteNumber: string | null;
  /** The expense that keeps the cost. */
  extraId: string | null;
  reason: string | null;
  createdAt: Date;
  createdBy: string;
}

/** One series per year; sandbox cases have their own. */
export function caseSeries({ environment }: Pick<Scope, 'environment'>, year: string): string {
  return `${environment === 'sandbox' ? 'SBX-' : ''}S-${year}`;
}

export function formatCaseNumber(series: string, position: number): string {
  return `${series}-${String(position).padStart(4, '0')}`;
}
