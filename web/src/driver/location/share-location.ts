// Records the position while a trip runs and the driver consents, stores it on the phone, and stops after the
// trip.
import { useSyncExternalStore } from 'react';
import { inDatabase } from '../local-store/database.ts';
import type { StoredPosition, Trip } from '../local-store/records.ts';
import { saveState } from '../local-store/state.ts';
import { currentStoredData, onStoredData, type StoredData } from '../local-store/use-stored-data.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import { isOnTheRoad, toTripView } from '../trips/trip-view.ts';

const DEFAULT_INTERVAL_SECONDS = 60;
/** Within this distance the car counts as stationary, and positions are stored less often. */
const STATIONARY_METERS = 60;
const STATIONARY_FACTOR = 5;
/** About a day of driving without network. */
const MAX_STORED_POSITIONS = 3000;

export type Sharing =
  /** No trip runs, so the location is not recorded. */
  | 'idle'
  | 'shared'
  /** The driver does not consent. */
  | 'off'
  /** The phone or the browser does not allow it. */
  | 'blocked'
  /** Waiting for the first position. */
  | 'searching';

let sharing: Sharing = 'idle';
let watch: number | null = null;
let last: StoredPosition | null = null;
/** The last position of the phone; a stationary phone may deliver no new one for a long time. */
let newest: GeolocationPosition | null = null;
const listeners = new Set<() => void>();

function show(next: Sharing): void {
  if (sharing === next) return;
  sharing = next;
  for (const listener of listeners) listener();
}

/** The trip for which the location is shared. */
export function runningTrip({ trips, entries }: StoredData): Trip | null {
  const views = trips.filter(({ gone }) => !gone).map(({ trip }) => toTripView(trip, entries));
  return views.filter(isOnTheRoad).sort((one, other) => other.progress - one.progress)[0]?.trip ?? null;
}

function follow(): void {
  const stored = currentStoredData();
  const why = stored && reasonNotToShare(stored);
  if (why) stop(why);
  else if (stored && watch === null) begin();
  // This position arrived before the trip was stored as running.
  else if (newest && sharing === 'searching') void keep(newest);
}

function reasonNotToShare(stored: StoredData): Sharing | null {
  const { session } = stored;
  if (session && !session.driver.locationConsent) return 'off';
  if (!session || session.ended || !runningTrip(stored)) return 'idle';
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
  const stored = currentStoredData();
  const trip = stored && runningTrip(stored);
  if (!trip || watch === null) return;
  show('shared');
  const { latitude: lat, longitude: lng, accuracy, heading, speed } = coords;
  const intervalMs = (trip.positionIntervalSeconds ?? DEFAULT_INTERVAL_SECONDS) * 1000;
  const isStationary = last !== null && metersBetween(last, { lat, lng }) < STATIONARY_METERS;
  const pauseMs = isStationary ? intervalMs * STATIONARY_FACTOR : intervalMs;
  if (last?.tripId === trip.id && timestamp - Date.parse(last.recordedAt) < pauseMs) return;
  const position: StoredPosition = {
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
    if ((await transaction.count('positions')) < MAX_STORED_POSITIONS)
      await transaction.put('positions', position);
  });
  await saveState('lastPosition', position);
  void syncNow();
}

/** A planar approximation, accurate enough for a few hundred metres. */
function metersBetween(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const x = (other.lng - one.lng) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(x, other.lat - one.lat) * 111_320;
}

export function startSharing(): void {
  onStoredData(follow);
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
