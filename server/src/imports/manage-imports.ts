// The user's actions on imports: upload a file, match columns, correct cells, start, pause and cancel.
import { createHash } from 'node:crypto';
import { topicsOfParts } from '../customers/change-topics.ts';
import type { Scope } from '../customers/environment.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import type { Core } from '../orders/core.ts';
import { invalidFields } from '../platform/call-errors.ts';
import type { Db } from '../platform/db.ts';
import { DAY_MS } from '../platform/durations.ts';
import { uuidv7 } from '../platform/ids.ts';
import { checkAgain, checkOutdated } from './check-again.ts';
import { importErrors } from './errors.ts';
import { canBeJoined, type FieldName } from './fields.ts';
import { guessColumns } from './guess-columns.ts';
import { type FieldTexts, type Import, type ImportColumn, type ImportState, MAX_DAILY } from './import.ts';
import { type CsvFile, readCsv } from './read-csv.ts';
import { forgetFormerPrices, insertRows, retryFailed } from './row-store.ts';
import {
  countImportsSince,
  findImport,
  findMatching,
  insertImport,
  lockImport,
  rememberMatching,
  updateImport,
  updateMatching,
} from './store.ts';

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
    ...(await matchingFor(core.sql, scope.accountId, csv)),
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

/** The matching that was used for the same header before, otherwise a guess. */
async function matchingFor(
  db: Db,
  accountId: string,
  { header, rows }: CsvFile,
): Promise<Pick<Import, 'columns' | 'constants' | 'remembered'>> {
  const guessed = guessColumns(header, rows);
  const before = await findMatching(db, accountId, headerKey(guessed));
  if (before) {
    const columns = guessed.map((column, index) => ({
      ...column,
      field: before.fields[index] ?? null,
      guessed: false,
    }));
    return { columns, constants: before.constants, remembered: true };
  }
  const hasTransportType = guessed.some(({ field }) => field === 'transportType');
  const constants: FieldTexts = hasTransportType ? {} : { transportType: 'DRIVEN' };
  return { columns: guessed, constants, remembered: false };
}

function headerKey(columns: readonly ImportColumn[]): string {
  return createHash('sha256')
    .update(JSON.stringify(columns.map(({ name }) => name)))
    .digest('base64url');
}

export async function getImport(core: Core, scope: Scope, id: string): Promise<Import> {
  const imported = await findImport(core.sql, scope, id);
  if (imported === null) throw importErrors.IMPORT_NOT_FOUND();
  return imported;
}

export interface NewMatching {
  /** One entry per column; if absent, the columns stay unchanged. */
  fields?: readonly (FieldName | null)[] | undefined;
  constants?: FieldTexts | undefined;
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
  { fields, constants }: NewMatching,
): Promise<void> {
  await changeImport(core, scope, id, UNFINISHED, async (tx, imported) => {
    if (fields) refuseWrongFields(imported, fields);
    const columns = imported.columns.map((column, index) =>
      fields ? matchedAs(column, fields[index] ?? null) : column,
    );
    const matching = { columns, constants: constants ?? imported.constants };
    await updateMatching(tx, id, matching);
    await remember(core, tx, { ...imported, ...matching });
    await checkAgain(core, tx, id);
    await audit(core, tx, actor, imported, 'import.columns_matched', {});
  });
}

/** A guess stays a guess until a person chooses. */
function matchedAs(column: ImportColumn, field: FieldName | null): ImportColumn {
  return { ...column, field, guessed: column.guessed && field === column.field };
}

async function remember(core: Core, tx: Db, { accountId, columns, constants }: Import): Promise<void> {
  const fields = columns.map(({ field }) => field);
  await rememberMatching(tx, accountId, headerKey(columns), { fields, constants }, core.clock.now());
}

function refuseWrongFields({ columns }: Import, fields: readonly (FieldName | null)[]): void {
  const refuse = (field: string, message: string) => {
    throw invalidFields([{ field, code: 'invalid_value', message }]);
  };
  if (fields.length !== columns.length) {
    refuse('columns', `Send one entry for each of the ${columns.length} columns.`);
  }
  for (const [index, field] of fields.entries()) {
    if (field !== null && fields.indexOf(field) < index && !canBeJoined(field)) {
      refuse(`columns[${index}]`, 'Another column is this field already, and only texts can be joined.');
    }
  }
}

/** Starts or resumes the run. The prices must be those of the agreement now, and those that the user saw. */
export async function startImport(
  core: Core,
  scope: Scope,
  actor: Actor,
  id: string,
  seenVersion?: number,
): Promise<void> {
  const { version } = await core.agreements.current(scope.accountId);
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
    await remember(core, tx, imported);
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
