// The queries and changes of short-term plates.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operations } from '../../api/client.ts';
import type { components, paths } from '../../api/paths/operations.ts';
import { LIVE } from '../live.tsx';

export type Plate = components['schemas']['ShortTermPlate'];
export type PlateFilter = Plate['state'] | 'EXPIRED';
type Action = paths['/plates/{id}/actions']['post']['requestBody']['content']['application/json'];
type Fields = paths['/plates']['post']['requestBody']['content']['application/json'];

const KEY = [LIVE, 'plates'];
const PAGE = 50;

export function usePlates(filter: PlateFilter | null) {
  return useInfiniteQuery({
    queryKey: [...KEY, 'list', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...(filter === 'EXPIRED' ? { expired: 'true' as const } : filter && { state: filter }),
        limit: PAGE,
        ...(pageParam && { cursor: pageParam }),
      };
      return (await operations.GET('/plates', { params: { query }, signal })).data!;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function usePlateCounts() {
  return useQuery({
    queryKey: [...KEY, 'counts'],
    queryFn: async ({ signal }) => (await operations.GET('/plates/counts', { signal })).data!,
  });
}

export function usePlatesOfOrder(id: string) {
  return useQuery({
    queryKey: [...KEY, 'of-order', id],
    queryFn: async ({ signal }) =>
      (await operations.GET('/orders/{id}/plates', { params: { path: { id } }, signal })).data!.data,
  });
}

function useChanged<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer) => {
      onDone(answer);
      await queries.invalidateQueries({ queryKey: KEY });
    },
  });
}

export function useSavePlate(plate: Plate | null, onDone: (plate: Plate) => void) {
  return useChanged(async (body: Fields) => {
    if (plate === null) return (await operations.POST('/plates', { body })).data!;
    const params = { path: { id: plate.id } };
    return (await operations.PATCH('/plates/{id}', { params, body: { ...body, version: plate.version } }))
      .data!;
  }, onDone);
}

export function useActOnPlate(onDone: (plate: Plate) => void) {
  return useChanged(
    async ({ id, ...body }: Action & { id: string }) =>
      (await operations.POST('/plates/{id}/actions', { params: { path: { id } }, body: body as Action }))
        .data!,
    onDone,
  );
}

export function useRemovePlate(onDone: () => void) {
  return useChanged(async (id: string) => {
    await operations.DELETE('/plates/{id}', { params: { path: { id } } });
  }, onDone);
}
