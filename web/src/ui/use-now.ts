// One timer for every relative time on a page, so that they change together and cost one wake-up.
import { useSyncExternalStore } from 'react';

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

/** What a component shows of the time; it renders again only when that changes. */
export function useNow<Shown extends string | number>(show: (nowMs: number) => Shown): Shown {
  return useSyncExternalStore(subscribe, () => show(now));
}
