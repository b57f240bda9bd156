import type { DocumentKind } from '../model/orders/document-kinds.ts';
import { type Db, jsonRows } from '../platform/db.ts';
import { utcDay } from '../platform/utc-day.ts';
import type { Document, StoredKind } from './document.ts';
import type { NewDocument } from './new-document.ts';

const CHUNK_BYTES = 256 * 1024;

interface DocumentRow<Kind extends StoredKind = DocumentKind> extends Omit<Document<Kind>, 'sha256'> {
  sha256: Buffer;
}

function toDocument<Kind extends StoredKind>(
  row: DocumentRow<Kind> & { bytesOf?: string | null; objectKey?: string | null },
): Document<Kind> {
  const { bytesOf: _, objectKey: __, ...document } = row;
  return { ...document, sha256: document.sha256.toString('hex') };
}

/** The id under which the bytes of a document are stored. */
const storedUnder = (db: Db, id: string) =>
  db`(select coalesce(bytes_of, id) from documents where id = ${id})`;

/** A reminder and a set-off are about an account, a letter about a damage case; all others are documents of an order. */
export interface StoredDocument extends Omit<Document<StoredKind>, 'kind' | 'orderId'> {
  kind: StoredKind | 'REMINDER' | 'DAMAGE_LETTER' | 'SET_OFF';
  orderId: string | null;
}

/** The bytes of a file, and the object that has them; null if the database is to hold them. */
export interface StoredBytes {
  bytes: Buffer;
  objectKey: string | null;
}

export async function insertDocument(
  db: Db,
  document: StoredDocument,
  { bytes, objectKey }: StoredBytes,
): Promise<void> {
  const sha256 = Buffer.from(document.sha256, 'hex');
  await db`insert into documents ${db({ ...document, sha256, objectKey })}`;
  if (objectKey === null) await insertChunks(db, document.id, bytes);
}

/** Their rows in one statement. Bytes that a document shares are stored only once. */
export async function insertDocuments(db: Db, documents: readonly NewDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const rows = documents.map(({ document, bytesOf = null, objectKey }) => ({
    ...document,
    sha256: `\\x${document.sha256}`,
    bytesOf,
    objectKey,
  }));
  await db`insert into documents select * from jsonb_populate_recordset(null::documents, ${jsonRows(db, rows)})`;
  for (const { document, bytes, bytesOf, objectKey } of documents) {
    if (bytesOf === undefined && objectKey === null) await insertChunks(db, document.id, bytes);
  }
}

export async function insertChunks(db: Db, id: string, bytes: Buffer): Promise<void> {
  const lastChunk = Math.max(0, Math.ceil(bytes.length / CHUNK_BYTES) - 1);
  await db`
    insert into document_chunks (document_id, position, bytes)
    select ${id}::uuid, position, substring(${bytes}::bytea from position * ${CHUNK_BYTES}::int + 1 for ${CHUNK_BYTES}::int)
    from generate_series(0, ${lastChunk}::int) as position`;
}

/** Replaces the file of a document under the same id and name. */
export async function replaceBytes(db: Db, id: string, { bytes, objectKey }: StoredBytes): Promise<void> {
  await db`delete from document_chunks where document_id = ${id}`;
  await db`
    update documents set size = ${bytes.length}, sha256 = sha256(${bytes}::bytea), object_key = ${objectKey}
    where id = ${id}`;
  if (objectKey === null) await insertChunks(db, id, bytes);
}

export async function deleteDocument(db: Db, id: string): Promise<void> {
  await db`delete from documents where id = ${id}`;
}

/** The file names of the documents of these orders. */
export async function fileNamesOf(
  db: Db,
  orderIds: readonly string[],
): Promise<{ orderId: string; fileName: string }[]> {
  return db<{ orderId: string; fileName: string }[]>`
    select order_id, file_name from documents where order_id = any(${orderIds as string[]}::uuid[])`;
}

/** Oldest first. */
export async function listDocuments(db: Db, orderId: string): Promise<Document[]> {
  const rows = await db<DocumentRow[]>`
    select * from documents where order_id = ${orderId} and kind <> 'INVOICE_XML' order by created_at, id`;
  return rows.map(toDocument);
}

export async function findDocument(db: Db, orderId: string, id: string): Promise<Document | null> {
  const [row] = await db<DocumentRow[]>`
    select * from documents where id = ${id} and order_id = ${orderId} and kind <> 'INVOICE_XML'`;
  return row ? toDocument(row) : null;
}

