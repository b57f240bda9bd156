// Values that accounts chose for texts of their files.
import { type Db, jsonRows } from '../../platform/db.ts';
import type { FieldName } from './fields.ts';
import type { Import } from './import.ts';
import type { ValueChoices } from './read-value.ts';

/** Enough for many years of files; the latest ones count. */
const MAX_CHOICES = 2000;

export async function findValueChoices(db: Db, accountId: string): Promise<ValueChoices> {
  const rows = await db<{ field: FieldName; text: string; value: string }[]>`
    select field, text, value from import_values where account_id = ${accountId}
    order by used_at desc limit ${MAX_CHOICES}`;
  const choices: ValueChoices = {};
  for (const { field, text, value } of rows) choices[field] = { ...choices[field], [text]: value };
  return choices;
}

export interface StoredChoice {
  field: FieldName;
  text: string;
  /** Null removes the choice. */
  value: string | null;
}

export async function rememberValues(
  db: Db,
  accountId: string,
  choices: readonly StoredChoice[],
  now: Date,
): Promise<void> {
  for (const { field, text, value } of choices) {
    if (value === null) {
      await db`
        delete from import_values where account_id = ${accountId} and field = ${field} and text = ${text}`;
      continue;
    }
    await db`
      insert into import_values (account_id, field, text, value, used_at)
      values (${accountId}, ${field}, ${text}, ${value}, ${now})
      on conflict (account_id, field, text) do update set value = excluded.value, used_at = excluded.used_at`;
  }
}

/** An account that imports keeps its choices. */
export async function keepValues(db: Db, accountId: string, now: Date): Promise<void> {
  await db`update import_values set used_at = ${now} where account_id = ${accountId}`;
}

export async function deleteOldValues(db: Db, before: Date): Promise<void> {
  await db`delete from import_values where used_at < ${before}`;
}

export interface WrittenValue {
  field: FieldName;
  text: string;
  rows: number;
}

/** With more different texts than this, the column is matched to the wrong field. */
const MAX_WRITTEN = 200;

/** The texts in the columns of these fields, the most frequent first, without cells that were corrected. */
export async function listWrittenValues(
  db: Db,
  { id, columns }: Pick<Import, 'id' | 'columns'>,
  isWanted: (field: FieldName) => boolean,
): Promise<WrittenValue[]> {
  const places = columns.flatMap(({ field }, place) =>
    field !== null && isWanted(field) ? [{ field, place }] : [],
  );
  if (places.length === 0) return [];
  return db<WrittenValue[]>`
    select c.field, min(trim(r.cells ->> c.place)) as text, count(*)::integer as rows
    from import_rows r, jsonb_to_recordset(${jsonRows(db, places)}) as c (field text, place integer)
    where r.import_id = ${id} and trim(r.cells ->> c.place) <> '' and not r.corrected ? c.field
    group by c.field, lower(trim(r.cells ->> c.place))
    order by count(*) desc, 2 limit ${MAX_WRITTEN}`;
}
