// Queries for webhook deliveries, and mutations that resend them.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deliveriesTexts } from '../../../../shared/texts/generated/portal/deliveries.ts';
import { portal } from '../../api/client.ts';
import type { components } from '../../api/paths/portal.ts';
import { useCall, usePages } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast, toastError } from '../../ui/announce.tsx';
import type { Environment } from '../../ui/environment.tsx';
import { usePortal } from '../session.tsx';
import type { DeliverySearch } from './search.ts';

export type Delivery = components['schemas']['PortalDelivery'];
export type Resend = components['schemas']['DeliveryResend'];

const PROGRESS_INTERVAL_MS = 700;
/** The number of attempts in the retry schedule. */
export const PLANNED_ATTEMPTS = 12;

export const useDeliveries = (environment: Environment, search: DeliverySearch, limit = 50) =>
  usePages([environment, 'deliveries', 'list', search, limit], (page, signal) =>
    portal.GET('/{environment}/deliveries', {
      params: { path: { environment }, query: { ...search, limit, ...page } },
      signal,
    }),
  );

export const useDelivery = (environment: Environment, id: string, enabled = true) =>
  useCall(
    [environment, 'deliveries', id],
    (signal) =>
      portal.GET('/{environment}/deliveries/{id}', { params: { path: { environment, id } }, signal }),
    { enabled },
  );

function useRefresh() {
  const queries = useQueryClient();
  const { environment } = usePortal();
  return async () => {
    await queries.invalidateQueries({ queryKey: [environment, 'deliveries'] });
    await queries.invalidateQueries({ queryKey: [environment, 'webhook-endpoints'] });
  };
}

export function useResendOne() {
  const texts = useTexts(deliveriesTexts);
  const { environment } = usePortal();
  const refresh = useRefresh();
  return useChange(
    (id: string) =>
      portal.POST('/{environment}/deliveries/{id}/resend', {
        params: { path: { environment, id } },
        body: {},
      }),
    {
      onDone: async () => {
        toast(texts.resentOne);
        await refresh();
      },
      onError: toastError,
    },
  );
}

export type ResendChoice = { ids: string[] } | { failedSince: string; endpointId?: string };

export function useStartResend() {
  const { environment } = usePortal();
  return useChange(
    (body: ResendChoice) =>
      portal.POST('/{environment}/deliveries/resend', { params: { path: { environment } }, body }),
    {
      refreshes: [[environment, 'deliveries', 'resends']],
    },
  );
}

/** The resends that are running, also after a reload; announces when one ends. */
export function useRunningResends(): Resend[] {
  const texts = useTexts(deliveriesTexts);
  const { environment } = usePortal();
  const refresh = useRefresh();
  const { data } = useCall(
    [environment, 'deliveries', 'resends'],
    async (signal) =>
      (await portal.GET('/{environment}/deliveries/resends', { params: { path: { environment } }, signal }))
        .data,
    {
      refetchInterval: ({ state }) =>
        state.data?.some((job) => job.state === 'RUNNING') ? PROGRESS_INTERVAL_MS : false,
    },
  );
  const seen = useRef<Map<string, Resend['state']> | null>(null);
  useEffect(() => {
    if (!data) return;
    const before = seen.current;
    seen.current = new Map(data.map(({ id, state }) => [id, state]));
    if (before === null) return;
    for (const job of data) {
      if (job.state === 'DONE' && before.get(job.id) !== 'DONE') {
        toast(texts.finished({ resent: job.resent, total: job.total, isSame: job.resent === job.total }));
        void refresh();
      }
    }
  }, [data, texts, refresh]);
  return (data ?? []).filter(({ state }) => state === 'RUNNING');
}
