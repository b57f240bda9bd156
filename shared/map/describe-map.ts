// Describes a map in words, for screen readers.
import { geoDistance } from 'd3-geo';
import { officeLanguage } from '../text/office-language.ts';
import type { AnyLanguage } from '../texts/generated/languages.ts';
import { mapTexts } from '../texts/generated/map.ts';
import { CITIES } from './cities.ts';
import type { MapScene } from './scene.ts';

const NEAR_KM = 40;
const EARTH_RADIUS_KM = 6371;

function kmBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  return geoDistance([a.lng, a.lat], [b.lng, b.lat]) * EARTH_RADIUS_KM;
}

/** The nearest city that is close enough to describe a place; null if there is none. */
export function nearestCity(place: { lat: number; lng: number }, language: AnyLanguage): string | null {
  const byDistance = CITIES.filter(({ rank }) => rank < 5).map((city) => ({
    city,
    km: kmBetween(place, city),
  }));
  const nearest = byDistance.reduce((best, other) => (other.km < best.km ? other : best));
  return nearest.km < NEAR_KM ? nearest.city.name[officeLanguage(language)] : null;
}

/** Describes the scene in one or two sentences. */
export function describeMap({ from, to, vehicle }: MapScene, language: AnyLanguage): string {
  const texts = mapTexts[language];
  const [one] = [from, to].filter((place) => place !== null);
  const places =
    from && to
      ? texts.route({ from: from.name, to: to.name })
      : one
        ? texts.place({ name: one.name })
        : texts.nothing;
  if (!vehicle) return places;
  const city = nearestCity(vehicle, language);
  return `${places} ${texts.vehicle({ stale: vehicle.stale, city })}`;
}
