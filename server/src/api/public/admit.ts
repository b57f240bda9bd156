// Admits callers to the public API by their link, which is checked before query and body.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Route, routesOf } from '../../http/route.ts';
import type { Order } from '../../model/orders/order.ts';
import type { OpenedLink } from '../../orders/quotes/find-quote.ts';
import type { Services } from '../../services.ts';
import type { ErrorCode } from '../shared/errors/error-catalog.ts';
import { admitToTracking } from '../shared/orders/admit-tracking.ts';
import { admitToQuote } from '../shared/quotes/admit-quote.ts';

export interface PublicAccess {
  /** What the link of the route gives access to. */
  link: 'quote' | 'tracking';
}

// biome-ignore lint/suspicious/noExplicitAny: each route function has the type of its own link.
export type Opened = any;

export const quoteLinkRoute = routesOf<{ link: 'quote' }, OpenedLink, Services, ErrorCode>();
export const trackingRoute = routesOf<{ link: 'tracking' }, Order, Services, ErrorCode>();

export function admitToPublic(
  { access }: Route<PublicAccess, Opened, Services>,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<OpenedLink | Order> {
  const { token, trackingNumber } = request.params as { token: string; trackingNumber: string };
  return access.link === 'quote'
    ? admitToQuote(services, request, reply, token)
    : admitToTracking(services, request, reply, trackingNumber);
}
