// Decides when this page sends and refreshes: at once after an action, with backoff after failures, and when
// the network returns or the page becomes visible.
import { useSyncExternalStore } from 'react';
import { onChange } from '../local-store/announce-changes.ts';
import { hasUnsent, synchronise } from './synchronise.ts';

const RETRY_DELAYS_MS = [2000, 5000, 15_000, 30_000, 60_000, 120_000];
/** How often the page refreshes while it is visible. */
const REFRESH_INTERVAL_MS = 60_000;
const SYNC_TAG = 'handover-driver-outbox';

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
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
    clearTimeout(timer);
    const sent = await synchronise({ ask }).catch(() => null);
    if (sent === null) {
      setReachable(navigator.onLine);
      return plan(REFRESH_INTERVAL_MS);
    }
    setReachable(sent.reached);
    if (sent.againInMs !== null) {
      failures = 0;
      plan(sent.againInMs + 20);
    } else if (await hasUnsent()) {
      const pause = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)]!;
      failures += 1;
      plan(Math.max(pause, (sent.retryAfterSeconds ?? 0) * 1000));
      void requestBackgroundSync();
    } else {
      failures = sent.reached ? 0 : failures + 1;
      plan(
        sent.reached ? REFRESH_INTERVAL_MS : RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)]!,
      );
    }
  }
}

function plan(inMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void syncNow({ ask: true }), inMs);
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
