import { keepPreviousData } from '@tanstack/react-query';
import { operations } from '../../api/client.ts';
import type { components, paths } from '../../api/paths/operations.ts';
import { useCall, usePages } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { LIVE } from '../live.tsx';

export type Recurring = components['schemas']['RecurringOrder'];
export type RecurringAction =
  paths['/recurring-orders/{id}/actions']['post']['requestBody']['content']['application/json']['action'];
export type NewRecurring = paths['/recurring-orders']['post']['requestBody']['content']['application/json'];
export type Rule = paths['/recurring-orders/preview']['post']['requestBody']['content']['application/json'];

const KEY = [LIVE, 'recurring-orders'];
const PAGE = 50;

export function useRecurringOrders() {
  return usePages([...KEY, 'list'], (page, signal) =>
    operations.GET('/recurring-orders', { params: { query: { limit: PAGE, ...page } }, signal }),
  );
}

export function useRecurringOrder(id: string) {
  return useCall(
    [...KEY, id],
    (signal) => operations.GET('/recurring-orders/{id}', { params: { path: { id } }, signal }),
    { meta: { parts: ['orders'] } },
  );
}

/** Null while the rule is not complete. */
export function useNextDates(rule: Rule | null) {
  return useCall(
    [...KEY, 'preview', rule],
    async (signal) => (await operations.POST('/recurring-orders/preview', { body: rule!, signal })).data,
    { enabled: rule !== null, placeholderData: keepPreviousData, retry: false },
  );
}

export function useSaveRecurring(recurring: Recurring | null, onDone: (saved: Recurring) => void) {
  return useChange(
    (given: { rule: Rule; more: Pick<NewRecurring, 'order' | 'name'> & Partial<NewRecurring> }) => {
      const { rule, more } = given;
      if (recurring === null) {
        return operations.POST('/recurring-orders', { body: { ...rule, ...more } });
      }
      const params = { path: { id: recurring.id } };
      const body = { ...rule, name: more.name, version: recurring.version } as never;
      return operations.PATCH('/recurring-orders/{id}', { params, body });
    },
    { refreshes: [KEY], onDone },
  );
}

export function useActOnRecurring(onDone: (action: RecurringAction) => void) {
  return useChange(
    async ({ id, action, version }: { id: string; action: RecurringAction; version: number }) => {
      const params = { path: { id } };
      await operations.POST('/recurring-orders/{id}/actions', { params, body: { action, version } });
      return action;
    },
    { refreshes: [KEY], onDone },
  );
}

/** Leaves out or moves single dates; the rule stays. */
export function useChangeExceptions({ id, version }: Recurring, onDone: () => void) {
  return useChange(
    (exceptions: Recurring['exceptions']) =>
      operations.PATCH('/recurring-orders/{id}', { params: { path: { id } }, body: { exceptions, version } }),
    { refreshes: [KEY], onDone },
  );
}
