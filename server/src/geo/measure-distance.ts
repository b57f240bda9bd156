// Turns two addresses into a road distance, within a time limit and without ever throwing.
import type { Address, Coordinates, Gazetteer, Geocoder, Router } from './ports.ts';

export interface Geo {
  geocoder: Geocoder;
  router: Router;
  /** Used when a map server fails; it also detects addresses that contradict themselves. */
  offline: { geocoder: Geocoder & Gazetteer; router: Router };
}

interface MeasuredDistance {
  pickup: Coordinates | null;
  delivery: Coordinates | null;
  distanceKm: number | null;
  /** True if a map server failed, so that places or distance come from the offline data. */
  estimatedOffline: boolean;
}

const TOTAL_TIMEOUT_MS = 5000;

async function nullOnError<Value>(lookUp: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await lookUp();
  } catch {
    return null;
  }
}

/** Orders are accepted even when a map server fails: the offline data replaces its answers. */
export async function measureDistance(
  { geocoder, router, offline }: Geo,
  pickupAddress: Address,
  deliveryAddress: Address,
  timeoutMs = TOTAL_TIMEOUT_MS,
): Promise<MeasuredDistance> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null);
  });
  const withinTimeout = <Value>(lookUp: () => Promise<Value | null>): Promise<Value | null> =>
    Promise.race([nullOnError(lookUp), timeIsUp]);

  try {
    const located = await Promise.all([
      withinTimeout(() => geocoder.locate(pickupAddress)),
      withinTimeout(() => geocoder.locate(deliveryAddress)),
    ]);
    const [pickup, delivery] = [
      located[0] ?? (await nullOnError(() => offline.geocoder.locate(pickupAddress))),
      located[1] ?? (await nullOnError(() => offline.geocoder.locate(deliveryAddress))),
    ];
    if (pickup === null || delivery === null)
      return { pickup, delivery, distanceKm: null, estimatedOffline: false };
    const measured = await withinTimeout(() => router.distanceKm(pickup, delivery));
    const distanceKm = measured ?? (await offline.router.distanceKm(pickup, delivery));
    return {
      pickup,
      delivery,
      distanceKm,
      estimatedOffline: distanceKm !== null && (measured === null || located.includes(null)),
    };
  } finally {
    clearTimeout(timer);
  }
}
