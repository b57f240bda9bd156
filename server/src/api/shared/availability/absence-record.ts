// The fields of an absence that drivers and dispatch share.
import { z } from 'zod';
import { ABSENCE_KINDS, ABSENCE_STATES, type Absence } from '../../../dispatch/availability/absence.ts';
import { timestamp } from '../../../platform/schemas.ts';

export const absenceShape = {
  id: z.uuid(),
  kind: z.enum(ABSENCE_KINDS),
  firstDay: z.iso.date(),
  lastDay: z.iso.date().describe('Included'),
  state: z.enum(ABSENCE_STATES),
  source: z.enum(['DRIVER', 'DISPATCH']).describe('Who asked for it or entered it'),
  remark: z.string().nullable(),
  createdAt: timestamp,
  decidedAt: timestamp.nullable().describe('When it was approved, declined or withdrawn'),
  decisionRemark: z.string().nullable(),
};

export function toAbsenceRecord(absence: Absence) {
  const { id, kind, firstDay, lastDay, state, source, remark } = absence;
  const { createdAt, decidedAt, decisionRemark } = absence;
  return {
    id,
    kind,
    firstDay,
    lastDay,
    state,
    source,
    remark,
    createdAt,
    decidedAt,
    decisionRemark,
  };
}
