// The routes of the app and the navigation between them. The app has so few screens that it needs no router
// library.
import { useSyncExternalStore } from 'react';
import type { ProtocolKind } from './protocol/draft.ts';

export type Place =
  | { screen: 'today' }
  | { screen: 'menu' }
  | { screen: 'trip'; tripId: string }
  | { screen: 'protocol' | 'sending'; tripId: string; kind: ProtocolKind };

const listeners = new Set<() => void>();
let place = read();

function read(): Place {
  const [, , area, tripId, screen, kind] = location.pathname.split('/');
  if (area === 'menu') return { screen: 'menu' };
  if (area !== 'trips' || !tripId) return { screen: 'today' };
  const isStep = screen === 'protocol' || screen === 'sending';
  if (isStep && (kind === 'pickup' || kind === 'delivery')) return { screen, tripId, kind };
  return { screen: 'trip', tripId };
}

function notify(): void {
  place = read();
  for (const listener of listeners) listener();
}

addEventListener('popstate', notify);

export function addressOf(to: Place): string {
  if (to.screen === 'today') return '/driver';
  if (to.screen === 'menu') return '/driver/menu';
  if (to.screen === 'trip') return `/driver/trips/${to.tripId}`;
  return `/driver/trips/${to.tripId}/${to.screen}/${to.kind}`;
}

export function goTo(to: Place, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', addressOf(to));
  else history.pushState(null, '', addressOf(to));
  scrollTo(0, 0);
  notify();
}

export function usePlace(): Place {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => place,
  );
}
