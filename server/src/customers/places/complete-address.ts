// Completes the city of a postal code, and the postal code of a city, from what the account has used before.

import { placeKey } from '../../geo/place-names.ts';
import type { Coordinates, Gazetteer, Geocoder } from '../../geo/ports.ts';
import { mainTownOf } from '../../geo/postal-areas.ts';
import type { Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';
import { citiesInBook, postalCodesInBook } from './completion-store.ts';
import { listOrderAddresses } from './order-address-store.ts';

export interface Completion {
  /** Cities of the postal code that the account has used; the most probable first. */
  cities: string[];
  /** The main town of the postal area: a guess, because smaller towns share the first digits. */
  areaCity: string | null;
  /** Postal codes of the city that the account has used. */
  postalCodes: string[];
  /** The first digits of the postal codes around the city. */
  postalAreas: string[];
  /** The town of postal code and city, where a map begins; null unless both are given and known. */
  coordinates: Coordinates | null;
}

interface Given {
  country: string;
  postalCode: string | null;
  city: string | null;
}

const MAX_VALUES = 5;

export async function completeAddress(
  db: Db,
  gazetteer: Gazetteer & Geocoder,
  scope: Scope,
  { country, postalCode, city }: Given,
): Promise<Completion> {
  const [inBook, ofBook, ordered, candidates, coordinates] = await Promise.all([
    postalCode === null ? [] : citiesInBook(db, scope, country, postalCode),
    city === null ? [] : postalCodesInBook(db, scope, country, city),
    listOrderAddresses(db, scope),
    city === null ? [] : gazetteer.candidates({ country, city, postalCode: '', street: '' }),
    city === null || postalCode === null ? null : gazetteer.locate({ country, city, postalCode, street: '' }),
  ]);
  const here = ordered.filter((address) => address.country === country);
  const cityKey = city === null ? null : placeKey(city);
  return {
    cities: distinct([
      ...inBook,
      ...here.filter((address) => address.postalCode === postalCode).map((address) => address.city),
    ]),
    areaCity: postalCode === null ? null : (mainTownOf(country, postalCode)?.[1] ?? null),
    postalCodes: distinct([
      ...ofBook,
      ...here.filter((address) => placeKey(address.city) === cityKey).map((address) => address.postalCode),
    ]),
    // Only an unambiguous city says where its postal codes begin.
    postalAreas: candidates.length === 1 ? (candidates[0]!.postalArea?.split(' ') ?? []) : [],
    coordinates,
  };
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].slice(0, MAX_VALUES);
}
