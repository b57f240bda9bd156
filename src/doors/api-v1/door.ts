// The v1 door: who is let in, in the order the errors are promised.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkAccount, checkV1Enabled } from '../../credentials/authenticate.ts';
import type { Caller } from '../../credentials/credential.ts';
import type { Scope } from '../../credentials/scopes.ts';
import type { Actor } from '../../operations/audit.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type Route, routesOf } from '../../platform/route.ts';
import type { Services } from '../../services.ts';
import { checkScope, identify } from '../identify.ts';
import { countCall } from '../limits.ts';

export interface V1Access {
  /** The scope a credential must hold; null where any credential will do. */
  scope: Scope | null;
  sandboxOnly?: true;
}

export type V1Route = Route<V1Access, Caller, Services>;

export const v1Route = routesOf<V1Access, Caller, Services>();

export function actorOf(caller: Caller): Actor {
  return { name: `credential:${caller.credential.id}`, door: 'api-v1' };
}

export async function admitToV1(
  route: V1Route,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Caller> {
  const caller = await identify(request, reply, services);
  const tooMany = await countCall(services.rateLimits, request, reply, caller.credential.id);
  checkAccount(caller);
  checkV1Enabled(caller);
  if (tooMany) throw tooMany;
  if (route.access.sandboxOnly && caller.environment !== 'sandbox') throw new ServiceError('SANDBOX_ONLY');
  if (route.access.scope !== null) checkScope(caller, route.access.scope);
  return caller;
}
