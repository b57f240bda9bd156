// Reads objects whose bytes match their checksum.
import { createHash } from 'node:crypto';
import { ObjectMissing } from './object-store.ts';
import type { Objects } from './objects.ts';

/** Null if the object is gone or was altered. */
export async function readVerified(objects: Objects, key: string, sha256: string): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  const matches = await verify(objects, key, sha256, (chunk) => chunks.push(chunk));
  return matches ? Buffer.concat(chunks) : null;
}

/** Reads the whole object, but keeps at most a chunk of it in memory. */
export function isIntact(objects: Objects, key: string, sha256: string): Promise<boolean> {
  return verify(objects, key, sha256, () => {});
}

async function verify(
  objects: Objects,
  key: string,
  sha256: string,
  onChunk: (chunk: Buffer) => void,
): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of objects.get(key)) {
      hash.update(chunk);
      onChunk(chunk);
    }
  } catch (error) {
    if (error instanceof ObjectMissing) return false;
    throw error;
  }
  return hash.digest('hex') === sha256;
}
