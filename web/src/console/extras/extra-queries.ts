// The queries of extras and expenses, and the decision about one.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operations } from '../../api/client.ts';
import type { components, paths } from '../../api/paths/operations.ts';
import { LIVE } from '../live.tsx';

export type Extra = components['schemas']['Extra'];
export type ExtraToCheck = components['schemas']['ExtraToCheck'];

/** Changes of orders invalidate this part, too. */
const KEY = [LIVE, 'orders', 'extras'];

export function useExtrasToCheck() {
  return useQuery({
    queryKey: [...KEY, 'to-check'],
    queryFn: async ({ signal }) => (await operations.GET('/extras', { signal })).data!.data,
  });
}

export function useExtrasOfOrder(orderId: string) {
  return useQuery({
    queryKey: [...KEY, orderId],
    queryFn: async ({ signal }) => {
      const params = { path: { id: orderId } };
      return (await operations.GET('/orders/{id}/extras', { params, signal })).data!.data;
    },
  });
}

export type DecisionBody =
  | { decision: 'APPROVE'; net?: number; billTo?: Extra['billTo']; reason?: string }
  | { decision: 'REFUSE'; reason: string };

export function useDecision({ id, version }: Pick<Extra, 'id' | 'version'>, onDone: (extra: Extra) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: DecisionBody) => {
      const call = { params: { path: { id } }, body: { ...body, version } };
      return (await operations.POST('/extras/{id}/decision', call)).data!;
    },
    onSuccess: (extra) => {
      onDone(extra);
      return queries.invalidateQueries({ queryKey: KEY });
    },
  });
}

export type ExtraBody = paths['/orders/{id}/extras']['post']['requestBody']['content']['application/json'];

export function useAddExtra(orderId: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ExtraBody) =>
      operations.POST('/orders/{id}/extras', { params: { path: { id: orderId } }, body }),
    onSuccess: () => {
      onDone();
      return queries.invalidateQueries({ queryKey: KEY });
    },
  });
}

export const receiptAddress = (id: string) => `/api/v1/ops/extras/${id}/receipt`;
