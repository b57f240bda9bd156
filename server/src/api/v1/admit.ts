// Admits callers to API v1 by their credential, if it has the scope of the route.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../customers/credentials/credential.ts';
import { type Route, routesOf } from '../../http/route.ts';
import type { Actor } from '../../operator/audit.ts';
import type { Services } from '../../services.ts';
import { admitCaller, type CredentialAccess } from '../shared/credentials/admit-credential.ts';
import { identify } from '../shared/credentials/identify.ts';
import type { ErrorCode } from '../shared/errors/error-catalog.ts';

export type V1Access = CredentialAccess;

type V1Route = Route<V1Access, Caller, Services>;

export const v1Route = routesOf<V1Access, Caller, Services, ErrorCode>();

export function actorOf(caller: Caller): Actor {
  return caller.actor ?? { name: `credential:${caller.credential.id}`, channel: 'api-v1' };
}

export function admitToV1(
  route: V1Route,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Caller> {
  return admitCaller(identify(request, reply, services), request, reply, services, route.access);
}
