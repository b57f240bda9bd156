// Versions of agreements are added, never changed.

import {
  type Agreement,
  type AgreementTerms,
  agreementOn,
  withTermDefaults,
} from '../../model/prices/agreement.ts';
import { type Db, type Fragment, jsonOrNull } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';

const COLUMNS = ['account_id', 'version', 'terms', 'created_at', 'created_by'];

const columns = (db: Db) => db`${db(COLUMNS)}, valid_from::text`;

const withDefaults = (agreement: Agreement): Agreement => ({
  ...agreement,
  terms: withTermDefaults(agreement.terms),
});

/** The caller holds the lock of the account's row, so that versions have no gaps. */
export async function insertNextVersion(
  db: Db,
  accountId: string,
  terms: AgreementTerms,
  { validFrom, at, by }: { validFrom: string | null; at: Date; by: string },
): Promise<Agreement> {
  const [agreement] = await db<Agreement[]>`
    insert into agreements (account_id, version, valid_from, terms, created_at, created_by)
    select ${accountId}, coalesce(max(version), 0) + 1, ${validFrom}::date, ${jsonOrNull(db, terms)}, ${at}, ${by}
    from agreements where account_id = ${accountId}
    returning ${columns(db)}`;
  return agreement!;
}

/** The version that was added last, whether or not it applies already. */
export async function findNewestVersion(db: Db, accountId: string): Promise<Agreement | null> {
  const [agreement] = await db<Agreement[]>`
    select ${columns(db)} from agreements where account_id = ${accountId} order by version desc limit 1`;
  return agreement ? withDefaults(agreement) : null;
}

/** The end of a query for the version of one account that applies on a day, as `agreementOn` chooses it. */
export const hasBegun = (db: Db, day: Fragment): Fragment => db`
  (valid_from is null or valid_from <= (${day})::date) order by valid_from desc nulls last, version desc limit 1`;

/** A condition on agreements `g`: it applies on the day, or begins later. */
const appliesFrom = (db: Db, day: string) => db`
  (g.valid_from > ${day}::date or g.version = (
    select version from agreements where account_id = g.account_id and ${hasBegun(db, db`${day}`)}))`;

/** The VAT rate of an account's agreement on each of these days. */
export async function findVatRates(
  db: Db,
  accountId: string,
  days: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db<{ day: string; rate: number }[]>`
    select d.day, g.rate from unnest(${[...new Set(days)]}::text[]) d (day) cross join lateral (
      select (terms ->> 'vatRate')::float8 as rate from agreements
      where account_id = ${accountId} and ${hasBegun(db, db`d.day`)}) g`;
  return new Map(rows.map(({ day, rate }) => [day, rate]));
}

/** The versions of an account that apply on a day or later. */
export interface Schedule {
  versions: Agreement[];
  /** The number of the version that was added last. */
  newestVersion: number;
}

/** By one account where only one is asked for, so that the statement belongs to its account. */
const isOf = (db: Db, accountIds: readonly string[]) =>
  accountIds.length === 1
    ? db`g.account_id = ${accountIds[0]!}`
    : db`g.account_id = any(${accountIds as string[]}::uuid[])`;

/** The schedules of several accounts from a day on. */
export async function findSchedules(
  db: Db,
  accountIds: readonly string[],
  day: string,
): Promise<Map<string, Schedule>> {
  const rows = await db<(Agreement & { newestVersion: number })[]>`
    select ${columns(db)}, (select max(version) from agreements where account_id = g.account_id) as newest_version
    from agreements g where ${isOf(db, accountIds)} and ${appliesFrom(db, day)}`;
  const byAccount = groupBy(rows, ({ accountId }) => accountId);
  return new Map(
    [...byAccount].map(([accountId, found]) => {
      const versions = found.map(({ newestVersion: _, ...agreement }) => withDefaults(agreement));
      return [accountId, { versions, newestVersion: found[0]!.newestVersion }];
    }),
  );
}

/** The agreements of several accounts on a day. */
export async function findAgreementsOn(
  db: Db,
  accountIds: readonly string[],
  day: string,
): Promise<Map<string, Agreement>> {
  const schedules = await findSchedules(db, accountIds, day);
  return new Map([...schedules].map(([id, { versions }]) => [id, agreementOn(versions, day)!]));
}

/** Newest first. */
export async function listAgreementVersions(
  db: Db,
  accountId: string,
  limit: number,
  before: number | null,
): Promise<Agreement[]> {
  const rows = await db<Agreement[]>`
    select ${columns(db)} from agreements
    where account_id = ${accountId} ${before === null ? db`` : db`and version < ${before}`}
    order by version desc limit ${limit}`;
  return rows.map(withDefaults);
}

export async function findAgreementVersion(
  db: Db,
  accountId: string,
  version: number,
): Promise<Agreement | null> {
  const [agreement] = await db<Agreement[]>`
    select ${columns(db)} from agreements where account_id = ${accountId} and version = ${version}`;
  return agreement ? withDefaults(agreement) : null;
}
