// Owns the geocoder that asks a Nominatim-compatible server.
import { z } from 'zod';
import { addressAt, fetchJson, type GeoServer, timeLimitOf } from './fetch-json.ts';
import type { Address, Coordinates, Geocoder } from './ports.ts';

// Nominatim writes its numbers as text; coercion would also turn null and "" into a place off Africa.
const degrees = (largest: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d+)?$/)
    .transform(Number)
    .or(z.number())
    .refine((value) => Math.abs(value) <= largest);

const places = z.array(z.object({ lat: degrees(90), lon: degrees(180) }));

function searchFor(search: URL, address: Address, withStreet: boolean): URL {
  const url = new URL(search);
  url.searchParams.set('format', 'jsonv2');
  url.searchParams.set('limit', '1');
  if (withStreet) url.searchParams.set('street', address.street);
  url.searchParams.set('postalcode', address.postalCode);
  url.searchParams.set('city', address.city);
  url.searchParams.set('countrycodes', address.country.toLowerCase());
  return url;
}

export function nominatimGeocoder(server: GeoServer): Geocoder {
  const search = addressAt(server, '/search');
  return {
    leavesProcess: true,
    async locate(address: Address): Promise<Coordinates | null> {
      const signal = timeLimitOf(server);
      let found = await fetchJson(server, searchFor(search, address, true), places, signal);
      // New estates and misspelled streets are common, and the town is near enough to price the way.
      if (found?.length === 0)
        found = await fetchJson(server, searchFor(search, address, false), places, signal);
      const place = found?.[0];
      return place === undefined ? null : { lat: place.lat, lng: place.lon };
    },
  };
}
