// Records the position while a trip runs and the driver consents, stores it on the phone, and stops after the
// trip.
import { useSyncExternalStore } from 'react';
import { inDatabase } from '../local-store/database.ts';
import type { StoredPosition, Trip } from '../local-store/records.ts';
import { saveState } from '../local-store/state.ts';
import { currentStoredData, onStoredData, type StoredData } from '../local-store/use-stored-data.ts';
import { MIN_CLOCK_OFFSET_SECONDS } from '../outbox/call-api.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import { isOnTheRoad, toTripView } from '../trips/trip-view.ts';

const DEFAULT_INTERVAL_SECONDS = 60;
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
let timer: ReturnType<typeof setInterval> | undefined;
let last: StoredPosition | null = null;
/** The time of the last position by the phone's clock. */
let lastTimestamp = 0;
/** The last position of the phone, until it is lost. */
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
  watch = navigator.geolocation.watchPosition(take, lose, {
    enableHighAccuracy: true,
    maximumAge: 10_000,
    timeout: 60_000,
  });
  timer = setInterval(measure, intervalMs());
}

function take(position: GeolocationPosition): void {
  newest = position;
  void keep(position);
}

/** Without a new position the app must not say that the location is shared. */
function lose({ code, PERMISSION_DENIED }: GeolocationPositionError): void {
  if (code === PERMISSION_DENIED) stop('blocked');
  newest = null;
  if (watch !== null) show('searching');
}

/** A browser reports only movements, so a standing phone is asked at the agreed interval. */
function measure(): void {
  navigator.geolocation.getCurrentPosition(take, lose, {
    enableHighAccuracy: false,
    maximumAge: 5000,
    timeout: 30_000,
  });
}

function intervalMs(): number {
  const stored = currentStoredData();
  const trip = stored && runningTrip(stored);
  return (trip?.positionIntervalSeconds ?? DEFAULT_INTERVAL_SECONDS) * 1000;
}

function stop(why: Sharing): void {
  clearInterval(timer);
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
  // A negative distance means that the clock of the phone was set back.
  const sinceMs = timestamp - lastTimestamp;
  if (last?.tripId === trip.id && sinceMs >= 0 && sinceMs < intervalMs()) return;
  const position: StoredPosition = {
    tripId: trip.id,
    lat,
    lng,
    recordedAt: new Date(timestamp - clockErrorMs(stored)).toISOString(),
    accuracyMeters: Number.isFinite(accuracy) ? accuracy : null,
    headingDegrees: heading !== null && Number.isFinite(heading) ? heading : null,
    speedKmh: speed !== null && Number.isFinite(speed) ? Math.max(0, speed * 3.6) : null,
  };
  last = position;
  lastTimestamp = timestamp;
  await inDatabase('readwrite', ['positions'], async (transaction) => {
    if ((await transaction.count('positions')) < MAX_STORED_POSITIONS)
      await transaction.put('positions', position);
  });
  await saveState('lastPosition', position);
  void syncNow();
}

/** Without the correction a position of a slow clock would look old, and the recipient would not see it. */
function clockErrorMs({ clockOffsetSeconds = 0 }: StoredData): number {
  return Math.abs(clockOffsetSeconds) > MIN_CLOCK_OFFSET_SECONDS ? clockOffsetSeconds * 1000 : 0;
}

export function startSharing(): void {
  onStoredData(follow);
  follow();
}

export function currentSharing(): Sharing {
  return sharing;
}

export function useSharing(): Sharing {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentSharing);
}
