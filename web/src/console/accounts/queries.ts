import { useQueryClient } from '@tanstack/react-query';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useCall, usePages } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
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
  return usePages(
    [LIVE, 'accounts', 'list', search],
    (page, signal) =>
      operations.GET('/account-activity', {
        params: { query: { limit: PAGE, ...(search && { search }), ...page } },
        signal,
      }),
    { meta: { parts: ['orders', 'webhook-endpoints'] } },
  );
}

export function useAccount(id: string) {
  return useCall(
    [LIVE, 'accounts', 'one', id],
    (signal) => operations.GET('/accounts/{id}/activity', { params: { path: { id } }, signal }),
    { meta: { parts: ['orders', 'credentials', 'webhook-endpoints'] } },
  );
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
  return useChange(
    (body: Changes) => operations.PATCH('/accounts/{id}', { params: { path: { id } }, body }),
    {
      onDone: () => {
        onDone();
        return again();
      },
    },
  );
}

export function useEndpoints(id: string) {
  return useCall(
    [LIVE, 'webhook-endpoints', 'of account', id],
    async (signal) =>
      (await operations.GET('/accounts/{id}/webhook-health', { params: { path: { id } }, signal })).data,
    { meta: { parts: ['deliveries'] } },
  );
}

export function useCredentials(id: string) {
  return useCall(
    [LIVE, 'credentials', 'of account', id],
    async (signal) =>
      (await operations.GET('/accounts/{id}/credentials', { params: { path: { id } }, signal })).data,
  );
}

export function useUsers(id: string) {
  return useCall([LIVE, 'accounts', 'users', id], (signal) =>
    operations.GET('/accounts/{id}/users', { params: { path: { id } }, signal }),
  );
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
