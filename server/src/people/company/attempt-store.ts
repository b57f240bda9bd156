import { type Db, jsonOrNull } from '../../platform/db.ts';
import type { TestStep } from './test-steps.ts';

/** A browser on its way to the provider and back. */
export interface Attempt {
  stateHash: Buffer;
  connectionId: string;
  browserHash: Buffer;
  /** Only for tests: the admin who runs it. */
  testerId: string | null;
  steps: TestStep[] | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export async function insertAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db`insert into company_attempts ${db({ ...attempt, steps: jsonOrNull(db, attempt.steps) })}`;
}

/** Each state works once. */
export async function useAttempt(db: Db, stateHash: Buffer, now: Date): Promise<Attempt | null> {
  const [attempt] = await db<Attempt[]>`
    update company_attempts set used_at = ${now}
    where state_hash = ${stateHash} and used_at is null and expires_at > ${now} returning *`;
  return attempt ?? null;
}

export async function setSteps(db: Db, stateHash: Buffer, steps: readonly TestStep[]): Promise<void> {
  await db`
    update company_attempts set steps = ${jsonOrNull(db, steps as TestStep[])} where state_hash = ${stateHash}`;
}

/** The newest test of this admin. */
export async function findLastTest(db: Db, connectionId: string, testerId: string): Promise<Attempt | null> {
  const [attempt] = await db<Attempt[]>`
    select * from company_attempts where connection_id = ${connectionId} and tester_id = ${testerId}
    order by created_at desc limit 1`;
  return attempt ?? null;
}

export async function deleteAttempts(db: Db, connectionId: string): Promise<void> {
  await db`delete from company_attempts where connection_id = ${connectionId}`;
}

export async function deleteOldAttempts(db: Db, endedBefore: Date): Promise<void> {
  await db`delete from company_attempts where expires_at < ${endedBefore}`;
}
