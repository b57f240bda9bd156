// Owns the shortest distance over the globe between two coordinates.
import type { Coordinates } from './ports.ts';

const earthRadiusKm = 6371;
const radians = Math.PI / 180;

export function greatCircleKm(from: Coordinates, to: Coordinates): number {
  const halfLat = Math.sin(((to.lat - from.lat) * radians) / 2);
  const halfLng = Math.sin(((to.lng - from.lng) * radians) / 2);
  const chord = halfLat ** 2 + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * halfLng ** 2;
  // Rounding can lift the chord of two opposite points just above 1, where asin has no answer.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)));
}
