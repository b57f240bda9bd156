// The routes for the link in a quote mail: no login, bound to one version of one quote.

import { z } from 'zod';
import { formatAddressLine } from '../../../../shared/addresses/address-line.ts';
import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import { loadLetterhead } from '../../documents/letterhead.ts';
import { ENVIRONMENTS } from '../../model/environment.ts';
import type { Order } from '../../model/orders/order.ts';
import { contactWithTerms } from '../../operator/contact.ts';
import { quoteErrors } from '../../orders/quotes/errors.ts';
import { documentOfLink, LINK_STATES, type OpenedLink } from '../../orders/quotes/find-quote.ts';
import type { Services } from '../../services.ts';
import { FILE_RESPONSES, rangeHeaders } from '../shared/documents/document-record.ts';
import { sendDocument } from '../shared/documents/send-document.ts';
import { acceptanceBody, acceptByLink, declineBody, declineByLink } from '../shared/quotes/decide-by-link.ts';
import { quoteRecord, toQuoteRecord } from '../shared/quotes/quote-record.ts';
import { quoteLinkRoute } from './admit.ts';

const tag = 'Quote link';
const access = { link: 'quote' } as const;
const notFound = 'QUOTE_NOT_FOUND' as const;
const tokenPath = z.object({ token: z.string() });
const DECISION_ERRORS = [
  'QUOTE_NOT_FOUND',
  'ACCOUNT_SUSPENDED',
  'QUOTE_VERSION_MISMATCH',
  'QUOTE_EXPIRED',
  'QUOTE_ALREADY_DECIDED',
] as const;

const linkRecord = z
  .object({
    quote: quoteRecord.nullable().describe('Null when a newer version has replaced that of this link'),
    operator: z.object({
      name: z.string(),
      address: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      phoneHours: z.string().nullable().describe('When the phone is answered'),
      legalNoticeUrl: z.string().nullable(),
      privacyUrl: z.string().nullable(),
      termsUrl: z.string().nullable(),
    }),
    transport: z.object({ vehicle: z.string(), from: z.string(), to: z.string() }).nullable(),
    language: z.enum(['de', 'en']),
    link: z.enum(LINK_STATES).describe('Whether this link can still be used, and if not, why'),
    environment: z.enum(ENVIRONMENTS),
  })
  .meta({ id: 'QuoteLink' });

async function toLinkRecord(services: Services, { order, quote, state }: Omit<OpenedLink, 'version'>) {
  const { account, operator } = await loadLetterhead(services.core.sql, order.accountId);
  // An older link shows only that its version was replaced: the new version may have another recipient.
  const shown =
    state === 'SUPERSEDED'
      ? null
      : toQuoteRecord(services.core, order, quote, { mayDecide: state === 'OPEN' });
  return {
    quote: shown,
    operator: { ...contactWithTerms(operator), address: operator.address },
    transport: shown && transportOf(order),
    language: account.language,
    link: state,
    environment: order.environment,
  };
}

function transportOf({ vehicle, pickup, delivery }: Order) {
  const named = [formatVehicleName(vehicle), vehicle.registration.licensePlate].filter(Boolean).join(' ');
  return { vehicle: named, from: formatAddressLine(pickup), to: formatAddressLine(delivery) };
}

export const quoteLinkRoutes = [
  quoteLinkRoute({
    method: 'GET',
    path: '/quotes/{token}',
    operationId: 'openQuoteLink',
    tag,
    summary: 'Read the quote of a link',
    access,
    params: tokenPath,
    notFound,
    responses: {
      200: { description: 'The quote and whether the link can still be used', schema: linkRecord },
    },
    errors: ['QUOTE_NOT_FOUND', 'ACCOUNT_SUSPENDED'],
    handler: async ({ services, caller }) => ({ status: 200, body: await toLinkRecord(services, caller) }),
  }),
  quoteLinkRoute({
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
    errors: ['QUOTE_NOT_FOUND', 'ACCOUNT_SUSPENDED', 'QUOTE_DOCUMENT_NOT_FOUND', 'STORAGE_UNAVAILABLE'],
    handler: async ({ services, caller, headers, request }) => {
      const file = await documentOfLink(services.core.sql, caller);
      if (file === null) throw quoteErrors.QUOTE_DOCUMENT_NOT_FOUND();
      return sendDocument(services.core, file, {
        ifNoneMatch: headers['if-none-match'],
        range: headers.range,
        ifRange: request.headers['if-range'],
      });
    },
  }),
  quoteLinkRoute({
    method: 'POST',
    path: '/quotes/{token}/accept',
    operationId: 'signQuote',
    tag,
    summary: 'Accept the quote of a link with name and signature',
    access,
    params: tokenPath,
    notFound,
    body: acceptanceBody,
    bodyExample: { name: 'Erika Muster', signature: { method: 'TYPED', text: 'Erika Muster' } },
    responses: { 200: { description: 'The accepted quote', schema: linkRecord } },
    errors: [...DECISION_ERRORS, 'SERVICE_BUSY', 'STORAGE_UNAVAILABLE'],
    handler: async ({ services, caller, body, request }) => {
      const accepted = await acceptByLink(services, caller, request, body);
      return { status: 200, body: await toLinkRecord(services, { ...accepted, state: 'DECIDED' }) };
    },
  }),
  quoteLinkRoute({
    method: 'POST',
    path: '/quotes/{token}/decline',
    operationId: 'declineQuoteOfLink',
    tag,
    summary: 'Decline the quote of a link',
    access,
    params: tokenPath,
    notFound,
    body: declineBody,
    responses: { 200: { description: 'The declined quote', schema: linkRecord } },
    errors: DECISION_ERRORS,
    handler: async ({ services, caller, body, request }) => {
      const declined = await declineByLink(services, caller, request, body);
      return { status: 200, body: await toLinkRecord(services, { ...declined, state: 'DECIDED' }) };
    },
  }),
];
