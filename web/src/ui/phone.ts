// The width of the page, for parts that are built differently on small screens.
import { useSyncExternalStore } from 'react';

const phone = matchMedia('(width < 720px)');

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
