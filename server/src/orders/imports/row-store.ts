import type { Scope } from '../../model/environment.ts';
import { type Db, jsonRows } from '../../platform/db.ts';
import {
  type FieldTexts,
  type Import,
  type ImportRow,
  type RowCheck,
  type RowResult,
  WAITING,
} from './import.ts';

function selectRows(db: Db) {
  return db`select import_id, row_number, cells, corrected, result, problems, external_order_id, content_key,
    duplicate_of, net_cents, currency, former_net_cents, former_currency, price_changed, quote_reason, distance_km, order_id, order_number, error from import_rows`;
}

export async function insertRows(
  db: Db,
  importId: string,
  rows: readonly { rowNumber: number; cells: string[] }[],
): Promise<void> {
  await db`
    insert into import_rows (import_id, row_number, cells, result)
    select ${importId}, r.row_number, r.cells, 'UNCHECKED'
    from jsonb_to_recordset(${jsonRows(db, rows)}) as r (row_number integer, cells jsonb)`;
}

export async function findRow(db: Db, importId: string, rowNumber: number): Promise<ImportRow | null> {
  const [row] = await db<ImportRow[]>`
    ${selectRows(db)} where import_id = ${importId} and row_number = ${rowNumber}`;
  return row ?? null;
}

/** In file order. */
export async function nextRows(
  db: Db,
  importId: string,
  results: readonly RowResult[],
  limit: number,
  after = 0,
): Promise<ImportRow[]> {
  return db<ImportRow[]>`
    ${selectRows(db)} where import_id = ${importId} and result = any(${results as string[]})
      and row_number > ${after}
    order by row_number limit ${limit}`;
}

export async function allRows(db: Db, importId: string, limit: number, after: number): Promise<ImportRow[]> {
  return db<ImportRow[]>`
    ${selectRows(db)} where import_id = ${importId} and row_number > ${after} order by row_number limit ${limit}`;
}

/** Problems first; `place` is the row's rank, from which the next page continues. */
export async function listRows(
  db: Db,
  importId: string,
  filter: { results: readonly RowResult[] | null; started: boolean },
  limit: number,
  afterPlace: number,
): Promise<(ImportRow & { place: number })[]> {
  const place = filter.started ? db`run_place` : db`check_place`;
  return db<(ImportRow & { place: number })[]>`
    select *, ${place} as place from import_rows
    where import_id = ${importId} and ${place} > ${afterPlace}
      ${filter.results ? db`and result = any(${filter.results as string[]})` : db``}
    order by ${place} limit ${limit}`;
}

type NumberedCheck = RowCheck & Pick<ImportRow, 'rowNumber' | 'corrected'>;

interface CheckedBy {
  agreementVersion: number;
  /** Why no row can be created. */
  haltedBy: string | null;
}

/**
 * Writes only what is still true: the import must be of the same generation, and a row unchecked with the same
 * corrections. The import keeps the oldest agreement version by which any row was checked.
 */
export async function saveChecks(
  db: Db,
  { id, generation }: Pick<Import, 'id' | 'generation'>,
  checks: readonly NumberedCheck[],
  { agreementVersion, haltedBy }: CheckedBy,
): Promise<void> {
  await db`
    with valid as (
      update imports set agreement_version = least(agreement_version, ${agreementVersion}::integer),
        halted_by = coalesce(${haltedBy}, halted_by)
      where id = ${id} and generation = ${generation} returning id)
    ${updateResults(db, id, checks)} and r.result = 'UNCHECKED' and r.corrected = c.corrected
      and exists (select from valid)`;
}

/** An order is recorded in any state of its row, because it exists; anything else only in the same generation. */
export async function saveCreations(
  db: Db,
  { id, generation }: Pick<Import, 'id' | 'generation'>,
  outcomes: readonly NumberedCheck[],
): Promise<void> {
  const isCreated = ({ result }: NumberedCheck) => result === 'CREATED' || result === 'REQUESTED';
  const others = outcomes.filter((outcome) => !isCreated(outcome));
  await updateResults(db, id, outcomes.filter(isCreated));
  if (others.length === 0) return;
  await db`
    with valid as (select id from imports where id = ${id} and generation = ${generation} for share)
    ${updateResults(db, id, others)} and exists (select from valid)`;
}

/** A price counts as changed only for rows that are still to be created. */
function updateResults(db: Db, importId: string, checks: readonly NumberedCheck[]) {
  return db`
    update import_rows r set
      price_changed = r.former_result is not null and c.result = any(${WAITING as string[]})
        and (r.former_result, r.former_net_cents, r.former_currency)
          is distinct from (c.result, c.net_cents, c.currency),
      result = c.result, problems = c.problems, external_order_id = c.external_order_id,
      content_key = c.content_key, duplicate_of = c.duplicate_of, net_cents = c.net_cents, currency = c.currency,
      quote_reason = c.quote_reason, distance_km = c.distance_km, order_id = c.order_id,
      order_number = c.order_number, error = c.error
    from jsonb_populate_recordset(null::import_rows, ${jsonRows(db, checks)}) c
    where r.import_id = ${importId} and r.row_number = c.row_number`;
}

