import { z } from 'zod';
import { acceptOffer, declineOffer } from '../../../dispatch/carriers/answer-offer.ts';
import { END_REASONS, OFFER_STATES } from '../../../dispatch/carriers/carrier-offer.ts';
import { withdrawOffer } from '../../../dispatch/carriers/end-offers.ts';
import { offerToCarriers } from '../../../dispatch/carriers/make-offers.ts';
import { type Margin, marginOf } from '../../../dispatch/carriers/margin.ts';
import { listCarriers, listOffersOfOrder, type NamedOffer } from '../../../dispatch/carriers/offer-store.ts';
import { anyOffer } from '../../../dispatch/carriers/run-on-offer.ts';
import { sumExtras } from '../../../dispatch/extras/billable-store.ts';
import { ACCOUNT_STATUSES } from '../../../model/account.ts';
import type { Order } from '../../../model/orders/order.ts';
import { amountToCents, centsToAmount } from '../../../model/prices/price.ts';
import { decimal, paidAmount } from '../../../model/prices/term-values.ts';
import type { Core } from '../../../orders/records/core.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { pathId, timestamp, uuidPath, zonedTime } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Carriers';
const readAccess = { who: 'all' } as const;
const changeAccess = { who: 'dispatch' } as const;

const MAX_CARRIERS_PER_CALL = 50;
const remarks = plainText(500).nullish().describe('The carrier sees it');

const offerRecord = z
  .object({
    id: z.uuid(),
    carrierId: z.uuid(),
    carrier: z.string().describe('The name of the carrier'),
    netCents: z.int(),
    vatRate: z.number(),
    currency: z.string(),
    deadline: timestamp,
    state: z.enum(OFFER_STATES),
    endReason: z
      .enum(END_REASONS)
      .nullable()
      .describe(
        'Why it was withdrawn: TAKEN by another carrier, the ORDER was assigned otherwise, or by DISPATCH',
      ),
    remarks: z.string().nullable().describe('Written with the decline or the withdrawal'),
    driver: z.object({ id: z.uuid(), name: z.string() }).nullable().describe('Named by the carrier'),
    createdAt: timestamp,
    answeredAt: timestamp.nullable(),
    confirmSince: timestamp
      .nullable()
      .describe('Since when the carrier is asked again, because the order changed'),
    endedAt: timestamp.nullable().describe('Null while an answer is awaited or the carrier has the order'),
  })
  .meta({ id: 'CarrierOffer' });

function toOfferRecord(offer: NamedOffer) {
  const { id, carrierId, carrierName: carrier, netCents, vatRate, currency, deadline } = offer;
  const { state, endReason, remarks, driverId, driverName, createdAt, answeredAt, confirmSince, endedAt } =
    offer;
  const driver = driverId === null ? null : { id: driverId, name: driverName! };
  const terms = { id, carrierId, carrier, netCents, vatRate, currency, deadline };
  return { ...terms, state, endReason, remarks, driver, createdAt, answeredAt, confirmSince, endedAt };
}

const offers = z.object({ data: z.array(offerRecord) });

const margin = z
  .object({
    currency: z.string(),
    revenue: z
      .number()
      .describe(
        'What the customer pays without VAT; without official fees and expenses, which are passed on',
      ),
    cost: z.number().describe('What the carrier gets without VAT'),
    margin: z.number(),
    percent: z.number().nullable().describe('Of the revenue; null without any'),
  })
  .meta({ id: 'CarrierMargin' });

function toMargin({ currency, revenueCents, costCents }: Margin) {
  const cents = revenueCents - costCents;
  return {
    currency,
    revenue: centsToAmount(revenueCents),
    cost: centsToAmount(costCents),
    margin: centsToAmount(cents),
    percent: revenueCents === 0 ? null : Math.round((cents * 1000) / revenueCents) / 10,
  };
}

async function listOf(core: Core, orderId: string) {
  return { data: (await listOffersOfOrder(core.sql, orderId)).map(toOfferRecord) };
}

async function withMargin({ sql }: Core, order: Order) {
  const offered = await listOffersOfOrder(sql, order.id);
  const found = marginOf(order, offered, await sumExtras(sql, order.id));
  return { data: offered.map(toOfferRecord), margin: found && toMargin(found) };
}

const OFFERS = { description: 'All offers of the order, oldest first', schema: offers };

