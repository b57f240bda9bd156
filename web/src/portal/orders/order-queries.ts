import { portal } from '../../api/client.ts';
import type { components } from '../../api/paths/portal.ts';
import { useCall } from '../../api/use-call.ts';
import { usePortal } from '../session.tsx';

export type PortalOrder = components['schemas']['PortalOrder'];
export type Tracking = components['schemas']['PortalTracking'];
export type BilledExtra = components['schemas']['BilledExtra'];

/** The key begins with environment and part, so that any change of an order invalidates it. */
function useKey(id: string, what: string) {
  const { environment } = usePortal();
  return { path: { environment, id }, queryKey: [environment, 'orders', 'one', id, what] };
}

export function useOrder(id: string) {
  const { path, queryKey } = useKey(id, 'record');
  return useCall(queryKey, (signal) =>
    portal.GET('/{environment}/orders/{id}', { params: { path }, signal }),
  );
}

export function useTimeline(id: string) {
  const { path, queryKey } = useKey(id, 'timeline');
  return useCall(
    queryKey,
    async (signal) =>
      (await portal.GET('/{environment}/orders/{id}/timeline', { params: { path }, signal })).data,
    { meta: { parts: ['deliveries'] } },
  );
}

const POSITION_INTERVAL_MS = 30_000;

export function useTracking(id: string) {
  const { path, queryKey } = useKey(id, 'tracking');
  return useCall(
    queryKey,
    (signal) => portal.GET('/{environment}/orders/{id}/tracking', { params: { path }, signal }),
    {
      meta: { parts: ['positions'] },
      // A new position becomes visible at the end of the agreed interval, and the stream does not announce
      // that.
      refetchInterval: ({ state }) => (state.data?.location ? POSITION_INTERVAL_MS : false),
    },
  );
}

export function useDocuments(id: string) {
  const { path, queryKey } = useKey(id, 'documents');
  return useCall(
    queryKey,
    async (signal) =>
      (await portal.GET('/{environment}/orders/{id}/documents', { params: { path }, signal })).data,
  );
}

export function useExtras(id: string) {
  const { path, queryKey } = useKey(id, 'extras');
  return useCall(
    queryKey,
    async (signal) =>
      (await portal.GET('/{environment}/orders/{id}/extras', { params: { path }, signal })).data,
  );
}
