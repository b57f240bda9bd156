// The queries of the request log: pages of calls, their counts, and one call in detail.
import { keepPreviousData } from '@tanstack/react-query';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { portal } from '../../api/client.ts';
import { useCall, usePages } from '../../api/use-call.ts';
import { useCredentials } from '../credentials/queries.ts';
import { usePortal } from '../session.tsx';
import { type LogSearch, queryOf } from './search.ts';

const PAGE = 50;

export function useCalls(search: LogSearch) {
  const { environment } = usePortal();
  return usePages(
    [environment, 'request-log', 'calls', search],
    (page, signal) =>
      portal.GET('/{environment}/request-log', {
        params: {
          path: { environment },
          query: { ...queryOf(search), limit: PAGE, ...page },
        },
        signal,
      }),
    { placeholderData: keepPreviousData },
  );
}

/** Uses the same filters except the view, because it returns the counts of all views. */
export function useSummary(search: LogSearch) {
  const { environment } = usePortal();
  const { only: _, ...filters } = search;
  return useCall(
    [environment, 'request-log', 'summary', filters],
    (signal) =>
      portal.GET('/{environment}/request-log/summary', {
        params: { path: { environment }, query: queryOf(filters) },
        signal,
      }),
    { placeholderData: keepPreviousData },
  );
}

/** Null disables the query. */
export function useLoggedCall(requestId: string | null) {
  const { environment } = usePortal();
  return useCall(
    [environment, 'request-log', 'call', requestId],
    (signal) =>
      portal.GET('/{environment}/request-log/{requestId}', {
        params: { path: { environment, requestId: requestId! } },
        signal,
      }),
    { enabled: requestId !== null },
  );
}

/** The names of keys for the filter; deleted keys can still be filtered from a call. */
export function useKeyNames() {
  return useCredentials({ staleTime: MINUTE_MS });
}

export function exportAddress(environment: string, search: LogSearch): string {
  const query = new URLSearchParams(queryOf(search) as Record<string, string>);
  return `/api/v1/portal/${environment}/request-log/export?${query}`;
}
