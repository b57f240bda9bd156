import type { Scope } from '../../model/environment.ts';
import { type Db, jsonOrNull } from '../../platform/db.ts';
import { isLeaseOver } from '../../platform/lease.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import type { FieldName } from './fields.ts';
import type { FieldTexts, Import, ImportState, RowResult } from './import.ts';

function selectImports(db: Db) {
  return db`select id, account_id, environment, file_name, state, delimiter, encoding, columns, constants,
    value_choices, remembered, row_count, checked_at, agreement_version, generation, halted_by, created_by, started_by, started_at,
    finished_at, created_at, updated_at from imports`;
}

export async function insertImport(db: Db, imported: Import): Promise<void> {
  const { columns, constants, valueChoices, ...plain } = imported;
  const row = {
    ...plain,
    columns: jsonOrNull(db, columns),
    constants: jsonOrNull(db, constants),
    valueChoices: jsonOrNull(db, valueChoices),
  };
  await db`insert into imports ${db(row)}`;
}

/** What the account imported since then. Further counts wait for the end of this transaction. */
export async function countImportsSince(
  db: Db,
  accountId: string,
  since: Date,
): Promise<{ files: number; rows: number }> {
  await db`select pg_advisory_xact_lock(hashtext('imports'), hashtext(${accountId}))`;
  const [counts] = await db<{ files: number; rows: number }[]>`
    select count(*)::integer as files, coalesce(sum(row_count), 0)::integer as rows from imports
    where account_id = ${accountId} and created_at > ${since}`;
  return counts!;
}

export async function findImport(db: Db, scope: Scope, id: string): Promise<Import | null> {
  const [row] = await db<Import[]>`
    ${selectImports(db)} where id = ${id} and account_id = ${scope.accountId}
      and environment = ${scope.environment}`;
  return row ?? null;
}

export async function lockImport(db: Db, scope: Scope, id: string): Promise<Import | null> {
  const [row] = await db<Import[]>`
    ${selectImports(db)} where id = ${id} and account_id = ${scope.accountId}
      and environment = ${scope.environment} for update`;
  return row ?? null;
}

export async function listImports(
  db: Db,
  scope: Scope,
  limit: number,
  after: PageStart | null,
): Promise<Import[]> {
  return db<Import[]>`
    ${selectImports(db)} where account_id = ${scope.accountId} and environment = ${scope.environment}
      ${after ? db`and (created_at, id) < (${after.at}, ${after.id})` : db``}
    order by created_at desc, id desc limit ${limit}`;
}

type Changing = Pick<
  Import,
  'state' | 'checkedAt' | 'agreementVersion' | 'haltedBy' | 'startedBy' | 'startedAt' | 'finishedAt'
>;

export async function updateImport(db: Db, id: string, changes: Partial<Changing>, now: Date): Promise<void> {
  await db`update imports set ${db({ ...changes, updatedAt: now })} where id = ${id}`;
}

export async function updateMatching(
  db: Db,
  id: string,
  { columns, constants, valueChoices }: Pick<Import, 'columns' | 'constants' | 'valueChoices'>,
): Promise<void> {
  await db`
    update imports set columns = ${jsonOrNull(db, columns)}, constants = ${jsonOrNull(db, constants)},
      value_choices = ${jsonOrNull(db, valueChoices)}
    where id = ${id}`;
}

/** Claims the next import in turn, until the lease ends or is released. */
export async function claimImport(db: Db, now: Date, leaseMs: number): Promise<Import | null> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const [claimed] = await db<{ id: string; accountId: string; environment: Scope['environment'] }[]>`
    update imports set leased_until = ${leasedUntil}, turn = nextval('import_turns')
    where id = (
      select id from imports where state in ('CHECKING', 'RUNNING') and ${isLeaseOver(db, db`leased_until`, now, leaseMs)}
      order by turn limit 1 for update skip locked)
    returning id, account_id, environment`;
  return claimed ? findImport(db, claimed, claimed.id) : null;
}

