// Locks unsent work when its driver is no longer signed in: encrypted with a key that only the service keeps.
import { callApi } from '../outbox/call-api.ts';
import { classifyResponse } from '../outbox/classify-response.ts';
import { listPendingWork } from '../trips/pending-work.ts';
import { announceChange } from './announce-changes.ts';
import { inDatabase, STORES, type Transaction } from './database.ts';
import type { Entry, LockedWork, Session, StoredDraft, StoredPhoto, StoredTrip } from './records.ts';
import { clearStores, readState } from './state.ts';

const WORK_STORES = ['trips', 'drafts', 'outbox', 'photos'] as const;

interface Work {
  trips: StoredTrip[];
  drafts: StoredDraft[];
  outbox: Entry[];
  photos: StoredPhoto[];
}

const readWork = async (transaction: Transaction): Promise<Work> => ({
  trips: await transaction.all('trips'),
  drafts: await transaction.all('drafts'),
  outbox: await transaction.all('outbox'),
  photos: await transaction.all('photos'),
});

/** Settings of the driver are not worth locking. */
export function hasWork(stored: Parameters<typeof listPendingWork>[0]): boolean {
  return listPendingWork(stored).some(({ tripId }) => tripId !== null);
}

const versionOf = ({ drafts, outbox }: Work) => JSON.stringify([drafts, outbox]);

/** Locks the unsent work of this session, and deletes all other data. */
export async function lockWork(
  { driver, token, storageKey }: Session,
  { byDispatch }: { byDispatch: boolean },
): Promise<void> {
  for (;;) {
    const work = await inDatabase('readonly', WORK_STORES, readWork);
    const isLocked = hasWork({ ...work, entries: work.outbox });
    const nonce = crypto.getRandomValues(new Uint8Array(12));
    const data = isLocked
      ? await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await keyOf(storageKey), await pack(work))
      : null;
    const done = await inDatabase('readwrite', STORES, async (transaction) => {
      // A tab may have saved a draft while the work was encrypted.
      if (versionOf(await readWork(transaction)) !== versionOf(work)) return false;
      await clearStores(transaction);
      if (data) await addLocked(transaction, { driverId: driver.id, token, nonce, data });
      if (byDispatch) await transaction.put('state', isLocked ? 'LOCKED' : 'SIGNED_OUT', 'wiped');
      return true;
    });
    if (!done) continue;
    announceChange();
    const path = isLocked ? '/session?holdsWork=true' : '/session';
    await callApi({ method: 'DELETE', path, token });
    return;
  }
}

async function addLocked(transaction: Transaction, added: LockedWork): Promise<void> {
  const locked = (await transaction.get<LockedWork[]>('state', 'locked')) ?? [];
  await transaction.put('state', [...locked, added], 'locked');
}

async function removeLocked(transaction: Transaction, { token }: LockedWork): Promise<void> {
  const locked = (await transaction.get<LockedWork[]>('state', 'locked')) ?? [];
  const left = locked.filter((each) => each.token !== token);
  if (left.length > 0) await transaction.put('state', left, 'locked');
  else await transaction.remove('state', 'locked');
}

/** Decrypts the work that the driver left on this phone. Returns how to put it back. */
export async function openLockedWork({ driver, storageKey }: Session) {
  const opened: [LockedWork, Work][] = [];
  for (const locked of (await readState('locked')) ?? []) {
    if (locked.driverId !== driver.id) continue;
    const { nonce, data } = locked;
    const packed = await crypto.subtle
      .decrypt({ name: 'AES-GCM', iv: nonce }, await keyOf(storageKey), data)
      // The service has another key than before: the work stays locked.
      .catch(() => null);
    if (packed) opened.push([locked, unpack(packed)]);
  }
  return async (transaction: Transaction): Promise<void> => {
    for (const [locked, work] of opened) {
      for (const store of WORK_STORES) for (const record of work[store]) await transaction.put(store, record);
      await removeLocked(transaction, locked);
    }
  };
}

/** Deletes locked work that dispatch has given up. */
export async function deleteReleasedWork(): Promise<void> {
  for (const locked of (await readState('locked')) ?? []) {
    const { token } = locked;
    if (classifyResponse(await callApi({ method: 'GET', path: '/me', token })) !== 'released') continue;
    await inDatabase('readwrite', ['state'], async (transaction) => {
      await removeLocked(transaction, locked);
      if (await transaction.get('state', 'wiped')) await transaction.put('state', 'SIGNED_OUT', 'wiped');
    });
    announceChange();
    await callApi({ method: 'DELETE', path: '/session', token });
  }
}

function keyOf(storageKey: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(storageKey), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** The length of the JSON, the JSON, the pictures. */
function pack({ photos, ...records }: Work): Promise<ArrayBuffer> {
  const list = photos.map(({ picture, ...photo }) => ({ ...photo, size: picture.size, type: picture.type }));
  const json = new TextEncoder().encode(JSON.stringify({ ...records, photos: list }));
  const pictures = photos.map(({ picture }) => picture);
  return new Blob([new Uint32Array([json.length]), json, ...pictures]).arrayBuffer();
}

function unpack(packed: ArrayBuffer): Work {
  let end = 4 + new Uint32Array(packed, 0, 1)[0]!;
  const { photos, ...records } = JSON.parse(new TextDecoder().decode(packed.slice(4, end)));
  return {
    ...records,
    photos: photos.map(({ size, type, ...photo }: { size: number; type: string }) => {
      const start = end;
      end += size;
      return { ...photo, picture: new Blob([packed.slice(start, end)], { type }) };
    }),
  };
}
