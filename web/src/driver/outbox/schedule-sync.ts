// Decides when this page sends and refreshes: at once after an action, with backoff after failures, and when
// the network returns or the page becomes visible.
import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { onChange } from '../local-store/announce-changes.ts';
import { hasUnsent, synchronise } from './synchronise.ts';
import { interruptStalledUpload } from './upload-file.ts';

const RETRY_DELAYS_MS = [2000, 5000, 15_000, 30_000, MINUTE_MS, 2 * MINUTE_MS];
/** After an entry was delivered the network works, so the rest follows soon. */
const AFTER_PROGRESS_MS = 500;
/** How often the page refreshes while it is visible. */
const REFRESH_INTERVAL_MS = MINUTE_MS;
const SYNC_TAG = 'handover-driver-outbox';

let failures = 0;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let refreshTimer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | null = null;
let wanted: 'send' | 'ask' | null = null;
let isReachable = true;
const listeners = new Set<() => void>();

function setReachable(reached: boolean): void {
  if (isReachable === reached) return;
  isReachable = reached;
  for (const listener of listeners) listener();
}

/** Starts a round; all calls during a round lead to one more round. */
export function syncNow({ ask = false } = {}): Promise<void> {
  if (wanted !== 'ask') wanted = ask ? 'ask' : 'send';
  running ??= rounds().finally(() => {
    running = null;
  });
  return running;
}

async function rounds(): Promise<void> {
  while (wanted) {
    const ask = wanted === 'ask';
    wanted = null;
    clearTimeout(retryTimer);
    const sent = await synchronise({ ask }).catch(() => null);
    // A round that only sends must not postpone the next refresh.
    if (ask || refreshTimer === undefined) planRefresh();
    if (sent === null) return setReachable(navigator.onLine);
    setReachable(sent.reached);
    // Without network the retries below refresh too, with growing pauses.
    if (!sent.reached) stopRefresh();
    if (sent.againInMs !== null) {
      failures = 0;
      retryIn(sent.againInMs + 20);
    } else if (await hasUnsent()) {
      failures = sent.progressed ? 0 : failures + 1;
      const pause = failures === 0 ? AFTER_PROGRESS_MS : delayAfter(failures - 1);
      retryIn(Math.max(pause, (sent.retryAfterSeconds ?? 0) * 1000));
      void requestBackgroundSync();
    } else if (sent.reached) {
      failures = 0;
    } else {
      failures += 1;
      retryIn(delayAfter(failures));
    }
  }
}

function delayAfter(times: number): number {
  return RETRY_DELAYS_MS[Math.min(times, RETRY_DELAYS_MS.length - 1)]!;
}

function retryIn(ms: number): void {
  clearTimeout(retryTimer);
  retryTimer = setTimeout(() => void syncNow({ ask: true }), ms);
}

function planRefresh(): void {
  clearTimeout(refreshTimer);
  refreshTimer = setTimeout(() => void syncNow({ ask: true }), REFRESH_INTERVAL_MS);
}

function stopRefresh(): void {
  clearTimeout(refreshTimer);
  refreshTimer = undefined;
}

/** For the button: does not wait for a pause or for an upload that stands still. */
export function sendNow(): Promise<void> {
  failures = 0;
  interruptStalledUpload();
  return syncNow({ ask: true });
}

/** In browsers with background sync the worker sends when the network returns, even if the app is closed. */
async function requestBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (registration as RegistrationWithSync | undefined)?.sync?.register(SYNC_TAG).catch(() => {});
}

interface RegistrationWithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

export function startSyncSchedule(): void {
  const again = () => {
    failures = 0;
    void syncNow({ ask: true });
  };
  addEventListener('online', again);
  addEventListener('offline', () => setReachable(false));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') again();
  });
  // Another tab may have been closed before it sent its entries.
  onChange(() => {
    void hasUnsent().then((waiting) => {
      if (waiting && !running && failures === 0) void syncNow();
    });
  });
  again();
}

/** Whether the last call reached the service; false at once when the browser reports no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isReachable && navigator.onLine,
  );
}
