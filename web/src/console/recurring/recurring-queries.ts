import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { operations } from '../../api/client.ts';
import type { components, paths } from '../../api/paths/operations.ts';
import { LIVE } from '../live.tsx';

export type Recurring = components['schemas']['RecurringOrder'];
export type RecurringAction =
  paths['/recurring-orders/{id}/actions']['post']['requestBody']['content']['application/json']['action'];
export type NewRecurring = paths['/recurring-orders']['post']['requestBody']['content']['application/json'];
export type Rule = paths['/recurring-orders/preview']['post']['requestBody']['content']['application/json'];

const KEY = [LIVE, 'recurring-orders'];
const PAGE = 50;

export function useRecurringOrders() {
  return useInfiniteQuery({
    queryKey: [...KEY, 'list'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE, ...(pageParam && { cursor: pageParam }) };
      return (await operations.GET('/recurring-orders', { params: { query }, signal })).data!;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function useRecurringOrder(id: string) {
  return useQuery({
    queryKey: [...KEY, id],
    queryFn: async ({ signal }) =>
      (await operations.GET('/recurring-orders/{id}', { params: { path: { id } }, signal })).data!,
    meta: { parts: ['orders'] },
  });
}

/** Null while the rule is not complete. */
export function useNextDates(rule: Rule | null) {
  return useQuery({
    queryKey: [...KEY, 'preview', rule],
    queryFn: async ({ signal }) =>
      (await operations.POST('/recurring-orders/preview', { body: rule!, signal })).data!.data,
    enabled: rule !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function useSaveRecurring(recurring: Recurring | null, onDone: (saved: Recurring) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (given: {
      rule: Rule;
      more: Pick<NewRecurring, 'order' | 'name'> & Partial<NewRecurring>;
    }) => {
      const { rule, more } = given;
      if (recurring === null) {
        return (await operations.POST('/recurring-orders', { body: { ...rule, ...more } })).data!;
      }
      const params = { path: { id: recurring.id } };
      const body = { ...rule, name: more.name, version: recurring.version } as never;
      return (await operations.PATCH('/recurring-orders/{id}', { params, body })).data!;
    },
    onSuccess: async (saved) => {
      onDone(saved);
      await queries.invalidateQueries({ queryKey: KEY });
    },
  });
}

export function useActOnRecurring(onDone: (action: RecurringAction) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, action, version }: { id: string; action: RecurringAction; version: number }) => {
      const params = { path: { id } };
      await operations.POST('/recurring-orders/{id}/actions', { params, body: { action, version } });
      return action;
    },
    onSuccess: async (action) => {
      onDone(action);
      await queries.invalidateQueries({ queryKey: KEY });
    },
  });
}
