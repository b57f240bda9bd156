// Maps a postal code to its area, to choose between several towns of the same name.
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
