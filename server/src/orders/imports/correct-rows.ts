// Corrects cells, row by row or by all sure suggestions, and checks the corrected rows.
import type { Scope } from '../../model/environment.ts';
import type { Core } from '../records/core.ts';
import { checkRows } from './check-rows.ts';
import { importErrors } from './errors.ts';
import type { FieldName } from './fields.ts';
import { type FieldTexts, type Import, type ImportRow, type ImportState, WAITING } from './import.ts';
import type { OrderIntake } from './intake.ts';
import { changeImport, getImport } from './manage-imports.ts';
import { findRow, nextRows, resetLaterDuplicates, saveChecks, saveCorrections } from './row-store.ts';
import { contextOf } from './run-imports.ts';
import { updateImport } from './store.ts';

/** All states except those of an import that has ended. */
const CORRECTABLE: readonly ImportState[] = ['CHECKING', 'READY', 'RUNNING', 'PAUSED', 'DONE'];
const CORRECTED_PER_BATCH = 1000;

/** Returns the row after an immediate check. A row that is already an order can no longer be changed here. */
export async function correctRow(
  core: Core,
  intake: OrderIntake,
  scope: Scope,
  id: string,
  rowNumber: number,
  texts: FieldTexts,
): Promise<ImportRow> {
  await changeImport(core, scope, id, CORRECTABLE, async (tx, imported) => {
    const row = await findRow(tx, id, rowNumber);
    if (row === null) throw importErrors.IMPORT_NOT_FOUND();
    const inHand = imported.state === 'RUNNING' && WAITING.includes(row.result);
    if (inHand || row.result === 'CREATED' || row.result === 'REQUESTED') {
      throw importErrors.IMPORT_STATE({
        message: 'This row is already an order, or its order is being created. Change the order instead.',
        details: { state: imported.state, result: row.result },
      });
    }
    await saveCorrections(tx, id, [{ rowNumber, corrected: { ...row.corrected, ...texts } }]);
    await resumeChecking(core, tx, imported, [rowNumber]);
  });
  await checkNow(core, intake, scope, id, [rowNumber]);
  return (await findRow(core.sql, id, rowNumber))!;
}

/** Applies the sure suggestions and returns how many cells were corrected. The worker checks the rows. */
export async function applySuggestions(core: Core, scope: Scope, id: string): Promise<number> {
  return changeImport(core, scope, id, CORRECTABLE, async (tx, imported) => {
    let corrected = 0;
    let after = 0;
    for (;;) {
      const rows = await nextRows(tx, id, ['TO_CORRECT'], CORRECTED_PER_BATCH, after);
      if (rows.length === 0) return corrected;
      after = rows.at(-1)!.rowNumber;
      const changed = rows.flatMap((row) => {
        const texts = suggestedTexts(row);
        return texts ? [{ rowNumber: row.rowNumber, corrected: { ...row.corrected, ...texts }, texts }] : [];
      });
      if (changed.length === 0) continue;
      corrected += changed.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0);
      await saveCorrections(
        tx,
        id,
        changed.map(({ rowNumber, corrected: texts }) => ({ rowNumber, corrected: texts })),
      );
      await resumeChecking(
        core,
        tx,
        imported,
        changed.map(({ rowNumber }) => rowNumber),
      );
    }
  });
}

function suggestedTexts({ problems }: ImportRow): FieldTexts | null {
  const sure = problems.filter(({ suggestion, sure }) => suggestion !== null && sure);
  if (sure.length === 0) return null;
  return Object.fromEntries(sure.map(({ field, suggestion }) => [field as FieldName, suggestion!]));
}

/** These rows, and those compared with them, must be checked again; a running import also picks them up. */
async function resumeChecking(
  core: Core,
  tx: Parameters<typeof resetLaterDuplicates>[0],
  imported: Import,
  rows: readonly number[],
): Promise<void> {
  await resetLaterDuplicates(tx, imported.id, rows);
  if (imported.state === 'RUNNING') return;
  await updateImport(tx, imported.id, { state: 'CHECKING', finishedAt: null }, core.clock.now());
}

/** Checks one row at once for the answer; the worker checks the others, and this one too if it is faster. */
async function checkNow(
  core: Core,
  intake: OrderIntake,
  scope: Scope,
  id: string,
  rowNumbers: readonly number[],
): Promise<void> {
  const context = await contextOf(core, intake, scope.accountId);
  const imported = await getImport(core, scope, id);
  const rows = await Promise.all(rowNumbers.map((rowNumber) => findRow(core.sql, id, rowNumber)));
  const unchecked = rows.filter((row): row is ImportRow => row?.result === 'UNCHECKED');
  if (context === null || unchecked.length === 0) return;
  const { checks, ...checkedBy } = await checkRows(context, imported, unchecked);
  await saveChecks(core.sql, imported, checks, checkedBy);
}
