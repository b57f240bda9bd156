// The operations door: one bearer token, held by the operator.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readPresented } from '../../customers/credentials/authenticate.ts';
import { ServiceError } from '../../http/errors.ts';
import { countRejection, showAddressLimit } from '../../http/limits.ts';
import { type Route, routesOf } from '../../http/route.ts';
import { headerText } from '../../http/trace.ts';
import type { Actor } from '../../operator/audit.ts';
import { equalInConstantTime } from '../../platform/secrets.ts';
import type { Services } from '../../services.ts';

export interface OpsAccess {
  operator: true;
}

export type OpsRoute = Route<OpsAccess, Actor, Services>;

export const opsRoute = routesOf<OpsAccess, Actor, Services>();

const challenge = { 'WWW-Authenticate': 'Bearer realm="handover operations"' };

export async function admitToOps(
  _route: OpsRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Actor> {
  await showAddressLimit(services.rateLimits, request, reply);
  const presented = readPresented(headerText(request, 'authorization'), undefined);
  if (presented === null) {
    const message = 'No credentials. Send "Authorization: Bearer <operator token>".';
    throw new ServiceError('UNAUTHORIZED', { message, headers: challenge });
  }
  if (!equalInConstantTime(presented.value, services.operatorToken)) {
    const rejection = new ServiceError('INVALID_CREDENTIALS', {
      message: 'This is not the operator token.',
      headers: challenge,
    });
    throw await countRejection(services.rateLimits, request, reply, rejection);
  }
  return { name: 'operator', door: 'ops' };
}
