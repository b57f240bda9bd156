// Shared by the routes of damage cases.
import { z } from 'zod';
import type { DamageCase } from '../../../damage/damage-case.ts';
import type { Services } from '../../../services.ts';
import { caseRecord, toFullRecord } from './damage-records.ts';

export const tag = 'Damage cases';
export const readAccess = { who: 'all' } as const;
export const changeAccess = { who: 'staff' } as const;
export const notFound = 'DAMAGE_CASE_NOT_FOUND' as const;
export const CASE_RESPONSE = { description: 'The case as it is now', schema: caseRecord };
export const version = z.int().optional().describe('The version seen; refused if it was changed since');

export async function answer({ core }: Services, found: DamageCase, status: 200 | 201 = 200) {
  return { status, body: await toFullRecord(core, found) };
}
