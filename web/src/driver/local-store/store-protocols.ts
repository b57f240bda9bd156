// Stores protocols and their photos on the phone, and queues finished protocols for sending.
import { firstUnprintable } from '../../../../shared/documents/printable-characters.ts';
import { ANGLE_CAPTIONS } from '../../../../shared/vehicle/photo-angles.ts';
import { enqueue, isOpen } from '../outbox/queue.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import {
  type DraftPhoto,
  type EarlierProtocol,
  OpenElsewhere,
  type ProtocolDraft,
  type ProtocolKind,
  type ProtocolStore,
  StorageFull,
} from '../protocol/draft.ts';
import { damageNumber } from '../protocol/photo-order.ts';
import { announceChange } from './announce-changes.ts';
import { inDatabase, type StoreName, type Transaction } from './database.ts';
import { findOwnPickup } from './draft-entries.ts';
import {
  type Entry,
  isOfProtocol,
  type State,
  type StoredDraft,
  type StoredPhoto,
  type StoredTrip,
  type Trip,
} from './records.ts';

export function newDraft(trip: Trip, kind: ProtocolKind): ProtocolDraft {
  const place = kind === 'pickup' ? trip.pickup : trip.delivery;
  return {
    tripId: trip.id,
    kind,
    page: 1,
    odometerKm: null,
    odometerConfirmed: false,
    fuelLevelPercent: null,
    checklist: [],
    damages: [],
    photos: [],
    skippedAngles: [],
    remarks: '',
    contactName: place.contact.name ?? '',
    contactAbsence: null,
    driverSignature: null,
    contactSignature: null,
  };
}

const UNSENT: Pick<StoredDraft, 'handedInAt' | 'round' | 'order' | 'problems'> = {
  handedInAt: null,
  round: 0,
  order: null,
  problems: [],
};

export function readDraft(tripId: string, kind: ProtocolKind): Promise<StoredDraft | undefined> {
  return inDatabase('readonly', ['drafts'], (transaction) =>
    transaction.get<StoredDraft>('drafts', [tripId, kind]),
  );
}

const NOTHING_ENTERED: EarlierProtocol = {
  odometerKm: null,
  fuelLevelPercent: null,
  checklist: [],
  damages: [],
};

/** The values of the pickup protocol, from this phone or from the service. */
export function readEarlier(tripId: string): Promise<EarlierProtocol | null> {
  return inDatabase('readonly', ['drafts', 'outbox', 'state', 'trips'], async (transaction) => {
    const own = await findOwnPickup(transaction, tripId);
    if (own) {
      const { odometerKm, fuelLevelPercent, checklist, damages, photos } = own;
      return { odometerKm, fuelLevelPercent, checklist, damages, photos };
    }
    const fetched = (await transaction.get<State['earlier']>('state', 'earlier'))?.[tripId] ?? null;
    // Dispatch may have reported the pickup without a protocol.
    const reported = (await transaction.get<StoredTrip>('trips', tripId))?.trip.odometerAtPickupKm ?? null;
    if (reported === null || typeof fetched?.odometerKm === 'number') return fetched;
    return { ...(fetched ?? NOTHING_ENTERED), odometerKm: reported };
  });
}

/** One tab writes a draft at a time; the tab that opened it last is the writer. */
const TAB_ID = crypto.randomUUID();

/** Reads the draft and makes this tab its writer. */
export async function openDraft(tripId: string, kind: ProtocolKind): Promise<StoredDraft | undefined> {
  const opened = await inDatabase('readwrite', ['drafts'], async (transaction) => {
    const stored = await transaction.get<StoredDraft>('drafts', [tripId, kind]);
    if (!stored || stored.handedInAt || stored.writer === TAB_ID) return stored;
    const claimed = { ...stored, writer: TAB_ID };
    await transaction.put('drafts', claimed);
    return claimed;
  });
  announceChange();
  return opened;
}