export const carrierRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/carriers',
    operationId: 'listCarriers',
    tag,
    summary: 'List carriers, sorted by name',
    description: 'Accounts of kind CARRIER. They order nothing; their people answer offers in the portal.',
    access: readAccess,
    fromReplica: true,
    responses: {
      200: {
        description: 'The carriers',
        schema: z.object({
          data: z.array(
            z
              .object({
                id: z.uuid().describe('The id of the account'),
                name: z.string(),
                status: z.enum(ACCOUNT_STATUSES),
                people: z.int().describe('People who may answer offers'),
                openOffers: z.int().describe('Offers that wait for an answer'),
                running: z.int().describe('Accepted orders that are not completed'),
              })
              .meta({ id: 'Carrier' }),
          ),
        }),
      },
    },
    errors: [],
    handler: async ({ services }) => ({
      status: 200,
      body: { data: await listCarriers(services.core.sql) },
    }),
  }),
  operationsRoute({
    method: 'GET',
    path: '/orders/{id}/carrier-offers',
    operationId: 'listCarrierOffers',
    tag,
    summary: 'List the offers of an order to carriers',
    access: readAccess,
    params: pathId,
    notFound: 'ORDER_NOT_FOUND',
    responses: {
      200: {
        ...OFFERS,
        schema: offers.extend({
          margin: margin.nullable().describe('Null until a carrier has the order'),
        }),
      },
    },
    errors: ['ORDER_NOT_FOUND'],
    handler: async ({ services: { core }, params }) => ({
      status: 200,
      body: await withMargin(core, await getAnyOrder(core.sql, params.id)),
    }),
  }),
  operationsRoute({
    method: 'POST',
    path: '/orders/{id}/carrier-offers',
    operationId: 'offerToCarriers',
    tag,
    summary: 'Offer an order to carriers',
    description:
      'The order goes to the pool, and the people of each carrier get a mail. The first who accepts has the order; its price becomes a cost of the order. Possible before a driver is assigned.',
    access: changeAccess,
    params: pathId,
    notFound: 'ORDER_NOT_FOUND',
    body: z.strictObject({
      carrierIds: z.array(z.uuid()).min(1).max(MAX_CARRIERS_PER_CALL),
      net: paidAmount().describe('What the carrier gets, without VAT'),
      vatRate: decimal(2, 100).default(19).describe('The VAT rate on the carrier’s invoice, in percent'),
      deadline: zonedTime.describe('Until when a carrier can accept'),
    }),
    bodyExample: {
      carrierIds: ['0199a0c2-7c4e-7000-8000-000000000030'],
      net: 320,
      deadline: '2026-11-20T16:00:00+01:00',
    },
    responses: { 201: OFFERS },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE'],
    handler: async ({ services: { core }, caller, params, body: { net, ...terms } }) => {
      const [made] = await offerToCarriers(core, caller, params.id, {
        ...terms,
        netCents: amountToCents(net),
      });
      return { status: 201, body: await listOf(core, made!.orderId) };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/carrier-offers/{id}/answer',
    operationId: 'answerCarrierOffer',
    tag,
    summary: 'Record the answer that a carrier gave by phone',
    description: 'The same as when the carrier answers in the portal.',
    access: changeAccess,
    params: uuidPath,
    notFound: 'CARRIER_OFFER_NOT_FOUND',
    body: z.strictObject({ answer: z.enum(['ACCEPT', 'DECLINE']), remarks }),
    bodyExample: { answer: 'ACCEPT' },
    responses: { 200: OFFERS },
    errors: ['INVALID_REQUEST', 'CARRIER_OFFER_NOT_FOUND', 'CARRIER_OFFER_NOT_OPEN', 'ORDER_NOT_CHANGEABLE'],
    handler: async ({ services: { core }, caller, params, body }) => {
      const find = anyOffer(params.id);
      const { offer } =
        body.answer === 'ACCEPT'
          ? await acceptOffer(core, caller, find)
          : await declineOffer(core, caller, find, body.remarks ?? null);
      return { status: 200, body: await listOf(core, offer.orderId) };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/carrier-offers/{id}/withdraw',
    operationId: 'withdrawCarrierOffer',
    tag,
    summary: 'Withdraw an offer to a carrier',
    description:
      'Also an accepted one, until the vehicle is picked up: the order loses its driver and returns to the pool, its cost goes, and the carrier gets a mail.',
    access: changeAccess,
    params: uuidPath,
    notFound: 'CARRIER_OFFER_NOT_FOUND',
    body: z.strictObject({ remarks }),
    bodyExample: { remarks: 'The customer has changed the date' },
    responses: { 200: OFFERS },
    errors: ['INVALID_REQUEST', 'CARRIER_OFFER_NOT_FOUND', 'CARRIER_OFFER_NOT_OPEN', 'ORDER_NOT_CHANGEABLE'],
    handler: async ({ services: { core }, caller, params, body }) => {
      const { offer } = await withdrawOffer(core, caller, anyOffer(params.id), body.remarks ?? null);
      return { status: 200, body: await listOf(core, offer.orderId) };
    },
  }),
];
