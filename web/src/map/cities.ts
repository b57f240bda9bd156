// The cities that maps name, and how close one must be to see them.
import prepared from './cities.json' with { type: 'json' };
import { type Point, project } from './scene.ts';

export type MapLanguage = 'de' | 'en';

export interface City {
  name: Record<MapLanguage, string>;
  at: Point;
  lat: number;
  lng: number;
  /** 1 is seen from afar, 5 only close up. */
  rank: number;
}

/** From which zoom on each rank is named. */
export const ZOOM_OF_RANK = [0, 4.4, 5.3, 6.3, 7.1];

export const CITIES: City[] = prepared.cities.map((row) => {
  const [de, en, lat, lng, rank] = row as [string, string, number, number, number];
  return { name: { de, en }, at: project({ lat, lng }), lat, lng, rank };
});

/** The zoom as web maps count it, with tiles of 512 pixels. */
export function zoomOf(worldPixels: number): number {
  return Math.log2(worldPixels / 512);
}

export function isNamedAt(city: City, zoom: number): boolean {
  return zoom >= (ZOOM_OF_RANK[city.rank - 1] ?? 0);
}

const COUNTRY_NAMES = {
  de: new Intl.DisplayNames(['de'], { type: 'region' }),
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
};

/** How a country is called, in the letters that maps set countries in. */
export function countryName(code: string, language: MapLanguage): string {
  return (COUNTRY_NAMES[language].of(code) ?? code).toLocaleUpperCase(language);
}
