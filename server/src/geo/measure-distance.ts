// Turns two addresses into a road distance, within a time limit and without ever throwing.
import type { Address, Coordinates, Gazetteer, Geocoder, Router } from './ports.ts';

export interface Geo {
  geocoder: Geocoder;
  router: Router;
  gazetteer: Gazetteer;
}

interface MeasuredDistance {
  pickup: Coordinates | null;
  delivery: Coordinates | null;
  distanceKm: number | null;
}

const TOTAL_TIMEOUT_MS = 5000;

async function nullOnError<Value>(lookUp: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await lookUp();
  } catch {
    return null;
  }
}

/** We accept orders even when a map server fails: the agreement decides what an unknown distance means. */
export async function measureDistance(
  { geocoder, router }: { geocoder: Geocoder; router: Router },
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
    const [pickup, delivery] = await Promise.all([
      withinTimeout(() => geocoder.locate(pickupAddress)),
      withinTimeout(() => geocoder.locate(deliveryAddress)),
    ]);
    const distanceKm =
      pickup !== null && delivery !== null
        ? await withinTimeout(() => router.distanceKm(pickup, delivery))
        : null;
    return { pickup, delivery, distanceKm };
  } finally {
    clearTimeout(timer);
  }
}
