// Watches the position while a trip runs and the driver agreed, keeps it on the phone, and stops by itself.
import { useSyncExternalStore } from 'react';
import { inDatabase } from '../kept/database.ts';
import type { KeptPosition, Trip } from '../kept/records.ts';
import { keepState } from '../kept/state.ts';
import { currentKept, type Kept, onKept } from '../kept/use-kept.ts';
import { sendNow } from '../outbox/pace.ts';
import { isOnTheRoad, viewOf } from '../trips/view.ts';

const DEFAULT_INTERVAL_SECONDS = 60;
/** Whoever stands has nothing new to tell. */
const STANDING_METERS = 60;
const STANDING_FACTOR = 5;
/** About a day of driving without network. */
const MOST_KEPT = 3000;

export type Sharing =
  /** Not asked for now: no trip runs. */
  | 'idle'
  | 'shared'
  /** The driver decided against it. */
  | 'off'
  /** The phone or the browser does not allow it. */
  | 'blocked'
  /** Waiting for the first position. */
  | 'searching';

let sharing: Sharing = 'idle';
let watch: number | null = null;
let last: KeptPosition | null = null;
/** What the phone said last: whoever stands still is told nothing new for a long time. */
let newest: GeolocationPosition | null = null;
const listeners = new Set<() => void>();

function show(next: Sharing): void {
  if (sharing === next) return;
  sharing = next;
  for (const listener of listeners) listener();
}

/** The trip that the location is shared for. */
export function runningTrip({ trips, entries }: Kept): Trip | null {
  const views = trips.filter(({ gone }) => !gone).map(({ trip }) => viewOf(trip, entries));
  return views.filter(isOnTheRoad).sort((one, other) => other.progress - one.progress)[0]?.trip ?? null;
}

function follow(): void {
  const kept = currentKept();
  const why = kept && reasonNotTo(kept);
  if (why) stop(why);
  else if (kept && watch === null) begin();
  // It came before the trip was known to run.
  else if (newest && sharing === 'searching') void keep(newest);
}

function reasonNotTo(kept: Kept): Sharing | null {
  const { session } = kept;
  if (session && !session.driver.locationConsent) return 'off';
  if (!session || session.ended || !runningTrip(kept)) return 'idle';
  return 'geolocation' in navigator ? null : 'blocked';
}

function begin(): void {
  if (sharing === 'blocked') return;
  show('searching');
  watch = navigator.geolocation.watchPosition(
    (position) => {
      newest = position;
      void keep(position);
    },
    ({ code, PERMISSION_DENIED }) => {
      if (code === PERMISSION_DENIED) stop('blocked');
    },
    { enableHighAccuracy: true, maximumAge: 10_000, timeout: 60_000 },
  );
}

function stop(why: Sharing): void {
  if (watch !== null) navigator.geolocation.clearWatch(watch);
  watch = null;
  last = null;
  newest = null;
  show(why);
}

async function keep({ coords, timestamp }: GeolocationPosition): Promise<void> {
  const kept = currentKept();
  const trip = kept && runningTrip(kept);
  if (!trip || watch === null) return;
  show('shared');
  const { latitude: lat, longitude: lng, accuracy, heading, speed } = coords;
  const intervalMs = (trip.positionIntervalSeconds ?? DEFAULT_INTERVAL_SECONDS) * 1000;
  const isStanding = last !== null && metersBetween(last, { lat, lng }) < STANDING_METERS;
  const pauseMs = isStanding ? intervalMs * STANDING_FACTOR : intervalMs;
  if (last?.tripId === trip.id && timestamp - Date.parse(last.recordedAt) < pauseMs) return;
  const position: KeptPosition = {
    tripId: trip.id,
    lat,
    lng,
    recordedAt: new Date(timestamp).toISOString(),
    accuracyMeters: Number.isFinite(accuracy) ? accuracy : null,
    headingDegrees: heading !== null && Number.isFinite(heading) ? heading : null,
    speedKmh: speed !== null && Number.isFinite(speed) ? Math.max(0, speed * 3.6) : null,
  };
  last = position;
  await inDatabase('readwrite', ['positions'], async (transaction) => {
    if ((await transaction.count('positions')) < MOST_KEPT) await transaction.put('positions', position);
  });
  await keepState('lastPosition', position);
  void sendNow();
}

/** Flat enough for a few hundred metres. */
function metersBetween(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const x = (other.lng - one.lng) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(x, other.lat - one.lat) * 111_320;
}

export function startSharing(): void {
  onKept(follow);
  follow();
}

export function useSharing(): Sharing {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => sharing,
  );
}
