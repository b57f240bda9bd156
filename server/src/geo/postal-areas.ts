// Owns the step from a postal code to the area it lies in, by which one of several towns of a name is chosen.
import type { Coordinates } from './ports.ts';
import { germanPostalAreas } from './postal-areas-germany.ts';
import { neighbourPostalAreas } from './postal-areas-neighbours.ts';

export type PostalAreaRow = [prefixes: string, city: string, lat: number, lng: number];

export interface PostalArea extends Coordinates {
  /** How far a place may lie from the area's main town and still carry its postal codes. */
  radiusKm: number;
}

const countries: Record<string, { radiusKm: number; rows: PostalAreaRow[] }> = {
  DE: { radiusKm: 100, rows: germanPostalAreas },
  AT: { radiusKm: 110, rows: neighbourPostalAreas.AT },
  CH: { radiusKm: 80, rows: neighbourPostalAreas.CH },
  PL: { radiusKm: 140, rows: neighbourPostalAreas.PL },
  CZ: { radiusKm: 90, rows: neighbourPostalAreas.CZ },
  IT: { radiusKm: 200, rows: neighbourPostalAreas.IT },
  NL: { radiusKm: 70, rows: neighbourPostalAreas.NL },
  BE: { radiusKm: 70, rows: neighbourPostalAreas.BE },
};

const byPrefix = new Map<string, PostalArea>();
for (const [country, { radiusKm, rows }] of Object.entries(countries)) {
  for (const [prefixes, , lat, lng] of rows) {
    for (const prefix of prefixes.split(' ')) byPrefix.set(country + prefix, { lat, lng, radiusKm });
  }
}

/** "D-10115", "PL 00-950", "1012 AB" and "110 00" all come down to the digits they begin with. */
export function postalDigits(postalCode: string): string {
  return /\d+/.exec(postalCode.replace(/[\s-]/g, ''))?.[0] ?? '';
}

/** The area of a postal code by its longest known prefix; null where we have no table or no such area. */
export function postalAreaOf(country: string, postalCode: string): PostalArea | null {
  const digits = postalDigits(postalCode);
  return byPrefix.get(country + digits.slice(0, 2)) ?? byPrefix.get(country + digits.slice(0, 1)) ?? null;
}

/** The main towns of a country's areas: where a name is theirs, it means them. */
export function mainTownsOf(country: string): PostalAreaRow[] {
  return countries[country]?.rows ?? [];
}
