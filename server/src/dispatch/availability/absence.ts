// The absence of a driver: whole days of the operator's calendar, asked for by the driver or entered by dispatch.

export const ABSENCE_KINDS = ['DAY_OFF', 'HOLIDAY', 'SICKNESS'] as const;
export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

export const ABSENCE_STATES = ['REQUESTED', 'APPROVED', 'DECLINED', 'WITHDRAWN'] as const;
type AbsenceState = (typeof ABSENCE_STATES)[number];

/** Days as 2026-11-18; the last day is included. */
export interface AbsenceDays {
  firstDay: string;
  lastDay: string;
}

export interface AbsentDays extends AbsenceDays {
  kind: AbsenceKind;
}

export interface Absence extends AbsentDays {
  id: string;
  driverId: string;
  state: AbsenceState;
  /** The driver's words, or those of dispatch for an absence that it entered. */
  remark: string | null;
  source: 'DRIVER' | 'DISPATCH';
  createdAt: Date;
  /** Who approved, declined or withdrew it; null while it is requested. */
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionRemark: string | null;
  /** When the driver's app showed the decision; null if it has not, or if the driver decided. */
  seenAt: Date | null;
  version: number;
}
