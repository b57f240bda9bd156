// Maps a postal code to its area, to choose between several towns of the same name.
import { greatCircleKm } from './great-circle.ts';
import type { Coordinates } from './ports.ts';
import type { PostalAreaRow } from './postal-area-row.ts';
import { GERMAN_POSTAL_AREAS } from './postal-areas-germany.ts';
import { NEIGHBOUR_POSTAL_AREAS } from './postal-areas-neighbours.ts';

export interface PostalArea extends Coordinates {
  /** How far from the area's main town a place may be and still have its postal codes. */
  radiusKm: number;
}

const COUNTRIES: Record<string, { radiusKm: number; rows: PostalAreaRow[] }> = {
  DE: { radiusKm: 100, rows: GERMAN_POSTAL_AREAS },
  AT: { radiusKm: 110, rows: NEIGHBOUR_POSTAL_AREAS.AT },
  CH: { radiusKm: 80, rows: NEIGHBOUR_POSTAL_AREAS.CH },
  PL: { radiusKm: 140, rows: NEIGHBOUR_POSTAL_AREAS.PL },
  CZ: { radiusKm: 90, rows: NEIGHBOUR_POSTAL_AREAS.CZ },
  IT: { radiusKm: 200, rows: NEIGHBOUR_POSTAL_AREAS.IT },
  NL: { radiusKm: 70, rows: NEIGHBOUR_POSTAL_AREAS.NL },
  BE: { radiusKm: 70, rows: NEIGHBOUR_POSTAL_AREAS.BE },
};

const AREA_BY_PREFIX = new Map<string, PostalArea>();
for (const [country, { radiusKm, rows }] of Object.entries(COUNTRIES)) {
  for (const [prefixes, , lat, lng] of rows) {
    for (const prefix of prefixes.split(' ')) AREA_BY_PREFIX.set(country + prefix, { lat, lng, radiusKm });
  }
}

/** Reduces "D-10115", "PL 00-950", "1012 AB" and "110 00" to their first digits. */
export function postalDigits(postalCode: string): string {
  return /\d+/.exec(postalCode.replace(/[\s-]/g, ''))?.[0] ?? '';
}

/** Finds the area by the longest known prefix of the postal code; null for unknown countries or areas. */
export function postalAreaOf(country: string, postalCode: string): PostalArea | null {
  const digits = postalDigits(postalCode);
  return (
    AREA_BY_PREFIX.get(country + digits.slice(0, 2)) ??
    AREA_BY_PREFIX.get(country + digits.slice(0, 1)) ??
    null
  );
}

/** The main towns of a country's areas; among namesakes, a bare name means one of these. */
export function mainTownsOf(country: string): PostalAreaRow[] {
  return COUNTRIES[country]?.rows ?? [];
}

/** The main town of a postal code's area; null for unknown countries or areas. */
export function mainTownOf(country: string, postalCode: string): PostalAreaRow | null {
  const digits = postalDigits(postalCode);
  const rows = mainTownsOf(country);
  const withPrefix = (prefix: string) => rows.find(([prefixes]) => prefixes.split(' ').includes(prefix));
  return digits === '' ? null : (withPrefix(digits.slice(0, 2)) ?? withPrefix(digits.slice(0, 1)) ?? null);
}

/** The area with the nearest main town; null in countries without known areas. */
export function nearestPostalArea(
  country: string,
  point: Coordinates,
): { prefixes: string; town: string } | null {
  const rows = mainTownsOf(country).map(([prefixes, town, lat, lng]) => ({
    prefixes,
    town,
    km: greatCircleKm(point, { lat, lng }),
  }));
  return rows.sort((one, other) => one.km - other.km)[0] ?? null;
}
