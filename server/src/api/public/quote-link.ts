// The interface behind the link of a quote mail: no login, bound to one version of one quote.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { loadLetterhead } from '../../documents/frame.ts';
import type { PdfSignatureMark } from '../../documents/pdf/document.ts';
import { PdfError } from '../../documents/pdf/pdf-error.ts';
import { findDocument } from '../../documents/store.ts';
import { invalidFields, ServiceError } from '../../http/errors.ts';
import { showAddressLimit } from '../../http/limits.ts';
import { type Route, routesOf } from '../../http/route.ts';
import type { Actor } from '../../operator/audit.ts';
import type { Order } from '../../orders/model/order.ts';
import { findAnyOrder } from '../../orders/store.ts';
import { plainText } from '../../platform/plain-text.ts';
import { acceptQuote, decidable, declineQuote } from '../../quotes/decide-quote.ts';
import type { Quote } from '../../quotes/quote.ts';
import { findQuote } from '../../quotes/store.ts';
import { currentAgreement, type Services } from '../../services.ts';
import { fileResponses, rangeHeaders } from '../document-record.ts';
import { quoteRecord, toQuoteRecord } from '../quote-record.ts';
import { sendDocument } from '../send-document.ts';

export interface PublicAccess {
  link: true;
}

export type PublicRoute = Route<PublicAccess, null, Services>;

const publicRoute = routesOf<PublicAccess, null, Services>();

/** What is asked for is in the path, and nobody guesses it. */
export async function admitToPublic(
  _route: PublicRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<null> {
  await showAddressLimit(services.rateLimits, request, reply);
  return null;
}

const tag = 'Quote link';
const access = { link: true } as const;
const notFound = 'QUOTE_NOT_FOUND' as const;
const tokenPath = z.object({ token: z.string() });
const CUSTOMER: Actor = { name: 'quote-link', door: 'public' };
const deciding = [
  'QUOTE_NOT_FOUND',
  'QUOTE_VERSION_MISMATCH',
  'QUOTE_EXPIRED',
  'QUOTE_ALREADY_DECIDED',
] as const;

async function openLink(services: Services, token: string) {
  const link = services.quoteLinks.read(token);
  const order = link && (await findAnyOrder(services.sql, link.orderId));
  const quote = order && (await findQuote(services.sql, order.id));
  if (!link || !order || !quote) throw new ServiceError('QUOTE_NOT_FOUND');
  return { version: link.version, order, quote };
}

const linkRecord = z
  .object({
    quote: quoteRecord,
    operator: z.object({ name: z.string(), address: z.string() }),
    transport: z.object({ vehicle: z.string(), from: z.string(), to: z.string() }),
    language: z.enum(['de', 'en']),
    link: z
      .enum(['OPEN', 'SUPERSEDED', 'EXPIRED', 'DECIDED'])
      .describe('Whether this link can still be used, and if not, why'),
    environment: z.enum(['production', 'sandbox']),
  })
  .meta({ id: 'QuoteLink' });

function linkState(quote: Quote, version: number, now: Date) {
  if (quote.version !== version) return 'SUPERSEDED';
  if (quote.state === 'EXPIRED' || (quote.state === 'OFFERED' && quote.validUntil <= now)) return 'EXPIRED';
  return quote.state === 'OFFERED' ? 'OPEN' : 'DECIDED';
}

async function toLinkRecord(services: Services, order: Order, quote: Quote, version: number) {
  const { account, operator } = await loadLetterhead(services.sql, order.accountId);
  const context = { publicUrl: services.publicUrl, links: services.quoteLinks, viaApi: false };
  const place = ({ street, postalCode, city }: Order['pickup']) => `${street}, ${postalCode} ${city}`;
  const { manufacturer, model, registration } = order.vehicle;
  const vehicle = [manufacturer, model, registration.licensePlate].filter((part) => part !== null).join(' ');
  const link = linkState(quote, version, services.clock.now());
  const shown = toQuoteRecord(order, quote, context);
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

function toMark(given: z.output<typeof signature>): PdfSignatureMark {
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
      const { order, quote, version } = await openLink(services, params.token);
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
      const { order, quote } = await openLink(services, params.token);
      if (!quote.documentId) throw new ServiceError('QUOTE_DOCUMENT_NOT_FOUND');
      const file = await findDocument(services.sql, order.id, quote.documentId);
      return sendDocument(services, file, {
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
      const { order, quote, version } = await openLink(services, params.token);
      const now = services.clock.now();
      decidable(quote, version, now);
      const accepted = await acceptQuote(services, {
        actor: CUSTOMER,
        letterhead: await loadLetterhead(services.sql, order.accountId),
        agreement: (await currentAgreement(services, order.accountId))!,
        order,
        version,
        accepted: { name: body.name, signedAt: now, mark: toMark(body.signature) },
      }).catch((error) => {
        // Any other failure of rendering is ours, not the signature's.
        if (!(error instanceof PdfError) || error.code !== 'IMAGE_UNREADABLE') throw error;
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
      const { order, version } = await openLink(services, params.token);
      const declined = await declineQuote(services, CUSTOMER, order.id, body.reason ?? undefined, version);
      return { status: 200, body: await toLinkRecord(services, declined.order, declined.quote, version) };
    },
  }),
];
