// How much room the page has, for parts that are built differently where there is little.
import { useSyncExternalStore } from 'react';

const phone = matchMedia('(width < 720px)');
const compact = matchMedia('(width < 1400px)');

function useMatch(query: MediaQueryList): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}

export function usePhone(): boolean {
  return useMatch(phone);
}

/** Beside a sidebar, wide tables leave out what can be done without. */
export function useCompact(): boolean {
  return useMatch(compact);
}
