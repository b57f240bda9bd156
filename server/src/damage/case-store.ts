import type { Scope } from '../model/environment.ts';
import { type Db, jsonOrNull } from '../platform/db.ts';
import { isUuid } from '../platform/ids.ts';
import type { DamageCase, Outcome } from './damage-case.ts';

/** Positions may have gaps, so this runs outside of the transaction that uses the number. */
export async function takeCasePosition(db: Db, series: string): Promise<number> {
  const [row] = await db<{ last: number }[]>`
    insert into damage_case_counters as c (series, last) values (${series}, 1)
    on conflict (series) do update set last = c.last + 1 returning last`;
  return row!.last;
}

export async function insertCase(db: Db, found: DamageCase): Promise<void> {
  await db`insert into damage_cases ${db({ ...found, damages: jsonOrNull(db, found.damages) })}`;
}

/** By id or number. */
export async function findCase(db: Db, reference: string): Promise<DamageCase | null> {
  const [found] = await db<DamageCase[]>`select * from damage_cases where ${named(db, reference)}`;
  return found ?? null;
}

const named = (db: Db, reference: string) =>
  isUuid(reference) ? db`id = ${reference}` : db`number = ${reference}`;

/** Oldest first. */
export async function listCasesOf(db: Db, orderId: string): Promise<DamageCase[]> {
  return db<DamageCase[]>`
    select * from damage_cases where order_id = ${orderId} order by created_at, id`;
}

export async function findUnfinishedCase(db: Db, orderId: string): Promise<DamageCase | null> {
  const [found] = await db<DamageCase[]>`
    select * from damage_cases where order_id = ${orderId} and state <> 'CLOSED'`;
  return found ?? null;
}

/** In production, oldest first. */
export async function listUnfinishedCasesOf(db: Db, accountId: string, limit: number): Promise<DamageCase[]> {
  return db<DamageCase[]>`
    select * from damage_cases
    where account_id = ${accountId} and environment = 'production' and state <> 'CLOSED'
    order by created_at, id limit ${limit}`;
}

export type CaseChanges = Partial<Omit<DamageCase, keyof Scope | 'id' | 'orderId' | 'number' | 'version'>>;

export async function updateCase(
  db: Db,
  { id, version }: Pick<DamageCase, 'id' | 'version'>,
  { damages, ...changes }: CaseChanges,
  now: Date,
): Promise<DamageCase> {
  const columns = {
    ...changes,
    ...(damages && { damages: jsonOrNull(db, damages) }),
    version: version + 1,
    updatedAt: now,
  };
  const [changed] = await db<DamageCase[]>`
    update damage_cases set ${db(columns)} where id = ${id} returning *`;
  return changed!;
}

export async function insertOutcome(db: Db, outcome: Outcome): Promise<void> {
  await db`insert into damage_outcomes ${db(outcome)}`;
}

/** Oldest first. */
export async function listOutcomes(db: Db, caseId: string): Promise<Outcome[]> {
  return db<Outcome[]>`select * from damage_outcomes where case_id = ${caseId} order by created_at, id`;
}

export async function insertDismissal(
  db: Db,
  dismissal: { orderId: string; accountId: string; dismissedAt: Date; dismissedBy: string },
): Promise<boolean> {
  const added = await db`insert into damage_dismissals ${db(dismissal)} on conflict do nothing returning 1`;
  return added.length > 0;
}

export interface CaseHistoryEntry {
  id: string;
  at: Date;
  action: string;
  actor: string;
  channel: string;
  details: Record<string, unknown>;
}

/** Oldest first. */
export async function listCaseHistory(
  db: Db,
  { id, orderId }: Pick<DamageCase, 'id' | 'orderId'>,
  actionPrefix: string,
): Promise<CaseHistoryEntry[]> {
  return db<CaseHistoryEntry[]>`
    select id, at, action, actor, channel, details from audit_log
    where subject_type = 'order' and subject_id = ${orderId} and starts_with(action, ${actionPrefix})
      and details ->> 'caseId' = ${id}
    order by at, id limit 1000`;
}
