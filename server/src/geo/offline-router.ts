// The router without a server: it multiplies the great-circle distance by a typical factor.
import { greatCircleKm } from './great-circle.ts';
import type { Coordinates, Router } from './ports.ts';

/**
 * In Central Europe, roads are about 1.3 times as long as the straight line within a region, where they wind
 * through towns, and about 1.2 times over long distances, which are mostly motorway. In between the factor
 * falls linearly, slowly enough that a longer line never gives a shorter road.
 */
const SHORT_DISTANCE = { km: 50, factor: 1.3 };
const LONG_DISTANCE = { km: 300, factor: 1.2 };

function roadFactor(straightKm: number): number {
  const share = (straightKm - SHORT_DISTANCE.km) / (LONG_DISTANCE.km - SHORT_DISTANCE.km);
  return (
    SHORT_DISTANCE.factor + Math.min(1, Math.max(0, share)) * (LONG_DISTANCE.factor - SHORT_DISTANCE.factor)
  );
}

/** Pure arithmetic, so planning may use it for every pair of places. */
export function roadKm(from: Coordinates, to: Coordinates): number {
  const straightKm = greatCircleKm(from, to);
  return Math.round(straightKm * roadFactor(straightKm) * 10) / 10;
}

export function offlineRouter(): Router {
  return {
    callsOtherServers: false,
    async distanceKm(from: Coordinates, to: Coordinates): Promise<number> {
      return roadKm(from, to);
    },
  };
}
