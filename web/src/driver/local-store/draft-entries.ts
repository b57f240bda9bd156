// Whether a draft contains anything that the driver entered.
import type { Transaction } from './database.ts';
import { type Entry, isOfProtocol, type StoredDraft, type StoredTrip } from './records.ts';

function hasEntries(draft: StoredDraft, stored?: Pick<StoredTrip, 'trip'>): boolean {
  const { odometerKm, fuelLevelPercent, contactAbsence, driverSignature, contactSignature } = draft;
  const values = [odometerKm, fuelLevelPercent, contactAbsence, driverSignature, contactSignature];
  const lists = [draft.checklist, draft.photos, draft.skippedAngles];
  // The damages of the pickup are copied into the delivery protocol.
  const own = draft.damages.filter(({ isNew }) => isNew || draft.kind === 'pickup');
  const contact = draft.kind === 'pickup' ? stored?.trip.pickup.contact : stored?.trip.delivery.contact;
  const isRenamed = stored !== undefined && draft.contactName.trim() !== (contact?.name ?? '').trim();
  return (
    values.some((value) => value !== null) ||
    lists.some((list) => list.length > 0) ||
    own.length > 0 ||
    draft.remarks.trim() !== '' ||
    Boolean(draft.absence) ||
    isRenamed
  );
}

/** The pickup protocol of this phone, if it counts: one that was only begun, or not accepted, is not that of the trip. */
export async function findOwnPickup(
  transaction: Transaction,
  tripId: string,
): Promise<StoredDraft | undefined> {
  const own = await transaction.get<StoredDraft>('drafts', [tripId, 'pickup']);
  if (!own?.handedInAt) return undefined;
  const isRefused = (await transaction.all<Entry>('outbox')).some(
    ({ tripId: of, act, state }) =>
      of === tripId &&
      state === 'refused' &&
      act.type !== 'photo' &&
      isOfProtocol(act) &&
      act.kind === 'pickup',
  );
  return isRefused ? undefined : own;
}

/** The draft has values that were never handed in. */
export function isUnfinished(draft: StoredDraft, stored?: Pick<StoredTrip, 'trip'>): boolean {
  return draft.handedInAt === null && hasEntries(draft, stored);
}