/** A protocol that was handed in stays as it was signed, and a draft of another tab as it is there. */
async function keep(transaction: Transaction, draft: ProtocolDraft): Promise<void> {
  const stored = await transaction.get<StoredDraft>('drafts', [draft.tripId, draft.kind]);
  if (stored?.handedInAt || isElsewhere(stored)) throw new OpenElsewhere();
  const next = { ...UNSENT, ...stored, ...draft, writer: TAB_ID };
  await transaction.put('drafts', next satisfies StoredDraft);
}

function isElsewhere(stored: Pick<StoredDraft, 'writer'> | undefined): boolean {
  return typeof stored?.writer === 'string' && stored.writer !== TAB_ID;
}

/** Whether another tab opened the draft after this one. */
export async function isWrittenElsewhere(tripId: string, kind: ProtocolKind): Promise<boolean> {
  return isElsewhere(await readDraft(tripId, kind));
}

/** On a full phone the waiting entries are sent, which makes room for another try. */
async function write(
  stores: readonly StoreName[],
  act: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await inDatabase('readwrite', stores, act).catch((error) => {
    if (error instanceof StorageFull) void syncNow();
    throw error;
  });
  announceChange();
}

export const protocolStore: ProtocolStore = {
  save: (draft) => write(['drafts'], (transaction) => keep(transaction, draft)),
  async addPhoto(draft, photo, picture) {
    const more = { ...draft, photos: [...draft.photos.filter(({ id }) => id !== photo.id), photo] };
    await write(['drafts', 'photos'], async (transaction) => {
      await keep(transaction, more);
      const { tripId, kind } = draft;
      await transaction.put('photos', { id: photo.id, tripId, kind, picture } satisfies StoredPhoto);
    });
    return more;
  },
  async removePhoto(draft, photoId) {
    const fewer = { ...draft, photos: draft.photos.filter(({ id }) => id !== photoId) };
    await write(['drafts', 'photos'], async (transaction) => {
      await keep(transaction, fewer);
      await transaction.remove('photos', photoId);
    });
    return fewer;
  },
  async readPhoto(photoId) {
    const photo = await inDatabase('readonly', ['photos'], (transaction) =>
      transaction.get<StoredPhoto>('photos', photoId),
    );
    return photo?.picture;
  },
  async handIn(draft) {
    const at = new Date().toISOString();
    await write(['drafts', 'outbox', 'state'], async (transaction) => {
      const stored = await transaction.get<StoredDraft>('drafts', [draft.tripId, draft.kind]);
      if (stored?.handedInAt) return;
      if (isElsewhere(stored)) throw new OpenElsewhere();
      await enqueueProtocol(transaction, { ...UNSENT, ...stored, ...draft }, at);
    });
  },
};

/** Removes a protocol that was not accepted, with its photos, for good. */
export async function discardProtocol(tripId: string, kind: ProtocolKind): Promise<void> {
  await inDatabase('readwrite', ['drafts', 'outbox', 'photos'], async (transaction) => {
    const draft = await transaction.get<StoredDraft>('drafts', [tripId, kind]);
    const entries = await transaction.all<Entry>('outbox');
    // Damages that the driver sends to dispatch are still on their way.
    const isWaiting = (id: string) =>
      entries.some((entry) => entry.act.type === 'document' && entry.act.photoId === id && isOpen(entry));
    for (const { id } of draft?.photos ?? []) if (!isWaiting(id)) await transaction.remove('photos', id);
    await transaction.remove('drafts', [tripId, kind]);
    for (const { seq, tripId: of, act } of entries)
      if (of === tripId && isOfProtocol(act) && act.kind === kind) await transaction.remove('outbox', seq);
  });
  announceChange();
}

