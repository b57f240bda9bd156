// Fills in a protocol part by part, in any order and with any repetition by the phone.

import { isDeepStrictEqual } from 'node:util';
import { countUpload } from '../../documents/count-upload.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import { isAllowed } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import type { ProtocolRules } from '../../model/prices/protocol-rules.ts';
import { runOnOrder } from '../../orders/act/run-on-order.ts';
import type { Core } from '../../orders/records/core.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import type { ServiceError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { putFor } from '../../platform/objects/objects.ts';
import type { ActingDriver, Driver } from '../drivers/driver.ts';
import { findDriver } from '../drivers/driver-store.ts';
import { checkDoneInTime, getTripToSubmit, isFormerDriver } from './former-trip.ts';
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
  signingTimes,
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
import { readProtocolRules } from './read-rules.ts';
import { getTrip, refuseTrip, tripStatus } from './trip.ts';

const MAX_PHOTOS = 40;
/** All photos are in memory while the PDF is rendered. */
const MAX_PHOTO_BYTES = 60 * 1024 * 1024;

export interface FilledProtocol {
  order: Order;
  kind: ProtocolKind;
  data: ProtocolData;
  submittedAt: Date | null;
  photos: PhotoInfo[];
  /** Whether the trip was reassigned to another driver. */
  ofFormerDriver: boolean;
  rules: ProtocolRules;
}

async function withPhotos(
  core: Core,
  db: Db,
  order: Order,
  driver: Driver,
  { id, kind, data, submittedAt }: Protocol,
): Promise<FilledProtocol> {
  const photos = await listPhotos(db, id);
  const rules = await readProtocolRules(core, db, order.accountId);
  return { order, kind, data, submittedAt, photos, ofFormerDriver: isFormerDriver(order, driver), rules };
}

/** Returns an empty protocol if none was started yet. */
export async function readProtocol(
  core: Core,
  driver: Driver,
  tripId: string,
  kind: ProtocolKind,
): Promise<FilledProtocol> {
  return readProtocolOf(core, driver, await getTrip(core, core.sql, driver, tripId), kind);
}

export async function readProtocolOf(
  core: Core,
  driver: Driver,
  order: Order,
  kind: ProtocolKind,
): Promise<FilledProtocol> {
  const protocol = await findProtocol(core.sql, order, kind, driver.id);
  if (protocol) return withPhotos(core, core.sql, order, driver, protocol);
  const rules = await readProtocolRules(core, core.sql, order.accountId);
  return { order, kind, data: EMPTY_PROTOCOL, submittedAt: null, photos: [], ofFormerDriver: false, rules };
}

/** The driver's draft, created if necessary; or the submitted protocol, which can no longer change. */
async function openProtocol(
  core: Core,
  tx: Transaction,
  order: Order,
  kind: ProtocolKind,
  driver: Driver,
): Promise<Protocol> {
  const existing = await findProtocol(tx, order, kind, driver.id);
  if (existing?.submittedAt) return existing;
  const canFill = isFormerDriver(order, driver)
    ? isAllowed('add_protocol_of_former_driver', order)
    : isFillable(kind, order);
  if (!canFill) throw refuseTrip(order, { name: COMMAND_NAMES[kind] });
  if (existing) return existing;
  const now = core.clock.now();
  const id = uuidv7(now);
  const draft = { id, orderId: order.id, kind, driverId: driver.id, data: EMPTY_PROTOCOL, version: 1 };
  await insertProtocol(tx, order, draft, now);
  return { ...draft, submittedAt: null, fromFormerDriver: false };
}

function runOnTripToSubmit<T>(
  core: Core,
  driver: Driver,
  id: string,
  act: (tx: Transaction, order: Order) => Promise<T>,
): Promise<T> {
  return runOnOrder<T>(core, { find: (db) => getTripToSubmit(core, db, driver, id), act });
}

