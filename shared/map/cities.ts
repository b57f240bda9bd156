// The cities that maps name, and the zoom from which each is visible.

import type { AnyLanguage, Language } from '../texts/generated/languages.ts';
import prepared from './cities.json' with { type: 'json' };
import { type Point, project } from './scene.ts';

export interface City {
  name: Record<Language, string>;
  at: Point;
  lat: number;
  lng: number;
  /** 1 is visible at any zoom, 5 only close up. */
  rank: number;
}

/** The lowest zoom at which each rank is named. */
const ZOOM_OF_RANK = [0, 4.4, 5.3, 6.3, 7.1];

export const CITIES: City[] = prepared.cities.map((row) => {
  const [de, en, lat, lng, rank] = row as [string, string, number, number, number];
  return { name: { de, en }, at: project({ lat, lng }), lat, lng, rank };
});

/** The zoom of web maps with tiles of 512 pixels. */
export function zoomOf(worldPixels: number): number {
  return Math.log2(worldPixels / 512);
}

export function isNamedAt(city: City, zoom: number): boolean {
  return zoom >= (ZOOM_OF_RANK[city.rank - 1] ?? 0);
}

const countryNames = new Map<AnyLanguage, Intl.DisplayNames>();

/** The name of a country, in the capital letters that maps use. */
export function countryName(code: string, language: AnyLanguage): string {
  const names = countryNames.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  countryNames.set(language, names);
  return (names.of(code) ?? code).toLocaleUpperCase(language);
}
