// The queries of an order's page, and the only mutation: sending a command.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { operations } from '../../api/client.ts';
import type { components, paths } from '../../api/paths/operations.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { LIVE } from '../live.tsx';
import { useConsole } from '../session.tsx';

export type DispatchListItem = components['schemas']['DispatchListItem'];
export type PossibleCommand = components['schemas']['PossibleCommand'];
export type DispatchHistoryEntry = components['schemas']['DispatchHistoryEntry'];
export type DispatchTracking = components['schemas']['DispatchTracking'];
export type OrderDocument = components['schemas']['Document'];
export type CommandBody =
  paths['/orders/{id}/commands']['post']['requestBody']['content']['application/json'];
/**
 * `reassign_driver` does the same as `replace_driver`, and is also possible before the pickup. A credit note needs
 * lines of the invoice, which this page does not show.
 */
const NOT_OFFERED = ['replace_driver', 'credit_invoice'] as const;
/** What has endpoints of its own. */
export type OrderChangeName = 'change' | 'change_terms' | 'redirect';
export type CommandName = Exclude<CommandBody['command'], (typeof NOT_OFFERED)[number]> | OrderChangeName;

const keyOf = (id: string, what: string) => [LIVE, 'orders', id, what];

export function useOrder(id: string) {
  return useCall(keyOf(id, 'record'), (signal) =>
    operations.GET('/orders/{id}', { params: { path: { id } }, signal }),
  );
}

export function usePossible(id: string) {
  return useCall(
    keyOf(id, 'commands'),
    (signal) => operations.GET('/orders/{id}/commands', { params: { path: { id } }, signal }),
    {
      select: ({ commands, ...rest }) => ({
        ...rest,
        commands: commands.filter(({ command }) => !NOT_OFFERED.some((name) => name === command)),
      }),
    },
  );
}

export function useOrderHistory(id: string) {
  return useCall(
    keyOf(id, 'history'),
    async (signal) =>
      (await operations.GET('/orders/{id}/history', { params: { path: { id } }, signal })).data,
    { meta: { parts: ['deliveries', 'mails'] } },
  );
}

export function useTracking(id: string) {
  return useCall(
    keyOf(id, 'tracking'),
    (signal) => operations.GET('/orders/{id}/tracking', { params: { path: { id } }, signal }),
    { meta: { parts: ['positions'] } },
  );
}

export function useDocuments(id: string) {
  return useCall(
    keyOf(id, 'documents'),
    async (signal) =>
      (await operations.GET('/orders/{id}/documents', { params: { path: { id } }, signal })).data,
  );
}

/** Reads everything about orders again; the promise resolves when the new data has arrived. */
export function useRefreshOrders() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [LIVE, 'orders'] });
}

/** Sends a command on the version that the user saw. The idempotency key makes a repeated call harmless. */
export function useCommand(id: string, onDone: (body: CommandBody) => void) {
  const refreshOrders = useRefreshOrders();
  const key = useRef(crypto.randomUUID());
  return useChange(
    (body: CommandBody) =>
      operations.POST('/orders/{id}/commands', {
        params: { path: { id }, header: { 'Idempotency-Key': key.current } },
        body,
      }),
    {
      onDone: async (_, body) => {
        await refreshOrders();
        onDone(body);
      },
      onError: async () => {
        // After a refusal the user decides again, so the next attempt is a new command with a new key.
        key.current = crypto.randomUUID();
        await refreshOrders();
      },
    },
  );
}

const PRESENCE_INTERVAL_MS = 10_000;

/** Reports every few seconds that this page is open, and returns the names of others who have it open. */
export function usePresence(id: string): readonly string[] {
  const { user, may } = useConsole();
  const isReporting = may('staff');
  const { data } = useCall(
    [LIVE, 'presence', id],
    async (signal) => {
      const call = { params: { path: { id } }, signal };
      const answer = isReporting
        ? await operations.PUT('/orders/{id}/presence', call)
        : await operations.GET('/orders/{id}/presence', call);
      return answer.data;
    },
    { refetchInterval: PRESENCE_INTERVAL_MS },
  );
  useEffect(() => {
    if (!isReporting) return;
    const leave = () =>
      void operations
        .DELETE('/orders/{id}/presence', { params: { path: { id } }, keepalive: true })
        .catch(() => undefined);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, isReporting]);
  return (data ?? []).filter(({ userId }) => userId !== user.id).map(({ name }) => name);
}
