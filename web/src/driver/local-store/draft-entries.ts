// Whether a draft contains anything that the driver entered.
import type { StoredDraft, StoredTrip } from './records.ts';

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

/** The draft has values that were never handed in. */
export function isUnfinished(draft: StoredDraft, stored?: Pick<StoredTrip, 'trip'>): boolean {
  return draft.handedInAt === null && hasEntries(draft, stored);
}
