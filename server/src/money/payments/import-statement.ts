// Takes the entries of a bank statement as payments; entries that are there already add nothing.
import { createHash } from 'node:crypto';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { Payment } from './payment.ts';
import { type BankStatement, insertPayments, insertStatement, setAdded } from './payment-store.ts';
import { readStatement } from './statements/read-statement.ts';

/** Money that left is kept, but there is nothing to allocate. */
const OUTGOING = 'OUTGOING';
const ROWS_PER_INSERT = 1000;

export async function importStatement(
  { sql, clock }: BaseContext,
  actor: Actor,
  fileName: string,
  bytes: Buffer,
): Promise<BankStatement> {
  const { format, entries } = await readStatement(bytes);
  const now = clock.now();
  const statement: BankStatement = {
    id: uuidv7(now),
    fileName,
    format,
    sha256: createHash('sha256').update(bytes).digest(),
    entries: entries.length,
    added: 0,
    importedAt: now,
    importedBy: actor.name,
  };
  const payments = entries
    .filter(({ amountCents }) => amountCents !== 0)
    .map((entry): Payment => {
      const setAside = entry.amountCents < 0 ? OUTGOING : null;
      const origin = { statementId: statement.id, createdAt: now, createdBy: actor.name };
      return { id: uuidv7(now), ...entry, setAside, ...origin };
    });
  await sql.begin(async (tx) => {
    await insertStatement(tx, statement);
    for (let at = 0; at < payments.length; at += ROWS_PER_INSERT) {
      statement.added += await insertPayments(tx, payments.slice(at, at + ROWS_PER_INSERT));
    }
    await setAdded(tx, statement.id, statement.added);
    await recordAudit(tx, clock, actor, {
      action: 'bank_statement.imported',
      accountId: null,
      subjectType: 'bank_statement',
      subjectId: statement.id,
      details: { fileName, format, entries: statement.entries, added: statement.added },
    });
  });
  return statement;
}
