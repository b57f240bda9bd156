// Adds photos of customers and dispatch to a case, and reads the photos of a case with those of the protocols.

import { checkPhoto } from '../dispatch/trips/pictures.ts';
import type { ProtocolKind } from '../dispatch/trips/protocol.ts';
import { findSubmitted, listPhotos } from '../dispatch/trips/protocol-store.ts';
import { countUpload } from '../documents/count-upload.ts';
import { refuseAltered } from '../documents/report-altered.ts';
import type { Order } from '../model/orders/order.ts';
import type { Actor } from '../operator/audit.ts';
import { runOnOrder } from '../orders/act/run-on-order.ts';
import type { Core } from '../orders/records/core.ts';
import { getAnyOrder } from '../orders/records/find-order.ts';
import { invalidFields } from '../platform/call-errors.ts';
import type { Db } from '../platform/db.ts';
import { putFor } from '../platform/objects/objects.ts';
import { readVerified } from '../platform/objects/read-verified.ts';
import { refuseClosed } from './change-case.ts';
import type { DamageCase, PhotoSource } from './damage-case.ts';
import { damageErrors } from './errors.ts';
import { matchPhotos, type PhotoPair, type ProtocolPhotos } from './match-photos.ts';
import { findPhoto, findProtocolPhoto, insertPhoto, listPhotosOf } from './photo-store.ts';
import { recordCaseAudit } from './run-on-case.ts';

const MAX_PHOTOS = 40;
const MAX_PHOTO_BYTES = 60 * 1024 * 1024;

export interface GivenPhoto {
  id: string;
  source: PhotoSource;
  damageNumber: number | null;
  bytes: Buffer;
}

/** Sending the same id again changes nothing. `findOwn` finds the case for this caller. */
export async function addPhoto(
  core: Core,
  actor: Actor,
  findOwn: (db: Db) => Promise<DamageCase>,
  { id, source, damageNumber, bytes }: GivenPhoto,
): Promise<DamageCase> {
  const contentType = checkPhoto(bytes);
  const objectKey = await putFor(core.objects, () => findOwn(core.sql), bytes);
  return runOnOrder(core, {
    find: async (db) => getAnyOrder(db, (await findOwn(db)).orderId),
    async act(tx) {
      const found = await findOwn(tx);
      const photos = await listPhotosOf(tx, found.id);
      if (photos.some((photo) => photo.id === id)) return found;
      refuseClosed(found);
      checkDamage(found, damageNumber);
      checkRoom(photos, bytes.length);
      const { id: caseId, accountId } = found;
      const now = core.clock.now();
      const photo = { id, caseId, accountId, source, damageNumber, bytes, objectKey, contentType };
      await insertPhoto(tx, photo, now);
      await recordCaseAudit(core, tx, actor, 'photo_added', found, { source });
      await countUpload(tx, accountId, bytes.length, now);
      return found;
    },
  });
}

function checkDamage({ damages }: DamageCase, damageNumber: number | null): void {
  if (damageNumber === null || damageNumber <= damages.length) return;
  const max = damages.length;
  const message = `The case has ${max} damages; name one of them or none.`;
  throw invalidFields([{ field: 'damageNumber', code: 'too_big', message, reason: 'max', params: { max } }]);
}

function checkRoom(photos: readonly { size: number }[], added: number): void {
  if (photos.length >= MAX_PHOTOS) {
    const message = `A case has at most ${MAX_PHOTOS} photos.`;
    const params = { max: MAX_PHOTOS };
    throw invalidFields([{ field: 'photoId', code: 'too_big', message, reason: 'too_many', params }]);
  }
  if (photos.reduce((sum, { size }) => sum + size, added) > MAX_PHOTO_BYTES) {
    const params = { mebibytes: MAX_PHOTO_BYTES / 1024 / 1024 };
    const message = `The photos of a case have at most ${params.mebibytes} MiB together.`;
    throw invalidFields([{ field: 'file', code: 'too_big', message, reason: 'size', params }]);
  }
}

/** Pickup and handover side by side, with what was reported later. */
export async function readPhotoPairs(
  db: Db,
  { id, damages }: Pick<DamageCase, 'id' | 'damages'>,
  order: Order,
): Promise<PhotoPair[]> {
  const [pickup, delivery, reported] = await Promise.all([
    photosOfProtocol(db, order, 'PICKUP'),
    photosOfProtocol(db, order, 'DELIVERY'),
    listPhotosOf(db, id),
  ]);
  return matchPhotos(order.vehicle.type, damages, { pickup, delivery, reported });
}

async function photosOfProtocol(db: Db, { id }: Order, kind: ProtocolKind): Promise<ProtocolPhotos | null> {
  const protocol = await findSubmitted(db, id, kind);
  return protocol && { damages: protocol.data.damages, photos: await listPhotos(db, protocol.id) };
}

/** A photo of the case, or of a protocol of its order. `own` restricts it to photos of one source. */
export async function loadPhoto(
  core: Core,
  { id: caseId, orderId }: DamageCase,
  photoId: string,
  own: PhotoSource | null,
): Promise<{ bytes: Buffer; contentType: string }> {
  const photo =
    (await findPhoto(core.sql, caseId, photoId, own)) ??
    (own === null ? await findProtocolPhoto(core.sql, orderId, photoId) : null);
  if (!photo) throw damageErrors.DAMAGE_CASE_NOT_FOUND();
  const { contentType, objectKey, sha256 } = photo;
  const bytes = objectKey === null ? photo.bytes : await readVerified(core.objects, objectKey, sha256);
  return { contentType, bytes: bytes ?? (await refuseAltered(core, { id: photoId, orderId })) };
}
