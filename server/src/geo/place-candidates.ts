// Lists the places that an address may mean, by postal code and by city, for a person to choose from.
import { greatCircleKm } from './great-circle.ts';
import type { PlaceIndex } from './place-index.ts';
import { beginningsOf, looseKey, placeKey, shortKey } from './place-names.ts';
import type { Coordinates, PlaceCandidate } from './ports.ts';
import { mainTownOf, nearestPostalArea } from './postal-areas.ts';

const MAX_CANDIDATES = 8;
/** Namesakes closer together than this count as one place. */
const SAME_PLACE_KM = 15;

const idOf = (by: string, { lat, lng }: Coordinates) => `${by}:${lat.toFixed(4)},${lng.toFixed(4)}`;

export function candidatesIn(
  index: PlaceIndex,
  country: string,
  { postalCode, city }: { postalCode: string; city: string },
): PlaceCandidate[] {
  const town = mainTownOf(country, postalCode);
  const byPostalCode: PlaceCandidate[] = [];
  if (town) {
    const [postalArea, name, lat, lng] = town;
    const id = idOf('P', { lat, lng });
    byPostalCode.push({ id, by: 'POSTAL_CODE', city: name, near: null, postalArea, lat, lng });
  }
  const named = placesNamed(index, city).map((point): PlaceCandidate => {
    const area = nearestPostalArea(country, point);
    return {
      id: idOf('C', point),
      by: 'CITY',
      city,
      near: area && placeKey(area.town) !== placeKey(city) ? area.town : null,
      postalArea: area?.prefixes ?? null,
      ...point,
    };
  });
  return [...byPostalCode, ...named].slice(0, MAX_CANDIDATES);
}

/** Large places first, then those of exactly this name, then longer names; of several close together, one. */
function placesNamed(index: PlaceIndex, city: string): Coordinates[] {
  const parts = beginningsOf(city).filter(({ spaceOnly }) => !spaceOnly);
  for (const key of [placeKey(city), shortKey(city), ...parts.map(({ key: part }) => part)]) {
    const exact = index.exact.get(key) ?? [];
    const similar = [...(index.similar.get(key) ?? []), ...(index.similar.get(looseKey(key)) ?? [])];
    const places = [...exact, ...similar].toSorted(
      (one, other) => Number(index.large.has(other)) - Number(index.large.has(one)),
    );
    const points: Coordinates[] = [];
    for (const place of places) {
      const point = index.at(place);
      if (
        points.length < MAX_CANDIDATES &&
        points.every((other) => greatCircleKm(point, other) > SAME_PLACE_KM)
      )
        points.push(point);
    }
    if (points.length > 0) return points;
  }
  return [];
}
