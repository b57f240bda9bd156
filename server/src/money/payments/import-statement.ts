// Takes the entries of a bank statement as payments; entries that are there already add nothing.
import { createHash } from 'node:crypto';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import type { Db } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { namedDigits } from './matching/match.ts';
import { listInvoiceDigits } from './open-items-store.ts';
import { NO_CREDIT, type Payment } from './payment.ts';
import {
  type BankStatement,
  countBookingKeys,
  insertPayments,
  insertStatement,
  setAdded,
} from './payment-store.ts';
import { takeRefunds } from './refund-payment.ts';
import { findStatementColumns } from './statement-columns-store.ts';
import type { StatementEntry } from './statements/entry.ts';
import { readStatement } from './statements/read-statement.ts';
import { isZip, unzip } from './statements/unzip.ts';

/** Money that left is kept, but there is nothing to allocate unless it names an invoice. */
const OUTGOING = 'OUTGOING';
const ROWS_PER_INSERT = 1000;
const MAX_NAME_LENGTH = 200;

/** A statement, or all statements of a ZIP file; each of them once, even if one after it cannot be read. */
export async function importStatements(
  context: BaseContext,
  actor: Actor,
  fileName: string,
  bytes: Buffer,
): Promise<BankStatement[]> {
  if (!isZip(bytes)) return [await importStatement(context, actor, fileName, bytes)];
  const statements: BankStatement[] = [];
  for (const file of await unzip(bytes)) {
    const name = `${fileName}/${file.name}`.slice(-MAX_NAME_LENGTH);
    statements.push(await importStatement(context, actor, name, file.bytes));
  }
  return statements;
}

async function importStatement(
  context: BaseContext,
  actor: Actor,
  fileName: string,
  bytes: Buffer,
): Promise<BankStatement> {
  const { sql, clock } = context;
  const { format, entries } = await readStatement(bytes, (key) => findStatementColumns(sql, key));
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
  const booked = entries.filter(({ amountCents }) => amountCents !== 0);
  const isNew = await withoutOtherFormats(sql, format, booked);
  const outgoing = booked.filter(({ amountCents }) => amountCents < 0);
  const named = new Set(await listInvoiceDigits(sql, [...new Set(outgoing.flatMap(namedDigits))]));
  const isReturn = (entry: StatementEntry) => namedDigits(entry).some((digits) => named.has(digits));
  const payments = booked.filter(isNew).map((entry): Payment => {
    const setAside = entry.amountCents < 0 && !isReturn(entry) ? OUTGOING : null;
    const origin = { statementId: statement.id, createdAt: now, createdBy: actor.name };
    return { id: uuidv7(now), ...entry, setAside, ...NO_CREDIT, ...origin };
  });
  await sql.begin(async (tx) => {
    await insertStatement(tx, statement);
    for (let at = 0; at < payments.length; at += ROWS_PER_INSERT) {
      statement.added += await insertPayments(tx, payments.slice(at, at + ROWS_PER_INSERT));
    }
    await setAdded(tx, statement.id, statement.added);
    await takeRefunds(tx, context, actor, statement.id);
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

/** A booking that came in a file of another format is the same payment. Equal bookings are counted. */
async function withoutOtherFormats(db: Db, format: string, entries: readonly StatementEntry[]) {
  const keys = [...new Set(entries.map(({ bookingKey }) => bookingKey))];
  const known = await countBookingKeys(db, keys, format);
  return ({ bookingKey }: StatementEntry): boolean => {
    const left = known.get(bookingKey) ?? 0;
    if (left > 0) known.set(bookingKey, left - 1);
    return left === 0;
  };
}
