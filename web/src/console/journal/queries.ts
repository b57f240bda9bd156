// The queries of the journal: audit log entries, mails, failed jobs, alerts, and people to filter by.
import { useQueryClient } from '@tanstack/react-query';
import { DAY_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useCall, usePages } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { startOfMinute } from '../../ui/use-now.ts';
import { LIVE } from '../live.tsx';
import type { JournalSearch, Time } from './search.ts';

export type Entry = components['schemas']['AuditEntry'];
export type FailedJob = components['schemas']['FailedJob'];
export type MailSummary = components['schemas']['MailSummary'];

const PAGE = 50;
const DAYS: Record<Time, number | null> = { day: 1, week: 7, all: null };

/** Rounds down to the minute, so that the query key stays the same between two renders. */
function sinceOf(time: Time): string | undefined {
  const days = DAYS[time];
  if (days === null) return undefined;
  return new Date(startOfMinute(Date.now()) - days * DAY_MS).toISOString();
}

function filtersOf({ time = 'week', actor, channel, subject }: JournalSearch) {
  const from = sinceOf(time);
  return {
    ...(from && { from }),
    ...(actor && { actor }),
    ...(channel && { channel }),
    ...(subject && { subject }),
  };
}

export function exportAddress(search: JournalSearch): string {
  return `/api/v1/ops/audit.csv?${new URLSearchParams(filtersOf(search))}`;
}

export function useEntries(search: JournalSearch) {
  return usePages(
    [LIVE, 'journal', search],
    (page, signal) =>
      operations.GET('/audit', { params: { query: { ...filtersOf(search), limit: PAGE, ...page } }, signal }),
    { meta: { parts: ['orders', 'users', 'accounts', 'drivers', 'credentials', 'webhook-endpoints'] } },
  );
}

export function useMails(failed: boolean) {
  return usePages([LIVE, 'mails', failed], (page, signal) =>
    operations.GET('/mails', {
      params: { query: { limit: PAGE, ...(failed && { state: 'FAILED' as const }), ...page } },
      signal,
    }),
  );
}

export function useMail(id: string) {
  return useCall([LIVE, 'mails', 'one', id], (signal) =>
    operations.GET('/mails/{id}', { params: { path: { id } }, signal }),
  );
}

/** An endpoint can become a failed job with time alone, without a live update, so the list is polled. */
const JOBS_INTERVAL_MS = MINUTE_MS;

export function useFailedJobs(search?: string) {
  return usePages(
    [LIVE, 'jobs', search],
    (page, signal) =>
      operations.GET('/failed-jobs', {
        params: { query: { limit: PAGE, ...(search && { search }), ...page } },
        signal,
      }),
    { refetchInterval: JOBS_INTERVAL_MS, meta: { parts: ['mails', 'deliveries'] } },
  );
}

export function useRetry() {
  const queries = useQueryClient();
  return useChange(
    (id: string) => operations.POST('/failed-jobs/{id}/retry', { params: { path: { id } }, body: {} }),
    { onSettled: () => queries.invalidateQueries({ queryKey: [LIVE, 'jobs'] }) },
  );
}

export function useAlerts() {
  return usePages([LIVE, 'mails', 'alerts'], (page, signal) =>
    operations.GET('/alerts', { params: { query: { limit: PAGE, ...page } }, signal }),
  );
}

export function usePeople() {
  return useCall([LIVE, 'users'], async (signal) => (await operations.GET('/users', { signal })).data);
}
