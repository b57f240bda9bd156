// The shortest distance over the globe between two coordinates.
import type { Coordinates } from './ports.ts';

const EARTH_RADIUS_KM = 6371;
const RADIANS_PER_DEGREE = Math.PI / 180;

export function greatCircleKm(from: Coordinates, to: Coordinates): number {
  const halfLat = Math.sin(((to.lat - from.lat) * RADIANS_PER_DEGREE) / 2);
  const halfLng = Math.sin(((to.lng - from.lng) * RADIANS_PER_DEGREE) / 2);
  const chord =
    halfLat ** 2 +
    Math.cos(from.lat * RADIANS_PER_DEGREE) * Math.cos(to.lat * RADIANS_PER_DEGREE) * halfLng ** 2;
  // Rounding can push the chord of two opposite points just above 1, where asin returns NaN.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}
