// Opens the store of the settings, if there is one.
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Sql } from '../db.ts';
import { OBJECTS_IN_ROWS, type Objects, objectsIn } from './objects.ts';
import { hasNamed } from './record-store.ts';
import type { S3Settings } from './storage-url.ts';

/** Loads the client of the store only if it is used. */
export async function openObjects(
  settings: S3Settings | null,
  { sql, clock, log }: { sql: Sql; clock: Clock; log: Logger },
): Promise<Objects> {
  if (settings) {
    const { s3Store } = await import('./s3-store.ts');
    return objectsIn(s3Store(settings), { sql, clock });
  }
  if (await hasNamed(sql)) {
    log.error('Documents or photos are in a store, but STORAGE_URL is not set: they cannot be read');
  }
  return OBJECTS_IN_ROWS;
}
