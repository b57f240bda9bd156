// The parts that a protocol needs before it can be handed in, by the same rules as in the service.
import type { Trip } from './car-shapes.ts';
import type { EarlierProtocol, ProtocolDraft } from './draft.ts';
import { PAGE_NUMBERS, type PageName } from './page-names.ts';
import { needsConfirmation } from './readings.ts';
import { isExplained, missingAngles, missingAnswers, type RuledTrip, rulesOf } from './required-parts.ts';

export type MissingPart =
  | 'photos'
  | 'checklist'
  | 'odometer'
  | 'odometerConfirmation'
  | 'fuel'
  | 'driverSignature'
  | 'contactSignature'
  | 'absenceReason'
  | 'contactName';

const PAGE_OF: Record<MissingPart, PageName> = {
  photos: 'photos',
  checklist: 'readings',
  odometer: 'readings',
  odometerConfirmation: 'readings',
  fuel: 'readings',
  driverSignature: 'signatures',
  contactSignature: 'signatures',
  absenceReason: 'signatures',
  contactName: 'signatures',
};

export function pageOf(part: MissingPart): number {
  return PAGE_NUMBERS[PAGE_OF[part]];
}

export function contactOf(trip: Pick<Trip, 'pickup' | 'delivery'>, draft: ProtocolDraft): string {
  const { contact, company } = draft.kind === 'pickup' ? trip.pickup : trip.delivery;
  return draft.contactName.trim() || contact.name || company || '';
}

export function missingParts(
  trip: Pick<Trip, 'pickup' | 'delivery'> & RuledTrip,
  draft: ProtocolDraft,
  earlier: EarlierProtocol | null,
): MissingPart[] {
  const missing: MissingPart[] = [];
  if (missingAngles(trip, draft).length > 0 && !isExplained(draft.photosAbsence)) missing.push('photos');
  if (trip.vehicle.operationalStatus.driveable) {
    if (draft.odometerKm === null) missing.push('odometer');
    if (draft.fuelLevelPercent === null) missing.push('fuel');
  }
  if (needsConfirmation(draft, earlier) && !draft.odometerConfirmed) missing.push('odometerConfirmation');
  if (missingAnswers(trip, draft, earlier).length > 0 && !isExplained(draft.checklistAbsence))
    missing.push('checklist');
  if (!draft.driverSignature) missing.push('driverSignature');
  if (!draft.contactSignature && !draft.contactAbsence) {
    if (draft.absence) missing.push('absenceReason');
    else if (rulesOf(trip).contactSignature) missing.push('contactSignature');
  }
  if (draft.contactSignature && !contactOf(trip, draft)) missing.push('contactName');
  return missing;
}
