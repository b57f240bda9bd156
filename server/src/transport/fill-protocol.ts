// Fills in a protocol step by step, in any order and however often the phone sends its parts.

import { isDeepStrictEqual } from 'node:util';
import { invalidFields } from '../http/errors.ts';
import type { Core } from '../orders/core.ts';
import { orderErrors } from '../orders/model/errors.ts';
import type { Order } from '../orders/model/order.ts';
import type { Db, Transaction } from '../platform/db.ts';
import type { ServiceError } from '../platform/errors.ts';
import { uuidv7 } from '../platform/ids.ts';
import type { Driver } from './driver.ts';
import { checkDrawings, checkPhoto } from './pictures.ts';
import {
  COMMAND_NAMES,
  EMPTY_PROTOCOL,
  isFillable,
  type Photo,
  type PhotoInfo,
  type Protocol,
  type ProtocolData,
  type ProtocolKind,
} from './protocol.ts';
import {
  deletePhoto,
  findProtocol,
  hasPhoto,
  insertProtocol,
  listPhotos,
  putPhoto,
  updateProtocol,
} from './protocol-store.ts';
import { getTrip, refuseTrip, runOnTrip, tripStatus } from './trip.ts';

const MAX_PHOTOS = 40;
/** All photos are in memory while the PDF is rendered. */
const MAX_PHOTO_BYTES = 60 * 1024 * 1024;

export interface FilledProtocol {
  order: Order;
  kind: ProtocolKind;
  data: ProtocolData;
  submittedAt: Date | null;
  photos: PhotoInfo[];
}

async function withPhotos(db: Db, order: Order, protocol: Protocol): Promise<FilledProtocol> {
  const { kind, data, submittedAt } = protocol;
  return { order, kind, data, submittedAt, photos: await listPhotos(db, protocol.id) };
}

/** Returns an empty protocol if none was started yet. */
export async function readProtocol(
  core: Core,
  driver: Driver,
  tripId: string,
  kind: ProtocolKind,
): Promise<FilledProtocol> {
  const order = await getTrip(core, core.sql, driver, tripId);
  const protocol = await findProtocol(core.sql, order.id, kind, driver.id);
  if (protocol) return withPhotos(core.sql, order, protocol);
  return { order, kind, data: EMPTY_PROTOCOL, submittedAt: null, photos: [] };
}

/** The driver's draft, started if necessary; or the submitted protocol, which can no longer change. */
async function openProtocol(
  core: Core,
  tx: Transaction,
  order: Order,
  kind: ProtocolKind,
  driver: Driver,
): Promise<Protocol> {
  const existing = await findProtocol(tx, order.id, kind, driver.id);
  if (existing?.submittedAt) return existing;
  if (!isFillable(kind, order)) throw refuseTrip(order, { name: COMMAND_NAMES[kind] });
  if (existing) return existing;
  const now = core.clock.now();
  const id = uuidv7(now);
  const draft = { id, orderId: order.id, kind, driverId: driver.id, data: EMPTY_PROTOCOL, version: 1 };
  await insertProtocol(tx, order, draft, now);
  return { ...draft, submittedAt: null };
}

function alreadySubmitted(order: Order, { submittedAt }: Protocol): ServiceError {
  return orderErrors.ORDER_NOT_CHANGEABLE({
    message: 'The protocol was handed in and signed; it cannot be changed any more.',
    details: { status: tripStatus(order), submittedAt },
  });
}

/** Fields that are not sent keep their value. */
export async function fillProtocol(
  core: Core,
  driver: Driver,
  tripId: string,
  kind: ProtocolKind,
  changes: Partial<ProtocolData>,
): Promise<FilledProtocol> {
  await checkDrawings(core.pdf, driver.id, changes);
  return runOnTrip(core, driver, tripId, async (tx, order) => {
    let protocol = await openProtocol(core, tx, order, kind, driver);
    const data = { ...protocol.data, ...changes };
    if (!isDeepStrictEqual(data, protocol.data)) {
      if (protocol.submittedAt) throw alreadySubmitted(order, protocol);
      protocol = await updateProtocol(tx, protocol.id, data, core.clock.now());
    }
    return withPhotos(tx, order, protocol);
  });
}

export function addPhoto(
  core: Core,
  driver: Driver,
  tripId: string,
  kind: ProtocolKind,
  given: Pick<Photo, 'id' | 'bytes' | 'caption' | 'takenAt'>,
): Promise<FilledProtocol> {
  const photo = { ...given, contentType: checkPhoto(given.bytes), size: given.bytes.length };
  return runOnTrip(core, driver, tripId, async (tx, order) => {
    const protocol = await openProtocol(core, tx, order, kind, driver);
    if (!(await hasPhoto(tx, protocol.id, photo))) {
      if (protocol.submittedAt) throw alreadySubmitted(order, protocol);
      checkRoom(await listPhotos(tx, protocol.id), photo);
      await putPhoto(tx, protocol.id, photo, core.clock.now());
    }
    return withPhotos(tx, order, protocol);
  });
}

function checkRoom(photos: readonly PhotoInfo[], photo: PhotoInfo): void {
  const others = photos.filter(({ id }) => id !== photo.id);
  if (others.length >= MAX_PHOTOS) {
    const message = `A protocol has at most ${MAX_PHOTOS} photos.`;
    throw invalidFields([{ field: 'photoId', code: 'too_big', message }]);
  }
  const bytes = others.reduce((sum, { size }) => sum + size, photo.size);
  if (bytes > MAX_PHOTO_BYTES) {
    const message = `The photos of a protocol have at most ${MAX_PHOTO_BYTES / 1024 / 1024} MiB together.`;
    throw invalidFields([{ field: 'file', code: 'too_big', message }]);
  }
}

/** Removing a photo that does not exist is not an error. */
export async function removePhoto(
  core: Core,
  driver: Driver,
  tripId: string,
  kind: ProtocolKind,
  photoId: string,
): Promise<void> {
  await runOnTrip(core, driver, tripId, async (tx, order) => {
    const protocol = await findProtocol(tx, order.id, kind, driver.id);
    const photos = protocol ? await listPhotos(tx, protocol.id) : [];
    if (!protocol || !photos.some(({ id }) => id === photoId)) return;
    if (protocol.submittedAt) throw alreadySubmitted(order, protocol);
    await deletePhoto(tx, protocol.id, photoId, core.clock.now());
  });
}
