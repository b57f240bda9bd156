import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operations } from '../../../api/client.ts';
import type { paths } from '../../../api/paths/operations.ts';
import { LIVE } from '../../live.tsx';

const KEY = [LIVE, 'saved-views'];

export type ViewBody = paths['/views']['post']['requestBody']['content']['application/json'];

export function useSavedViews() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await operations.GET('/views', { signal })).data!.data,
  });
}

/** Without an id, saves a new view. */
export function useSaveView(id: string | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Partial<ViewBody>) => {
      const answer =
        id === null
          ? await operations.POST('/views', { body: body as ViewBody })
          : await operations.PATCH('/views/{id}', { params: { path: { id } }, body });
      return answer.data!;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRemoveView() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => operations.DELETE('/views/{id}', { params: { path: { id } } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
