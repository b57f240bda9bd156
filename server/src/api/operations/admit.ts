// Admits the operator to the operations door by one bearer token.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { readPresented } from '../../customers/credentials/authenticate.ts';
import { accessErrors } from '../../customers/credentials/errors.ts';
import { type Route, routesOf } from '../../http/route.ts';
import { headerText } from '../../http/trace.ts';
import type { Actor } from '../../operator/audit.ts';
import { equalInConstantTime } from '../../platform/secrets.ts';
import type { Services } from '../../services.ts';
import type { ErrorCode } from '../error-catalog.ts';
import { refuseBarredAddress, rejectSignIn } from '../reject-sign-in.ts';

export interface OperationsAccess {
  operator: true;
}

type OperationsRoute = Route<OperationsAccess, Actor, Services>;

export const operationsRoute = routesOf<OperationsAccess, Actor, Services, ErrorCode>();

const CHALLENGE = { 'WWW-Authenticate': 'Bearer realm="handover operations"' };

export async function admitToOperations(
  _route: OperationsRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Actor> {
  await refuseBarredAddress(services, request, reply);
  const presented = readPresented(headerText(request, 'authorization'), undefined);
  if (presented === null) {
    const message = 'No credentials. Send "Authorization: Bearer <operator token>".';
    throw accessErrors.UNAUTHORIZED({ message, headers: CHALLENGE });
  }
  if (!equalInConstantTime(presented.value, services.access.operatorToken)) {
    const rejection = accessErrors.INVALID_CREDENTIALS({
      message: 'This is not the operator token.',
      headers: CHALLENGE,
    });
    throw await rejectSignIn(services, request, reply, rejection);
  }
  return { name: 'operator', door: 'ops' };
}
