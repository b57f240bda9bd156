// Recognises who opens a tracking page: by a cookie that belongs to this page, set by a link from a mail or by a form.
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '../../../../shared/time/durations.ts';
import { isSecure } from '../../api/shared/people/session-cookie.ts';
import type { Order } from '../../model/orders/order.ts';
import { createVisitorToken, readVisitorToken, type Visitor } from '../../orders/notify/visitor.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';

const NAME = 'visitor';
/** A page is shown for 30 days after its delivery. */
const SECONDS = 90 * DAY_SECONDS;
const MAX_TOKEN_LENGTH = 100;

/** Null for somebody who only has the tracking number. */
export function visitorOf({ core }: Services, request: FastifyRequest, order: Order): Visitor | null {
  return readFor(core, order, parseCookie(request.headers.cookie ?? '')[NAME]);
}

/** From the link in a mail; null unless it was issued for this order. */
export function visitorOfLink({ core }: Services, { query }: FastifyRequest, order: Order): Visitor | null {
  const { k } = (query ?? {}) as { k?: unknown };
  return readFor(core, order, typeof k === 'string' ? k : undefined);
}

function readFor({ secrets }: Services['core'], order: Order, token: string | undefined): Visitor | null {
  if (!token || token.length > MAX_TOKEN_LENGTH) return null;
  const visitor = readVisitorToken(secrets, token);
  return visitor?.orderId === order.id ? visitor : null;
}

export function newVisitor({ core }: Services, order: Order): Visitor {
  return { orderId: order.id, visitorId: uuidv7(core.clock.now()), origin: 'PAGE' };
}

export function setVisitor(
  { core, config }: Services,
  reply: FastifyReply,
  { trackingNumber }: Order,
  visitor: Visitor,
): void {
  const cookie = stringifySetCookie({
    name: NAME,
    value: createVisitorToken(core.secrets, visitor),
    path: `/t/${trackingNumber}`,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config.publicUrl),
    maxAge: SECONDS,
  });
  reply.header('Set-Cookie', cookie);
}
