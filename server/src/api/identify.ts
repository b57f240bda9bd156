// Identifies the caller from the headers, for every door that accepts customer credentials.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiScope } from '../customers/credentials/api-scopes.ts';
import { authenticate, readPresented, type Witness } from '../customers/credentials/authenticate.ts';
import type { Caller, CredentialWithAccount } from '../customers/credentials/credential.ts';
import { accessErrors } from '../customers/credentials/errors.ts';
import { showAddressLimit } from '../http/limits.ts';
import { headerText } from '../http/trace.ts';
import { ServiceError } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import { rejectSignIn } from './reject-sign-in.ts';

/** These do not suggest guessing, so they do not count as rejected sign-ins. */
const NOT_GUESSING = new Set(['UNAUTHORIZED', 'TOKEN_EXPIRED', 'INVALID_REQUEST']);

/** Returns the caller, or throws the right 401 and counts it against the address. */
export async function identify(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  onFound: (found: CredentialWithAccount) => void = () => {},
): Promise<Caller> {
  try {
    return await authenticatedCaller(request, services, onFound);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (!NOT_GUESSING.has(error.code)) throw await rejectSignIn(services, request, reply, error);
    await showAddressLimit(services.http.rateLimits, request, reply);
    throw error;
  }
}

async function authenticatedCaller(
  request: FastifyRequest,
  services: Services,
  onFound: (found: CredentialWithAccount) => void,
): Promise<Caller> {
  const { trace } = request;
  const presented = readPresented(headerText(request, 'authorization'), headerText(request, 'x-api-key'));
  const witness: Witness = {
    found(found) {
      trace.environment = found.credential.environment;
      trace.accountId = found.account.id;
      trace.credentialId = found.credential.id;
      onFound(found);
    },
    refused(why) {
      trace.refusal = why;
    },
  };
  try {
    return await authenticate(services.access, presented, trace.address, witness);
  } catch (error) {
    throw error instanceof ServiceError ? withChallenge(error) : error;
  }
}

/** RFC 6750 requires a challenge on every 401, with an error code if credentials were sent. */
function withChallenge(error: ServiceError): ServiceError {
  const challenge =
    error.code === 'UNAUTHORIZED'
      ? 'Bearer realm="handover"'
      : `Bearer realm="handover", error="invalid_token", error_description="${error.message.replaceAll('"', "'")}"`;
  return error.withHeaders({ 'WWW-Authenticate': challenge });
}

export function checkScope(caller: Caller, required: ApiScope): void {
  if (caller.scopes.includes(required)) return;
  throw accessErrors.INSUFFICIENT_SCOPE({
    details: { required: [required], granted: caller.scopes },
    headers: {
      'WWW-Authenticate': `Bearer realm="handover", error="insufficient_scope", scope="${required}"`,
    },
  });
}
