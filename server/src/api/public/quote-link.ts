// The interface behind the link of a quote mail: no login, bound to one version of one quote.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ENVIRONMENTS } from '../../customers/environment.ts';
import { loadLetterhead } from '../../documents/letterhead.ts';
import { PdfError } from '../../documents/pdf/pdf-error.ts';
import { findDocument } from '../../documents/store.ts';
import { invalidFields } from '../../http/errors.ts';
import { showAddressLimit } from '../../http/limits.ts';
import { type Route, routesOf } from '../../http/route.ts';
import type { Actor } from '../../operator/audit.ts';
import { orderOfAnyAccount } from '../../orders/find-order.ts';
import type { Order } from '../../orders/model/order.ts';
import type { SignatureMark } from '../../orders/model/protocol.ts';
import { plainText } from '../../platform/plain-text.ts';
import { acceptQuote, type Decision, declineQuote } from '../../quotes/decide-quote.ts';
import { quoteErrors } from '../../quotes/errors.ts';
import { openQuoteLink } from '../../quotes/find-quote.ts';
import { isExpired, type Quote } from '../../quotes/quote.ts';
import type { Services } from '../../services.ts';
import { EMPTY_DRAWING } from '../../transport/pictures.ts';
import { fileResponses, rangeHeaders } from '../document-record.ts';
import type { ErrorCode } from '../error-catalog.ts';
import { quoteRecord, toQuoteRecord } from '../quote-record.ts';
import { sendDocument } from '../send-document.ts';

export interface PublicAccess {
  link: true;
}

export type PublicRoute = Route<PublicAccess, null, Services>;

const publicRoute = routesOf<PublicAccess, null, Services, ErrorCode>();

/** What is asked for is in the path, and nobody guesses it. */
export async function admitToPublic(
  _route: PublicRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<null> {
  await showAddressLimit(services.http.rateLimits, request, reply);
  return null;
}

const tag = 'Quote link';
const access = { link: true } as const;
const notFound = 'QUOTE_NOT_FOUND' as const;
const tokenPath = z.object({ token: z.string() });
const CUSTOMER: Actor = { name: 'quote-link', door: 'public' };
/** Bound to the version of the link: what was revised since cannot be decided by it. */
function decisionOn({ id }: Order, version: number): Decision {
  return { actor: CUSTOMER, find: (db) => orderOfAnyAccount(db, id), version };
}

const deciding = [
  'QUOTE_NOT_FOUND',
  'QUOTE_VERSION_MISMATCH',
  'QUOTE_EXPIRED',
  'QUOTE_ALREADY_DECIDED',
] as const;

const linkRecord = z
  .object({
    quote: quoteRecord,
    operator: z.object({ name: z.string(), address: z.string().nullable() }),
    transport: z.object({ vehicle: z.string(), from: z.string(), to: z.string() }),
    language: z.enum(['de', 'en']),
    link: z
      .enum(['OPEN', 'SUPERSEDED', 'EXPIRED', 'DECIDED'])
      .describe('Whether this link can still be used, and if not, why'),
    environment: z.enum(ENVIRONMENTS),
  })
  .meta({ id: 'QuoteLink' });

function linkState(quote: Quote, version: number, now: Date) {
  if (quote.version !== version) return 'SUPERSEDED';
  if (isExpired(quote, now)) return 'EXPIRED';
  return quote.state === 'OFFERED' ? 'OPEN' : 'DECIDED';
}

async function toLinkRecord(services: Services, order: Order, quote: Quote, version: number) {
  const { account, operator } = await loadLetterhead(services.core.sql, order.accountId);
  const place = ({ street, postalCode, city }: Order['pickup']) => `${street}, ${postalCode} ${city}`;
  const { manufacturer, model, registration } = order.vehicle;
  const vehicle = [manufacturer, model, registration.licensePlate].filter((part) => part !== null).join(' ');
  const link = linkState(quote, version, services.core.clock.now());
  const shown = toQuoteRecord(services.core, order, quote, false);
  return {
    // An old link does not lead to the one that replaced it: that went to whom the operator wrote then.
    quote: link === 'OPEN' ? shown : { ...shown, acceptance: { ...shown.acceptance, url: null } },
    operator: { name: operator.name, address: operator.address },
    transport: { vehicle, from: place(order.pickup), to: place(order.delivery) },
    language: account.language,
    link,
    environment: order.environment,
  };
}

/** Who binds a customer has a name that can be read. */
const signerName = plainText(200).refine(
  (text) => /^$|[\p{L}\p{N}]/u.test(text),
  'Send a name that can be read.',
);

const signature = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('TYPED'), text: signerName }),
  z.strictObject({
    method: z.literal('DRAWN'),
    png: z.base64().max(200_000).describe('The drawing as PNG, base64; at most 1 million pixels'),
  }),
]);

