// Agreements of an account: their versions, a new version, and a preview of its effects.
import { z } from 'zod';
import { accountNotFound, changeAgreement } from '../../../customers/accounts/manage-accounts.ts';
import { findAccount } from '../../../customers/accounts/store.ts';
import { findSchedules, listAgreementVersions } from '../../../customers/agreements/store.ts';
import { type Agreement, agreementOn, agreementTermsSchema } from '../../../model/prices/agreement.ts';
import { centsToAmount, QUOTE_REASONS } from '../../../model/prices/price.ts';
import { TRANSPORT_TYPES } from '../../../model/prices/vocabulary.ts';
import { findOperator } from '../../../operator/operator.ts';
import { previewAgreement } from '../../../orders/previews/preview-agreement.ts';
import { PREVIEW_OUTCOMES, type PreviewOption } from '../../../orders/previews/preview-price.ts';
import { calendarDay, optional, timestamp, uuidPath, zonedTime } from '../../../platform/schemas.ts';
import { dayOf } from '../../../platform/time-zones.ts';
import type { Services } from '../../../services.ts';
import { exampleShape, toExampleContent } from '../../shared/orders/price-example.ts';
import { priceShape, toPrice } from '../../shared/orders/price-record.ts';
import { peopleOf, personRecord } from '../../shared/people/actors.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Accounts';
const LISTED = 20;

const fields = {
  accountId: z.uuid(),
  version: z.int(),
  validFrom: z.iso.date().nullable().describe('The first day on which it applies; null from the beginning'),
  createdAt: timestamp,
  terms: z.looseObject({}).describe('As sent, with the defaults filled in'),
};

const agreementRecord = z.object(fields).meta({ id: 'Agreement' });

const STATES = ['CURRENT', 'PLANNED', 'FORMER'] as const;

const versionRecord = z
  .object({
    ...fields,
    terms: agreementTermsSchema,
    state: z
      .enum(STATES)
      .describe(
        'CURRENT applies today, PLANNED begins later, FORMER was replaced before or on its first day',
      ),
    by: personRecord.nullable(),
  })
  .meta({ id: 'AgreementVersion' });

function toAgreementRecord({ accountId, version, validFrom, createdAt, terms }: Agreement) {
  return { accountId, version, validFrom, createdAt: createdAt.toISOString(), terms };
}

async function requireAccount({ core }: Services, id: string) {
  const account = await findAccount(core.sql, id);
  if (!account) throw accountNotFound();
  return account;
}

const wholeNumber = (text: string) => Number(text);
const versionQuery = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Send the number of a version.')
  .transform(wholeNumber)
  .optional();

const firstDay = calendarDay
  .optional()
  .describe('The first day on which the version applies, today or later; by default today');

const get = operationsRoute({
  method: 'GET',
  path: '/accounts/{id}/agreement',
  operationId: 'getAgreement',
  tag,
  summary: 'Get the current agreement',
  access: { who: 'all' },
  params: uuidPath,
  responses: { 200: { description: 'The version that applies today', schema: agreementRecord } },
  errors: ['NOT_FOUND'],
  handler: async ({ services, params }) => {
    await requireAccount(services, params.id);
    const agreement = await services.core.agreements.current(params.id);
    return { status: 200, body: toAgreementRecord(agreement) };
  },
});

const put = operationsRoute({
  method: 'PUT',
  path: '/accounts/{id}/agreement',
  operationId: 'agreeOn',
  tag,
  summary: 'Add a version of the agreement',
  description:
    'An order is priced by the version that applies on the day of its pickup; without one, of its delivery or of the order. Existing orders keep the version they were priced by. Of two versions the one that begins later applies from its first day on, so a planned version stays planned; one with the same first day replaces it. If the newest version seen is sent and a newer one exists, the call is refused.',
  access: { who: 'customers' },
  params: uuidPath,
  query: z.strictObject({
    seenVersion: versionQuery,
    validFrom: firstDay,
  }),
  body: agreementTermsSchema,
  responses: { 200: { description: 'The new version', schema: agreementRecord } },
  errors: ['INVALID_REQUEST', 'NOT_FOUND', 'AGREEMENT_CHANGED'],
  handler: async ({ services, caller, params, query, body }) => ({
    status: 200,
    body: toAgreementRecord(await changeAgreement(services.core, caller, params.id, body, query)),
  }),
});

const versions = operationsRoute({
  method: 'GET',
  path: '/accounts/{id}/agreements',
  operationId: 'listAgreementVersions',
  tag,
  summary: 'List the versions of an agreement, newest first',
  access: { who: 'all' },
  params: uuidPath,
  query: z.strictObject({ before: versionQuery.describe('Only versions older than this one') }),
  responses: {
    200: { description: 'At most 20 versions', schema: z.object({ data: z.array(versionRecord) }) },
  },
  errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  handler: async ({ services, params, query }) => {
    await requireAccount(services, params.id);
    const { sql, clock } = services.core;
    const today = dayOf((await findOperator(sql)).timeZone, clock.now());
    const schedule = (await findSchedules(sql, [params.id], today)).get(params.id)!;
    const found = await listAgreementVersions(sql, params.id, LISTED, query.before ?? null);
    const actors = found.map(({ createdBy }) => ({ actor: createdBy ?? '', channel: channelOf(createdBy) }));
    const personOf = await peopleOf(sql, null, actors);
    return {
      status: 200,
      body: {
        data: found.map((agreement, i) => ({
          ...toAgreementRecord(agreement),
          state: stateOf(agreement, schedule.versions, today),
          by: agreement.createdBy === null ? null : personOf(actors[i]!),
        })),
      },
    };
  },
});

