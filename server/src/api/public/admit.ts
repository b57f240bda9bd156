// The public door: a link is the permission, and it is looked at before anything that was sent with it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { showAddressLimit } from '../../http/limits.ts';
import { type Route, routesOf } from '../../http/route.ts';
import { type OpenedLink, openQuoteLink } from '../../quotes/find-quote.ts';
import type { Services } from '../../services.ts';
import type { ErrorCode } from '../error-catalog.ts';

export interface PublicAccess {
  link: true;
}

export type PublicRoute = Route<PublicAccess, OpenedLink, Services>;

export const publicRoute = routesOf<PublicAccess, OpenedLink, Services, ErrorCode>();

export async function admitToPublic(
  _route: PublicRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<OpenedLink> {
  await showAddressLimit(services.http.rateLimits, request, reply);
  const { token } = request.params as { token: string };
  return openQuoteLink(services.core, token);
}
