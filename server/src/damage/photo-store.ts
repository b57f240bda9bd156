import { createHash } from 'node:crypto';
import type { Db } from '../platform/db.ts';
import type { PhotoSource } from './damage-case.ts';
import type { ReportedPhoto } from './match-photos.ts';

export interface NewPhoto {
  id: string;
  caseId: string;
  accountId: string;
  source: PhotoSource;
  damageNumber: number | null;
  bytes: Buffer;
  /** The object that has the bytes already; null if the database is to hold them. */
  objectKey: string | null;
  contentType: 'image/jpeg' | 'image/png';
}

/** Its bytes are in the row or in an object. */
export type StoredPhoto = { contentType: string; sha256: string } & (
  | { bytes: Buffer; objectKey: null }
  | { bytes: null; objectKey: string }
);

export async function insertPhoto(db: Db, { bytes, ...photo }: NewPhoto, now: Date): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest();
  await db`insert into damage_photos ${db({
    ...photo,
    bytes: photo.objectKey === null ? bytes : null,
    size: bytes.length,
    sha256,
    createdAt: now,
  })}`;
}

/** Oldest first. */
export async function listPhotosOf(db: Db, caseId: string): Promise<(ReportedPhoto & { size: number })[]> {
  return db<(ReportedPhoto & { size: number })[]>`
    select id, source, damage_number, size, created_at from damage_photos where case_id = ${caseId}
    order by created_at, id`;
}

/** A photo of the case; of one source, or of all. */
export async function findPhoto(
  db: Db,
  caseId: string,
  id: string,
  source: PhotoSource | null,
): Promise<StoredPhoto | null> {
  const [photo] = await db<StoredPhoto[]>`
    select bytes, object_key, encode(sha256, 'hex') as sha256, content_type from damage_photos
    where id = ${id} and case_id = ${caseId} ${source ? db`and source = ${source}` : db``}`;
  return photo ?? null;
}

/** A photo of a submitted protocol of this order. */
export async function findProtocolPhoto(db: Db, orderId: string, id: string): Promise<StoredPhoto | null> {
  const [photo] = await db<StoredPhoto[]>`
    select f.bytes, f.object_key, encode(f.sha256, 'hex') as sha256, f.content_type
    from protocols p join protocol_photos f on f.protocol_id = p.id
    where p.order_id = ${orderId} and p.submitted_at is not null and f.id = ${id} limit 1`;
  return photo ?? null;
}
