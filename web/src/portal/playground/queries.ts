import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { portal } from '../../api/client.ts';
import type { components, operations } from '../../api/paths/portal.ts';
import type { Mode, Scenario } from './search.ts';

export type Played = components['schemas']['PlayedOrder'];
export type Plan = components['schemas']['ScenarioPlan'];
export type Message = components['schemas']['SentMessage'];
export type Plans = operations['listScenarios']['responses'][200]['content']['application/json'];
export type Receiver = Played['endpoints'][number];

const environment = 'sandbox' as const;

export const plansQuery = queryOptions({
  queryKey: [environment, 'sandbox', 'scenarios'],
  queryFn: async ({ signal }) =>
    (await portal.GET('/{environment}/scenarios', { params: { path: { environment } }, signal })).data!,
  meta: { parts: ['webhook-endpoints'] },
});

const playedKey = (id: string) => [environment, 'sandbox', id];

export const playedQuery = (id: string) =>
  queryOptions({
    queryKey: playedKey(id),
    queryFn: async ({ signal }) => {
      const params = { path: { environment, id } };
      return (await portal.GET('/{environment}/orders/{id}/scenario', { params, signal })).data!;
    },
  });

export const messageQuery = (id: string, eventId: string) =>
  queryOptions({
    queryKey: [...playedKey(id), 'message', eventId],
    queryFn: async ({ signal }) => {
      const params = { path: { environment, id, eventId } };
      return (await portal.GET('/{environment}/orders/{id}/events/{eventId}', { params, signal })).data!;
    },
  });

export function useCreate(onCreated: (id: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: { scenario: Scenario; mode: Mode }) => {
      const params = { path: { environment } };
      return (await portal.POST('/{environment}/test-orders', { params, body })).data!;
    },
    onSuccess: (played) => {
      queries.setQueryData(playedKey(played.order.id), played);
      onCreated(played.order.id);
    },
  });
}

export function useAdvance(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (toEnd: boolean) => {
      const params = { path: { environment, id } };
      return (await portal.POST('/{environment}/orders/{id}/advance', { params, body: { toEnd } })).data!;
    },
    onSuccess: (played) => queries.setQueryData(playedKey(id), played),
    // Another user, or the timer, may have taken the last step.
    onError: () => queries.invalidateQueries({ queryKey: playedKey(id) }),
  });
}

/** By a duration of ISO 8601, or to a moment. */
export type ClockMove = { by: string } | { to: string };

export function useMoveClock(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: ClockMove) => {
      const params = { path: { environment, id } };
      return (await portal.POST('/{environment}/orders/{id}/clock', { params, body })).data!;
    },
    onSuccess: (played) => queries.setQueryData(playedKey(id), played),
    onError: () => queries.invalidateQueries({ queryKey: playedKey(id) }),
  });
}

/** Creates an inbox and an endpoint that sends every event to it. */
export function useNewReceiver(onMade?: (inboxId: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const params = { path: { environment } };
      const inbox = (await portal.POST('/{environment}/inboxes', { params, body: {} })).data!;
      const path = { environment, id: inbox.id };
      await portal.POST('/{environment}/inboxes/{id}/endpoint', { params: { path }, body: {} });
      return inbox.id;
    },
    onSuccess: async (id) => {
      await queries.invalidateQueries({ queryKey: [environment] });
      onMade?.(id);
    },
  });
}
