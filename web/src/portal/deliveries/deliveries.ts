// Queries for webhook deliveries, and mutations that resend them.
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deliveriesTexts } from '../../../../shared/texts/generated/portal/deliveries.ts';
import type { ApiError } from '../../api/api-error.ts';
import { portal } from '../../api/client.ts';
import type { components } from '../../api/paths/portal.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import type { Environment } from '../../ui/environment.tsx';
import { usePortal } from '../session.tsx';
import type { DeliverySearch } from './search.ts';

export type Delivery = components['schemas']['PortalDelivery'];
export type Resend = components['schemas']['DeliveryResend'];

const PROGRESS_INTERVAL_MS = 700;
/** The number of attempts in the retry schedule. */
export const PLANNED_ATTEMPTS = 12;

export const deliveriesQuery = (environment: Environment, search: DeliverySearch, limit = 50) =>
  infiniteQueryOptions({
    queryKey: [environment, 'deliveries', 'list', search, limit],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...search, limit, ...(pageParam && { cursor: pageParam }) };
      const params = { path: { environment }, query };
      return (await portal.GET('/{environment}/deliveries', { params, signal })).data!;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const deliveryQuery = (environment: Environment, id: string) =>
  queryOptions({
    queryKey: [environment, 'deliveries', id],
    queryFn: async ({ signal }) => {
      const params = { path: { environment, id } };
      return (await portal.GET('/{environment}/deliveries/{id}', { params, signal })).data!;
    },
  });

function useRefresh() {
  const queries = useQueryClient();
  const { environment } = usePortal();
  return async () => {
    await queries.invalidateQueries({ queryKey: [environment, 'deliveries'] });
    await queries.invalidateQueries({ queryKey: [environment, 'webhook-endpoints'] });
  };
}

export function useResendOne() {
  const words = useTexts(deliveriesTexts);
  const { environment } = usePortal();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) =>
      portal.POST('/{environment}/deliveries/{id}/resend', {
        params: { path: { environment, id } },
        body: {},
      }),
    onSuccess: async () => {
      toast(words.resentOne);
      await refresh();
    },
    onError: (error: ApiError) => toast(error.message, 'alert'),
  });
}

export type ResendChoice = { ids: string[] } | { failedSince: string; endpointId?: string };

export function useStartResend() {
  const { environment } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: ResendChoice) =>
      (await portal.POST('/{environment}/deliveries/resend', { params: { path: { environment } }, body }))
        .data!,
    onSuccess: () => queries.invalidateQueries({ queryKey: [environment, 'deliveries', 'resends'] }),
    onError: (error: ApiError) => toast(error.message, 'alert'),
  });
}

/** The resends that are running, also after a reload; announces when one ends. */
export function useRunningResends(): Resend[] {
  const words = useTexts(deliveriesTexts);
  const { environment } = usePortal();
  const refresh = useRefresh();
  const { data } = useQuery({
    queryKey: [environment, 'deliveries', 'resends'],
    queryFn: async ({ signal }) =>
      (await portal.GET('/{environment}/deliveries/resends', { params: { path: { environment } }, signal }))
        .data!.data,
    refetchInterval: ({ state }) =>
      state.data?.some((job) => job.state === 'RUNNING') ? PROGRESS_INTERVAL_MS : false,
  });
  const seen = useRef<Map<string, Resend['state']> | null>(null);
  useEffect(() => {
    if (!data) return;
    const before = seen.current;
    seen.current = new Map(data.map(({ id, state }) => [id, state]));
    if (before === null) return;
    for (const job of data) {
      if (job.state === 'DONE' && before.get(job.id) !== 'DONE') {
        toast(words.finished({ resent: job.resent, total: job.total, isSame: job.resent === job.total }));
        void refresh();
      }
    }
  }, [data, words, refresh]);
  return (data ?? []).filter(({ state }) => state === 'RUNNING');
}
