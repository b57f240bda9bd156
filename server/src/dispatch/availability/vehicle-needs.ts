// What the driver of a vehicle needs: a licence class, permission for the kind of vehicle, and licences that have not ended. Pure.
import type { FuelType, TransportType, VehicleType } from '../../model/prices/vocabulary.ts';
import type { Licence, LicenceClass, LicenceKind, VehicleKind } from './working-terms.ts';

/** What the driver of an order must be able to drive. */
export interface Transport {
  transportType: TransportType;
  vehicleType: VehicleType;
  fuelType: FuelType;
}

const INCLUDES: Record<LicenceClass, readonly LicenceClass[]> = {
  B: ['B'],
  BE: ['BE', 'B'],
  C1: ['C1', 'B'],
  C1E: ['C1E', 'C1', 'BE', 'B'],
  C: ['C', 'C1', 'B'],
  CE: ['CE', 'C', 'C1E', 'C1', 'BE', 'B'],
};

const DRIVEN_LICENCES: Record<VehicleType, LicenceClass> = {
  CAR: 'B',
  COMBI: 'B',
  SUV: 'B',
  VAN: 'B',
  TRUCK_7_5: 'C1',
  TRUCK_12: 'C',
  TRUCK_40: 'CE',
};

/** A trailer with a car needs BE. A transporter of several vehicles, and a trailer with a truck, need CE. */
export function licenceFor({ transportType, vehicleType }: Transport): LicenceClass {
  const driven = DRIVEN_LICENCES[vehicleType];
  if (transportType === 'DRIVEN') return driven;
  return transportType === 'TRAILER' && driven === 'B' ? 'BE' : 'CE';
}

/** A vehicle on a trailer is not driven, so only how it is carried counts. */
export function kindsOf({ transportType, vehicleType, fuelType }: Transport): VehicleKind[] {
  if (transportType === 'TRAILER') return ['TRAILER'];
  if (transportType === 'TRUCK') return ['TRUCK'];
  const isTruck = DRIVEN_LICENCES[vehicleType] !== 'B';
  return [...(isTruck ? ['TRUCK' as const] : []), ...(fuelType === 'ELECTRIC' ? ['ELECTRIC' as const] : [])];
}

export const coversClass = (held: LicenceClass, needed: LicenceClass) => INCLUDES[held].includes(needed);

/** Those that the transport needs and that have ended before the day. */
export function endedLicences(licences: readonly Licence[], transport: Transport, day: string): Licence[] {
  return licences.filter(
    ({ kind, validUntil }) => validUntil !== null && validUntil < day && isNeeded(kind, transport),
  );
}

export function isNeeded(kind: LicenceKind, transport: Transport): boolean {
  if (kind === 'DRIVING_LICENCE' || kind === 'LICENCE_CHECK') return true;
  return kindsOf(transport).includes(kind === 'ELECTRIC' ? 'ELECTRIC' : 'TRUCK');
}
