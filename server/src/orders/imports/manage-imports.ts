// The user's actions on imports: upload a file, match columns, correct cells, start, pause and cancel.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { topicsOfParts } from '../../model/change-topics.ts';
import type { Scope } from '../../model/environment.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { Db } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { Core } from '../records/core.ts';
import { checkAgain, checkOutdated } from './check-again.ts';
import { importErrors } from './errors.ts';
import { type Import, type ImportState, MAX_DAILY } from './import.ts';
import { applyMatching, findMatchingFor, type NewMatching, rememberImport } from './matching.ts';
import { readCsv } from './read-csv.ts';
import { forgetFormerPrices, insertRows, retryFailed } from './row-store.ts';
import { countImportsSince, findImport, insertImport, lockImport, updateImport } from './store.ts';

/** How many rows one statement writes. */
const ROWS_PER_INSERT = 500;

const UNFINISHED: readonly ImportState[] = ['CHECKING', 'READY', 'PAUSED', 'DONE'];

export interface GivenFile {
  fileName: string | null;
  bytes: Buffer;
}

export async function beginImport(core: Core, scope: Scope, actor: Actor, file: GivenFile): Promise<Import> {
  const csv = await readCsv(file.bytes);
  const now = core.clock.now();
  const imported: Import = {
    id: uuidv7(now),
    accountId: scope.accountId,
    environment: scope.environment,
    fileName: file.fileName,
    state: 'CHECKING',
    delimiter: csv.delimiter,
    encoding: csv.encoding,
    ...(await findMatchingFor(core.sql, scope.accountId, csv)),
    rowCount: csv.rows.length,
    checkedAt: null,
    agreementVersion: null,
    generation: 0,
    haltedBy: null,
    createdBy: actor.name,
    startedBy: null,
    startedAt: null,
    finishedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const rows = csv.rows.map((cells, index) => ({ rowNumber: index + 1, cells }));
  await core.sql.begin(async (tx) => {
    await refuseIfTooMany(tx, imported);
    await insertImport(tx, imported);
    for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
      await insertRows(tx, imported.id, rows.slice(at, at + ROWS_PER_INSERT));
    }
    await audit(core, tx, actor, imported, 'import.created', { rows: rows.length });
  });
  core.changes.publish(topicsOfParts(imported, 'imports'));
  return imported;
}

async function refuseIfTooMany(tx: Db, { accountId, rowCount, createdAt }: Import): Promise<void> {
  const since = new Date(createdAt.getTime() - DAY_MS);
  const { files, rows } = await countImportsSince(tx, accountId, since);
  if (files < MAX_DAILY.files && rows + rowCount <= MAX_DAILY.rows) return;
  throw importErrors.IMPORT_LIMIT({ details: MAX_DAILY });
}

export async function getImport(core: Core, scope: Scope, id: string): Promise<Import> {
  const imported = await findImport(core.sql, scope, id);
  if (imported === null) throw importErrors.IMPORT_NOT_FOUND();
  return imported;
}

/**
 * All rows that are not orders yet are checked again, and the next file with this header starts with this
 * matching.
 */
export async function changeMatching(
  core: Core,
  scope: Scope,
  actor: Actor,
  id: string,
  given: NewMatching,
): Promise<void> {
  await changeImport(core, scope, id, UNFINISHED, async (tx, imported) => {
    await applyMatching(tx, imported, given, core.clock.now());
    await checkAgain(core, tx, id);
    await audit(core, tx, actor, imported, 'import.columns_matched', {});
  });
}

/** Starts or resumes the run. The prices must be those of the agreement now, and those that the user saw. */
export async function startImport(
  core: Core,
  scope: Scope,
  actor: Actor,
  id: string,
  seenVersion?: number,
): Promise<void> {
  const version = await core.agreements.newestVersion(scope.accountId);
  const checkedVersion = await changeImport(core, scope, id, ['READY', 'PAUSED'], async (tx, imported) => {
    if (imported.agreementVersion !== version) {
      await checkOutdated(core, tx, id);
      return imported.agreementVersion;
    }
    if (seenVersion !== undefined && seenVersion !== version) return seenVersion;
    const now = core.clock.now();
    await retryFailed(tx, id);
    await forgetFormerPrices(tx, id);
    const changes = { state: 'RUNNING', haltedBy: null, finishedAt: null, startedBy: actor.name } as const;
    await updateImport(tx, id, { ...changes, startedAt: imported.startedAt ?? now }, now);
    await rememberImport(tx, imported, now);
    await audit(core, tx, actor, imported, 'import.started', {});
    return version;
  });
  if (checkedVersion !== version) {
    throw importErrors.IMPORT_OUTDATED({ details: { checkedVersion, currentVersion: version } });
  }
}

/** The current batch is finished; the other rows can be created later. */
export async function pauseImport(core: Core, scope: Scope, actor: Actor, id: string): Promise<void> {
  await changeImport(core, scope, id, ['RUNNING'], async (tx, imported) => {
    await updateImport(tx, id, { state: 'PAUSED' }, core.clock.now());
    await audit(core, tx, actor, imported, 'import.paused', {});
  });
}

/** Ends the import for good; created orders stay. */
export async function cancelImport(core: Core, scope: Scope, actor: Actor, id: string): Promise<void> {
  const states: readonly ImportState[] = ['CHECKING', 'READY', 'RUNNING', 'PAUSED'];
  await changeImport(core, scope, id, states, async (tx, imported) => {
    const now = core.clock.now();
    await updateImport(tx, id, { state: 'CANCELLED', finishedAt: now }, now);
    await audit(core, tx, actor, imported, 'import.cancelled', {});
  });
}

/** Locks the import, which must be in one of these states. */
export async function changeImport<Result>(
  core: Core,
  scope: Scope,
  id: string,
  states: readonly ImportState[],
  change: (tx: Db, imported: Import) => Promise<Result>,
): Promise<Result> {
  const result = await core.sql.begin(async (tx) => {
    const imported = await lockImport(tx, scope, id);
    if (imported === null) throw importErrors.IMPORT_NOT_FOUND();
    if (!states.includes(imported.state)) {
      throw importErrors.IMPORT_STATE({ details: { state: imported.state } });
    }
    return { value: await change(tx, imported) };
  });
  core.changes.publish(topicsOfParts(scope, 'imports'));
  return (result as { value: Result }).value;
}

function audit(
  core: Core,
  tx: Db,
  actor: Actor,
  imported: Import,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  const { accountId, id, fileName } = imported;
  return recordAudit(tx, core.clock, actor, {
    action,
    accountId,
    subjectType: 'import',
    subjectId: id,
    details: { fileName, ...details },
  });
}
