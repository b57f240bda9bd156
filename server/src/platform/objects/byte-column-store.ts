// Moves files of a table with the columns bytes, object_key and sha256.
import type { Db, Fragment } from '../db.ts';
import type { FileInRow, FileInStore, MovableFiles } from './movable-files.ts';

export interface ByteColumn {
  /** For people, in the plural. */
  label: string;
  table: string;
  /** The primary key: one or more columns of type uuid. */
  keyColumns: readonly string[];
  /** The table with account_id, and the column that references its id. */
  owner: { table: string; column: string };
}

const joined = (db: Db, parts: readonly Fragment[], between: Fragment): Fragment =>
  parts.reduce((all, part) => db`${all}${between}${part}`);

export function filesOfColumn({ label, table, keyColumns, owner }: ByteColumn): MovableFiles {
  const columns = (db: Db) =>
    joined(
      db,
      keyColumns.map((column) => db`t.${db(column)}`),
      db`, `,
    );
  const values = (db: Db, id: string) =>
    joined(
      db,
      id.split('/').map((value) => db`${value}::uuid`),
      db`, `,
    );
  const isFile = (db: Db, id: string) => db`(${columns(db)}) = (${values(db, id)})`;
  const list = <File>(db: Db, isHere: Fragment, after: string | null, limit: number) =>
    db<(FileInRow & File)[]>`
      select concat_ws('/', ${columns(db)}) as id, o.account_id, encode(t.sha256, 'hex') as sha256, t.object_key
      from ${db(table)} t join ${db(owner.table)} o on o.id = t.${db(owner.column)}
      where ${isHere} ${after === null ? db`` : db`and (${columns(db)}) > (${values(db, after)})`}
      order by ${columns(db)} limit ${limit}`;

  return {
    label,
    listInRows: (db, after, limit) => list(db, db`t.object_key is null`, after, limit),
    listInStore: (db, after, limit) =>
      list<Pick<FileInStore, 'objectKey'>>(db, db`t.object_key is not null`, after, limit),
    async readRow(db, id) {
      const [row] = await db<{ bytes: Buffer; sha256: string }[]>`
        select t.bytes, encode(t.sha256, 'hex') as sha256 from ${db(table)} t
        where ${isFile(db, id)} and t.bytes is not null`;
      return row ?? null;
    },
    async nameObject(db, { id, sha256, objectKey }) {
      const { count } = await db`
        update ${db(table)} t set bytes = null, object_key = ${objectKey}
        where ${isFile(db, id)} and t.object_key is null and t.sha256 = ${Buffer.from(sha256, 'hex')}`;
      return count > 0;
    },
    async storeBytes(db, { id, objectKey }, bytes) {
      const { count } = await db`
        update ${db(table)} t set bytes = ${bytes}, object_key = null
        where ${isFile(db, id)} and t.object_key = ${objectKey}`;
      return count > 0;
    },
  };
}
