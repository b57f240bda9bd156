import { z } from 'zod';
import { fetchJson, type GeoServer, timeoutSignal, urlAt } from './fetch-json.ts';
import type { Address, Coordinates, Geocoder } from './ports.ts';

// Nominatim sends numbers as strings. Coercion would also turn null and "" into 0, a place off Africa.
const degrees = (max: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d+)?$/)
    .transform(Number)
    .or(z.number())
    .refine((value) => Math.abs(value) <= max);

const places = z.array(z.object({ lat: degrees(90), lon: degrees(180) }));

function searchUrl(search: URL, address: Address, withStreet: boolean): URL {
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
  const search = urlAt(server, '/search');
  return {
    callsOtherServers: true,
    async locate(address: Address): Promise<Coordinates | null> {
      const signal = timeoutSignal(server);
      let found = await fetchJson(server, searchUrl(search, address, true), places, signal);
      // New estates and misspelled streets are common, and the town is close enough to price the trip.
      if (found?.length === 0)
        found = await fetchJson(server, searchUrl(search, address, false), places, signal);
      const place = found?.[0];
      return place === undefined ? null : { lat: place.lat, lng: place.lon };
    },
  };
}
