// Reads stored documents, wherever their bytes are, and only if they still match their checksum.
import type { BaseContext } from '../platform/base-context.ts';
import { isIntact, readVerified } from '../platform/objects/read-verified.ts';
import { ChunkMissing, locateBytes, readChunks } from './store.ts';

type ReadContext = Pick<BaseContext, 'sql' | 'objects'>;

/** Reads the bytes from the first to the last, both inclusive. */
export type ReadBytes = (first: number, last: number) => AsyncGenerator<Buffer>;

/** A smaller object is fetched once and kept in memory; a larger one is verified first and fetched again to be sent. */
const MAX_KEPT_BYTES = 1024 * 1024;

/** Null if the bytes do not match the checksum. */
export async function openDocument(
  context: ReadContext,
  { id, sha256, size }: { id: string; sha256: string; size: number },
): Promise<ReadBytes | null> {
  const place = await locateBytes(context.sql, id);
  if (place.objectKey === null) {
    return place.sha256 === sha256 ? (first, last) => readWhileMoved(context, id, first, last) : null;
  }
  const { objects } = context;
  const { objectKey } = place;
  if (size > MAX_KEPT_BYTES) {
    const intact = await isIntact(objects, objectKey, sha256);
    return intact ? (first, last) => objects.get(objectKey, { first, last }) : null;
  }
  const bytes = await readVerified(objects, objectKey, sha256);
  return bytes && ((first, last) => yieldOnce(bytes.subarray(first, last + 1)));
}

async function* yieldOnce(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** If the bytes are moved to an object while they are read, the rest comes from there. */
async function* readWhileMoved(
  { sql, objects }: ReadContext,
  id: string,
  first: number,
  last: number,
): AsyncGenerator<Buffer> {
  try {
    yield* readChunks(sql, id, first, last);
  } catch (error) {
    const place = error instanceof ChunkMissing ? await locateBytes(sql, id) : null;
    if (!(error instanceof ChunkMissing) || !place?.objectKey) throw error;
    yield* objects.get(place.objectKey, { first: error.nextByte, last });
  }
}
