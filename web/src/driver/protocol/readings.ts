// Checks whether an odometer reading is plausible, by the pickup's reading and the length of the route.

import type { Trip } from './car-shapes.ts';
import type { EarlierProtocol, ProtocolDraft } from './draft.ts';

const MAX_ODOMETER_KM = 10_000_000;

export type OdometerCheck =
  | { is: 'nothing' }
  | { is: 'fitting'; sinceKm: number }
  | { is: 'since'; sinceKm: number }
  | { is: 'odd'; sinceKm: number; routeKm: number }
  | { is: 'below'; atPickupKm: number };

/** Detours, fuel stops and short test drives are normal; twice the distance is not. */
const DETOUR_FACTOR = { share: 0.35, km: 30 };

export function checkOdometer(
  km: number | null,
  trip: Pick<Trip, 'distanceKm' | 'transportType'>,
  earlier: EarlierProtocol | null,
): OdometerCheck {
  const before = earlier?.odometerKm ?? null;
  if (km === null || before === null) return { is: 'nothing' };
  const sinceKm = km - before;
  if (sinceKm < 0) return { is: 'below', atPickupKm: before };
  // A car on a trailer adds no kilometres.
  const routeKm = trip.transportType === 'DRIVEN' ? trip.distanceKm : 0;
  if (routeKm === null) return { is: 'since', sinceKm };
  const room = routeKm * DETOUR_FACTOR.share + DETOUR_FACTOR.km;
  return Math.abs(sinceKm - routeKm) <= room
    ? { is: 'fitting', sinceKm }
    : { is: 'odd', sinceKm, routeKm: Math.round(routeKm) };
}

export function needsConfirmation(draft: ProtocolDraft, earlier: EarlierProtocol | null): boolean {
  if (draft.odometerKm === null) return false;
  const before = earlier?.odometerKm ?? null;
  if (before !== null) return draft.odometerKm < before;
  // The service knows a reading of the pickup that this phone does not know.
  return (draft.problems ?? []).some(({ field, code }) => field === 'odometerKm' && code === 'too_small');
}

/** The digits of the typed text; null if there are none or too many. */
export function readDigits(typed: string): number | null {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  if (digits === '') return null;
  return Math.min(Number(digits), MAX_ODOMETER_KM);
}
