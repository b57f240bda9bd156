// The queries of the journal: audit log entries, mails, failed jobs, alerts, and people to filter by.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DAY_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
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

const nextOf = ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined;

export function useEntries(search: JournalSearch) {
  return useInfiniteQuery({
    queryKey: [LIVE, 'journal', search],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { ...filtersOf(search), limit: PAGE, ...(cursor && { cursor }) };
      return (await operations.GET('/audit', { params: { query }, signal })).data!;
    },
    getNextPageParam: nextOf,
    meta: { parts: ['orders', 'users', 'accounts', 'drivers', 'credentials', 'webhook-endpoints'] },
  });
}

export function useMails(failed: boolean) {
  return useInfiniteQuery({
    queryKey: [LIVE, 'mails', failed],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: PAGE, ...(failed && { state: 'FAILED' as const }), ...(cursor && { cursor }) };
      return (await operations.GET('/mails', { params: { query }, signal })).data!;
    },
    getNextPageParam: nextOf,
  });
}

export function useMail(id: string) {
  return useQuery({
    queryKey: [LIVE, 'mails', 'one', id],
    queryFn: async ({ signal }) =>
      (await operations.GET('/mails/{id}', { params: { path: { id } }, signal })).data!,
  });
}

/** An endpoint can become a failed job with time alone, without a live update, so the list is polled. */
const JOBS_INTERVAL_MS = MINUTE_MS;

export function useFailedJobs(search?: string) {
  return useInfiniteQuery({
    queryKey: [LIVE, 'jobs', search],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: PAGE, ...(search && { search }), ...(cursor && { cursor }) };
      return (await operations.GET('/failed-jobs', { params: { query }, signal })).data!;
    },
    getNextPageParam: nextOf,
    refetchInterval: JOBS_INTERVAL_MS,
    meta: { parts: ['mails', 'deliveries'] },
  });
}

export function useRetry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      operations.POST('/failed-jobs/{id}/retry', { params: { path: { id } }, body: {} }),
    onSettled: () => queries.invalidateQueries({ queryKey: [LIVE, 'jobs'] }),
  });
}

export function useAlerts() {
  return useInfiniteQuery({
    queryKey: [LIVE, 'mails', 'alerts'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: PAGE, ...(cursor && { cursor }) };
      return (await operations.GET('/alerts', { params: { query }, signal })).data!;
    },
    getNextPageParam: nextOf,
  });
}

export function usePeople() {
  return useQuery({
    queryKey: [LIVE, 'users'],
    queryFn: async ({ signal }) => (await operations.GET('/users', { signal })).data!.data,
  });
}
