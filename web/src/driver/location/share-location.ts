// Records the position while a trip runs and the driver consents, stores it on the phone, and stops after the
// trip.
import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { inDatabase } from '../local-store/database.ts';
import type { StoredPosition, Trip } from '../local-store/records.ts';
import { saveState } from '../local-store/state.ts';
import { currentStoredData, onStoredData, type StoredData } from '../local-store/use-stored-data.ts';
import { MIN_CLOCK_OFFSET_SECONDS } from '../outbox/call-api.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import { isOnTheRoad, toTripView } from '../trips/trip-view.ts';

const DEFAULT_INTERVAL_SECONDS = 60;
/** A position that arrives a little early counts, or the next one would come an interval later. */
const MIN_INTERVAL_SHARE = 0.9;
/** About a day of driving without network. */
const MAX_STORED_POSITIONS = 3000;

type Sharing =
  /** No trip runs, so the location is not recorded. */
  | 'idle'
  | 'shared'
  /** The driver does not consent. */
  | 'off'
  /** The phone or the browser does not allow it; it goes on as soon as it is allowed. */
  | 'blocked'
  /** Waiting for the first position. */
  | 'searching';

export interface SharingView {
  sharing: Sharing;
  /** Since when positions are recorded without a break. */
  since: number | null;
  /** The last break, while another app was in front or the phone was locked. */
  paused: { from: number; until: number } | null;
}

let view: SharingView = { sharing: 'idle', since: null, paused: null };
/** When the page was hidden while positions were recorded. */
let hiddenAt: number | null = null;
const sharingNow = () => view.sharing;
let watch: number | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
let screenLock: WakeLockSentinel | undefined;
let last: StoredPosition | null = null;
/** The time of the last position by the phone's clock. */
let lastTimestamp = 0;
/** The last position of the phone, until it is lost. */
let newest: GeolocationPosition | null = null;
const listeners = new Set<() => void>();

function show(next: Sharing): void {
  if (view.sharing === next) return;
  const isOn = next === 'shared';
  // While a position is searched again, sharing continues.
  const since = isOn ? (view.since ?? Date.now()) : next === 'searching' ? view.since : null;
  const paused = isOn || next === 'searching' ? view.paused : null;
  update({ sharing: next, since, paused });
}

function update(next: SharingView): void {
  view = next;
  for (const listener of listeners) listener();
}

/** The trip for which the location is shared. */
function runningTrip({ trips, entries }: StoredData): Trip | null {
  const views = trips.filter(({ gone }) => !gone).map(({ trip }) => toTripView(trip, entries));
  return views.filter(isOnTheRoad).sort((one, other) => other.progress - one.progress)[0]?.trip ?? null;
}

function follow(): void {
  const stored = currentStoredData();
  const why = stored && reasonNotToShare(stored);
  if (why) stop(why);
  else if (stored && watch === null) begin();
  // This position arrived before the trip was stored as running.
  else if (newest && sharingNow() === 'searching') notice(newest);
}

function reasonNotToShare(stored: StoredData): Sharing | null {
  const { session } = stored;
  if (session && !session.driver.locationConsent) return 'off';
  if (!session || session.ended || !runningTrip(stored)) return 'idle';
  return 'geolocation' in navigator ? null : 'blocked';
}

function begin(): void {
  if (sharingNow() === 'blocked') return;
  show('searching');
  watch = navigator.geolocation.watchPosition(notice, lose, { maximumAge: 10_000, timeout: MINUTE_MS });
  timer = setInterval(measure, intervalMs());
  void keepScreenOn();
}

/** The watch saves power and may be a kilometre off, so a position that is due is measured exactly. */
function notice(position: GeolocationPosition): void {
  newest = position;
  const stored = currentStoredData();
  const trip = stored && runningTrip(stored);
  if (!trip) return;
  if (isDue(trip, position)) measure();
  else show('shared');
}

/** Without a new position the app must not say that the location is shared. */
function lose({ code, PERMISSION_DENIED }: GeolocationPositionError): void {
  if (code === PERMISSION_DENIED) stop('blocked');
  newest = null;
  if (watch !== null) show('searching');
}

/** A browser reports only movements, so a standing phone is asked at the agreed interval. */
function measure(): void {
  navigator.geolocation.getCurrentPosition(
    (position) => {
      newest = position;
      void keep(position);
    },
    // Without a view of the sky the position of the watch is the best one.
    (error) => (error.code === error.TIMEOUT && newest ? void keep(newest) : lose(error)),
    { enableHighAccuracy: true, maximumAge: 5000, timeout: 30_000 },
  );
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
  hiddenAt = null;
  void keepScreenOn();
  show(why);
}

/** A phone with a dark screen reports no positions. Browsers turn the lock off when the page is hidden. */
async function keepScreenOn(): Promise<void> {
  if (watch === null) return screenLock?.release();
  screenLock = (await navigator.wakeLock?.request('screen').catch(() => undefined)) ?? undefined;
  if (watch === null) await screenLock?.release();
}

/** The phone allows the location again, or the page becomes visible. */
function resume(): void {
  if (watch !== null) {
    void keepScreenOn();
    noteBreak();
    // What happened in between is unknown, so where the phone is now is sent at once.
    lastTimestamp = 0;
    measure();
  } else if (sharingNow() === 'blocked') {
    show('idle');
    follow();
  }
}

/** Browsers record nothing for a hidden page; a short look at another app is no break. */
function noteBreak(): void {
  const from = hiddenAt;
  hiddenAt = null;
  if (from === null || view.since === null || Date.now() - from < intervalMs()) return;
  update({ ...view, since: Date.now(), paused: { from, until: Date.now() } });
}

function isDue(trip: Trip, { timestamp }: GeolocationPosition): boolean {
  // A negative distance means that the clock of the phone was set back.
  const sinceMs = timestamp - lastTimestamp;
  return last?.tripId !== trip.id || sinceMs < 0 || sinceMs >= intervalMs() * MIN_INTERVAL_SHARE;
}

async function keep(measured: GeolocationPosition): Promise<void> {
  const stored = currentStoredData();
  const trip = stored && runningTrip(stored);
  if (!trip || watch === null) return;
  show('shared');
  if (!isDue(trip, measured)) return;
  const { coords, timestamp } = measured;
  const { latitude: lat, longitude: lng, accuracy, heading, speed } = coords;
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
  // A full phone loses a position and goes on with the next one.
  await store(position).catch(() => {});
  void syncNow();
}

async function store(position: StoredPosition): Promise<void> {
  await inDatabase('readwrite', ['positions'], async (transaction) => {
    if ((await transaction.count('positions')) < MAX_STORED_POSITIONS)
      await transaction.put('positions', position);
  });
  await saveState('lastPosition', position);
}

/** Without the correction a position of a slow clock would look old, and the recipient would not see it. */
function clockErrorMs({ clockOffsetSeconds = 0 }: StoredData): number {
  return Math.abs(clockOffsetSeconds) > MIN_CLOCK_OFFSET_SECONDS ? clockOffsetSeconds * 1000 : 0;
}

export function startSharing(): void {
  onStoredData(follow);
  follow();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resume();
    else if (watch !== null) hiddenAt ??= Date.now();
  });
  navigator.permissions?.query({ name: 'geolocation' }).then(
    (status) => {
      status.onchange = () => {
        if (status.state !== 'denied') resume();
      };
    },
    () => {},
  );
}

export function currentView(): SharingView {
  return view;
}

export function useSharing(): SharingView {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentView);
}
