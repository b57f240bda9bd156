// Caches in front of a geocoder or router, so that the same question is not asked twice in a short time.
import type { Address, Coordinates, Geocoder, Router } from './ports.ts';

export interface CacheLimits {
  now: () => number;
  maxEntries?: number;
  ttlMs?: number;
  /** How long to trust a null, which may mean an unknown place or a server that is briefly down. */
  failureTtlMs?: number;
}

interface Entry<Value> {
  value: Promise<Value | null>;
  /** Infinite while the look-up runs: callers that ask meanwhile wait for the same answer. */
  expiresAt: number;
}

const dayMs = 24 * 60 * 60 * 1000;

function remember<Value>(
  limits: CacheLimits,
): (key: string, look: () => Promise<Value | null>) => Promise<Value | null> {
  const { now, maxEntries = 10_000, ttlMs = dayMs, failureTtlMs = 30_000 } = limits;
  // A Map keeps insertion order, so re-inserting an entry on use leaves the least recently used one first.
  const entries = new Map<string, Entry<Value>>();

  function begin(key: string, look: () => Promise<Value | null>): Promise<Value | null> {
    const entry: Entry<Value> = { value: look(), expiresAt: Number.POSITIVE_INFINITY };
    entry.value.then(
      (value) => {
        entry.expiresAt = now() + (value === null ? failureTtlMs : ttlMs);
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
    entries.set(key, entry);
    const oldest = entries.keys().next();
    if (entries.size > maxEntries && !oldest.done) entries.delete(oldest.value);
    return entry.value;
  }

  return (key, look) => {
    const entry = entries.get(key);
    entries.delete(key);
    if (entry === undefined || entry.expiresAt <= now()) return begin(key, look);
    entries.set(key, entry);
    return entry.value;
  };
}

function addressKey({ street, postalCode, city, country }: Address): string {
  return JSON.stringify([street, postalCode, city, country].map((part) => part.trim().toLowerCase()));
}

export function cachedGeocoder(geocoder: Geocoder, limits: CacheLimits): Geocoder {
  const recall = remember<Coordinates>(limits);
  return {
    leavesProcess: geocoder.leavesProcess,
    locate: (address) => recall(addressKey(address), () => geocoder.locate(address)),
  };
}

export function cachedRouter(router: Router, limits: CacheLimits): Router {
  const recall = remember<number>(limits);
  return {
    leavesProcess: router.leavesProcess,
    distanceKm: (from, to) =>
      recall([from.lat, from.lng, to.lat, to.lng].join(), () => router.distanceKm(from, to)),
  };
}