function stateOf({ version, validFrom }: Agreement, schedule: readonly Agreement[], today: string) {
  const isPlanned = validFrom !== null && validFrom > today;
  const applies = agreementOn(schedule, isPlanned ? validFrom : today)?.version === version;
  if (!applies) return 'FORMER' as const;
  return isPlanned ? ('PLANNED' as const) : ('CURRENT' as const);
}

function channelOf(actor: string | null): string {
  return actor?.startsWith('user:') ? 'console' : 'ops';
}

const amount = (cents: number | null) => (cents === null ? null : centsToAmount(cents));

const option = z.object({
  outcome: z.enum(PREVIEW_OUTCOMES),
  reason: z.string().nullable().describe('Why the order becomes a request, or which rule forbids it'),
  price: priceShape.nullable(),
});

function toOption({ outcome, reason, price }: PreviewOption) {
  return { outcome, reason, price: price && toPrice(price) };
}

const beforeAfter = z.object({ before: z.number().nullable(), after: z.number().nullable() });

const previewRecord = z
  .object({
    validFrom: z.iso.date(),
    currentVersion: z.int().describe('The version that would apply on the first day otherwise'),
    currentSince: timestamp,
    next: z
      .object({ version: z.int(), validFrom: z.iso.date() })
      .nullable()
      .describe('A version that was planned before and follows the new one'),
    currency: z.string(),
    example: z.object({ distanceKm: z.number().nullable(), before: option, after: option }).nullable(),
    curve: z
      .array(beforeAfter.extend({ km: z.number() }))
      .describe('The net price of the example by distance; null where it needs a quote'),
    tariffs: z.array(beforeAfter).describe('Net at 300 km, in the order of the tariffs sent'),
    repriced: z.object({
      orders: z.int().describe('Orders of the last 30 days, at most the newest 500'),
      capped: z.boolean(),
      net: z
        .object({ before: z.number(), after: z.number() })
        .describe('The net sum of orders that both versions can price'),
      newRequests: z.int(),
      newOrders: z.int(),
      refused: z.int(),
      reasons: z.array(z.object({ reason: z.enum(QUOTE_REASONS), before: z.int(), after: z.int() })),
    }),
    keeps: z
      .object({ orders: z.int(), quotes: z.int(), pricedSoFar: z.int() })
      .describe(
        'What keeps the current version: open orders and quotes on offer; and all orders priced by it',
      ),
  })
  .meta({ id: 'AgreementPreview' });

const preview = operationsRoute({
  method: 'POST',
  path: '/accounts/{id}/agreement/preview',
  operationId: 'previewAgreement',
  tag,
  summary: 'Preview the effects of a new version of the agreement',
  description:
    'Prices an example and the orders of the last 30 days by the current and by the new version. Changes nothing.',
  access: { who: 'customers' },
  params: uuidPath,
  body: z.strictObject({
    terms: agreementTermsSchema,
    validFrom: firstDay,
    example: optional(
      z.strictObject({
        ...exampleShape,
        transportType: optional(z.enum(TRANSPORT_TYPES), 'DRIVEN' as const),
        requestedPickup: optional(zonedTime, null).describe('Decides on surcharges'),
      }),
      null,
    ),
  }),
  bodyExample: {
    terms: { quoteRequired: { distanceAboveKm: 900 } },
    example: {
      pickup: { postalCode: '20537', city: 'Hamburg' },
      delivery: { postalCode: '81241', city: 'München' },
    },
  },
  responses: { 200: { description: 'The effects', schema: previewRecord } },
  errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  handler: async ({ services, params, body: { terms, validFrom, example } }) => {
    const account = await requireAccount(services, params.id);
    const content =
      example &&
      toExampleContent(example, {
        transportType: example.transportType,
        requestedPickup: example.requestedPickup,
      });
    const shown = await previewAgreement(services.core, account, { terms, validFrom }, content);
    const { repriced } = shown;
    const { netCents, ...counted } = repriced;
    return {
      status: 200,
      body: {
        validFrom: shown.validFrom,
        currentVersion: shown.current.version,
        currentSince: shown.current.createdAt,
        next: shown.next && { version: shown.next.version, validFrom: shown.next.validFrom! },
        currency: terms.currency,
        example: shown.example && {
          distanceKm: shown.example.after.distanceKm,
          before: toOption(shown.example.before),
          after: toOption(shown.example.after),
        },
        curve: shown.curve.map(({ km, beforeCents, afterCents }) => ({
          km,
          before: amount(beforeCents),
          after: amount(afterCents),
        })),
        tariffs: shown.tariffs.map(({ beforeCents, afterCents }) => ({
          before: amount(beforeCents),
          after: amount(afterCents),
        })),
        repriced: {
          ...counted,
          capped: shown.capped,
          net: { before: centsToAmount(netCents.before), after: centsToAmount(netCents.after) },
        },
        keeps: shown.keeps,
      },
    };
  },
});

export const agreementRoutes = [get, put, versions, preview];