/** Sends photos of a protocol that was not accepted to the documents of the order, each once. */
export async function enqueueDocuments(tripId: string, photos: readonly DraftPhoto[]): Promise<void> {
  const at = new Date().toISOString();
  await inDatabase('readwrite', ['outbox', 'state'], async (transaction) => {
    for (const [i, { id: photoId }] of photos.entries()) {
      const act = { type: 'document', photoId, fileName: `damage-${i + 1}.jpg` } as const;
      await enqueue(transaction, { id: `${tripId}/document/${photoId}`, tripId, act, at });
    }
  });
  announceChange();
}

async function enqueueProtocol(transaction: Transaction, draft: StoredDraft, at: string): Promise<void> {
  const { tripId, kind } = draft;
  const round = draft.round + 1;
  const place = draft.order === null ? {} : { order: draft.order };
  const id = (what: string) => `${tripId}/${kind}/${round}/${what}`;
  await enqueue(transaction, {
    id: id('protocol'),
    tripId,
    act: { type: 'protocol', kind, data: bodyOf(draft, at), signatures: signersOf(draft) },
    at,
    ...place,
  });
  for (const photo of draft.photos) {
    const act = {
      type: 'photo',
      kind,
      photoId: photo.id,
      ...captionOf(draft, photo),
      takenAt: photo.takenAt,
    } as const;
    await enqueue(transaction, { id: id(photo.id), tripId, act, at, ...place });
  }
  const kept = new Set(draft.photos.map((photo) => photo.id));
  for (const photoId of (draft.uploadedPhotoIds ?? []).filter((uploaded) => !kept.has(uploaded))) {
    const act = { type: 'remove-photo', kind, photoId } as const;
    await enqueue(transaction, { id: id(`remove/${photoId}`), tripId, act, at, ...place });
  }
  await enqueue(transaction, {
    id: id('submit'),
    tripId,
    act: { type: 'submit', kind, confirm: draft.odometerConfirmed },
    at,
    ...place,
  });
  const [first] = (await transaction.all<{ id: string; order: number }>('outbox')).filter(
    (entry) => entry.id === id('protocol'),
  );
  await transaction.put('drafts', {
    ...draft,
    handedInAt: at,
    round,
    order: first!.order,
    problems: [],
  } satisfies StoredDraft);
}

function signersOf({ contactSignature, contactName, driverSignature }: StoredDraft): string[] {
  return [...(contactSignature ? [contactName] : []), ...(driverSignature ? [''] : [])];
}

/** Converts a draft to the API's format. */
function bodyOf(draft: StoredDraft, performedAt: string): Record<string, unknown> {
  const text = (value: string | null) => value?.trim() || null;
  return {
    odometerKm: draft.odometerKm,
    fuelLevelPercent: draft.fuelLevelPercent,
    checklist: draft.checklist.map(({ item, ok, count }) => ({ item, ok, count })),
    damages: draft.damages.map(({ position, type, description, isNew }) => ({
      position,
      type,
      description,
      isNew,
    })),
    remarks: text(draft.remarks),
    contactName: printableName(draft.contactName),
    contactAbsence: draft.contactSignature ? null : text(draft.contactAbsence),
    photosAbsence: text(draft.photosAbsence ?? null),
    checklistAbsence: text(draft.checklistAbsence ?? null),
    driverSignature: draft.driverSignature,
    contactSignature: draft.contactSignature,
    performedAt,
  };
}

/** A name that the order has and documents cannot print is left out: the service then takes it from the order. */
function printableName(name: string): string | null {
  return firstUnprintable(name) === null ? name.trim() || null : null;
}

/** A document numbers damages in its own way: the service writes the number of a damage in the caption. */
function captionOf(draft: Pick<StoredDraft, 'damages'>, photo: DraftPhoto) {
  const { subject } = photo;
  if (subject.of === 'damage') return { caption: null, damageNumber: damageNumber(draft, photo) };
  return {
    caption: subject.of === 'angle' ? ANGLE_CAPTIONS[subject.angle] : 'Ohne Unterschrift',
    damageNumber: null,
  };
}
