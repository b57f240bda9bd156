// The routes of the app and the navigation between them. The app has so few screens that it needs no router
// library.
import { useSyncExternalStore } from 'react';
import type { ProtocolKind } from './protocol/draft.ts';

export type Place =
  | { screen: 'today' }
  | { screen: 'menu' | 'sign-in' | 'days-off' }
  | { screen: 'trip'; tripId: string }
  | { screen: 'protocol' | 'sending'; tripId: string; kind: ProtocolKind };

const listeners = new Set<() => void>();
let place = read();

function read(): Place {
  const [, , area, tripId, screen, kind] = location.pathname.split('/');
  if (area === 'menu' || area === 'sign-in' || area === 'days-off') return { screen: area };
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
  if (!('tripId' in to)) return `/driver/${to.screen}`;
  if (to.screen === 'trip') return `/driver/trips/${to.tripId}`;
  return `/driver/trips/${to.tripId}/${to.screen}/${to.kind}`;
}

/** An open sheet is an entry in the history, so that the back button of the phone closes it first. */
const SHEET = { sheet: true };
let openSheets = 0;
let isLeaving = false;

const isAtSheet = () => (history.state as typeof SHEET | null)?.sheet === true;

/** Returns what the sheet does when it is closed. A sheet that opens the next one shares its entry. */
export function openSheetEntry(): () => void {
  openSheets += 1;
  if (!isAtSheet()) history.pushState(SHEET, '');
  return () => {
    openSheets -= 1;
    setTimeout(() => {
      if (openSheets === 0 && isAtSheet() && !isLeaving) history.back();
    });
  };
}

export function goTo(to: Place, { replace = false } = {}): void {
  if (replace && isAtSheet()) {
    replaceSteps(1, to);
    return;
  }
  if (replace || isAtSheet()) history.replaceState(null, '', addressOf(to));
  else history.pushState(null, '', addressOf(to));
  scrollTo(0, 0);
  notify();
}

/** For addresses that the worker names: those of the app. */
export function openAddress(address: string): void {
  if (!/^\/driver(\/|$)/.test(address) || address === location.pathname) return;
  history.pushState(null, '', address);
  scrollTo(0, 0);
  notify();
}

/**
 * Whether the app goes back only to leave: the screen does not follow the history then. Chromium calls the listeners of
 * a window in the order in which they were added, so the one below cannot stop those of the screen.
 */
export const isLeavingSteps = () => isLeaving;

/** Leaves a screen with several history entries, so that the back button does not return to them. */
export function replaceSteps(steps: number, to: Place): void {
  if (steps <= 0) {
    goTo(to, { replace: true });
    return;
  }
  isLeaving = true;
  const arrive = (event: Event) => {
    event.stopImmediatePropagation();
    isLeaving = false;
    goTo(to, { replace: true });
  };
  addEventListener('popstate', arrive, { capture: true, once: true });
  history.go(-steps);
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
