import { useQueryClient } from '@tanstack/react-query';
import { portal } from '../../api/client.ts';
import type { components, paths } from '../../api/paths/portal.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { usePortal } from '../session.tsx';

export function useCredentials(options: { staleTime?: number } = {}) {
  const { environment } = usePortal();
  return useCall(
    [environment, 'credentials'],
    async (signal) =>
      (await portal.GET('/{environment}/credentials', { params: { path: { environment } }, signal })).data,
    { ...options },
  );
}

export function useCredential(id: string) {
  const { environment } = usePortal();
  return useCall([environment, 'credentials', id], (signal) =>
    portal.GET('/{environment}/credentials/{id}', {
      params: { path: { environment, id } },
      signal,
    }),
  );
}

type Made = components['schemas']['CreatedCredential'];

type CreateBody = NonNullable<
  paths['/{environment}/credentials']['post']['requestBody']
>['content']['application/json'];

function useAgain() {
  const queries = useQueryClient();
  const { environment } = usePortal();
  return () => queries.invalidateQueries({ queryKey: [environment, 'credentials'] });
}

/**
 * Calls `onMade` before it refetches: the refetch may unmount the caller, and the secret is shown only once.
 */
export function useCreate(onMade: (made: Made) => void) {
  const { environment } = usePortal();
  const again = useAgain();
  return useChange(
    (body: CreateBody) =>
      portal.POST('/{environment}/credentials', { params: { path: { environment } }, body }),
    {
      onDone: (made) => {
        onMade(made);
        return again();
      },
    },
  );
}

export interface Changes {
  name?: string;
  disabled?: boolean;
  expiresAt?: string | null;
  allowedAddresses?: string[];
}

export function useCredentialChange(id: string) {
  const { environment } = usePortal();
  const again = useAgain();
  return useChange(
    (body: Changes) =>
      portal.PATCH('/{environment}/credentials/{id}', { params: { path: { environment, id } }, body }),
    { onDone: again },
  );
}

export function useApprove(id: string, onDone: () => void) {
  const { environment } = usePortal();
  const again = useAgain();
  return useChange(
    () => portal.POST('/{environment}/credentials/{id}/approve', { params: { path: { environment, id } } }),
    {
      onDone: () => {
        onDone();
        return again();
      },
    },
  );
}

const SETTINGS = ['account-settings'];

export function useAccountSettings() {
  return useCall(SETTINGS, (signal) => portal.GET('/account-settings', { signal }));
}

export function useChangeAccountSettings() {
  return useChange(
    (writeKeysNeedApproval: boolean) =>
      portal.PATCH('/account-settings', { body: { writeKeysNeedApproval } }),
    { refreshes: [SETTINGS] },
  );
}

export function useRevoke(id: string) {
  const { environment } = usePortal();
  const again = useAgain();
  return useChange(
    () => portal.DELETE('/{environment}/credentials/{id}', { params: { path: { environment, id } } }),
    { onDone: again },
  );
}

export function useRoll(id: string, onMade: (made: Made) => void) {
  const { environment } = usePortal();
  const again = useAgain();
  return useChange(
    (oldEndsAfterSeconds: number) =>
      portal.POST('/{environment}/credentials/{id}/roll', {
        params: { path: { environment, id } },
        body: { oldEndsAfterSeconds },
      }),
    {
      onDone: (made) => {
        onMade(made);
        return again();
      },
    },
  );
}

/** The newest call with this key; the stream announces a new one. */
export function useFirstCall(credential: string) {
  const { environment } = usePortal();
  const { data } = useCall(
    [environment, 'request-log', 'first', credential],
    async (signal) =>
      (
        await portal.GET('/{environment}/request-log', {
          params: { path: { environment }, query: { credential, limit: 1 } },
          signal,
        })
      ).data,
  );
  return data?.[0] ?? null;
}
