// What both people sign. Signatures under other facts are void and must be given again.
import type { ProtocolDraft } from './draft.ts';

function factsOf(draft: ProtocolDraft): string {
  const { odometerKm, fuelLevelPercent, checklist, damages, remarks, photos } = draft;
  // Photos of an absence are taken after the driver has signed.
  const shown = photos.filter(({ subject }) => subject.of !== 'absence').map(({ id }) => id);
  return JSON.stringify([odometerKm, fuelLevelPercent, checklist, damages, remarks.trim(), shown]);
}

export function withValidSignatures(before: ProtocolDraft, after: ProtocolDraft): ProtocolDraft {
  const isSigned = after.driverSignature !== null || after.contactSignature !== null;
  if (!isSigned || factsOf(before) === factsOf(after)) return after;
  return { ...after, driverSignature: null, contactSignature: null, signaturesOutdated: true };
}
