// The audit log: who changed what, when, and through which channel.
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db.ts';
import { uuidv7 } from '../platform/ids.ts';
import { type AuditRow, insertAudits } from './store.ts';

export interface Actor {
  /** `operator`, `credential:<id>`, `driver:<id>`, `system`. */
  name: string;
  /** The channel through which the change came: `ops`, `api-v1`, `mcp`, `older`, `driver`, `start`. */
  channel: string;
}

export interface AuditEntry {
  action: string;
  accountId: string | null;
  subjectType: string;
  subjectId: string;
  details: Record<string, unknown>;
}

export function auditRow(clock: Clock, actor: Actor, entry: AuditEntry): AuditRow {
  const now = clock.now();
  return { id: uuidv7(now), at: now, actor: actor.name, channel: actor.channel, ...entry };
}

/** Belongs in the transaction of the change, so that neither exists without the other. */
export async function recordAudit(db: Db, clock: Clock, actor: Actor, entry: AuditEntry): Promise<void> {
  await insertAudits(db, [{ entry: auditRow(clock, actor, entry) }]);
}

/** Several entries of one change, in one statement. */
export async function recordAudits(
  db: Db,
  clock: Clock,
  actor: Actor,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await insertAudits(
    db,
    entries.map((entry) => ({ entry: auditRow(clock, actor, entry) })),
  );
}
