// The older door: API keys only, its own errors, the same account rules.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiScope } from '../../customers/credentials/api-scopes.ts';
import { checkAccount } from '../../customers/credentials/authenticate.ts';
import type { Caller, CredentialWithAccount } from '../../customers/credentials/credential.ts';
import { ServiceError } from '../../http/errors.ts';
import { countCall, countRejection } from '../../http/limits.ts';
import { type Route, routesOf } from '../../http/route.ts';
import type { Actor } from '../../operator/audit.ts';
import type { Services } from '../../services.ts';
import { checkScope, identify } from '../identify.ts';

export interface LegacyAccess {
  scope: ApiScope;
  sandboxOnly?: true;
}

export type LegacyRoute = Route<LegacyAccess, Caller, Services>;

export const legacyRoute = routesOf<LegacyAccess, Caller, Services>();

export function actorOf(caller: Caller): Actor {
  return { name: `credential:${caller.credential.id}`, door: 'older' };
}

export async function admitToLegacy(
  route: LegacyRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Caller> {
  const caller = await identifyByKey(request, reply, services);
  const tooMany = await countCall(services.rateLimits, request, reply, caller.credential.id);
  checkAccount(caller);
  if (tooMany) throw tooMany;
  if (route.access.sandboxOnly && caller.environment !== 'sandbox') throw new ServiceError('SANDBOX_ONLY');
  checkScope(caller, route.access.scope);
  return caller;
}

const CHALLENGE = { 'WWW-Authenticate': 'Bearer realm="handover", error="invalid_token"' };

/** OAuth clients and their tokens do not apply here; a key whose account is gone has no tenant. */
async function identifyByKey(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Caller> {
  const seen: CredentialWithAccount[] = [];
  try {
    const caller = await identify(request, reply, services, (found) => seen.push(found));
    if (caller.method === 'api_key') return caller;
  } catch (error) {
    const refused = error instanceof ServiceError && error.code === 'INVALID_CREDENTIALS';
    if (refused && isKeyOfNobody(seen[0])) throw new ServiceError('NO_TENANT', { headers: error.headers });
    throw error;
  }
  const rejection = new ServiceError('INVALID_CREDENTIALS', { headers: CHALLENGE });
  throw await countRejection(services.rateLimits, request, reply, rejection);
}

function isKeyOfNobody(found: CredentialWithAccount | undefined): boolean {
  return found?.credential.type === 'api_key' && found.account.deletedAt !== null;
}
