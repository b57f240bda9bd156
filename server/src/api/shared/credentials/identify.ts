// Identifies the caller from the headers, for every API that accepts customer credentials.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiScope } from '../../../customers/credentials/api-scopes.ts';
import {
  type AuthObserver,
  authenticate,
  parseCredentials,
} from '../../../customers/credentials/authenticate.ts';
import type { Caller, CredentialWithAccount } from '../../../customers/credentials/credential.ts';
import { accessErrors } from '../../../customers/credentials/errors.ts';
import { showAddressLimit } from '../../../http/limits.ts';
import { type HttpTrace, headerText } from '../../../http/trace.ts';
import { ServiceError } from '../../../platform/errors.ts';
import type { Services } from '../../../services.ts';
import { rejectSignIn } from './reject-sign-in.ts';

/** These errors do not suggest guessing, so they do not count as rejected sign-ins. */
const NOT_GUESSING = new Set(['UNAUTHORIZED', 'TOKEN_EXPIRED', 'INVALID_REQUEST']);

/** Returns the caller, or throws the matching 401 and counts it against the IP address. */
export function identify(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  onFound?: (found: CredentialWithAccount) => void,
): Caller | Promise<Caller> {
  const { trace } = request;
  const refuse = (error: unknown) => refuseCaller(error, request, reply, services);
  try {
    const presented = parseCredentials(
      headerText(request, 'authorization'),
      headerText(request, 'x-api-key'),
    );
    const caller = authenticate(services.access, presented, trace.address, observerFor(trace, onFound));
    return caller instanceof Promise ? caller.catch(refuse) : caller;
  } catch (error) {
    return refuse(error);
  }
}

async function refuseCaller(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<never> {
  if (!(error instanceof ServiceError)) throw error;
  const refusal = error.status === 401 ? withChallenge(error) : error;
  if (!NOT_GUESSING.has(refusal.code)) throw await rejectSignIn(services, request, reply, refusal);
  await showAddressLimit(services.http.rateLimits, request, reply);
  throw refusal;
}

/** Writes what is known about the credential into the trace. */
function observerFor(trace: HttpTrace, onFound?: (found: CredentialWithAccount) => void): AuthObserver {
  return {
    found(found) {
      trace.environment = found.credential.environment;
      trace.accountId = found.account.id;
      trace.credentialId = found.credential.id;
      onFound?.(found);
    },
    refused(why) {
      trace.refusal = why;
    },
  };
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
