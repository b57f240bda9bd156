import { createHash } from 'node:crypto';
import type { Order } from '../../model/orders/order.ts';
import { type Db, jsonOrNull } from '../../platform/db.ts';
import {
  type Photo,
  type PhotoInfo,
  type Protocol,
  type ProtocolData,
  type ProtocolKind,
  type StoredPhoto,
  withoutSignatures,
} from './protocol.ts';

const COLUMNS = [
  'id',
  'orderId',
  'kind',
  'driverId',
  'data',
  'version',
  'submittedAt',
  'fromFormerDriver',
] as const satisfies readonly (keyof Protocol)[];

const PHOTO_COLUMNS = [
  'id',
  'contentType',
  'size',
  'caption',
  'damageNumber',
  'takenAt',
] as const satisfies readonly (keyof PhotoInfo)[];

/**
 * For the current driver: the trip's submitted protocol, by any driver; before that, the current driver's draft.
 * A protocol that the current driver submitted earlier as a former driver counts as a draft again.
 * For a former driver: only the protocol that this driver filled in.
 */
export async function findProtocol(
  db: Db,
  order: Pick<Order, 'id' | 'driver'>,
  kind: ProtocolKind,
  driverId: string,
): Promise<Protocol | null> {
  const hasTrip = order.driver?.id === driverId;
  const [protocol] = await db<Protocol[]>`
    select ${db(COLUMNS)} from protocols
    where order_id = ${order.id} and kind = ${kind}
      and (driver_id = ${driverId} or (${hasTrip} and submitted_at is not null and not from_former_driver))
    order by submitted_at is null or from_former_driver limit 1`;
  if (!protocol) return null;
  return hasTrip && protocol.fromFormerDriver ? { ...protocol, submittedAt: null } : protocol;
}

/** The submitted protocol of the trip, by any driver. */
export async function findSubmitted(db: Db, orderId: string, kind: ProtocolKind): Promise<Protocol | null> {
  const [protocol] = await db<Protocol[]>`
    select ${db(COLUMNS)} from protocols
    where order_id = ${orderId} and kind = ${kind} and submitted_at is not null and not from_former_driver`;
  return protocol ?? null;
}

interface SubmittedFacts extends Pick<ProtocolData, 'odometerKm' | 'checklist'> {
  kind: ProtocolKind;
  /** Whether the person on site signed. */
  isSigned: boolean;
  photos: number;
}

/** What the protocols of the trip say, without the drawings of the signatures. */
export async function listSubmittedFacts(db: Db, orderId: string): Promise<SubmittedFacts[]> {
  return db<SubmittedFacts[]>`
    select p.kind, (p.data ->> 'odometerKm')::float8 as odometer_km, p.data -> 'checklist' as checklist,
      p.data -> 'contactSignature' <> 'null' as is_signed,
      (select count(*)::int from protocol_photos where protocol_id = p.id) as photos
    from protocols p
    where p.order_id = ${orderId} and p.submitted_at is not null and not p.from_former_driver`;
}

/** Deletes drafts and photos; of submitted protocols the state of the vehicle stays. */
export async function deleteSignatures(db: Db, orderId: string): Promise<void> {
  await db`
    delete from protocol_photos where protocol_id in (select id from protocols where order_id = ${orderId})`;
  await db`delete from protocols where order_id = ${orderId} and submitted_at is null`;
  const submitted = await db<Protocol[]>`
    select ${db(COLUMNS)} from protocols where order_id = ${orderId}`;
  for (const { id, data } of submitted) {
    await db`update protocols set data = ${jsonOrNull(db, withoutSignatures(data))} where id = ${id}`;
  }
}

/** The caller holds the order's lock, so that no other protocol exists. */
export async function insertProtocol(
  db: Db,
  order: Pick<Order, 'accountId'>,
  protocol: Omit<Protocol, 'submittedAt' | 'fromFormerDriver'>,
  now: Date,
): Promise<void> {
  await db`
    insert into protocols (id, account_id, order_id, kind, driver_id, data, version, created_at, updated_at)
    values (${protocol.id}, ${order.accountId}, ${protocol.orderId}, ${protocol.kind}, ${protocol.driverId},
      ${jsonOrNull(db, protocol.data)}, ${protocol.version}, ${now}, ${now})`;
}

/** A changed protocol is a draft again. */
export async function updateProtocol(db: Db, id: string, data: ProtocolData, now: Date): Promise<Protocol> {
  const [protocol] = await db<Protocol[]>`
    update protocols set data = ${jsonOrNull(db, data)}, version = version + 1, updated_at = ${now},
      submitted_at = null, from_former_driver = false
    where id = ${id} returning ${db(COLUMNS)}`;
  return protocol!;
}

export async function markSubmitted(
  db: Db,
  { id, fromFormerDriver }: Pick<Protocol, 'id' | 'fromFormerDriver'>,
  now: Date,
): Promise<void> {
  await db`
    update protocols set submitted_at = ${now}, from_former_driver = ${fromFormerDriver}, updated_at = ${now} where id = ${id}`;
}

/** In the order they were taken, if the phone sent the times. */
export async function listPhotos(db: Db, protocolId: string): Promise<PhotoInfo[]> {
  return db<PhotoInfo[]>`
    select ${db(PHOTO_COLUMNS)} from protocol_photos where protocol_id = ${protocolId}
    order by taken_at nulls last, created_at, id`;
}

export async function listStoredPhotos(db: Db, protocolId: string): Promise<StoredPhoto[]> {
  return db<StoredPhoto[]>`
    select ${db(PHOTO_COLUMNS)}, bytes, object_key, encode(sha256, 'hex') as sha256 from protocol_photos where protocol_id = ${protocolId}
    order by taken_at nulls last, created_at, id`;
}

export async function hasPhoto(db: Db, protocolId: string, photo: Photo): Promise<boolean> {
  const rows = await db`
    select from protocol_photos
    where protocol_id = ${protocolId} and id = ${photo.id} and sha256 = ${checksum(photo.bytes)}
      and caption is not distinct from ${photo.caption} and taken_at is not distinct from ${photo.takenAt}
      and damage_number is not distinct from ${photo.damageNumber}`;
  return rows.length > 0;
}

/** Replaces a photo with the same id. `objectKey` names the object that has its bytes; null if the row is to hold them. */
export async function putPhoto(
  db: Db,
  protocolId: string,
  photo: Photo,
  objectKey: string | null,
  now: Date,
): Promise<void> {
  const { id, bytes, size, contentType, caption, damageNumber, takenAt } = photo;
  await db`
    with counted as (update protocols set version = version + 1, updated_at = ${now} where id = ${protocolId})
    insert into protocol_photos (protocol_id, id, bytes, object_key, size, sha256, content_type, caption,
      damage_number, taken_at, created_at)
    values (${protocolId}, ${id}, ${objectKey === null ? bytes : null}, ${objectKey}, ${size}, ${checksum(bytes)},
      ${contentType}, ${caption}, ${damageNumber}, ${takenAt}, ${now})
    on conflict (protocol_id, id) do update set bytes = excluded.bytes, object_key = excluded.object_key,
      size = excluded.size, sha256 = excluded.sha256, content_type = excluded.content_type, caption = excluded.caption,
      damage_number = excluded.damage_number, taken_at = excluded.taken_at`;
}

export async function deletePhoto(db: Db, protocolId: string, id: string, now: Date): Promise<void> {
  await db`
    with gone as (delete from protocol_photos where protocol_id = ${protocolId} and id = ${id} returning id)
    update protocols set version = version + 1, updated_at = ${now}
    where id = ${protocolId} and exists (select from gone)`;
}

function checksum(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
