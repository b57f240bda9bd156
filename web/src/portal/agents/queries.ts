import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { portal } from '../../api/client.ts';
import type { components } from '../../api/paths/portal.ts';
import type { Environment } from '../../ui/environment.tsx';
import { usePortal } from '../session.tsx';

export type AgentSession = components['schemas']['AgentSession'];
export type AgentRequest = components['schemas']['AgentRequest'];
export type ScopeName = AgentSession['scopes'][number];

const ORDERING: readonly ScopeName[] = ['orders:write', 'quotes:write'];

/** Whether an agent with these scopes can place an order. */
export function mayOrder(scopes: readonly ScopeName[]): boolean {
  return scopes.some((scope) => ORDERING.includes(scope));
}

export function useAgents() {
  const { environment } = usePortal();
  return useQuery({
    queryKey: [environment, 'agents'],
    queryFn: async ({ signal }) =>
      (await portal.GET('/{environment}/agents', { params: { path: { environment } }, signal })).data!.data,
  });
}

export function useEndAgent() {
  const { environment } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      portal.DELETE('/{environment}/agents/{id}', { params: { path: { environment, id } } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [environment, 'agents'] }),
  });
}

export function useAgentRequest(request: string) {
  return useQuery({
    queryKey: ['agent-request', request],
    queryFn: async ({ signal }) =>
      (await portal.GET('/agent-request', { params: { query: { request } }, signal })).data!,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface Decision {
  request: string;
  environment: Environment;
  scopes: ScopeName[];
  days: number;
}

/** Leaves the portal: the browser goes back to the program with a code. */
export function useAllowAgent() {
  return useMutation({
    mutationFn: async ({ environment, ...body }: Decision) =>
      (await portal.POST('/{environment}/agents', { params: { path: { environment } }, body })).data!,
    onSuccess: ({ returnUrl }) => location.assign(returnUrl),
  });
}
