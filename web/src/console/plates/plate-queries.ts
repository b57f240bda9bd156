// The queries and changes of short-term plates.
import { operations } from '../../api/client.ts';
import type { components, paths } from '../../api/paths/operations.ts';
import { useCall, usePages } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { LIVE } from '../live.tsx';

export type Plate = components['schemas']['ShortTermPlate'];
export type PlateFilter = Plate['state'] | 'EXPIRED';
type Action = paths['/plates/{id}/actions']['post']['requestBody']['content']['application/json'];
type Fields = paths['/plates']['post']['requestBody']['content']['application/json'];

const KEY = [LIVE, 'plates'];
const PAGE = 50;

export function usePlates(filter: PlateFilter | null) {
  return usePages([...KEY, 'list', filter], (page, signal) =>
    operations.GET('/plates', {
      params: {
        query: {
          ...(filter === 'EXPIRED' ? { expired: 'true' as const } : filter && { state: filter }),
          limit: PAGE,
          ...page,
        },
      },
      signal,
    }),
  );
}

export function usePlateCounts() {
  return useCall([...KEY, 'counts'], (signal) => operations.GET('/plates/counts', { signal }));
}

export function usePlatesOfOrder(id: string) {
  return useCall(
    [...KEY, 'of-order', id],
    async (signal) =>
      (await operations.GET('/orders/{id}/plates', { params: { path: { id } }, signal })).data,
  );
}

function useChanged<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  return useChange(change, { refreshes: [KEY], onDone });
}

export function useSavePlate(plate: Plate | null, onDone: (plate: Plate) => void) {
  return useChanged((body: Fields) => {
    if (plate === null) return operations.POST('/plates', { body });
    const params = { path: { id: plate.id } };
    return operations.PATCH('/plates/{id}', { params, body: { ...body, version: plate.version } });
  }, onDone);
}

export function useActOnPlate(onDone: (plate: Plate) => void) {
  return useChanged(
    ({ id, ...body }: Action & { id: string }) =>
      operations.POST('/plates/{id}/actions', { params: { path: { id } }, body: body as Action }),
    onDone,
  );
}

export function useRemovePlate(onDone: () => void) {
  return useChanged(async (id: string) => {
    await operations.DELETE('/plates/{id}', { params: { path: { id } } });
  }, onDone);
}
