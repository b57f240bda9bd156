import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { portal } from '../../api/client.ts';
import type { components, paths } from '../../api/paths/portal.ts';
import { usePortal } from '../session.tsx';

export function useCredentials(options: { staleTime?: number } = {}) {
  const { environment } = usePortal();
  return useQuery({
    queryKey: [environment, 'credentials'],
    queryFn: async ({ signal }) =>
      (await portal.GET('/{environment}/credentials', { params: { path: { environment } }, signal })).data!
        .data,
    ...options,
  });
}

export function useCredential(id: string) {
  const { environment } = usePortal();
  return useQuery({
    queryKey: [environment, 'credentials', id],
    queryFn: async ({ signal }) =>
      (
        await portal.GET('/{environment}/credentials/{id}', {
          params: { path: { environment, id } },
          signal,
        })
      ).data!,
  });
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
  return useMutation({
    mutationFn: async (body: CreateBody) =>
      (await portal.POST('/{environment}/credentials', { params: { path: { environment } }, body })).data!,
    onSuccess: (made) => {
      onMade(made);
      return again();
    },
  });
}

export interface Changes {
  name?: string;
  disabled?: boolean;
  expiresAt?: string | null;
  allowedAddresses?: string[];
}

export function useChange(id: string) {
  const { environment } = usePortal();
  const again = useAgain();
  return useMutation({
    mutationFn: (body: Changes) =>
      portal.PATCH('/{environment}/credentials/{id}', { params: { path: { environment, id } }, body }),
    onSuccess: again,
  });
}

export function useApprove(id: string, onDone: () => void) {
  const { environment } = usePortal();
  const again = useAgain();
  return useMutation({
    mutationFn: () =>
      portal.POST('/{environment}/credentials/{id}/approve', { params: { path: { environment, id } } }),
    onSuccess: () => {
      onDone();
      return again();
    },
  });
}

const SETTINGS = ['account-settings'];

export function useAccountSettings() {
  return useQuery({
    queryKey: SETTINGS,
    queryFn: async ({ signal }) => (await portal.GET('/account-settings', { signal })).data!,
  });
}

export function useChangeAccountSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (writeKeysNeedApproval: boolean) =>
      portal.PATCH('/account-settings', { body: { writeKeysNeedApproval } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: SETTINGS }),
  });
}

export function useRevoke(id: string) {
  const { environment } = usePortal();
  const again = useAgain();
  return useMutation({
    mutationFn: () =>
      portal.DELETE('/{environment}/credentials/{id}', { params: { path: { environment, id } } }),
    onSuccess: again,
  });
}

export function useRoll(id: string, onMade: (made: Made) => void) {
  const { environment } = usePortal();
  const again = useAgain();
  return useMutation({
    mutationFn: async (oldEndsAfterSeconds: number) =>
      (
        await portal.POST('/{environment}/credentials/{id}/roll', {
          params: { path: { environment, id } },
          body: { oldEndsAfterSeconds },
        })
      ).data!,
    onSuccess: (made) => {
      onMade(made);
      return again();
    },
  });
}

/** The newest call with this key; the stream announces a new one. */
export function useFirstCall(credential: string) {
  const { environment } = usePortal();
  const { data } = useQuery({
    queryKey: [environment, 'request-log', 'first', credential],
    queryFn: async ({ signal }) =>
      (
        await portal.GET('/{environment}/request-log', {
          params: { path: { environment }, query: { credential, limit: 1 } },
          signal,
        })
      ).data!.data,
  });
  return data?.[0] ?? null;
}
