import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useCall } from '../../api/use-call.ts';
import { LIVE } from '../live.tsx';
import type { DriversSearch } from './drivers-search.ts';

export type DayPlan = components['schemas']['DayPlan'];
export type DriverDay = components['schemas']['DriverDay'];
export type PlannedTrip = components['schemas']['PlannedTrip'];
export type AssignedTrip = components['schemas']['AssignedTrip'];
export type Driver = DriverDay['driver'];
export type DriverPhone = components['schemas']['DriverPhone'];

/** Bars grow and drivers become silent with time alone, without a live update, so the plan is polled. */
const POLL_INTERVAL_MS = MINUTE_MS;

export function useDayPlan({ day, inactive }: DriversSearch) {
  return useCall(
    [LIVE, 'drivers', 'plan', day ?? 'today', inactive ?? false],
    (signal) =>
      operations.GET('/day-plan', {
        params: { query: { ...(day && { day }), ...(inactive && { inactive: 'true' as const }) } },
        signal,
      }),
    { meta: { parts: ['map'] }, placeholderData: keepPreviousData, refetchInterval: POLL_INTERVAL_MS },
  );
}

/** Reads the plan and the phones again after a change on this page. */
export function useRefreshDrivers() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [LIVE, 'drivers'] });
}

export function useDriverPhones(id: string) {
  return useCall(
    [LIVE, 'drivers', 'phones', id],
    async (signal) =>
      (await operations.GET('/drivers/{id}/sessions', { params: { path: { id } }, signal })).data,
    { refetchInterval: POLL_INTERVAL_MS },
  );
}
