// Creates the orders of rows, each exactly once, by the same use case, rules and keys as a call of the API.

import type { Actor } from '../../operator/audit.ts';
import { isDatabaseUnavailable } from '../../platform/database-unavailable.ts';
import { ServiceError } from '../../platform/errors.ts';
import { createOrder } from '../create/create-order.ts';
import {
  type CheckedRow,
  existingOf,
  HALTING_ERRORS,
  type ImportContext,
  type ReadRow,
  readRows,
  ruleProblems,
  UNCHECKED,
} from './check-rows.ts';
import { importErrors } from './errors.ts';
import type { Import, ImportRow, RowCheck } from './import.ts';
import { type ExistingOrder, findExistingOrder } from './row-store.ts';

/** A few at once are fast, and leave the database to other work. */
const MAX_CONCURRENT = 4;

export interface CreationOutcome {
  /** Rows that are missing here were not changed and wait for the next attempt. */
  rows: CheckedRow[];
  haltedBy: string | null;
}

export async function createRows(
  context: ImportContext,
  imported: Import,
  rows: readonly ImportRow[],
): Promise<CreationOutcome> {
  const read = await readRows(context, imported, rows);
  const existing = await existingOf(context, imported, read);
  const outcome: CreationOutcome = { rows: [], haltedBy: null };
  const waiting = read.entries();
  const work = async () => {
    for (const [index, row] of waiting) {
      if (outcome.haltedBy) return;
      const known: CheckedRow = { ...UNCHECKED, ...checkOf(rows[index]!), rowNumber: row.rowNumber };
      const found = existing(row);
      const created = found ? asFound(imported, found) : await createRow(context, imported, row);
      if ('haltedBy' in created) outcome.haltedBy = created.haltedBy;
      else if ('result' in created) outcome.rows.push({ ...known, ...created });
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  return outcome;
}

function checkOf({ importId: _, cells: __, ...check }: ImportRow): CheckedRow {
  return check;
}

/** After a crash, an order of this import may exist that its row does not refer to. */
function asFound(imported: Import, { id, number, kind, importId }: ExistingOrder): Partial<RowCheck> {
  const result = importId !== imported.id ? 'EXISTS' : kind === 'ORDER' ? 'CREATED' : 'REQUESTED';
  return { result, orderId: id, orderNumber: number };
}

type Created = Partial<RowCheck> | { haltedBy: string } | { later: true };

async function createRow(context: ImportContext, imported: Import, row: ReadRow): Promise<Created> {
  const { core, account, intake } = context;
  const { body, order, contentKey } = row;
  if (order === null || contentKey === null) return { result: 'TO_CORRECT', problems: row.problems };
  const actor: Actor = { name: imported.startedBy ?? imported.createdBy, channel: 'portal' };
  let orderId: string | null = null;
  try {
    const created = await createOrder(core, {
      account,
      environment: imported.environment,
      actor,
      ...order,
      refuseVersion: (newestVersion) => refuseOther(imported, newestVersion),
      alwaysQuote: false,
      key: intake.keyOf(body, order.content, `import:${contentKey}`),
      extra: { import: { id: imported.id, row: row.rowNumber, key: contentKey } },
      onOrderKnown: (id) => {
        orderId = id;
      },
      render: intake.render,
    });
    if (created.replayed) return await existsAs(context, imported, created.answer.orderId);
    const { id, kind, orderNumber, requestNumber, price, quoteReason, distanceKm } = created.order;
    return {
      result: kind === 'ORDER' ? 'CREATED' : 'REQUESTED',
      orderId: id,
      orderNumber: orderNumber ?? requestNumber,
      netCents: price?.netCents ?? null,
      currency: price?.currency ?? null,
      quoteReason,
      distanceKm,
    };
  } catch (error) {
    // The next attempt finds out whether the order was created.
    if (isDatabaseUnavailable(error)) return { later: true };
    if (!(error instanceof ServiceError)) {
      core.log.error({ err: error, importId: imported.id, row: row.rowNumber }, 'A row could not be created');
      return { result: 'FAILED', error: 'INTERNAL_ERROR' };
    }
    if (HALTING_ERRORS.has(error.code)) return { haltedBy: error.code };
    // Another process creates the same row; the next attempt finds its order.
    if (error.code === 'IDEMPOTENCY_REQUEST_IN_PROGRESS') return { later: true };
    if (orderId) return existsAs(context, imported, orderId);
    return { result: 'TO_CORRECT', problems: ruleProblems(error) };
  }
}

/** The user confirmed the prices; no order is created after another version was added. */
function refuseOther({ agreementVersion: checkedVersion }: Import, currentVersion: number) {
  if (currentVersion === checkedVersion) return null;
  return importErrors.IMPORT_OUTDATED({ details: { checkedVersion, currentVersion } });
}

/** The order may be of this import: a worker that lost its lease may have created it a moment ago. */
async function existsAs({ core }: ImportContext, imported: Import, orderId: string): Promise<Created> {
  const found = await findExistingOrder(core.sql, orderId);
  return found ? asFound(imported, found) : { result: 'EXISTS', orderId, orderNumber: null };
}
