// Owns the router that asks an OSRM-compatible server.
import { z } from 'zod';
import { addressAt, fetchJson, type GeoServer, timeLimitOf } from './fetch-json.ts';
import type { Coordinates, Router } from './ports.ts';

const route = z.object({
  code: z.literal('Ok'),
  routes: z.array(z.object({ distance: z.number().nonnegative() })).min(1),
});

/** Longitude first, and never in the exponent form that a very small number would print as. */
function asText({ lat, lng }: Coordinates): string {
  return `${lng.toFixed(6)},${lat.toFixed(6)}`;
}

export function osrmRouter(server: GeoServer): Router {
  const driving = addressAt(server, '/route/v1/driving/');
  return {
    leavesProcess: true,
    async distanceKm(from: Coordinates, to: Coordinates): Promise<number | null> {
      const url = new URL([from, to].map(asText).join(';'), driving);
      url.searchParams.set('overview', 'false');
      const answer = await fetchJson(server, url, route, timeLimitOf(server));
      const metres = answer?.routes[0]?.distance;
      return metres === undefined ? null : Math.round(metres / 100) / 10;
    },
  };
}
