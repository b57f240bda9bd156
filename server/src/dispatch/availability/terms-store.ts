import type { Db } from '../../platform/db.ts';
import { USUAL_TERMS, type WorkingTerms } from './working-terms.ts';

interface TermsRow extends WorkingTerms {
  driverId: string;
  updatedAt: Date;
}

function toTerms({ driverId: _, updatedAt: __, ...terms }: TermsRow): WorkingTerms {
  return terms;
}

/** The usual terms for a driver for whom nothing was agreed. */
export async function findTerms(db: Db, driverId: string): Promise<WorkingTerms> {
  const [row] = await db<TermsRow[]>`select * from driver_terms where driver_id = ${driverId}`;
  return row ? toTerms(row) : USUAL_TERMS;
}

/** By driver; those on the usual terms are left out. */
export async function listAllTerms(db: Db): Promise<Map<string, WorkingTerms>> {
  const rows = await db<TermsRow[]>`select * from driver_terms`;
  return new Map(rows.map((row) => [row.driverId, toTerms(row)]));
}

export async function putTerms(db: Db, driverId: string, terms: WorkingTerms, now: Date): Promise<void> {
  const row = {
    ...terms,
    weeklyHours: terms.weeklyHours && db.json(terms.weeklyHours as never),
    home: terms.home && db.json(terms.home as never),
    licenceClasses: terms.licenceClasses as string[],
    mayDrive: terms.mayDrive as string[],
    licences: db.json(terms.licences as never),
    updatedAt: now,
  };
  await db`
    insert into driver_terms ${db({ ...row, driverId })}
    on conflict (driver_id) do update set ${db(row)}`;
}

export async function deleteTerms(db: Db, driverId: string): Promise<void> {
  await db`delete from driver_terms where driver_id = ${driverId}`;
}
