// The queries of extras and expenses, and the decision about one.
import { operations } from '../../api/client.ts';
import type { components, paths } from '../../api/paths/operations.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { LIVE } from '../live.tsx';

export type Extra = components['schemas']['Extra'];
export type ExtraToCheck = components['schemas']['ExtraToCheck'];

/** Changes of orders invalidate this part, too. */
const KEY = [LIVE, 'orders', 'extras'];

export function useExtrasToCheck() {
  return useCall([...KEY, 'to-check'], async (signal) => (await operations.GET('/extras', { signal })).data);
}

export function useExtrasOfOrder(orderId: string) {
  return useCall(
    [...KEY, orderId],
    async (signal) =>
      (await operations.GET('/orders/{id}/extras', { params: { path: { id: orderId } }, signal })).data,
  );
}

export type DecisionBody =
  | { decision: 'APPROVE'; net?: number; billTo?: Extra['billTo']; reason?: string }
  | { decision: 'REFUSE'; reason: string };

export function useDecision({ id, version }: Pick<Extra, 'id' | 'version'>, onDone: (extra: Extra) => void) {
  return useChange(
    (body: DecisionBody) =>
      operations.POST('/extras/{id}/decision', { params: { path: { id } }, body: { ...body, version } }),
    { refreshes: [KEY], onDone },
  );
}

export type ExtraBody = paths['/orders/{id}/extras']['post']['requestBody']['content']['application/json'];

export function useAddExtra(orderId: string, onDone: () => void) {
  return useChange(
    (body: ExtraBody) => operations.POST('/orders/{id}/extras', { params: { path: { id: orderId } }, body }),
    { refreshes: [KEY], onDone: () => onDone() },
  );
}

export const receiptAddress = (id: string) => `/api/v1/ops/extras/${id}/receipt`;
