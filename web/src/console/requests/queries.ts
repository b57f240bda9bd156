import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { LIVE } from '../live.tsx';

export type QueuedRequest = components['schemas']['QueuedRequest'];
export type RequestToQuote = components['schemas']['RequestToQuote'];
export type QuoteVersion = components['schemas']['QuoteVersion'];
export type View = 'waiting' | 'offered' | 'decided';

const PAGE = 30;

export interface QueueFilter {
  accountId?: string | undefined;
  reason?: string | undefined;
}

export function useQueue(view: View, { accountId, reason }: QueueFilter, enabled = true) {
  return useInfiniteQuery({
    queryKey: [LIVE, 'requests', view, accountId, reason],
    enabled,
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        view,
        limit: PAGE,
        ...(accountId && { accountId }),
        ...(reason && { reason }),
        ...(pageParam && { cursor: pageParam }),
      };
      return (await operations.GET('/requests', { params: { query }, signal })).data!;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function useSummary() {
  return useQuery({
    queryKey: [LIVE, 'requests', 'summary'],
    queryFn: async ({ signal }) => (await operations.GET('/requests/summary', { signal })).data!,
  });
}

export function useRequest(id: string, enabled = true) {
  return useQuery({
    queryKey: [LIVE, 'requests', 'one', id],
    enabled,
    queryFn: async ({ signal }) =>
      (await operations.GET('/requests/{id}', { params: { path: { id } }, signal })).data!,
  });
}

function useRefreshRequests() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [LIVE, 'requests'] });
}

export interface Offer {
  lineItems: { description: string; quantity: number; unitNet: number }[];
  validUntil: string | null;
  note: string | null;
}

export function useSend(id: string, onSent: () => void) {
  const refreshRequests = useRefreshRequests();
  return useMutation({
    mutationFn: (body: Offer & { seenVersion: number }) =>
      operations.POST('/requests/{id}/quotes', { params: { path: { id } }, body }),
    onSuccess: () => {
      onSent();
      return refreshRequests();
    },
  });
}

/** Sends the same offer again with a longer validity. */
export function useExtend(id: string, onDone: () => void) {
  const refreshRequests = useRefreshRequests();
  return useMutation({
    mutationFn: (body: { validUntil: string; seenVersion: number }) =>
      operations.POST('/quotes/{id}/extend', { params: { path: { id } }, body }),
    onSuccess: () => {
      onDone();
      return refreshRequests();
    },
  });
}

export function useWithdraw(id: string, onDone: () => void) {
  const refreshRequests = useRefreshRequests();
  return useMutation({
    mutationFn: () => operations.POST('/quotes/{id}/withdraw', { params: { path: { id } }, body: {} }),
    onSuccess: () => {
      onDone();
      return refreshRequests();
    },
  });
}

export function useReject(id: string, onDone: () => void) {
  const refreshRequests = useRefreshRequests();
  return useMutation({
    mutationFn: (given: { reason?: string }) =>
      operations.POST('/orders/{id}/commands', {
        params: { path: { id } },
        body: { command: 'reject_request', ...given },
      }),
    onSuccess: () => {
      onDone();
      return refreshRequests();
    },
  });
}

/** The service calculates the sums; call this only with a complete offer. */
export async function previewOf(id: string, body: Offer, signal: AbortSignal) {
  const call = { params: { path: { id } }, body, signal };
  return (await operations.POST('/requests/{id}/quote-preview', call)).data!;
}

export async function documentOf(id: string, body: Offer, signal: AbortSignal): Promise<Blob> {
  const call = { params: { path: { id } }, body, signal, parseAs: 'blob' as const };
  return (await operations.POST('/requests/{id}/quote-preview/document', call)).data as unknown as Blob;
}
