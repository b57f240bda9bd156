// Finds a person in columns, and removes the person from texts.
import type { Db, Fragment, Transaction } from '../platform/db.ts';
import type { ListOfPeople } from './part.ts';
import { type FoundPerson, MIN_PHONE_DIGITS, type Person } from './person.ts';

export function isEmail(db: Db, column: string, { email }: Person): Fragment {
  return db`lower(${db(column)}) = lower(${email})`;
}

/** With or without country code: `phone_key` removes only the German one. */
export function isPhone(db: Db, stored: Fragment, { phone }: Person): Fragment {
  const theirs = db`phone_key(${stored})`;
  const given = db`phone_key(${phone})`;
  return db`(length(${theirs}) >= ${MIN_PHONE_DIGITS} and length(${given}) >= ${MIN_PHONE_DIGITS}
    and (right(${theirs}, length(${given})) = ${given} or right(${given}, length(${theirs})) = ${theirs}))`;
}

/**
 * `text`, `json` and `jsonText` are redacted. Of a `map`, the entries that are nothing but the person are removed. `clear` becomes
 * null, and `row` deletes the row. `order` refers to the order, and `version` counts changes.
 */
type ColumnKind = 'text' | 'json' | 'jsonText' | 'map' | 'clear' | 'row' | 'order' | 'version';
type TextsOfTable = Readonly<Record<string, ColumnKind>>;

/** A text in which the person occurs. */
export interface Mention {
  table: string;
  /** Of the row, or of what it belongs to. */
  id: string | null;
  accountId: string | null;
  field: string;
  text: string;
}

const named = (texts: TextsOfTable) =>
  Object.entries(texts).filter(([, kind]) => kind !== 'order' && kind !== 'version');

const any = (db: Db, conditions: readonly Fragment[]) =>
  conditions.reduce((one, other) => db`${one} or ${other}`);

/** Whether one of the columns names the person. */
export function mentions(db: Db, texts: TextsOfTable, { pattern, ownIds }: FoundPerson): Fragment {
  const conditions = named(texts).map(([name, kind]) => {
    const column = db(name);
    return kind === 'json' || kind === 'map'
      ? db`(${column}::text ~ ${pattern} and redact_json(${column}, ${pattern}, ${ownIds}) <> ${column})`
      : db`${column} ~ ${pattern}`;
  });
  return db`(${any(db, conditions)})`;
}

function redacted(db: Db, name: string, kind: ColumnKind, { pattern, ownIds }: FoundPerson): Fragment {
  const column = db(name);
  switch (kind) {
    case 'json':
      return db`${column} = redact_json(${column}, ${pattern}, ${ownIds})`;
    case 'jsonText':
      return db`${column} = redact_json(${column}::jsonb, ${pattern}, ${ownIds})::text`;
    case 'map':
      return db`${column} = jsonb_strip_nulls(redact_json(${column}, ${pattern}, ${ownIds}))`;
    case 'clear':
      return db`${column} = case when ${column} ~ ${pattern} then null else ${column} end`;
    case 'version':
      return db`${column} = ${column} + 1`;
    default:
      return db`${column} = redact_text(${column}, ${pattern})`;
  }
}

async function findMentions(
  db: Db,
  table: string,
  texts: TextsOfTable,
  person: FoundPerson,
): Promise<Mention[]> {
  const fields = named(texts).map(([name]) => db`(${name}::text, ${db(name)}::text)`);
  return db<Mention[]>`
    select ${table}::text as table, coalesce(r.row ->> 'id', r.row ->> 'order_id', r.row ->> 'import_id',
        r.row ->> 'recurring_id', r.row ->> 'protocol_id', r.row ->> 'delivery_id', r.row ->> 'audit_id') as id,
      r.row ->> 'account_id' as account_id, f.column_name as field, f.column_text as text
    from (select * from ${db(table)} where ${mentions(db, texts, person)}) t,
      lateral (select to_jsonb(t) as row) r,
      lateral (values ${fields.reduce((one, other) => db`${one}, ${other}`)}) f (column_name, column_text)
    where f.column_text ~ ${person.pattern}
    order by 2, 4`;
}

/** Texts about orders that are under way stay. */
async function redactTable(
  tx: Transaction,
  table: string,
  texts: TextsOfTable,
  person: FoundPerson,
): Promise<number> {
  const order = Object.keys(texts).find((name) => texts[name] === 'order');
  const isOver = order
    ? tx`${tx(order)} is null or ${tx(order)} <> all(${person.waitingOrders as string[]}::uuid[])`
    : tx`true`;
  const where = tx`where ${mentions(tx, texts, person)} and (${isOver})`;
  if (Object.values(texts).includes('row')) return (await tx`delete from ${tx(table)} ${where}`).count;
  const changes = Object.entries(texts)
    .filter(([, kind]) => kind !== 'order')
    .map(([name, kind]) => redacted(tx, name, kind, person));
  const set = changes.reduce((one, other) => tx`${one}, ${other}`);
  return (await tx`update ${tx(table)} set ${set} ${where}`).count;
}

/** Free texts, by table and column: the person is replaced in them. */
export function textsAboutPeople(
  tables: Readonly<Record<string, TextsOfTable>>,
): ListOfPeople<unknown> & { tables: typeof tables } {
  return {
    tables,
    async find(_, db, person) {
      const found: Mention[] = [];
      for (const [table, texts] of Object.entries(tables)) {
        found.push(...(await findMentions(db, table, texts, person)));
      }
      return found;
    },
    async erase(_, tx, person) {
      let count = 0;
      for (const [table, texts] of Object.entries(tables))
        count += await redactTable(tx, table, texts, person);
      return count;
    },
  };
}
