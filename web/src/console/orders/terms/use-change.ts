// The calls about a change of what was ordered: its preview, the change itself, and the change on offer.
import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { operations } from '../../../api/client.ts';
import type { components } from '../../../api/paths/operations.ts';
import { useCall } from '../../../api/use-call.ts';
import { useChange } from '../../../api/use-change.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { LIVE } from '../../live.tsx';
import { type DispatchHistoryEntry, useRefreshOrders } from '../order-queries.ts';
import type { TermsChange } from './change-draft.ts';

export type ChangePreview = components['schemas']['ChangePreview'];

const WAIT_MS = 350;

/** Null while nothing was entered. The version is part of the key: another one may have another price. */
export function useChangePreview(id: string, version: number, change: TermsChange) {
  const asked = useDebounced(JSON.stringify(change), WAIT_MS);
  const isCurrent = asked === JSON.stringify(change);
  const query = useCall(
    [LIVE, 'orders', id, 'change-preview', version, asked],
    (signal) =>
      operations.POST('/orders/{id}/change-preview', {
        params: { path: { id } },
        body: JSON.parse(asked) as TermsChange,
        signal,
      }),
    { enabled: asked !== '{}', placeholderData: keepPreviousData, retry: false },
  );
  return { ...query, isCurrent: isCurrent && !query.isPlaceholderData };
}

export interface SentChange extends TermsChange {
  version: number;
  seenNet?: number;
}

export function useChangeTerms(id: string, onDone: (sent: SentChange) => void) {
  const refreshOrders = useRefreshOrders();
  const key = useRef(crypto.randomUUID());
  return useChange(
    (body: SentChange) =>
      operations.POST('/orders/{id}/change', {
        params: { path: { id }, header: { 'Idempotency-Key': key.current } },
        body,
      }),
    {
      onDone: async (_, sent) => {
        await refreshOrders();
        onDone(sent);
      },
      onError: async () => {
        key.current = crypto.randomUUID();
        await refreshOrders();
      },
    },
  );
}

const OFFER_STEPS = [
  'order.accept_change',
  'order.decline_change',
  'order.withdraw_change',
  'order.change_terms',
];

/** Asks only if the history says that a change was offered and not decided. */
export function useOfferedChange(id: string, history: readonly DispatchHistoryEntry[] | undefined) {
  const last = history?.findLast(
    ({ action }) => action === 'order.offer_change' || OFFER_STEPS.includes(action),
  );
  return useCall(
    [LIVE, 'orders', id, 'offered-change', last?.at ?? ''],
    async (signal) =>
      (await operations.GET('/orders/{id}/offered-change', { params: { path: { id } }, signal })).offer,
    { enabled: last?.action === 'order.offer_change' },
  );
}

export function useWithdrawChange(id: string, onDone: () => void) {
  const refreshOrders = useRefreshOrders();
  return useChange(() => operations.POST('/quotes/{id}/withdraw', { params: { path: { id } }, body: {} }), {
    onDone: async () => {
      await refreshOrders();
      onDone();
    },
  });
}
