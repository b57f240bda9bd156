// Moves the bytes of documents between chunks and objects.
import type { FileInRow, FileInStore, MovableFiles } from '../platform/objects/movable-files.ts';
import { insertChunks } from './store.ts';

/** A document that shares the bytes of another one has none to move. */
export const MOVABLE_DOCUMENTS: MovableFiles = {
  label: 'documents',
  listInRows: (db, after, limit) => db<FileInRow[]>`
    select id, account_id, encode(sha256, 'hex') as sha256 from documents
    where object_key is null and bytes_of is null and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`,
  listInStore: (db, after, limit) => db<FileInStore[]>`
    select id, account_id, encode(sha256, 'hex') as sha256, object_key from documents
    where object_key is not null and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`,
  async readRow(db, id) {
    const [row] = await db<{ bytes: Buffer; sha256: string }[]>`
      select encode(d.sha256, 'hex') as sha256, coalesce((select string_agg(c.bytes, '' order by c.position)
        from document_chunks c where c.document_id = d.id), '') as bytes
      from documents d where d.id = ${id} and d.object_key is null`;
    return row ?? null;
  },
  async nameObject(db, { id, sha256, objectKey }) {
    const { count } = await db`
      update documents set object_key = ${objectKey}
      where id = ${id} and object_key is null and sha256 = ${Buffer.from(sha256, 'hex')}`;
    if (count > 0) await db`delete from document_chunks where document_id = ${id}`;
    return count > 0;
  },
  async storeBytes(db, { id, objectKey }, bytes) {
    const { count } = await db`
      update documents set object_key = null where id = ${id} and object_key = ${objectKey}`;
    if (count > 0) await insertChunks(db, id, bytes);
    return count > 0;
  },
};
