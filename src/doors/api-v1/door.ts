// The v1 door: who is let in, in the order the errors are promised.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate, checkAccount, checkV1Enabled, readPresented } from '../../credentials/authenticate.ts';
import type { Caller, Credential } from '../../credentials/credential.ts';
import type { Scope } from '../../credentials/scopes.ts';
import type { Actor } from '../../operations/audit.ts';
import { ServiceError } from '../../platform/errors.ts';
import { headerText } from '../../platform/http-trace.ts';
import { type Route, routesOf } from '../../platform/route.ts';
import type { Services } from '../../services.ts';
import { countCall, countRejection, showAddressLimit } from '../limits.ts';

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

/** Neither says that somebody is guessing, so neither counts as a rejected sign-in. */
const INNOCENT = new Set(['UNAUTHORIZED', 'TOKEN_EXPIRED', 'INVALID_REQUEST']);

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

/** The caller behind the credential; throws the fitting 401 and counts it against the address. */
export async function identify(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Caller> {
  try {
    return await authenticatedCaller(request, services);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (!INNOCENT.has(error.code)) throw await countRejection(services.rateLimits, request, reply, error);
    await showAddressLimit(services.rateLimits, request, reply);
    throw error;
  }
}

async function authenticatedCaller(request: FastifyRequest, services: Services): Promise<Caller> {
  const presented = readPresented(headerText(request, 'authorization'), headerText(request, 'x-api-key'));
  const { trace } = request;
  const noteCredential = (credential: Credential) => {
    trace.environment = credential.environment;
    trace.accountId = credential.accountId;
    trace.credentialId = credential.id;
  };
  try {
    return await authenticate(services, presented, noteCredential);
  } catch (error) {
    throw error instanceof ServiceError ? withChallenge(error) : error;
  }
}

/** RFC 6750 wants a challenge on every 401, with an error code unless nothing was sent at all. */
function withChallenge(error: ServiceError): ServiceError {
  const challenge =
    error.code === 'UNAUTHORIZED'
      ? 'Bearer realm="handover"'
      : `Bearer realm="handover", error="invalid_token", error_description="${error.message.replaceAll('"', "'")}"`;
  return new ServiceError(error.code, {
    message: error.message,
    details: error.details,
    headers: { ...error.headers, 'WWW-Authenticate': challenge },
    cause: error.cause,
  });
}

function checkScope(caller: Caller, required: Scope): void {
  if (caller.scopes.includes(required)) return;
  throw new ServiceError('INSUFFICIENT_SCOPE', {
    details: { required: [required], granted: caller.scopes },
    headers: {
      'WWW-Authenticate': `Bearer realm="handover", error="insufficient_scope", scope="${required}"`,
    },
  });
}
