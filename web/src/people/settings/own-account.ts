// Reads and changes the account of the signed-in user.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../api/paths/portal.ts';
import { currentRealm } from '../realm.ts';

export type OwnAccount = components['schemas']['OwnAccount'];

export const ownAccountQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => (await currentRealm().client.GET('/me', { signal })).data!,
});

/** A change of the user's own account; afterwards the account is read again. */
export function useOwnChange<Input = void, Output = unknown>(
  change: (input: Input) => Promise<Output>,
  onDone?: (output: Output, input: Input) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (output: Output, input: Input) => {
      await queries.invalidateQueries({ queryKey: ['me'] });
      await queries.invalidateQueries({ queryKey: ['session'] });
      onDone?.(output, input);
    },
  });
}
