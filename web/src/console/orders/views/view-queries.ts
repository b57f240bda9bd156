import { operations } from '../../../api/client.ts';
import type { paths } from '../../../api/paths/operations.ts';
import { useCall } from '../../../api/use-call.ts';
import { useChange } from '../../../api/use-change.ts';
import { LIVE } from '../../live.tsx';

const KEY = [LIVE, 'saved-views'];

export type ViewBody = paths['/views']['post']['requestBody']['content']['application/json'];

export function useSavedViews() {
  return useCall(KEY, async (signal) => (await operations.GET('/views', { signal })).data);
}

/** A change of any order changes the counts. */
const COUNTS_KEY = [LIVE, 'orders', 'view-counts'];

export function useViewCounts() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return useCall(COUNTS_KEY, async (signal) => {
    const { data } = await operations.GET('/views/counts', { params: { query: { timeZone } }, signal });
    return new Map(data.map(({ id, count }) => [id, count]));
  });
}

/** Without an id, saves a new view. */
export function useSaveView(id: string | null) {
  return useChange(
    (body: Partial<ViewBody>) =>
      id === null
        ? operations.POST('/views', { body: body as ViewBody })
        : operations.PATCH('/views/{id}', { params: { path: { id } }, body }),
    { refreshes: [KEY, COUNTS_KEY] },
  );
}

export function useRemoveView() {
  return useChange((id: string) => operations.DELETE('/views/{id}', { params: { path: { id } } }), {
    refreshes: [KEY],
  });
}
