// The calls of this page that failed, for the number that support asks for.
import { useSyncExternalStore } from 'react';

export interface Failure {
  requestId: string;
  code: string;
  atMs: number;
  /** The path of the page that called. */
  page: string;
}

const MAX_FAILURES = 5;
/** A call without a session only leads to the sign-in page. */
const EXPECTED = new Set(['SIGN_IN_REQUIRED']);

let failures: readonly Failure[] = [];
const listeners = new Set<() => void>();

export function recordFailure({ requestId, code }: { requestId: string | null; code: string }): void {
  if (requestId === null || EXPECTED.has(code)) return;
  const failure = { requestId, code, atMs: Date.now(), page: location.pathname };
  failures = [failure, ...failures].slice(0, MAX_FAILURES);
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Newest first. */
export function useFailuresOf(page: string): readonly Failure[] {
  return useSyncExternalStore(subscribe, () => failures).filter((failure) => failure.page === page);
}
