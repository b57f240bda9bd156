// Checks the operator token, for the operations API, its description and the metrics.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseCredentials } from '../../../customers/credentials/authenticate.ts';
import { accessErrors } from '../../../customers/credentials/errors.ts';
import { headerText } from '../../../http/trace.ts';
import type { Actor } from '../../../operator/audit.ts';
import { equalInConstantTime } from '../../../platform/secrets.ts';
import type { Services } from '../../../services.ts';
import { rejectBlockedAddress, rejectSignIn } from './reject-sign-in.ts';

const challenge = { 'WWW-Authenticate': 'Bearer realm="handover operations"' };

export async function identifyOperator(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Actor> {
  const presented = parseCredentials(headerText(request, 'authorization'), undefined);
  if (presented === null) {
    await rejectBlockedAddress(services, request, reply);
    const message = 'No credentials. Send "Authorization: Bearer <operator token>".';
    throw accessErrors.UNAUTHORIZED({ message, headers: challenge });
  }
  await checkOperatorToken(presented.value, request, reply, services);
  return { name: 'operator', channel: 'ops' };
}

/** At least 80 bits, even in hexadecimal. A shorter token could be guessed, so its address limit comes first. */
const UNGUESSABLE_LENGTH = 20;

/**
 * A wrong token is counted at once and a right one only reads the count: nothing is awaited before, so calls
 * at the same time are decided in their order. To count every call first would refuse systems that call often.
 * A long token is never refused for what its neighbours send.
 */
export async function checkOperatorToken(
  presented: string,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<void> {
  if (equalInConstantTime(presented, services.access.operatorToken)) {
    if (presented.length < UNGUESSABLE_LENGTH) await rejectBlockedAddress(services, request, reply);
    return;
  }
  const message = 'This is not the operator token.';
  const rejection = accessErrors.INVALID_CREDENTIALS({ message, headers: challenge });
  throw await rejectSignIn(services, request, reply, rejection);
}
