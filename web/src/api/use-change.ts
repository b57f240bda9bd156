// Changes of pages: one call of the API, and the refetch of what it makes outdated.
import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';

interface Options<Data, Input>
  extends Pick<UseMutationOptions<Data, Error, Input>, 'onMutate' | 'onError' | 'onSettled'> {
  /** The keys of the queries that are outdated after the change. */
  refreshes?: readonly QueryKey[];
  /** Called at once after the change. */
  onDone?: (data: Data, input: Input) => unknown;
  /** Called when the page shows the change. */
  onRefreshed?: (data: Data, input: Input) => unknown;
}

export function useChange<Data, Input = void>(
  call: (input: Input) => Promise<Data>,
  { refreshes = [], onDone, onRefreshed, ...options }: Options<Data, Input> = {},
) {
  const queries = useQueryClient();
  return useMutation({
    ...options,
    mutationFn: (input: Input) => call(input),
    onSuccess: async (data, input) => {
      await onDone?.(data, input);
      await Promise.all(refreshes.map((queryKey) => queries.invalidateQueries({ queryKey })));
      onRefreshed?.(data, input);
    },
  });
}
