// Leads whoever is not signed in to the sign-in page, and afterwards back to where they were.
import type { AnyRouter } from '@tanstack/react-router';
import { currentRealm } from '../realm.ts';

export const SIGN_IN = '/sign-in';
const SIGNED_OUT_PATHS = /^\/\w+\/(sign-in|invitation|password-reset|setup)/;

export function redirectToSignIn(router: AnyRouter): void {
  if (SIGNED_OUT_PATHS.test(location.pathname)) return;
  const back = location.pathname.slice(currentRealm().name.length + 1) + location.search;
  void router.navigate({ to: SIGN_IN, search: /^\/?$/.test(back) ? {} : { back }, replace: true });
}

/** Only a place within the realm: an address from outside must not lead elsewhere. */
export function safeReturnPath(back: unknown): string {
  const { home, places } = currentRealm();
  return typeof back === 'string' && places.test(back) ? back : home;
}
