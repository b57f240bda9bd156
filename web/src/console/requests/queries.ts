import { useQueryClient } from '@tanstack/react-query';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useCall, usePages } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
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
  return usePages(
    [LIVE, 'requests', view, accountId, reason],
    (page, signal) =>
      operations.GET('/requests', {
        params: {
          query: {
            view,
            limit: PAGE,
            ...(accountId && { accountId }),
            ...(reason && { reason }),
            ...page,
          },
        },
        signal,
      }),
    { enabled },
  );
}

export function useSummary() {
  return useCall([LIVE, 'requests', 'summary'], (signal) => operations.GET('/requests/summary', { signal }));
}

export function useRequest(id: string, enabled = true) {
  return useCall(
    [LIVE, 'requests', 'one', id],
    (signal) => operations.GET('/requests/{id}', { params: { path: { id } }, signal }),
    { enabled },
  );
}

function useRefreshRequests() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [LIVE, 'requests'] });
}

export interface Offer {
  lineItems: { description: string; quantity: number; unitNet: number; passThrough?: boolean }[];
  validUntil: string | null;
  note: string | null;
}

export function useSend(id: string, onSent: () => void) {
  const refreshRequests = useRefreshRequests();
  return useChange(
    (body: Offer & { seenVersion: number }) =>
      operations.POST('/requests/{id}/quotes', { params: { path: { id } }, body }),
    {
      onDone: () => {
        onSent();
        return refreshRequests();
      },
    },
  );
}

/** Sends the same offer again with a longer validity. */
export function useExtend(id: string, onDone: () => void) {
  const refreshRequests = useRefreshRequests();
  return useChange(
    (body: { validUntil: string; seenVersion: number }) =>
      operations.POST('/quotes/{id}/extend', { params: { path: { id } }, body }),
    {
      onDone: () => {
        onDone();
        return refreshRequests();
      },
    },
  );
}

export function useWithdraw(id: string, onDone: () => void) {
  const refreshRequests = useRefreshRequests();
  return useChange(() => operations.POST('/quotes/{id}/withdraw', { params: { path: { id } }, body: {} }), {
    onDone: () => {
      onDone();
      return refreshRequests();
    },
  });
}

export function useReject(id: string, onDone: () => void) {
  const refreshRequests = useRefreshRequests();
  return useChange(
    (given: { reason?: string }) =>
      operations.POST('/orders/{id}/commands', {
        params: { path: { id } },
        body: { command: 'reject_request', ...given },
      }),
    {
      onDone: () => {
        onDone();
        return refreshRequests();
      },
    },
  );
}

/** The service calculates the sums; call this only with a complete offer. */
export function previewOf(id: string, body: Offer, signal: AbortSignal) {
  const call = { params: { path: { id } }, body, signal };
  return operations.POST('/requests/{id}/quote-preview', call);
}

export function documentOf(id: string, body: Offer, signal: AbortSignal): Promise<Blob> {
  const call = { params: { path: { id } }, body, signal, parseAs: 'blob' as const };
  return operations.POST('/requests/{id}/quote-preview/document', call);
}
