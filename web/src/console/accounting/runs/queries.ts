// The queries and changes of invoice runs.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operations } from '../../../api/client.ts';
import type { components } from '../../../api/paths/operations.ts';
import { LIVE } from '../../live.tsx';

export type PreviewAccount = components['schemas']['InvoiceRunPreviewAccount'];
export type Finding = components['schemas']['InvoiceRunFinding'];
export type InvoiceRun = components['schemas']['InvoiceRun'];
export type RunAccount = components['schemas']['InvoiceRunAccount'];

/** Part of the invoices, so that changed orders read the preview again. */
const PREVIEW = [LIVE, 'invoices', 'run-preview'];
/** The part that the service names when a run progresses. */
const RUNS = [LIVE, 'invoice-runs'];
const PAGE = 20;

export function useRunPreview(until: string) {
  return useQuery({
    queryKey: [...PREVIEW, until],
    queryFn: async ({ signal }) => {
      const query = until === '' ? {} : { until };
      return (await operations.GET('/accounting/invoice-runs/preview', { params: { query }, signal })).data!;
    },
  });
}

export function useRuns() {
  return useInfiniteQuery({
    queryKey: [...RUNS, 'list'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: PAGE, ...(cursor && { cursor }) };
      return (await operations.GET('/accounting/invoice-runs', { params: { query }, signal })).data!;
    },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

export function useInvoiceRun(id: string) {
  return useQuery({
    queryKey: [...RUNS, 'one', id],
    queryFn: async ({ signal }) =>
      (await operations.GET('/accounting/invoice-runs/{id}', { params: { path: { id } }, signal })).data!,
  });
}

export function useStartRun(onStarted: (run: InvoiceRun) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (until: string) =>
      (await operations.POST('/accounting/invoice-runs', { body: { until } })).data!,
    onSuccess: (run) => {
      onStarted(run);
      return queries.invalidateQueries({ queryKey: RUNS });
    },
  });
}

export function useStopRun(id: string, onStopped: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => operations.POST('/accounting/invoice-runs/{id}/stop', { params: { path: { id } } }),
    onSuccess: () => {
      onStopped();
      return queries.invalidateQueries({ queryKey: RUNS });
    },
  });
}

const cents = (amount: number) => Math.round(amount * 100);

interface Sum {
  currency: string;
  orders: number;
  invoices: number;
  net: number;
  gross: number;
}

export const countOf = (sums: readonly Sum[], field: 'orders' | 'invoices') =>
  sums.reduce((total, sum) => total + sum[field], 0);

export const amountsOf = (sums: readonly Sum[], field: 'net' | 'gross') =>
  sums.map((sum) => ({ cents: cents(sum[field]), currency: sum.currency }));
