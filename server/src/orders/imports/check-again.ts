// Makes the worker check all rows again that are not orders yet.

import type { Db } from '../../platform/db.ts';
import type { Core } from '../records/core.ts';
import { resetOutdatedRows, resetRows } from './row-store.ts';
import { beginCheck } from './store.ts';

export async function checkAgain(core: Core, tx: Db, id: string): Promise<void> {
  await resetRows(tx, id);
  await beginCheck(tx, id, null, core.clock.now());
}

/** After the agreement changed: the former prices stay, so that a person sees which are different. */
export async function checkOutdated(core: Core, tx: Db, id: string): Promise<void> {
  await resetOutdatedRows(tx, id);
  await beginCheck(tx, id, 'IMPORT_OUTDATED', core.clock.now());
}
