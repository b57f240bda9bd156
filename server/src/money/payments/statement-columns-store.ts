import type { Db } from '../../platform/db.ts';
import type { CsvColumns } from './statements/csv-columns.ts';

export async function findStatementColumns(db: Db, headerKey: string): Promise<CsvColumns | null> {
  const [found] = await db<{ columns: CsvColumns }[]>`
    select columns from statement_columns where header_key = ${headerKey}`;
  return found?.columns ?? null;
}

/** A later choice for the same columns replaces the former one. */
export async function rememberStatementColumns(
  db: Db,
  chosen: { headerKey: string; columns: CsvColumns; createdAt: Date; createdBy: string },
): Promise<void> {
  await db`
    insert into statement_columns ${db({ ...chosen, columns: db.json(chosen.columns as never) })}
    on conflict (header_key) do update set columns = excluded.columns, created_at = excluded.created_at,
      created_by = excluded.created_by`;
}
