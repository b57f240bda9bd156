// Sample data: a draft and a trip.
import type { Trip } from '../../src/driver/protocol/car-shapes.ts';
import type { DraftDamage, EarlierProtocol, ProtocolDraft } from '../../src/driver/protocol/draft.ts';

export function draftOf(changes: Partial<ProtocolDraft> = {}): ProtocolDraft {
  return {
    tripId: '0199a0c2-7c4e-7000-8000-000000000030',
    kind: 'delivery',
    page: 0,
    odometerKm: null,
    odometerConfirmed: false,
    fuelLevelPercent: null,
    checklist: [],
    damages: [],
    photos: [],
    skippedAngles: [],
    remarks: '',
    contactName: '',
    contactAbsence: null,
    driverSignature: null,
    contactSignature: null,
    ...changes,
  };
}

export const SIGNATURE = { png: 'iVBORw0KGgo=', signedAt: '2026-11-18T15:52:00.000Z' };

export const EARLIER: EarlierProtocol = {
  odometerKm: 45_196,
  fuelLevelPercent: 78,
  checklist: [
    { item: 'KEYS', ok: true, count: 2 },
    { item: 'SERVICE_BOOK', ok: false, count: null },
    { item: 'Dachbox', ok: true, count: null },
  ],
  damages: [],
};

const place = { company: 'Autohaus Süd', contact: { name: 'Petra Öztürk', phone: null } };

export function tripOf({
  vehicle,
  ...changes
}: Partial<Omit<Trip, 'vehicle'>> & { vehicle?: object } = {}): Trip {
  return {
    transportType: 'DRIVEN',
    distanceKm: 233,
    pickup: place,
    delivery: place,
    ...changes,
    vehicle: {
      type: 'CAR',
      fuelType: 'DIESEL',
      registration: { status: 'REGISTERED', licensePlate: 'S-HV 2847' },
      operationalStatus: { driveable: true, roadworthy: true },
      ...vehicle,
    },
  } as Trip;
}

export function damageOf(id: string, changes: Partial<DraftDamage> = {}): DraftDamage {
  return { id, position: null, type: null, description: '', isNew: false, ...changes };
}
