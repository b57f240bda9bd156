// Owns the way from two addresses to a road distance, in limited time and never with an error.
import type { Address, Coordinates, Geocoder, Router } from './ports.ts';

export interface MeasuredDistance {
  pickup: Coordinates | null;
  delivery: Coordinates | null;
  distanceKm: number | null;
}

const totalTimeoutMs = 5000;

async function lookQuietly<Value>(look: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await look();
  } catch {
    return null;
  }
}

/** An order is taken even when a map server fails: an unknown distance is a case the agreement decides. */
export async function measureDistance(
  { geocoder, router }: { geocoder: Geocoder; router: Router },
  pickupAddress: Address,
  deliveryAddress: Address,
  timeoutMs = totalTimeoutMs,
): Promise<MeasuredDistance> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null);
  });
  const inTime = <Value>(look: () => Promise<Value | null>): Promise<Value | null> =>
    Promise.race([lookQuietly(look), timeIsUp]);

  try {
    const [pickup, delivery] = await Promise.all([
      inTime(() => geocoder.locate(pickupAddress)),
      inTime(() => geocoder.locate(deliveryAddress)),
    ]);
    const distanceKm =
      pickup !== null && delivery !== null ? await inTime(() => router.distanceKm(pickup, delivery)) : null;
    return { pickup, delivery, distanceKm };
  } finally {
    clearTimeout(timer);
  }
}
