// Admits callers to the v1 API, with checks in the documented order of errors.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiScope } from '../../customers/credentials/api-scopes.ts';
import { checkAccount, checkV1Enabled } from '../../customers/credentials/authenticate.ts';
import type { Caller } from '../../customers/credentials/credential.ts';
import { accessErrors } from '../../customers/credentials/errors.ts';
import { isTest } from '../../customers/environment.ts';
import { countCall } from '../../http/limits.ts';
import { type Route, routesOf } from '../../http/route.ts';
import type { Actor } from '../../operator/audit.ts';
import type { Services } from '../../services.ts';
import { checkScope, identify } from '../shared/credentials/identify.ts';
import type { ErrorCode } from '../shared/errors/error-catalog.ts';

export interface V1Access {
  /** The scope that a credential must hold; null where any credential is accepted. */
  scope: ApiScope | null;
  sandboxOnly?: true;
}

type V1Route = Route<V1Access, Caller, Services>;

export const v1Route = routesOf<V1Access, Caller, Services, ErrorCode>();

export function actorOf(caller: Caller): Actor {
  return { name: `credential:${caller.credential.id}`, channel: 'api-v1' };
}

export async function admitToV1(
  route: V1Route,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Caller> {
  // Both results are usually cached; awaiting a value that is already known would slow down every call.
  const identified = identify(request, reply, services);
  const caller = identified instanceof Promise ? await identified : identified;
  const counted = countCall(services.http.rateLimits, request, reply, caller.credential.id);
  const tooMany = counted instanceof Promise ? await counted : counted;
  checkAccount(caller);
  checkV1Enabled(caller);
  if (tooMany) throw tooMany;
  if (route.access.sandboxOnly && !isTest(caller.environment)) throw accessErrors.SANDBOX_ONLY();
  if (route.access.scope !== null) checkScope(caller, route.access.scope);
  return caller;
}
