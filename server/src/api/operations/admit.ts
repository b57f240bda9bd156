// Admits the operator to the operations door by one bearer token.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Route, routesOf } from '../../http/route.ts';
import type { Actor } from '../../operator/audit.ts';
import type { Services } from '../../services.ts';
import type { ErrorCode } from '../error-catalog.ts';
import { identifyOperator } from '../identify-operator.ts';

export interface OperationsAccess {
  operator: true;
}

type OperationsRoute = Route<OperationsAccess, Actor, Services>;

export const operationsRoute = routesOf<OperationsAccess, Actor, Services, ErrorCode>();

export function admitToOperations(
  _route: OperationsRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Actor> {
  return identifyOperator(request, reply, services);
}
