// Owns the road distance that needs no server: the great circle, lengthened as roads do.
import { greatCircleKm } from './great-circle.ts';
import type { Coordinates, Router } from './ports.ts';

/**
 * Roads in Central Europe are about 1.3 times the straight line within a region, where they wind through towns,
 * and about 1.2 times on long ways, which are mostly motorway. Between the two the factor falls evenly, so that a
 * longer line never gives a shorter way.
 */
const shortWay = { km: 50, factor: 1.3 };
const longWay = { km: 300, factor: 1.2 };

function roadFactor(straightKm: number): number {
  const share = (straightKm - shortWay.km) / (longWay.km - shortWay.km);
  return shortWay.factor + Math.min(1, Math.max(0, share)) * (longWay.factor - shortWay.factor);
}

export function offlineRouter(): Router {
  return {
    leavesProcess: false,
    async distanceKm(from: Coordinates, to: Coordinates): Promise<number> {
      const straightKm = greatCircleKm(from, to);
      return Math.round(straightKm * roadFactor(straightKm) * 10) / 10;
    },
  };
}
