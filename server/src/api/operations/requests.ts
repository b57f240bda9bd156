// Requests for the operator: the queue, all that a quote is written from, and its draft before it is sent.
import { z } from 'zod';
import { centsToAmount } from '../../customers/agreements/price.ts';
import { TRANSPORT_TYPES } from '../../customers/agreements/vocabulary.ts';
import { nextCursor, pageQuery, pathId, timeIn, timestamp } from '../../http/schemas.ts';
import { MAIL_STATES } from '../../messages/mail/mail.ts';
import type { Order } from '../../orders/model/order.ts';
import { ALL_STATUSES } from '../../orders/model/status.ts';
import { LANGUAGES } from '../../platform/language.ts';
import { plainText } from '../../platform/plain-text.ts';
import { draftQuote, validityProblems } from '../../quotes/issue-quote.ts';
import { QUOTE_STATES, type Quote, type QuoteVersion, VERSION_STATES } from '../../quotes/quote.ts';
import { renderQuote } from '../../quotes/render-quote.ts';
import { countRequests, REQUEST_VIEWS } from '../../quotes/request-store.ts';
import { listRequests, type QueuedRequest, type RequestToQuote, readRequest } from '../../quotes/requests.ts';
import { ENDS } from '../../quotes/unclear-places.ts';
import type { Services } from '../../services.ts';
import { peopleOf, personRecord } from '../actors.ts';
import { priceShape, toPrice } from '../price-record.ts';
import { toQuoteRecord } from '../quote-record.ts';
import { sendUnstored } from '../send-document.ts';
import { operationsRoute } from './admit.ts';
import { dispatchRecord, toDispatchRecord } from './order-record.ts';
import { offerShape } from './quotes.ts';

const tag = 'Requests';
const reading = { who: 'all' } as const;
const writing = { who: 'dispatch' } as const;

const shared = {
  account: z.object({ id: z.uuid(), name: z.string() }),
  origin: z
    .object({ door: z.string(), name: z.string().nullable().describe("The key's or the person's") })
    .nullable(),
  mail: z
    .object({ recipient: z.string(), state: z.enum(MAIL_STATES), at: timestamp })
    .nullable()
    .describe('The last one that carried a quote'),
  unclear: z
    .array(
      z.object({
        end: z.enum(ENDS),
        postalCode: z.string(),
        city: z.string(),
        postalTown: z.string().nullable().describe('Where the postal code is, if the city is elsewhere'),
      }),
    )
    .describe('Addresses that nobody could measure'),
};

