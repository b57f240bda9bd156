// Owns the memory in front of a geocoder or router: what was asked lately is not asked again.
import { LRUCache } from 'lru-cache';
import { type Clock, cacheTime } from '../platform/clock.ts';
import type { Address, Coordinates, Geocoder, Router } from './ports.ts';

export interface CacheLimits {
  clock: Clock;
  maxEntries?: number;
  ttlMs?: number;
  /** How long to trust a null, which may mean an unknown place or a server that is briefly down. */
  failureTtlMs?: number;
}

type Look<Value> = () => Promise<Value | null>;

const dayMs = 24 * 60 * 60 * 1000;

function remember<Value>(limits: CacheLimits): (key: string, look: Look<Value>) => Promise<Value | null> {
  const { clock, maxEntries = 10_000, ttlMs = dayMs, failureTtlMs = 30_000 } = limits;
  const answers = new LRUCache<string, { value: Value | null }, Look<Value>>({
    max: maxEntries,
    ttl: ttlMs,
    ...cacheTime(clock),
    // Whoever waits for an answer gets it, also when its entry was pushed out meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { options, context: look }) => {
      const value = await look();
      options.ttl = value === null ? failureTtlMs : ttlMs;
      return { value };
    },
  });
  return async (key, look) => (await answers.forceFetch(key, { context: look })).value;
}

function addressKey({ street, postalCode, city, country }: Address): string {
  return JSON.stringify([street, postalCode, city, country].map((part) => part.trim().toLowerCase()));
}

export function cachedGeocoder(geocoder: Geocoder, limits: CacheLimits): Geocoder {
  const recall = remember<Coordinates>(limits);
  return {
    callsOtherServers: geocoder.callsOtherServers,
    locate: (address) => recall(addressKey(address), () => geocoder.locate(address)),
  };
}

export function cachedRouter(router: Router, limits: CacheLimits): Router {
  const recall = remember<number>(limits);
  return {
    callsOtherServers: router.callsOtherServers,
    distanceKm: (from, to) =>
      recall([from.lat, from.lng, to.lat, to.lng].join(), () => router.distanceKm(from, to)),
  };
}
