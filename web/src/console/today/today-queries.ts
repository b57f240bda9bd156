// The queries and actions of "Today".
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { toast } from '../../ui/announce.tsx';
import { LIVE } from '../live.tsx';

export type Decision = components['schemas']['Decision'];
export type DecisionOf<Kind extends Decision['kind']> = Extract<Decision, { kind: Kind }>;
export type VehiclesInTransit = components['schemas']['VehiclesInTransit'];

/** Decisions become due with time alone, without a live update, so the list is polled. */
const POLL_INTERVAL_MS = MINUTE_MS;

export function useDecisions() {
  return useQuery({
    queryKey: [LIVE, 'today'],
    queryFn: async ({ signal }) => (await operations.GET('/today', { signal })).data!.data,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

export function useRoad() {
  return useQuery({
    queryKey: [LIVE, 'map', 'today'],
    queryFn: async ({ signal }) => (await operations.GET('/road', { signal })).data!,
    meta: { parts: ['today'] },
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** Runs an action, shows its result or error, and reads the list again. */
export function useDecisionAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: () => Promise<string>) => act(),
    onSuccess: (done) => toast(done),
    onError: (error) => toast((error as ApiError).message, 'alert'),
    onSettled: () => client.invalidateQueries({ queryKey: [LIVE, 'today'] }),
  });
}
