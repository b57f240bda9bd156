// Reads and changes the account of the signed-in user.
import type { components } from '../../api/paths/portal.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { currentRealm } from '../realm.ts';

export type OwnAccount = components['schemas']['OwnAccount'];

export const useOwnAccount = () => useCall(['me'], (signal) => currentRealm().client.GET('/me', { signal }));

/** A change of the user's own account; afterwards the account is read again. */
export function useOwnChange<Input = void, Output = unknown>(
  change: (input: Input) => Promise<Output>,
  onDone?: (output: Output, input: Input) => void,
) {
  return useChange(change, {
    refreshes: [['me'], ['session']],
    ...(onDone && { onRefreshed: onDone }),
  });
}
