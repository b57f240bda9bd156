// One timer for all relative times on a page, so that they change together and wake the page only once.
import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '../../../shared/time/durations.ts';

const TICK_MS = 1000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  if (document.hidden) return;
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** A value derived from the time; the component renders again only when the value changes. */
export function useNow<Shown extends string | number>(show: (nowMs: number) => Shown): Shown {
  return useSyncExternalStore(subscribe, () => show(now));
}

/** The start of the current minute; the component renders again once a minute. */
export function useMinute(): number {
  return useNow(startOfMinute);
}

export function startOfMinute(atMs: number): number {
  return Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
}
