// The parts that a protocol needs before it can be handed in, by the same rules as in the service.
import type { Trip } from './car-shapes.ts';
import type { EarlierProtocol, ProtocolDraft } from './draft.ts';
import { PAGE_NUMBERS, type PageName } from './page-names.ts';
import { needsConfirmation } from './readings.ts';

export type MissingPart =
  | 'odometer'
  | 'odometerConfirmation'
  | 'fuel'
  | 'driverSignature'
  | 'contactSignature'
  | 'absenceReason'
  | 'contactName';

const PAGE_OF: Record<MissingPart, PageName> = {
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
  trip: Pick<Trip, 'vehicle' | 'pickup' | 'delivery'>,
  draft: ProtocolDraft,
  earlier: EarlierProtocol | null,
): MissingPart[] {
  const missing: MissingPart[] = [];
  if (trip.vehicle.operationalStatus.driveable) {
    if (draft.odometerKm === null) missing.push('odometer');
    if (draft.fuelLevelPercent === null) missing.push('fuel');
  }
  if (needsConfirmation(draft, earlier) && !draft.odometerConfirmed) missing.push('odometerConfirmation');
  if (!draft.driverSignature) missing.push('driverSignature');
  if (!draft.contactSignature && !draft.contactAbsence)
    missing.push(draft.absence ? 'absenceReason' : 'contactSignature');
  if (draft.contactSignature && !contactOf(trip, draft)) missing.push('contactName');
  return missing;
}