export async function saveCorrections(
  db: Db,
  importId: string,
  rows: readonly { rowNumber: number; corrected: FieldTexts }[],
): Promise<void> {
  await db`
    update import_rows r set corrected = m.corrected, result = 'UNCHECKED', problems = '[]',
      former_result = null, former_net_cents = null, former_currency = null, price_changed = false
    from jsonb_to_recordset(${jsonRows(db, rows)}) as m (row_number integer, corrected jsonb)
    where r.import_id = ${importId} and r.row_number = m.row_number`;
}

/** Marks all rows as unchecked, except those that became orders. */
export async function resetRows(db: Db, importId: string): Promise<void> {
  await forgetFormerPrices(db, importId);
  await db`
    update import_rows set result = 'UNCHECKED' where import_id = ${importId}
      and result not in ('UNCHECKED', 'CREATED', 'REQUESTED')`;
}

/** Like `resetRows`, but rows keep the price they had, so that the new one can be compared with it. */
export async function resetOutdatedRows(db: Db, importId: string): Promise<void> {
  await db`
    update import_rows set former_result = result, former_net_cents = net_cents, former_currency = currency
    where import_id = ${importId} and result = any(${WAITING as string[]})`;
  await db`
    update import_rows set result = 'UNCHECKED', price_changed = false where import_id = ${importId}
      and result not in ('UNCHECKED', 'CREATED', 'REQUESTED')`;
}

export async function forgetFormerPrices(db: Db, importId: string): Promise<void> {
  await db`
    update import_rows set former_result = null, former_net_cents = null, former_currency = null,
      price_changed = false
    where import_id = ${importId} and former_result is not null`;
}

/** Marks rows as unchecked that were compared with one of these, and returns their number. */
export async function resetLaterDuplicates(
  db: Db,
  importId: string,
  rows: readonly number[],
): Promise<number> {
  const reset = await db`
    update import_rows set result = 'UNCHECKED'
    where import_id = ${importId} and duplicate_of = any(${rows as number[]}::integer[])
      and result in ('DUPLICATE', 'TO_CORRECT')
    returning 1`;
  return reset.length;
}

/** Failed rows get another attempt. */
export async function retryFailed(db: Db, importId: string): Promise<void> {
  await db`update import_rows set result = 'UNCHECKED', error = null where import_id = ${importId} and result = 'FAILED'`;
}

/** Counts suggestions that can be applied together. */
export async function countSuggestions(db: Db, importId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from import_rows, jsonb_array_elements(problems) p
    where import_id = ${importId} and result = 'TO_CORRECT' and p ->> 'suggestion' is not null
      and (p ->> 'sure')::boolean`;
  return row!.count;
}

interface NumberedRow {
  rowNumber: number;
  externalOrderId: string | null;
  contentKey: string | null;
}

/** Other rows of the import with one of these numbers or contents, in file order. */
export async function findEarlierDuplicates(
  db: Db,
  importId: string,
  externalOrderIds: readonly string[],
  contentKeys: readonly string[],
): Promise<NumberedRow[]> {
  return db<NumberedRow[]>`
    select row_number, external_order_id, content_key from import_rows
    where import_id = ${importId} and (external_order_id = any(${externalOrderIds as string[]})
      or content_key = any(${contentKeys as string[]}))
    order by row_number`;
}

export interface ExistingOrder {
  id: string;
  /** The order's number, or the request's number while it is a request. */
  number: string;
  kind: 'ORDER' | 'REQUEST';
  externalOrderId: string | null;
  contentKey: string | null;
  /** The import that created the order, if any. */
  importId: string | null;
}

/** Orders with one of these numbers, or imported from a row with one of these contents. */
export async function findExistingOrders(
  db: Db,
  scope: Scope,
  externalOrderIds: readonly string[],
  contentKeys: readonly string[],
): Promise<ExistingOrder[]> {
  const { accountId, environment } = scope;
  const columns = existingColumns(db);
  return db<ExistingOrder[]>`
    select ${columns} from orders where account_id = ${accountId} and environment = ${environment}
      and external_order_id = any(${externalOrderIds as string[]})
    union
    select ${columns} from orders where account_id = ${accountId} and environment = ${environment}
      and extra ? 'import' and extra -> 'import' ->> 'key' = any(${contentKeys as string[]})`;
}

const existingColumns = (db: Db) =>
  db`id, coalesce(order_number, request_number) as number, kind, external_order_id,
    extra -> 'import' ->> 'key' as content_key, extra -> 'import' ->> 'id' as import_id`;

export async function findExistingOrder(db: Db, orderId: string): Promise<ExistingOrder | null> {
  const [order] = await db<ExistingOrder[]>`select ${existingColumns(db)} from orders where id = ${orderId}`;
  return order ?? null;
}

/** The texts of a row contain people, like its order. */
export async function anonymizeRowsOfOrder(db: Db, orderId: string): Promise<void> {
  await db`update import_rows set cells = '[]', corrected = '{}' where order_id = ${orderId}`;
}
