import { z } from 'zod';
import { fetchJson, type GeoServer, timeoutSignal, urlAt } from './fetch-json.ts';
import type { Coordinates, Router } from './ports.ts';

const route = z.object({
  code: z.literal('Ok'),
  routes: z.array(z.object({ distance: z.number().nonnegative() })).min(1),
});

/** Longitude first. toFixed, because very small numbers would print in exponent form. */
function lngLat({ lat, lng }: Coordinates): string {
  return `${lng.toFixed(6)},${lat.toFixed(6)}`;
}

export function osrmRouter(server: GeoServer): Router {
  const driving = urlAt(server, '/route/v1/driving/');
  return {
    callsOtherServers: true,
    async distanceKm(from: Coordinates, to: Coordinates): Promise<number | null> {
      const url = new URL([from, to].map(lngLat).join(';'), driving);
      url.searchParams.set('overview', 'false');
      const response = await fetchJson(server, url, route, timeoutSignal(server));
      const metres = response?.routes[0]?.distance;
      return metres === undefined ? null : Math.round(metres / 100) / 10;
    },
  };
}
