// What the signed-in person chose for a list: kept by the server, the same on every device.
import { useQueryClient } from '@tanstack/react-query';
import type { ListChoice } from '../../../shared/lists/list-choices.ts';
import { useCall } from '../api/use-call.ts';
import { useChange } from '../api/use-change.ts';
import { toastError } from '../ui/announce.tsx';
import { currentRealm } from './realm.ts';

const KEY = ['list-choices'];

/** Undefined for who chose nothing. The page shows a choice at once, before it is saved. */
export function useListChoice(name: ListChoice) {
  const queries = useQueryClient();
  const { data } = useCall(
    KEY,
    async (signal) => (await currentRealm().client.GET('/me/choices', { signal })).data,
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const saving = useChange(
    (chosen: readonly string[] | null) =>
      currentRealm().client.PUT('/me/choices', { body: { name, chosen: chosen && [...chosen] } }),
    {
      onMutate: async (chosen) => {
        await queries.cancelQueries({ queryKey: KEY });
        queries.setQueryData<typeof data>(KEY, (before = []) => [
          ...before.filter((each) => each.name !== name),
          ...(chosen ? [{ name, chosen: [...chosen] }] : []),
        ]);
      },
      onError: (error) => {
        toastError(error);
        void queries.invalidateQueries({ queryKey: KEY });
      },
    },
  );
  return { chosen: data?.find((each) => each.name === name)?.chosen, choose: saving.mutate };
}
