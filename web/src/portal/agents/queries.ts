import { portal } from '../../api/client.ts';
import type { components } from '../../api/paths/portal.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
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
  return useCall(
    [environment, 'agents'],
    async (signal) =>
      (await portal.GET('/{environment}/agents', { params: { path: { environment } }, signal })).data,
  );
}

export function useEndAgent() {
  const { environment } = usePortal();
  return useChange(
    (id: string) => portal.DELETE('/{environment}/agents/{id}', { params: { path: { environment, id } } }),
    { refreshes: [[environment, 'agents']] },
  );
}

export function useApproveAgent(onDone: () => void) {
  const { environment } = usePortal();
  return useChange(
    (id: string) =>
      portal.POST('/{environment}/agents/{id}/approve', { params: { path: { environment, id } } }),
    { refreshes: [[environment, 'agents']], onDone },
  );
}

export function useAgentRequest(request: string) {
  return useCall(
    ['agent-request', request],
    (signal) => portal.GET('/agent-request', { params: { query: { request } }, signal }),
    { retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
}

interface Decision {
  request: string;
  environment: Environment;
  scopes: ScopeName[];
  days: number;
  spendingLimit: number | null;
}

/** Leaves the portal: the browser goes back to the program with a code. */
export function useAllowAgent() {
  return useChange(
    ({ environment, ...body }: Decision) =>
      portal.POST('/{environment}/agents', { params: { path: { environment } }, body }),
    { onDone: ({ returnUrl }) => location.assign(returnUrl) },
  );
}
