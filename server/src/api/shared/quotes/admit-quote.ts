// Admits callers with the link of a quote, for the public API and for the quote page.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countIn, linkWindow } from '../../../http/limits.ts';
import { type OpenedLink, openQuoteLink } from '../../../orders/quotes/find-quote.ts';
import { ServiceError } from '../../../platform/errors.ts';
import type { Services } from '../../../services.ts';
import { rejectSignIn } from '../credentials/reject-sign-in.ts';

export async function admitToQuote(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<OpenedLink> {
  // Its signature is checked first: a right link is admitted whatever its neighbours send.
  const link = await openQuoteLink(services.core, token).catch(async (error) => {
    const guessed = error instanceof ServiceError && error.code === 'QUOTE_NOT_FOUND';
    throw guessed ? await rejectSignIn(services, request, reply, error) : error;
  });
  const { accountId, environment, id, externalOrderId } = link.order;
  Object.assign(request.trace, { accountId, environment, orderId: id, externalOrderId });
  const what = 'Too many requests with this link.';
  const tooMany = await countIn(services.http.rateLimits, request, reply, [linkWindow(id)], what);
  if (tooMany) throw tooMany;
  return link;
}