async function alreadySubmitted(
  tx: Transaction,
  order: Order,
  { submittedAt, driverId }: Protocol,
): Promise<ServiceError> {
  const by = (await findDriver(tx, driverId))?.name ?? null;
  return orderErrors.ORDER_NOT_CHANGEABLE({
    message: 'The protocol was signed and submitted; it can no longer be changed.',
    details: { status: tripStatus(order), reason: 'ALREADY_SUBMITTED', submittedAt, by },
  });
}

/** Fields that are not sent keep their value. */
export async function fillProtocol(
  core: Core,
  driver: ActingDriver,
  tripId: string,
  kind: ProtocolKind,
  changes: Partial<ProtocolData>,
  clockOffsetSeconds?: number,
): Promise<FilledProtocol> {
  await checkDrawings(core.pdf, driver.id, changes);
  return runOnTripToSubmit(core, driver, tripId, async (tx, order) => {
    let protocol = await openProtocol(core, tx, order, kind, driver);
    const data = { ...protocol.data, ...changes };
    await checkDoneInTime(core, tx, driver, order, signingTimes(data), clockOffsetSeconds);
    if (!isDeepStrictEqual(data, protocol.data)) {
      if (protocol.submittedAt) throw await alreadySubmitted(tx, order, protocol);
      protocol = await updateProtocol(tx, protocol.id, data, core.clock.now());
    }
    return withPhotos(core, tx, order, driver, protocol);
  });
}

export async function addPhoto(
  core: Core,
  driver: ActingDriver,
  tripId: string,
  kind: ProtocolKind,
  given: Pick<Photo, 'id' | 'bytes' | 'caption' | 'damageNumber' | 'takenAt'>,
  clockOffsetSeconds?: number,
): Promise<FilledProtocol> {
  const photo = { ...given, contentType: checkPhoto(given.bytes), size: given.bytes.length };
  const findOwner = () => getTripToSubmit(core, core.sql, driver, tripId);
  const objectKey = await putFor(core.objects, findOwner, photo.bytes);
  return runOnTripToSubmit(core, driver, tripId, async (tx, order) => {
    const protocol = await openProtocol(core, tx, order, kind, driver);
    const times = [...signingTimes(protocol.data), photo.takenAt];
    await checkDoneInTime(core, tx, driver, order, times, clockOffsetSeconds);
    if (!(await hasPhoto(tx, protocol.id, photo))) {
      if (protocol.submittedAt) throw await alreadySubmitted(tx, order, protocol);
      checkRoom(await listPhotos(tx, protocol.id), photo);
      await putPhoto(tx, protocol.id, photo, objectKey, core.clock.now());
      await countUpload(tx, order.accountId, photo.size, core.clock.now());
    }
    return withPhotos(core, tx, order, driver, protocol);
  });
}

function checkRoom(photos: readonly PhotoInfo[], photo: PhotoInfo): void {
  const others = photos.filter(({ id }) => id !== photo.id);
  if (others.length >= MAX_PHOTOS) {
    const message = `A protocol has at most ${MAX_PHOTOS} photos.`;
    throw invalidFields([
      { field: 'photoId', code: 'too_big', message, reason: 'too_many', params: { max: MAX_PHOTOS } },
    ]);
  }
  const bytes = others.reduce((sum, { size }) => sum + size, photo.size);
  if (bytes > MAX_PHOTO_BYTES) {
    const params = { mebibytes: MAX_PHOTO_BYTES / 1024 / 1024 };
    const message = `The photos of a protocol have at most ${params.mebibytes} MiB together.`;
    throw invalidFields([{ field: 'file', code: 'too_big', message, reason: 'size', params }]);
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
  await runOnTripToSubmit(core, driver, tripId, async (tx, order) => {
    const protocol = await findProtocol(tx, order, kind, driver.id);
    const photos = protocol ? await listPhotos(tx, protocol.id) : [];
    if (!protocol || !photos.some(({ id }) => id === photoId)) return;
    if (protocol.submittedAt) throw await alreadySubmitted(tx, order, protocol);
    await deletePhoto(tx, protocol.id, photoId, core.clock.now());
  });
}
