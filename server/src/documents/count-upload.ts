// Limits what is uploaded for an account in a day: documents and photos of all its orders together.
import type { Db } from '../platform/db.ts';
import { secondsToNextUtcDay } from '../platform/utc-day.ts';
import { documentErrors } from './errors.ts';
import { addToUploads } from './store.ts';

/** Far more than a large fleet needs: 500 transfers with 40 photos of 2 MiB. */
export const MAX_DAILY_UPLOADS = { files: 20_000, bytes: 40 * 1024 ** 3 };

/** Call it last in the transaction: until its end, other uploads of the account wait. */
export async function countUpload(db: Db, accountId: string, bytes: number, now: Date): Promise<void> {
  if (await addToUploads(db, accountId, now, bytes, MAX_DAILY_UPLOADS)) return;
  throw documentErrors.ACCOUNT_UPLOAD_LIMIT({
    details: MAX_DAILY_UPLOADS,
    headers: { 'Retry-After': String(secondsToNextUtcDay(now)) },
  });
}