const queuedRequest = z
  .object({
    id: z.uuid(),
    requestNumber: z.string(),
    orderNumber: z.string().nullable(),
    status: z.enum(ALL_STATUSES),
    createdAt: timestamp,
    from: z.string(),
    to: z.string(),
    distanceKm: z.number().nullable(),
    requestedPickup: timestamp.nullable(),
    vehicle: z.string().nullable(),
    vehicleType: z.string(),
    transportType: z.enum(TRANSPORT_TYPES),
    driveable: z.boolean(),
    quoteReason: z.string().nullable(),
    distanceAboveKm: z.number().nullable().describe('The limit of the agreement of now'),
    ...shared,
    proposedNet: z
      .number()
      .nullable()
      .describe('By the tariff, whether or not the agreement asks for a quote'),
    currency: z.string(),
    quote: z
      .object({
        quoteNumber: z.string(),
        version: z.int(),
        state: z.enum(QUOTE_STATES),
        net: z.number(),
        validUntil: timestamp,
        offeredAt: timestamp,
        decidedAt: timestamp.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'QueuedRequest' });

function vehicleOf({ vehicle: { manufacturer, model } }: Order): string | null {
  return [manufacturer, model].filter(Boolean).join(' ') || null;
}

function toShared({
  account,
  origin,
  mail,
  unclear,
}: Pick<QueuedRequest, 'account' | 'origin' | 'mail' | 'unclear'>) {
  return {
    account: { id: account.id, name: account.name },
    origin: origin && { door: origin.door, name: origin.name },
    mail: mail && { recipient: mail.recipient, state: mail.state, at: mail.at },
    unclear,
  };
}

function toQueued(services: Services, request: QueuedRequest) {
  const { order, quote, proposal } = request;
  return {
    id: order.id,
    requestNumber: order.requestNumber!,
    orderNumber: order.orderNumber,
    status: order.status,
    createdAt: order.createdAt,
    from: order.pickup.city,
    to: order.delivery.city,
    distanceKm: order.distanceKm,
    requestedPickup: order.requestedPickup,
    vehicle: vehicleOf(order),
    vehicleType: order.vehicle.type,
    transportType: order.transportType,
    driveable: order.vehicle.operationalStatus.driveable,
    quoteReason: order.quoteReason,
    distanceAboveKm: request.distanceAboveKm,
    ...toShared(request),
    proposedNet: proposal.netCents === null ? null : centsToAmount(proposal.netCents),
    currency: quote?.price.currency ?? request.currency,
    quote: quote && toQueuedQuote(services, order, quote),
  };
}

function toQueuedQuote({ core }: Services, order: Order, quote: Quote) {
  const { state } = toQuoteRecord(core, order, quote, false);
  const { quoteNumber, version, price, validUntil, updatedAt, decidedAt } = quote;
  return {
    quoteNumber,
    version,
    state,
    net: centsToAmount(price.netCents),
    validUntil,
    offeredAt: updatedAt,
    decidedAt,
  };
}

const list = operationsRoute({
  method: 'GET',
  path: '/requests',
  operationId: 'listRequests',
  tag,
  summary: 'List requests of all accounts',
  description:
    'Waiting: who waits longest first. Offered: what ends first. Decided: the newest request first.',
  access: reading,
  query: z.strictObject({
    view: z.enum(REQUEST_VIEWS).default('waiting'),
    accountId: z.uuid().optional(),
    reason: plainText(60).optional().describe('Why the agreement asked for a quote'),
    ...pageQuery,
  }),
  responses: {
    200: {
      description: 'A page of requests',
      schema: z.object({ data: z.array(queuedRequest), nextCursor }),
    },
  },
  errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
  handler: async ({ services, query: { limit, cursor, ...filter } }) => {
    const name = `requests:${filter.view}`;
    const start = services.http.cursors.read(name, cursor);
    const rows = await listRequests(services.core, filter, limit + 1, start);
    const page = services.http.cursors.page(rows, limit, name, ({ sortedBy: at, order: { id } }) => ({
      at,
      id,
    }));
    return { status: 200, body: { ...page, data: page.data.map((row) => toQueued(services, row)) } };
  },
});

const summary = operationsRoute({
  method: 'GET',
  path: '/requests/summary',
  operationId: 'summarizeRequests',
  tag,
  summary: 'Count requests by where they stand',
  description: 'Each count is at most 1,001, which means more than 1,000.',
  access: reading,
  responses: {
    200: {
      description: 'The counts',
      schema: z
        .object({
          waiting: z.int(),
          oldest: timestamp.nullable().describe('When the one came that waits longest'),
          offered: z.int(),
          nextEnd: timestamp.nullable().describe('When the next quote on offer ends'),
          decided: z.int(),
        })
        .meta({ id: 'RequestSummary' }),
    },
  },
  errors: [],
  handler: async ({ services: { core } }) => ({
    status: 200,
    body: await countRequests(core.sql, core.clock.now()),
  }),
});

const proposedLine = z.object({
  code: z.string(),
  description: z.string(),
  quantity: z.number(),
  unitNet: z.number().nullable().describe('Null where somebody has to set it'),
});

const versionRecord = priceShape
  .extend({
    version: z.int(),
    state: z.enum(VERSION_STATES),
    note: z.string().nullable(),
    validUntil: timestamp,
    offeredAt: timestamp,
    offeredBy: personRecord.nullable(),
    endedAt: timestamp.nullable(),
    endedBy: personRecord.nullable(),
  })
  .meta({ id: 'QuoteVersion' });

const requestRecord = z
  .object({
    order: dispatchRecord,
    ...shared,
    account: z.object({
      id: z.uuid(),
      name: z.string(),
      language: z.enum(LANGUAGES).describe('Of the quote'),
      email: z.string().nullable().describe('Who gets the quote'),
    }),
    agreement: z.object({ version: z.int(), distanceAboveKm: z.number().nullable() }),
    proposal: z.object({
      lines: z.array(proposedLine),
      includedKm: z.number().nullable().describe('Null without a tariff'),
      net: z.number().nullable(),
      currency: z.string(),
    }),
    state: z.enum(QUOTE_STATES),
    quoteNumber: z.string().nullable(),
    version: z.int().describe('0 before the first quote; send it as `seenVersion`'),
    versions: z.array(versionRecord).describe('The newest first'),
    alike: z
      .array(
        z.object({
          requestNumber: z.string(),
          accepted: z.boolean(),
          net: z.number(),
          at: timestamp.nullable(),
        }),
      )
      .describe(
        'The last prices that customers decided on, of the same transport over about the same distance',
      ),
    usualValidity: timestamp.describe('By the agreement, for a quote of now'),
    receivers: z.int().describe('How many endpoints are told of a quote'),
    missing: z.string().nullable().describe('Why no quote can be issued yet: the code of the error'),
  })
  .meta({ id: 'RequestToQuote' });

async function toRequestRecord({ core }: Services, request: RequestToQuote) {
  const { order, account, agreement, proposal, quote, alike, missing } = request;
  const { state, quoteNumber, version } = toQuoteRecord(core, order, quote, false);
  return {
    ...toShared(request),
    order: toDispatchRecord(order, core.links),
    account: {
      id: account.id,
      name: account.name,
      language: account.language,
      email: account.contractingParty?.email ?? null,
    },
    agreement: {
      version: agreement.version,
      distanceAboveKm: agreement.terms.quoteRequired.distanceAboveKm,
    },
    proposal: {
      lines: proposal.lines,
      includedKm: proposal.tariff?.includedKm ?? null,
      net: proposal.netCents === null ? null : centsToAmount(proposal.netCents),
      currency: agreement.terms.currency,
    },
    state,
    quoteNumber,
    version,
    versions: await toVersions(core.sql, request.versions),
    alike: alike.map((one) => ({
      requestNumber: one.requestNumber,
      accepted: one.state === 'ACCEPTED',
      net: centsToAmount(one.price.netCents),
      at: one.at,
    })),
    usualValidity: request.usualValidity,
    receivers: request.receivers,
    missing,
  };
}

async function toVersions(sql: Services['core']['sql'], versions: readonly QuoteVersion[]) {
  const actors = versions
    .flatMap(({ offeredBy, endedBy }) => [offeredBy, endedBy])
    .filter((actor) => actor !== null)
    .map((actor) => ({ actor, door: actor.split(':')[0]! }));
  const personOf = await peopleOf(sql, null, actors);
  const by = (actor: string | null) => actor && personOf({ actor, door: actor.split(':')[0]! });
  return versions.map(
    ({ price, version, state, note, validUntil, offeredAt, offeredBy, endedAt, endedBy }) => ({
      ...toPrice(price),
      version,
      state,
      note,
      validUntil,
      offeredAt,
      offeredBy: by(offeredBy),
      endedAt,
      endedBy: by(endedBy),
    }),
  );
}

const get = operationsRoute({
  method: 'GET',
  path: '/requests/{id}',
  operationId: 'getRequest',
  tag,
  summary: 'Get a request with all that its quote is written from',
  description: 'By id, request number or quote number.',
  access: reading,
  params: pathId,
  notFound: 'QUOTE_NOT_FOUND',
  responses: { 200: { description: 'The request', schema: requestRecord } },
  errors: ['QUOTE_NOT_FOUND'],
  handler: async ({ services, params }) => ({
    status: 200,
    body: await toRequestRecord(services, await readRequest(services.core, params.id)),
  }),
});

const draftErrors = ['INVALID_REQUEST', 'ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE'] as const;

const drafting = {
  method: 'POST',
  tag,
  access: writing,
  params: pathId,
  notFound: 'ORDER_NOT_FOUND',
  body: z.strictObject(offerShape),
  bodyExample: { lineItems: [{ description: 'Transport on a truck', quantity: 1, unitNet: 480 }] },
} as const;

const preview = operationsRoute({
  ...drafting,
  path: '/requests/{id}/quote-preview',
  operationId: 'previewQuote',
  summary: 'Reckon a quote before it is sent',
  description: 'The same sums as issuing it would give. Changes nothing.',
  rules: ({ services, rawBody }) =>
    validityProblems(timeIn(rawBody, 'validUntil'), services.core.clock.now()),
  responses: {
    200: {
      description: 'What it comes to',
      schema: priceShape.extend({ version: z.int(), validUntil: timestamp }).meta({ id: 'QuotePreview' }),
    },
  },
  errors: draftErrors,
  handler: async ({ services, params, body }) => {
    const { draft } = await draftQuote(services.core, params.id, body);
    const { price, version, validUntil } = draft;
    return { status: 200, body: { ...toPrice(price), version, validUntil } };
  },
});

const document = operationsRoute({
  ...drafting,
  path: '/requests/{id}/quote-preview/document',
  operationId: 'renderQuotePreview',
  summary: 'Render a quote before it is sent',
  description: 'The PDF as it would be sent; before the first quote it has the number of the request.',
  rules: ({ services, rawBody }) =>
    validityProblems(timeIn(rawBody, 'validUntil'), services.core.clock.now()),
  responses: { 200: { description: 'The PDF', contentType: 'application/pdf' } },
  errors: [...draftErrors, 'SERVICE_BUSY'],
  handler: async ({ services: { core }, params, body }) => {
    const { order, letterhead, draft } = await draftQuote(core, params.id, body);
    return sendUnstored(await renderQuote(core, letterhead, order, draft, core.clock.now()));
  },
});

export const requestRoutes = [list, summary, get, preview, document];
