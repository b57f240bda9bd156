import { topicsOfOperator } from '../../model/change-topics.ts';
import type { Actor } from '../../operator/audit.ts';
import type { Core } from '../../orders/records/core.ts';
import { changesBetween } from '../../platform/changes.ts';
import type { Db } from '../../platform/db.ts';
import { driverNotFound } from '../drivers/driver.ts';
import { findDriver } from '../drivers/driver-store.ts';
import { auditDriver } from '../drivers/manage-drivers.ts';
import { findTerms, putTerms } from './terms-store.ts';
import type { HomePlace, WorkingTerms } from './working-terms.ts';

export type TermsChanges = Partial<Omit<WorkingTerms, 'home'>> & {
  home?: Omit<HomePlace, 'coordinates'> | null;
};

export async function getTerms(db: Db, driverId: string): Promise<WorkingTerms> {
  if (!(await findDriver(db, driverId))) throw driverNotFound();
  return findTerms(db, driverId);
}

export async function changeTerms(
  core: Core,
  actor: Actor,
  driverId: string,
  { home: given, ...changes }: TermsChanges,
): Promise<WorkingTerms> {
  const home = given && { ...given, coordinates: await locate(core, given) };
  const terms = await core.sql.begin(async (tx) => {
    if (!(await findDriver(tx, driverId, { lock: true }))) throw driverNotFound();
    const before = await findTerms(tx, driverId);
    const after = { ...before, ...changes, ...(home === undefined ? {} : { home }) };
    await putTerms(tx, driverId, after, core.clock.now());
    const changed = changesBetween(shownTerms(before), shownTerms(after));
    await auditDriver(tx, core, actor, 'driver.terms_changed', driverId, { changes: changed });
    return after;
  });
  core.changes.publish(topicsOfOperator('drivers'));
  return terms;
}

/** By the offline data, so that no other company learns where a driver lives. */
async function locate({ geo }: Core, home: Omit<HomePlace, 'coordinates'>) {
  return geo.offline.geocoder.locate({ street: '', ...home });
}

function shownTerms({ home, ...terms }: WorkingTerms): object {
  return { ...terms, home: home && `${home.country} ${home.postalCode} ${home.city}` };
}
