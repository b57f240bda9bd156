// Redirects users without a session to the sign-in page, and after sign-in back to their page.
import type { AnyRouter } from '@tanstack/react-router';
import { currentRealm } from '../realm.ts';

export const SIGN_IN = '/sign-in';
const SIGNED_OUT_PATHS = /^\/\w+\/(sign-in|invitation|password-reset|setup|company-sign-in)/;

export function redirectToSignIn(router: AnyRouter): void {
  if (SIGNED_OUT_PATHS.test(location.pathname)) return;
  const back = pathInRealm();
  void router.navigate({ to: SIGN_IN, search: /^\/?$/.test(back) ? {} : { back }, replace: true });
}

/** The open page, as a sign-in returns to it. */
export function pathInRealm(): string {
  return location.pathname.slice(currentRealm().name.length + 1) + location.search;
}

/** Accepts only paths of this realm, so that a crafted link cannot redirect to another site. */
export function safeReturnPath(back: unknown): string {
  const { home, places } = currentRealm();
  return typeof back === 'string' && places.test(back) ? back : home;
}