/** The XML of an invoice. */
export async function findXmlDocument(db: Db, id: string): Promise<Document<'INVOICE_XML'> | null> {
  const [row] = await db<DocumentRow<'INVOICE_XML'>[]>`
    select * from documents where id = ${id} and kind = 'INVOICE_XML'`;
  return row ? toDocument(row) : null;
}

/** Finds a document of the same kind with the same content on the same order. */
export async function findSameDocument(db: Db, document: Document): Promise<Document | null> {
  const [row] = await db<DocumentRow[]>`
    select * from documents where order_id = ${document.orderId} and kind = ${document.kind}
      and sha256 = ${Buffer.from(document.sha256, 'hex')} limit 1`;
  return row ? toDocument(row) : null;
}

/** Adds a file to the account's day; false, with nothing added, if it exceeds the limit. */
export async function addToUploads(
  db: Db,
  accountId: string,
  now: Date,
  bytes: number,
  max: { files: number; bytes: number },
): Promise<boolean> {
  const added = await db`
    insert into upload_days as d (account_id, day, files, bytes)
    values (${accountId}, ${utcDay(now)}::date, 1, ${bytes})
    on conflict (account_id, day) do update set files = d.files + 1, bytes = d.bytes + excluded.bytes
      where d.files < ${max.files} and d.bytes + excluded.bytes <= ${max.bytes}
    returning 1`;
  return added.length > 0;
}

export async function deleteOldUploadDays(db: Db, before: Date): Promise<void> {
  await db`delete from upload_days where day < ${utcDay(before)}::date`;
}

/** Where the bytes of a document are: in an object, or in chunks. */
export type BytesLocation =
  | { objectKey: string }
  /** Computed from the stored bytes, not the checksum recorded with them. Empty if there are none. */
  | { objectKey: null; sha256: string };

export async function locateBytes(db: Db, id: string): Promise<BytesLocation> {
  const [row] = await db<{ objectKey: string | null; sha256: Buffer | null }[]>`
    select d.object_key,
      (select sha256(string_agg(c.bytes, '' order by c.position)) from document_chunks c where c.document_id = d.id)
        as sha256
    from documents d where d.id = ${storedUnder(db, id)}`;
  const objectKey = row?.objectKey ?? null;
  return objectKey === null ? { objectKey, sha256: row?.sha256?.toString('hex') ?? '' } : { objectKey };
}

/** A document, with its bytes unless they are in an object; null if there is no document with this id. */
export async function readDocument(
  db: Db,
  id: string,
): Promise<{ document: Document; bytes: Buffer; objectKey: string | null } | null> {
  const [row] = await db<(DocumentRow & { bytes: Buffer; bytesKey: string | null })[]>`
    select d.*, s.object_key as bytes_key, coalesce((select string_agg(c.bytes, '' order by c.position)
      from document_chunks c where c.document_id = s.id), '') as bytes
    from documents d join documents s on s.id = coalesce(d.bytes_of, d.id) where d.id = ${id}`;
  if (!row) return null;
  const { bytes, bytesKey: objectKey, ...document } = row;
  return { document: toDocument(document), bytes, objectKey };
}

/**
 * Yields the bytes from `start` to `end` (inclusive) chunk by chunk, to keep memory small. Throws ChunkMissing if the
 * chunks end before.
 */
export async function* readChunks(db: Db, id: string, start: number, end: number): AsyncGenerator<Buffer> {
  for (let position = Math.floor(start / CHUNK_BYTES); position * CHUNK_BYTES <= end; position += 1) {
    const [row] = await db<{ bytes: Buffer }[]>`
      select bytes from document_chunks where document_id = ${storedUnder(db, id)} and position = ${position}`;
    const offset = position * CHUNK_BYTES;
    // Throwing ends the response with an error; returning would leave the receiver waiting for the rest.
    if (!row) throw new ChunkMissing(id, position, Math.max(start, offset));
    yield row.bytes.subarray(Math.max(0, start - offset), end - offset + 1);
  }
}

/** The chunk was deleted, or the bytes were moved to an object. */
export class ChunkMissing extends Error {
  /** The first byte that was not read. */
  readonly nextByte: number;

  constructor(id: string, position: number, nextByte: number) {
    super(`Chunk ${position} of document ${id} is missing`);
    this.nextByte = nextByte;
  }
}
