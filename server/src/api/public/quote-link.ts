// The interface behind the link in a quote mail: no login, tied to one version of one quote.

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ENVIRONMENTS } from '../../customers/environment.ts';
import { loadLetterhead } from '../../documents/letterhead.ts';
import { PdfError } from '../../documents/pdf/pdf-error.ts';
import { printableText } from '../../documents/printable-text.ts';
import { findDocument } from '../../documents/store.ts';
import { invalidFields } from '../../http/errors.ts';
import { headerText } from '../../http/trace.ts';
import type { Actor } from '../../operator/audit.ts';
import { getAnyOrder } from '../../orders/find-order.ts';
import type { Order } from '../../orders/model/order.ts';
import type { SignatureMark } from '../../orders/model/protocol.ts';
import { plainText } from '../../platform/plain-text.ts';
import { acceptQuote, type Decision, declineQuote } from '../../quotes/decide-quote.ts';
import { quoteErrors } from '../../quotes/errors.ts';
import { LINK_STATES, type OpenedLink, refuseSuperseded } from '../../quotes/find-quote.ts';
import type { Services } from '../../services.ts';
import { EMPTY_DRAWING } from '../../transport/pictures.ts';
import { FILE_RESPONSES, rangeHeaders } from '../document-record.ts';
import { drawingPng } from '../drawing.ts';
import { quoteRecord, toQuoteRecord } from '../quote-record.ts';
import { sendDocument } from '../send-document.ts';
import { publicRoute } from './admit.ts';

const tag = 'Quote link';
const access = { link: true } as const;
const notFound = 'QUOTE_NOT_FOUND' as const;
const tokenPath = z.object({ token: z.string() });
const MAX_USER_AGENT_LENGTH = 500;
const CUSTOMER: Actor = { name: 'quote-link', door: 'public' };
/** Bound to the version of the link: what was revised since cannot be decided by it. */
function decisionOn(link: OpenedLink, request: FastifyRequest): Decision {
  refuseSuperseded(link);
  const { order, version } = link;
  const userAgent = headerText(request, 'user-agent')?.slice(0, MAX_USER_AGENT_LENGTH) ?? null;
  const origin = { address: request.trace.address, userAgent };
  return { actor: CUSTOMER, find: (db) => getAnyOrder(db, order.id), version, origin };
}

const DECISION_ERRORS = [
  'QUOTE_NOT_FOUND',
  'ACCOUNT_SUSPENDED',
  'QUOTE_VERSION_MISMATCH',
  'QUOTE_EXPIRED',
  'QUOTE_ALREADY_DECIDED',
] as const;

const linkRecord = z
  .object({
    quote: quoteRecord.nullable().describe('Null when a newer version replaced the one of this link'),
    operator: z.object({ name: z.string(), address: z.string().nullable() }),
    transport: z.object({ vehicle: z.string(), from: z.string(), to: z.string() }).nullable(),
    language: z.enum(['de', 'en']),
    link: z.enum(LINK_STATES).describe('Whether this link can still be used, and if not, why'),
    environment: z.enum(ENVIRONMENTS),
  })
  .meta({ id: 'QuoteLink' });

async function toLinkRecord(services: Services, { order, quote, state }: Omit<OpenedLink, 'version'>) {
  const { account, operator } = await loadLetterhead(services.core.sql, order.accountId);
  // An older link says that it was replaced, and nothing of what replaced it: that went to whom the operator wrote then.
  const shown = state === 'SUPERSEDED' ? null : toQuoteRecord(services.core, order, quote, false);
  return {
    quote: shown && (state === 'OPEN' ? shown : { ...shown, acceptance: { ...shown.acceptance, url: null } }),
    operator: { name: operator.name, address: operator.address },
    transport: shown && transportOf(order),
    language: account.language,
    link: state,
    environment: order.environment,
  };
}

function transportOf({ vehicle, pickup, delivery }: Order) {
  const place = ({ street, postalCode, city }: Order['pickup']) => `${street}, ${postalCode} ${city}`;
  const { manufacturer, model, registration } = vehicle;
  const named = [manufacturer, model, registration.licensePlate].filter((part) => part !== null);
  return { vehicle: named.join(' '), from: place(pickup), to: place(delivery) };
}

/** The signer binds the customer, so the name must be readable. */
const signerName = printableText(200).refine(
  (text) => /^$|[\p{L}\p{N}]/u.test(text),
  'Send a name that can be read.',
);

const signature = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('TYPED'), text: signerName }),
  z.strictObject({
    method: z.literal('DRAWN'),
    png: drawingPng,
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
    errors: ['QUOTE_NOT_FOUND', 'ACCOUNT_SUSPENDED'],
    handler: async ({ services, caller }) => ({ status: 200, body: await toLinkRecord(services, caller) }),
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
    responses: FILE_RESPONSES,
    errors: ['QUOTE_NOT_FOUND', 'ACCOUNT_SUSPENDED', 'QUOTE_DOCUMENT_NOT_FOUND'],
    handler: async ({ services, caller: { order, quote, state }, headers, request }) => {
      if (state === 'SUPERSEDED' || !quote.documentId) throw quoteErrors.QUOTE_DOCUMENT_NOT_FOUND();
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
    errors: [...DECISION_ERRORS, 'SERVICE_BUSY'],
    handler: async ({ services, caller, body, request }) => {
      const accepted = await acceptQuote(services.core, decisionOn(caller, request), {
        name: body.name,
        signedAt: services.core.clock.now(),
        mark: toMark(body.signature),
      }).catch((error) => {
        // Any other rendering failure is our fault, not the signature's.
        if (!(error instanceof PdfError)) throw error;
        const field = 'signature.png';
        if (error.code === 'SIGNATURE_EMPTY') throw invalidFields([{ field, ...EMPTY_DRAWING }]);
        if (error.code !== 'IMAGE_UNREADABLE') throw error;
        const message = 'The drawn signature is not a usable PNG picture.';
        throw invalidFields([{ field: 'signature.png', code: 'invalid_format', message }]);
      });
      return { status: 200, body: await toLinkRecord(services, { ...accepted, state: 'DECIDED' }) };
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
    errors: DECISION_ERRORS,
    handler: async ({ services, caller, body, request }) => {
      const decision = decisionOn(caller, request);
      const declined = await declineQuote(services.core, decision, body.reason ?? undefined);
      return { status: 200, body: await toLinkRecord(services, { ...declined, state: 'DECIDED' }) };
    },
  }),
];