/** Whether a worker still has work to do for the import. */
export async function findWaitingImport(db: Db, id: string): Promise<boolean> {
  const rows = await db`select 1 from imports where id::text = ${id} and state in ('CHECKING', 'RUNNING')`;
  return rows.length > 0;
}

export async function releaseImport(db: Db, id: string): Promise<void> {
  await db`update imports set leased_until = null where id = ${id}`;
}

/** All rows are checked again; results of a check that began before are not written any more. */
export async function beginCheck(db: Db, id: string, haltedBy: string | null, now: Date): Promise<void> {
  await db`
    update imports set state = 'CHECKING', generation = generation + 1, agreement_version = null,
      halted_by = ${haltedBy}, updated_at = ${now} where id = ${id}`;
}

/** Changes the state only if it has not changed in between. */
export async function moveState(
  db: Db,
  id: string,
  from: ImportState,
  to: ImportState,
  changes: Partial<Changing>,
  now: Date,
): Promise<void> {
  await db`
    update imports set ${db({ ...changes, state: to, updatedAt: now })} where id = ${id} and state = ${from}`;
}

export interface Matching {
  fields: (FieldName | null)[];
  constants: FieldTexts;
  /** The columns whose dates are no dates of an order. */
  otherDates: number[];
}

export async function findMatching(db: Db, accountId: string, header: string): Promise<Matching | null> {
  const [row] = await db<Matching[]>`
    select fields, constants, other_dates from import_matchings where account_id = ${accountId} and header = ${header}`;
  return row ?? null;
}

export async function rememberMatching(
  db: Db,
  accountId: string,
  header: string,
  { fields, constants, otherDates }: Matching,
  now: Date,
): Promise<void> {
  await db`
    insert into import_matchings (account_id, header, fields, constants, other_dates, used_at)
    values (${accountId}, ${header}, ${jsonOrNull(db, fields)}, ${jsonOrNull(db, constants)},
      ${jsonOrNull(db, otherDates)}, ${now})
    on conflict (account_id, header) do update set fields = excluded.fields, constants = excluded.constants,
      other_dates = excluded.other_dates, used_at = excluded.used_at`;
}

export interface ResultCount {
  importId: string;
  result: RowResult;
  count: number;
  netCents: number;
  currency: string | null;
}

/** For a page of imports at once, by result and currency. */
export async function countResults(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<ResultCount[]> {
  return db<ResultCount[]>`
    select r.import_id, r.result, count(*)::integer as count, coalesce(sum(r.net_cents), 0)::bigint as net_cents,
      r.currency
    from imports i join import_rows r on r.import_id = i.id
    where i.account_id = ${accountId} and i.id = any(${ids as string[]}::uuid[])
    group by r.import_id, r.result, r.currency order by r.currency`;
}

interface PriceChange {
  currency: string;
  rows: number;
  formerNetCents: number;
  netCents: number;
}

/** What the change of the agreement means for the rows that are still to be created, by currency. */
export async function countPriceChanges(db: Db, id: string): Promise<PriceChange[]> {
  return db<PriceChange[]>`
    select coalesce(currency, former_currency) as currency, count(*)::integer as rows,
      coalesce(sum(former_net_cents), 0)::bigint as former_net_cents,
      coalesce(sum(net_cents), 0)::bigint as net_cents
    from import_rows where import_id = ${id} and price_changed group by 1 order by 1`;
}

export async function deleteOldImports(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await db`
    delete from imports where id in (select id from imports where updated_at < ${before} limit ${limit})
    returning 1`;
  return rows.length;
}

export async function deleteOldMatchings(db: Db, before: Date): Promise<void> {
  await db`delete from import_matchings where used_at < ${before}`;
}

export async function deleteImportsOfAccount(db: Db, accountId: string): Promise<void> {
  await db`delete from imports where account_id = ${accountId}`;
  await db`delete from import_matchings where account_id = ${accountId}`;
  await db`delete from import_values where account_id = ${accountId}`;
}
