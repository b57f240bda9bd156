// Moves the due date of an issued invoice, which the database refuses outside of tests.
import type { Sql } from '../../src/platform/db.ts';

export async function makeDue(sql: Sql, number: string, day: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update invoices set due_on = ${day} where number = ${number}`;
  });
}
