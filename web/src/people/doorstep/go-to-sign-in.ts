// Leads whoever is not signed in to the sign-in page, and afterwards back to where they were.
import type { AnyRouter } from '@tanstack/react-router';
import { house } from '../house.ts';

export const SIGN_IN = '/sign-in';
const DOORSTEP = /^\/\w+\/(sign-in|invitation|password-reset|setup)/;

export function goToSignIn(router: AnyRouter): void {
  if (DOORSTEP.test(location.pathname)) return;
  const back = location.pathname.slice(house().name.length + 1) + location.search;
  void router.navigate({ to: SIGN_IN, search: /^\/?$/.test(back) ? {} : { back }, replace: true });
}

/** Only a place within the house: an address from outside must not lead elsewhere. */
export function safeBack(back: unknown): string {
  const { home, places } = house();
  return typeof back === 'string' && places.test(back) ? back : home;
}
