// Caches the answers of a geocoder, router or timetable.
import { LRUCache } from 'lru-cache';
import { DAY_MS, MINUTE_MS } from '../../../shared/time/durations.ts';
import { type Clock, cacheTime } from '../platform/clock.ts';
import type { Address, Coordinates, Geocoder, Router, Timetable } from './ports.ts';

export interface CacheLimits {
  clock: Clock;
  maxEntries?: number;
  ttlMs?: number;
  /** How long to trust a null, which may mean an unknown place or a server that is briefly down. */
  failureTtlMs?: number;
}

type LookUp<Value> = () => Promise<Value | null>;

function remember<Value>(limits: CacheLimits): (key: string, lookUp: LookUp<Value>) => Promise<Value | null> {
  const { clock, maxEntries = 10_000, ttlMs = DAY_MS, failureTtlMs = 30_000 } = limits;
  const answers = new LRUCache<string, { value: Value | null }, LookUp<Value>>({
    max: maxEntries,
    ttl: ttlMs,
    ...cacheTime(clock),
    // Callers get the answer even if its entry was evicted while they waited.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { options, context: lookUp }) => {
      const value = await lookUp();
      options.ttl = value === null ? failureTtlMs : ttlMs;
      return { value };
    },
  });
  return async (key, lookUp) => (await answers.forceFetch(key, { context: lookUp })).value;
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

/** Journeys are asked for again when dispatch calculates again, with the same times to the minute. */
export function cachedTimetable(timetable: Timetable, limits: CacheLimits): Timetable {
  const recall = remember<number>(limits);
  return {
    callsOtherServers: timetable.callsOtherServers,
    travelMs: (query) => {
      const { from, to, at, isArrival } = query;
      const minute = Math.floor(at.getTime() / MINUTE_MS);
      const key = [from.lat, from.lng, to.lat, to.lng, minute, isArrival].join();
      return recall(key, () => timetable.travelMs(query));
    },
  };
}
