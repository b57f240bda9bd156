// A request with all data that are needed to write its quote.
import { z } from 'zod';
import { centsToAmount } from '../../../model/prices/price.ts';
import { QUOTE_STATES, type QuoteVersion, VERSION_STATES } from '../../../orders/quotes/quote.ts';
import { type RequestToQuote, readRequest } from '../../../orders/quotes/requests.ts';
import { LANGUAGES } from '../../../platform/language.ts';
import { pathId, timestamp } from '../../../platform/schemas.ts';
import type { Services } from '../../../services.ts';
import { priceShape, toPrice } from '../../shared/orders/price-record.ts';
import { peopleOf, personRecord } from '../../shared/people/actors.ts';
import { toQuoteRecord } from '../../shared/quotes/quote-record.ts';
import { operationsRoute } from '../admit.ts';
import { dispatchRecord, toDispatchRecord } from './order-record.ts';
import { sharedShape, toShared } from './request-record.ts';

const proposedLine = z.object({
  code: z.string(),
  description: z.string(),
  quantity: z.number(),
  unitNet: z.number().nullable().describe('Null when a person must set it'),
  passThrough: z.boolean().describe('An official fee, passed on without VAT'),
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
    ...sharedShape,
    account: z.object({
      id: z.uuid(),
      name: z.string(),
      language: z.enum(LANGUAGES).describe('The language of the quote'),
      email: z.string().nullable().describe('The recipient of the quote'),
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
    versions: z.array(versionRecord).describe('Newest first'),
    comparablePrices: z
      .array(
        z.object({
          requestNumber: z.string(),
          accepted: z.boolean(),
          net: z.number(),
          at: timestamp.nullable(),
        }),
      )
      .describe(
        'The last prices that customers accepted or declined for the same transport type and a similar distance',
      ),
    usualValidity: timestamp.describe('By the agreement, for a quote that is issued now'),
    receivers: z.int().describe('How many endpoints receive the event of a quote'),
    missing: z
      .string()
      .nullable()
      .describe('The code of the error that prevents a quote; null if one can be issued'),
  })
  .meta({ id: 'RequestToQuote' });

async function toRequestRecord({ core }: Services, request: RequestToQuote) {
  const { order, account, agreement, proposal, quote, comparablePrices, missing } = request;
  const { state, quoteNumber, version } = toQuoteRecord(core, order, quote, { mayDecide: false });
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
    comparablePrices: comparablePrices.map((one) => ({
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
    .map((actor) => ({ actor, channel: actor.split(':')[0]! }));
  const personOf = await peopleOf(sql, null, actors);
  const by = (actor: string | null) => actor && personOf({ actor, channel: actor.split(':')[0]! });
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

export const getRequestRoute = operationsRoute({
  method: 'GET',
  path: '/requests/{id}',
  operationId: 'getRequest',
  tag: 'Requests',
  summary: 'Get a request with all data for writing its quote',
  description: 'By id, request number or quote number.',
  access: { who: 'all' },
  params: pathId,
  notFound: 'QUOTE_NOT_FOUND',
  responses: { 200: { description: 'The request', schema: requestRecord } },
  errors: ['QUOTE_NOT_FOUND'],
  handler: async ({ services, params }) => ({
    status: 200,
    body: await toRequestRecord(services, await readRequest(services.core, params.id)),
  }),
});
