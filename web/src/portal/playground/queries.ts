import { useQueryClient } from '@tanstack/react-query';
import { portal } from '../../api/client.ts';
import type { components, operations } from '../../api/paths/portal.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import type { Mode, Scenario } from './search.ts';

export type Played = components['schemas']['PlayedOrder'];
export type Plan = components['schemas']['ScenarioPlan'];
export type Message = components['schemas']['SentMessage'];
export type Plans = operations['listScenarios']['responses'][200]['content']['application/json'];
export type Receiver = Played['endpoints'][number];

const environment = 'sandbox' as const;

export const usePlans = () =>
  useCall(
    [environment, 'sandbox', 'scenarios'],
    (signal) => portal.GET('/{environment}/scenarios', { params: { path: { environment } }, signal }),
    { meta: { parts: ['webhook-endpoints'] } },
  );

const playedKey = (id: string) => [environment, 'sandbox', id];

/** Nothing is read while no order is chosen, with an empty id. */
export const usePlayed = (id: string) =>
  useCall(
    playedKey(id),
    (signal) =>
      portal.GET('/{environment}/orders/{id}/scenario', { params: { path: { environment, id } }, signal }),
    { enabled: id !== '' },
  );

export const useMessage = (id: string, eventId: string) =>
  useCall([...playedKey(id), 'message', eventId], (signal) =>
    portal.GET('/{environment}/orders/{id}/events/{eventId}', {
      params: { path: { environment, id, eventId } },
      signal,
    }),
  );

export function useCreate(onCreated: (id: string) => void) {
  const queries = useQueryClient();
  return useChange(
    (body: { scenario: Scenario; mode: Mode }) =>
      portal.POST('/{environment}/test-orders', { params: { path: { environment } }, body }),
    {
      onDone: (played) => {
        queries.setQueryData(playedKey(played.order.id), played);
        onCreated(played.order.id);
      },
    },
  );
}

export function useAdvance(id: string) {
  const queries = useQueryClient();
  return useChange(
    (toEnd: boolean) =>
      portal.POST('/{environment}/orders/{id}/advance', {
        params: { path: { environment, id } },
        body: { toEnd },
      }),
    {
      onDone: (played) => queries.setQueryData(playedKey(id), played),
      // Another user, or the timer, may have taken the last step.
      onError: () => queries.invalidateQueries({ queryKey: playedKey(id) }),
    },
  );
}

/** By a duration of ISO 8601, or to a moment. */
export type ClockMove = { by: string } | { to: string };

export function useMoveClock(id: string) {
  const queries = useQueryClient();
  return useChange(
    (body: ClockMove) =>
      portal.POST('/{environment}/orders/{id}/clock', { params: { path: { environment, id } }, body }),
    {
      onDone: (played) => queries.setQueryData(playedKey(id), played),
      onError: () => queries.invalidateQueries({ queryKey: playedKey(id) }),
    },
  );
}

/** Creates an inbox and an endpoint that sends every event to it. */
export function useNewReceiver(onMade?: (inboxId: string) => void) {
  return useChange(
    async () => {
      const params = { path: { environment } };
      const inbox = await portal.POST('/{environment}/inboxes', { params, body: {} });
      const path = { environment, id: inbox.id };
      await portal.POST('/{environment}/inboxes/{id}/endpoint', { params: { path }, body: {} });
      return inbox.id;
    },
    { refreshes: [[environment]], ...(onMade && { onRefreshed: onMade }) },
  );
}
