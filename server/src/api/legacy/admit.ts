// Admits callers to the legacy API: API keys only, its own errors, the same account rules.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiScope } from '../../customers/credentials/api-scopes.ts';
import { checkAccount } from '../../customers/credentials/authenticate.ts';
import type { Caller, CredentialWithAccount } from '../../customers/credentials/credential.ts';
import { accessErrors } from '../../customers/credentials/errors.ts';
import { countCall } from '../../http/limits.ts';
import { type Route, routesOf } from '../../http/route.ts';
import { isTest } from '../../model/environment.ts';
import type { Actor } from '../../operator/audit.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { checkScope, identify } from '../shared/credentials/identify.ts';
import { rejectSignIn } from '../shared/credentials/reject-sign-in.ts';
import type { ErrorCode } from '../shared/errors/error-catalog.ts';

export interface LegacyAccess {
  scope: ApiScope;
  sandboxOnly?: true;
}

type LegacyRoute = Route<LegacyAccess, Caller, Services>;

export const legacyRoute = routesOf<LegacyAccess, Caller, Services, ErrorCode>();

export function actorOf(caller: Caller): Actor {
  return { name: `credential:${caller.credential.id}`, channel: 'older' };
}

export async function admitToLegacy(
  route: LegacyRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Caller> {
  const caller = await identifyByKey(request, reply, services);
  const tooMany = await countCall(services.http.rateLimits, request, reply, caller.credential.id);
  checkAccount(caller);
  if (tooMany) throw tooMany;
  if (route.access.sandboxOnly && !isTest(caller.environment)) throw accessErrors.SANDBOX_ONLY();
  checkScope(caller, route.access.scope);
  return caller;
}

const CHALLENGE = { 'WWW-Authenticate': 'Bearer realm="handover", error="invalid_token"' };

/** Accepts no OAuth clients or tokens. A key whose account was deleted gets NO_TENANT. */
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
    if (refused && isKeyOfDeletedAccount(seen[0])) throw accessErrors.NO_TENANT({ headers: error.headers });
    throw error;
  }
  const rejection = accessErrors.INVALID_CREDENTIALS({ headers: CHALLENGE });
  throw await rejectSignIn(services, request, reply, rejection);
}

function isKeyOfDeletedAccount(found: CredentialWithAccount | undefined): boolean {
  return found?.credential.type === 'api_key' && found.account.deletedAt !== null;
}
