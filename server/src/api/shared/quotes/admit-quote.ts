// Admits callers with the link of a quote, for the public API and for the quote page.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countIn, linkWindow, publicWindow } from '../../../http/limits.ts';
import { type OpenedLink, openQuoteLink } from '../../../orders/quotes/find-quote.ts';
import { ServiceError } from '../../../platform/errors.ts';
import type { Window } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../services.ts';
import { checkCounted, rejectSignIn } from '../credentials/reject-sign-in.ts';

export async function admitToQuote(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<OpenedLink> {
  const count = async (window: Window, what: string) => {
    const tooMany = await countIn(services.http.rateLimits, request, reply, [window], what);
    if (tooMany) throw tooMany;
  };
  const link = await checkCounted(services, request, reply, async () => {
    await count(publicWindow(request.trace.address), 'Too many requests from this address.');
    return openQuoteLink(services.core, token).catch(async (error) => {
      const guessed = error instanceof ServiceError && error.code === 'QUOTE_NOT_FOUND';
      throw guessed ? await rejectSignIn(services, request, reply, error) : error;
    });
  });
  const { accountId, environment, id, externalOrderId } = link.order;
  Object.assign(request.trace, { accountId, environment, orderId: id, externalOrderId });
  await count(linkWindow(id), 'Too many requests with this link.');
  return link;
}
