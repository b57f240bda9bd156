import { useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { toast, toastError } from '../../ui/announce.tsx';
import { LIVE } from '../live.tsx';

export type Decision = components['schemas']['Decision'];
/** Also finds a kind that shares its fields with another one. */
export type DecisionOf<Kind extends Decision['kind'], Each = Decision> = Each extends { kind: infer Name }
  ? Kind extends Name
    ? Each
    : never
  : never;
export type VehiclesInTransit = components['schemas']['VehiclesInTransit'];

/** Decisions become due with time alone, without a live update, so the list is polled. */
const POLL_INTERVAL_MS = MINUTE_MS;

export function useDecisions() {
  return useCall([LIVE, 'today'], async (signal) => (await operations.GET('/today', { signal })).data, {
    refetchInterval: POLL_INTERVAL_MS,
  });
}

export function useRoad() {
  return useCall([LIVE, 'map', 'today'], (signal) => operations.GET('/road', { signal }), {
    meta: { parts: ['today'] },
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** Runs an action, shows its result or error, and reads the list again. */
export function useDecisionAction() {
  const client = useQueryClient();
  return useChange((act: () => Promise<string>) => act(), {
    onDone: (done) => toast(done),
    onError: toastError,
    onSettled: () => client.invalidateQueries({ queryKey: [LIVE, 'today'] }),
  });
}
