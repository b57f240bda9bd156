// Describes a map in words, for screen readers.
import { geoDistance } from 'd3-geo';
import { CITIES, type MapLanguage } from './cities.ts';
import type { MapScene } from './scene.ts';

const NEAR_KM = 40;
const EARTH_RADIUS_KM = 6371;

function kmBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  return geoDistance([a.lng, a.lat], [b.lng, b.lat]) * EARTH_RADIUS_KM;
}

const WORDS = {
  de: {
    route: (from: string, to: string) => `Karte der Strecke von ${from} nach ${to}.`,
    place: (name: string) => `Karte mit ${name}.`,
    nothing: 'Karte von Europa.',
    now: 'Das Fahrzeug ist unterwegs',
    stale: 'Die letzte bekannte Position des Fahrzeugs ist älter',
    near: (city: string) => ` bei ${city}`,
  },
  en: {
    route: (from: string, to: string) => `Map of the route from ${from} to ${to}.`,
    place: (name: string) => `Map with ${name}.`,
    nothing: 'Map of Europe.',
    now: 'The vehicle is on the way',
    stale: 'The last known position of the vehicle is older',
    near: (city: string) => ` near ${city}`,
  },
};

/** The nearest city that is close enough to describe a place; null if there is none. */
export function nearestCity(place: { lat: number; lng: number }, language: MapLanguage): string | null {
  const byDistance = CITIES.filter(({ rank }) => rank < 5).map((city) => ({
    city,
    km: kmBetween(place, city),
  }));
  const nearest = byDistance.reduce((best, other) => (other.km < best.km ? other : best));
  return nearest.km < NEAR_KM ? nearest.city.name[language] : null;
}

/** Describes the scene in one or two sentences. */
export function describeMap({ from, to, vehicle }: MapScene, language: MapLanguage): string {
  const words = WORDS[language];
  const [one] = [from, to].filter((place) => place !== null);
  const places = from && to ? words.route(from.name, to.name) : one ? words.place(one.name) : words.nothing;
  if (!vehicle) return places;
  const city = nearestCity(vehicle, language);
  const near = city ? words.near(city) : '';
  return `${places} ${vehicle.stale ? words.stale : words.now}${near}.`;
}