function toMark(given: z.output<typeof signature>): SignatureMark {
  if (given.method === 'TYPED') return given;
  return { method: 'DRAWN', image: Buffer.from(given.png, 'base64') };
}

export const quoteLinkRoutes = [
  publicRoute({
    method: 'GET',
    path: '/quotes/{token}',
    operationId: 'openQuoteLink',
    tag,
    summary: 'See the quote of a link',
    access,
    params: tokenPath,
    notFound,
    responses: {
      200: { description: 'The quote and whether the link can still be used', schema: linkRecord },
    },
    errors: ['QUOTE_NOT_FOUND'],
    handler: async ({ services, params }) => {
      const { order, quote, version } = await openQuoteLink(services.core, params.token);
      return { status: 200, body: await toLinkRecord(services, order, quote, version) };
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/quotes/{token}/document',
    operationId: 'downloadQuoteOfLink',
    tag,
    summary: 'Download the quote of a link as PDF',
    access,
    params: tokenPath,
    notFound,
    headers: rangeHeaders,
    responses: fileResponses,
    errors: ['QUOTE_NOT_FOUND', 'QUOTE_DOCUMENT_NOT_FOUND'],
    handler: async ({ services, params, headers, request }) => {
      const { order, quote } = await openQuoteLink(services.core, params.token);
      if (!quote.documentId) throw quoteErrors.QUOTE_DOCUMENT_NOT_FOUND();
      const file = await findDocument(services.core.sql, order.id, quote.documentId);
      return sendDocument(services.core, file, {
        ifNoneMatch: headers['if-none-match'],
        range: headers.range,
        ifRange: request.headers['if-range'],
      });
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/quotes/{token}/accept',
    operationId: 'signQuote',
    tag,
    summary: 'Accept the quote of a link with name and signature',
    access,
    params: tokenPath,
    notFound,
    body: z.strictObject({ name: signerName, signature }),
    bodyExample: { name: 'Erika Muster', signature: { method: 'TYPED', text: 'Erika Muster' } },
    responses: { 200: { description: 'The accepted quote', schema: linkRecord } },
    errors: deciding,
    handler: async ({ services, params, body }) => {
      const { order, version } = await openQuoteLink(services.core, params.token);
      const accepted = await acceptQuote(services.core, decisionOn(order, version), {
        name: body.name,
        signedAt: services.core.clock.now(),
        mark: toMark(body.signature),
      }).catch((error) => {
        // Any other failure of rendering is ours, not the signature's.
        if (!(error instanceof PdfError)) throw error;
        if (error.code === 'SIGNATURE_EMPTY')
          throw invalidFields([{ field: 'signature.png', ...EMPTY_DRAWING }]);
        if (error.code !== 'IMAGE_UNREADABLE') throw error;
        const message = 'The drawn signature is not a usable PNG picture.';
        throw invalidFields([{ field: 'signature.png', code: 'invalid_format', message }]);
      });
      return { status: 200, body: await toLinkRecord(services, accepted.order, accepted.quote, version) };
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/quotes/{token}/decline',
    operationId: 'declineQuoteOfLink',
    tag,
    summary: 'Decline the quote of a link',
    access,
    params: tokenPath,
    notFound,
    body: z.strictObject({ reason: plainText(500).nullish() }),
    responses: { 200: { description: 'The declined quote', schema: linkRecord } },
    errors: deciding,
    handler: async ({ services, params, body }) => {
      const { order, version } = await openQuoteLink(services.core, params.token);
      const declined = await declineQuote(
        services.core,
        decisionOn(order, version),
        body.reason ?? undefined,
      );
      return { status: 200, body: await toLinkRecord(services, declined.order, declined.quote, version) };
    },
  }),
];
