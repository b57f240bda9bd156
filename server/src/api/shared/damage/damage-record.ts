// The fields of a damage case that every reader sees: number, state, origin and damaged parts.
import { z } from 'zod';
import { CAR_PARTS, CAR_SIDES } from '../../../../../shared/vehicle/car-parts.ts';
import {
  CASE_STATES,
  type CaseDamage,
  type DamageCase,
  ORIGINS,
  REPORTERS,
} from '../../../damage/damage-case.ts';
import { timestamp } from '../../../platform/schemas.ts';

export const damageRecord = z
  .object({
    part: z.enum(CAR_PARTS).nullable().describe('Null if it is not known'),
    side: z.enum(CAR_SIDES).nullable().describe('Null for parts that exist once'),
    type: z.string().nullable().describe('SCRATCH, DENT, … or another text'),
    description: z.string(),
  })
  .meta({ id: 'CaseDamage' });

export const caseShape = {
  id: z.uuid(),
  number: z.string().describe('Such as S-2026-0001'),
  origin: z
    .enum(ORIGINS)
    .describe('PROTOCOL: a damage in the protocol of the handover. COMPLAINT: reported afterwards'),
  reportedBy: z.enum(REPORTERS).nullable().describe('Who entered a complaint; null for a protocol'),
  state: z.enum(CASE_STATES),
  description: z.string().nullable().describe('Null after the personal data of the order was deleted'),
  createdAt: timestamp,
  decidedAt: timestamp.nullable().describe('When the liability was decided'),
  closedAt: timestamp.nullable(),
};

const iso = (time: Date | null) => time?.toISOString() ?? null;

export function toCaseRecord(found: DamageCase) {
  const { id, number, origin, reportedBy, state, description } = found;
  return {
    id,
    number,
    origin,
    reportedBy,
    state,
    description,
    createdAt: found.createdAt.toISOString(),
    decidedAt: iso(found.decidedAt),
    closedAt: iso(found.closedAt),
  };
}

export function toDamageRecord({ part, side, type, description }: CaseDamage) {
  return { part, side, type, description };
}
