import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { LIVE } from '../live.tsx';

export type ListedAccount = components['schemas']['ListedAccount'];
export type Account = components['schemas']['Account'];
export type AccountActivity = components['schemas']['AccountActivity'];
export type Endpoint = components['schemas']['ObservedWebhookEndpoint'];
export type Credential = components['schemas']['Credential'];
export type AgreementVersion = components['schemas']['AgreementVersion'];
export type Terms = AgreementVersion['terms'];

const PAGE = 30;

export function useAccounts(search: string) {
  return useInfiniteQuery({
    queryKey: [LIVE, 'accounts', 'list', search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE, ...(search && { search }), ...(pageParam && { cursor: pageParam }) };
      return (await operations.GET('/account-activity', { params: { query }, signal })).data!;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    meta: { parts: ['orders', 'webhook-endpoints'] },
  });
}

export function useAccount(id: string) {
  return useQuery({
    queryKey: [LIVE, 'accounts', 'one', id],
    queryFn: async ({ signal }) =>
      (await operations.GET('/accounts/{id}/activity', { params: { path: { id } }, signal })).data!,
    meta: { parts: ['orders', 'credentials', 'webhook-endpoints'] },
  });
}

export function useAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [LIVE, 'accounts'] });
}

type Changes = Partial<
  Pick<Account, 'name' | 'kind' | 'status' | 'apiV1Production' | 'writeKeysNeedApproval' | 'language'>
> & {
  contractingParty?: PartyBody | null;
};

export interface PartyBody {
  name: string;
  address: string;
  country: string;
  vatId: string | null;
  debtorNumber: string | null;
  email: string;
  invoiceEmail: string | null;
  invoicesByMail: boolean;
  eInvoice: 'ZUGFERD' | 'XRECHNUNG';
  leitwegId: string | null;
}

export function useChangeAccount(id: string, onDone: () => void) {
  const again = useAgain();
  return useMutation({
    mutationFn: (body: Changes) => operations.PATCH('/accounts/{id}', { params: { path: { id } }, body }),
    onSuccess: () => {
      onDone();
      return again();
    },
  });
}

export function useEndpoints(id: string) {
  return useQuery({
    queryKey: [LIVE, 'webhook-endpoints', 'of account', id],
    queryFn: async ({ signal }) =>
      (await operations.GET('/accounts/{id}/webhook-health', { params: { path: { id } }, signal })).data!
        .data,
    meta: { parts: ['deliveries'] },
  });
}

export function useCredentials(id: string) {
  return useQuery({
    queryKey: [LIVE, 'credentials', 'of account', id],
    queryFn: async ({ signal }) =>
      (await operations.GET('/accounts/{id}/credentials', { params: { path: { id } }, signal })).data!.data,
  });
}

export function useUsers(id: string) {
  return useQuery({
    queryKey: [LIVE, 'accounts', 'users', id],
    queryFn: async ({ signal }) =>
      (await operations.GET('/accounts/{id}/users', { params: { path: { id } }, signal })).data!,
  });
}

/**
 * After a change of credentials, users or endpoints: reads their list and the counts of the account again.
 */
export function useRefreshAccountPart() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      ['accounts', 'credentials', 'webhook-endpoints'].map((part) =>
        queries.invalidateQueries({ queryKey: [LIVE, part] }),
      ),
    );
}
