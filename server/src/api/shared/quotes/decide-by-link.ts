// Accepts or declines a quote by its link, for the public API and for the quote page.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { EMPTY_DRAWING } from '../../../dispatch/trips/pictures.ts';
import { PdfError } from '../../../documents/pdf/pdf-error.ts';
import { printableText } from '../../../documents/printable-text.ts';
import { headerText } from '../../../http/trace.ts';
import type { SignatureMark } from '../../../model/orders/protocol.ts';
import type { Actor } from '../../../operator/audit.ts';
import { acceptQuote, type Decision, declineQuote } from '../../../orders/quotes/decide-quote.ts';
import { type OpenedLink, refuseSuperseded } from '../../../orders/quotes/find-quote.ts';
import type { QuotedOrder } from '../../../orders/quotes/issue-quote.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import { invalidFields } from '../../../platform/call-errors.ts';
import { plainText } from '../../../platform/plain-text.ts';
import type { Services } from '../../../services.ts';
import { drawingPng } from '../documents/drawing.ts';

const MAX_USER_AGENT_LENGTH = 500;
const CUSTOMER: Actor = { name: 'quote-link', channel: 'public' };

/** The signer binds the customer, so the name must be readable. */
const signerName = printableText(200).refine((text) => /^$|[\p{L}\p{N}]/u.test(text), {
  error: 'Send a name that can be read.',
  params: { reason: 'readable_name' },
});

const signature = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('TYPED'), text: signerName }),
  z.strictObject({
    method: z.literal('DRAWN'),
    png: drawingPng,
  }),
]);

export const acceptanceBody = z.strictObject({ name: signerName, signature });
export const declineBody = z.strictObject({ reason: plainText(500).nullish() });

/** Bound to the version of the link: a revised quote cannot be decided with an older link. */
function decisionOn(link: OpenedLink, request: FastifyRequest): Decision {
  refuseSuperseded(link);
  const { order, version } = link;
  const userAgent = headerText(request, 'user-agent')?.slice(0, MAX_USER_AGENT_LENGTH) ?? null;
  const origin = { address: request.trace.address, userAgent };
  return { actor: CUSTOMER, find: (db) => getAnyOrder(db, order.id), version, origin };
}

function toMark(given: z.output<typeof signature>): SignatureMark {
  if (given.method === 'TYPED') return given;
  return { method: 'DRAWN', image: Buffer.from(given.png, 'base64') };
}

export function acceptByLink(
  { core }: Services,
  link: OpenedLink,
  request: FastifyRequest,
  body: z.output<typeof acceptanceBody>,
): Promise<QuotedOrder> {
  const mark = toMark(body.signature);
  return acceptQuote(core, decisionOn(link, request), {
    name: body.name,
    signedAt: core.clock.now(),
    mark,
  }).catch((error) => {
    // Any other rendering failure is our fault, not the signature's.
    if (!(error instanceof PdfError)) throw error;
    const field = 'signature.png';
    if (error.code === 'SIGNATURE_EMPTY') throw invalidFields([{ field, ...EMPTY_DRAWING }]);
    if (error.code !== 'IMAGE_UNREADABLE') throw error;
    const message = 'The drawn signature is not a usable PNG picture.';
    throw invalidFields([{ field, code: 'invalid_format', message, reason: 'picture' }]);
  });
}

export function declineByLink(
  { core }: Services,
  link: OpenedLink,
  request: FastifyRequest,
  { reason }: z.output<typeof declineBody>,
): Promise<QuotedOrder> {
  return declineQuote(core, decisionOn(link, request), reason ?? undefined);
}
