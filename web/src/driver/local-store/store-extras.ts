// Stores extras and expenses on the phone and queues them with the photo of the receipt.
import { enqueue, isOpen } from '../outbox/queue.ts';
import { announceChange } from './announce-changes.ts';
import { inDatabase, type Transaction } from './database.ts';
import { type Entry, type ExtraInput, isOfExtra, type StoredPhoto, type StoredTrip } from './records.ts';

const STORES = ['outbox', 'photos', 'state', 'trips'] as const;

async function entriesOf(transaction: Transaction, extraId: string): Promise<Entry[]> {
  const entries = await transaction.all<Entry>('outbox');
  return entries.filter(({ act }) => isOfExtra(act) && act.extraId === extraId);
}

/** What waits is replaced, so that the service gets only the last version. */
async function removeWaiting(
  transaction: Transaction,
  extraId: string,
  types: readonly Entry['act']['type'][],
): Promise<void> {
  for (const { seq, act, state } of await entriesOf(transaction, extraId)) {
    if (state !== 'waiting' || !types.includes(act.type)) continue;
    await transaction.remove('outbox', seq);
    if (act.type === 'receipt') await transaction.remove('photos', act.photoId);
  }
}

async function enqueueReceipt(
  transaction: Transaction,
  tripId: string,
  extraId: string,
  picture: Blob,
  at: string,
): Promise<void> {
  const photoId = crypto.randomUUID();
  await transaction.put('photos', { id: photoId, tripId, kind: 'receipt', picture } satisfies StoredPhoto);
  const act = { type: 'receipt', extraId, photoId } as const;
  await enqueue(transaction, { id: `${tripId}/receipt/${photoId}`, tripId, act, at });
}

/** Adds it, or changes it; the id is that of the service, too. */
export async function saveExtra(
  tripId: string,
  extraId: string,
  extra: ExtraInput,
  picture: Blob | null,
): Promise<void> {
  const at = new Date().toISOString();
  await inDatabase('readwrite', STORES, async (transaction) => {
    await removeWaiting(transaction, extraId, picture ? ['extra', 'receipt'] : ['extra']);
    const id = `${tripId}/extra/${extraId}/${crypto.randomUUID()}`;
    // Before a receipt that still waits: the service must know the extra first.
    const [receipt] = (await entriesOf(transaction, extraId)).filter(({ state }) => state === 'waiting');
    const place = receipt ? { order: receipt.order - 0.5 } : {};
    await enqueue(transaction, { id, tripId, act: { type: 'extra', extraId, extra }, at, ...place });
    if (picture) await enqueueReceipt(transaction, tripId, extraId, picture, at);
  });
  announceChange();
}

/** An extra that the service never got leaves only this phone. */
export async function removeExtra(tripId: string, extraId: string): Promise<void> {
  await inDatabase('readwrite', STORES, async (transaction) => {
    await removeWaiting(transaction, extraId, ['extra', 'receipt']);
    const stored = await transaction.get<StoredTrip>('trips', tripId);
    const isKnown = stored?.trip.extras.some(({ id }) => id === extraId) ?? false;
    const isUnderWay = (await entriesOf(transaction, extraId)).some(({ state }) => state === 'sending');
    if (!isKnown && !isUnderWay) return;
    const act = { type: 'remove-extra', extraId } as const;
    const at = new Date().toISOString();
    await enqueue(transaction, { id: `${tripId}/remove-extra/${extraId}`, tripId, act, at });
  });
  announceChange();
}

/** Ends the trip, with the photo as proof. */
export async function saveTripInVain(tripId: string, reason: string, picture: Blob | null): Promise<void> {
  const at = new Date().toISOString();
  await inDatabase('readwrite', STORES, async (transaction) => {
    const known = (await transaction.all<Entry>('outbox')).some(
      (entry) => entry.tripId === tripId && entry.act.type === 'trip-in-vain' && isOpen(entry),
    );
    if (known) return;
    const extraId = crypto.randomUUID();
    const act = { type: 'trip-in-vain', extraId, reason } as const;
    await enqueue(transaction, { id: `${tripId}/trip-in-vain`, tripId, act, at });
    if (picture) await enqueueReceipt(transaction, tripId, extraId, picture, at);
  });
  announceChange();
}
