// The portal of a carrier: offers of orders, the answer, and the driver of an accepted one.
import { z } from 'zod';
import { acceptOffer, declineOffer } from '../../dispatch/carriers/answer-offer.ts';
import { OFFER_VIEWS } from '../../dispatch/carriers/carrier-offer.ts';
import { listDriversOfCarrier } from '../../dispatch/carriers/driver-store.ts';
import { nameDriver, renewDriverLink } from '../../dispatch/carriers/name-driver.ts';
import { listOffersOfCarrier } from '../../dispatch/carriers/offer-store.ts';
import { offerOfCarrier } from '../../dispatch/carriers/run-on-offer.ts';
import { printableText } from '../../documents/printable-text.ts';
import { CARRIER_CHANNEL } from '../../orders/history/history-authors.ts';
import { countDriverLink } from '../../people/mail-limits.ts';
import { LANGUAGES } from '../../platform/language.ts';
import { plainText } from '../../platform/plain-text.ts';
import { nextCursor, optional, pageQuery } from '../../platform/schemas.ts';
import type { Services } from '../../services.ts';
import { driverLinkRecord } from '../shared/drivers/driver-link-record.ts';
import { type PortalCaller, portalRoute } from './admit.ts';
import { offerRecord, toOfferRecord, toOfferRecords } from './carrier-offer-record.ts';
import { environmentAndUuid, environmentPath } from './paths.ts';

const tag = 'Carriers';
const notFound = 'CARRIER_OFFER_NOT_FOUND' as const;
const readAccess = { who: 'all', carriers: true } as const;
const changeAccess = { who: 'orderers', carriers: true } as const;

const scopeOf = ({ account, environment }: PortalCaller) => ({ carrierId: account.id, environment });
/** The people of a carrier act for the operator, not for the customer of the order. */
const actorOf = ({ actor }: PortalCaller) => ({ ...actor, channel: CARRIER_CHANNEL });

const mailOf = ({ people }: Services, { account }: PortalCaller) => ({
  carrierId: account.id,
  count: (email: string) => countDriverLink(people, account.id, email),
});

const ok = (description: string) => ({ 200: { description, schema: offerRecord } });

const list = portalRoute({
  method: 'GET',
  path: '/{environment}/carrier-offers',
  operationId: 'listPortalCarrierOffers',
  tag,
  summary: 'List offers to the carrier, newest first',
  access: readAccess,
  fromReplica: true,
  params: environmentPath,
  query: z.strictObject({ view: z.enum(OFFER_VIEWS).default('open'), ...pageQuery }),
  responses: {
    200: { description: 'A page of offers', schema: z.object({ data: z.array(offerRecord), nextCursor }) },
  },
  errors: ['INVALID_CURSOR'],
  handler: async ({ services, caller, query: { view, limit, cursor } }) => {
    const scope = scopeOf(caller);
    const name = `carrier-offers:${scope.carrierId}:${scope.environment}:${view}`;
    const { cursors } = services.http;
    const rows = await listOffersOfCarrier(
      services.core.sql,
      scope,
      view,
      limit + 1,
      cursors.read(name, cursor),
    );
    const page = cursors.page(rows, limit, name, ({ createdAt: at, id }) => ({ at, id }));
    return { status: 200, body: { ...page, data: await toOfferRecords(services, caller, page.data) } };
  },
});

const get = portalRoute({
  method: 'GET',
  path: '/{environment}/carrier-offers/{id}',
  operationId: 'getPortalCarrierOffer',
  tag,
  summary: 'Get an offer to the carrier',
  description:
    'Addresses, contacts and the numbers of the vehicle are part of it from accepting until the order is completed.',
  access: readAccess,
  params: environmentAndUuid,
  notFound,
  responses: ok('The offer'),
  errors: [notFound],
  handler: async ({ services, caller, params }) => {
    const offer = await offerOfCarrier(scopeOf(caller), params.id)(services.core.sql);
    return { status: 200, body: await toOfferRecord(services, caller, offer) };
  },
});

const accept = portalRoute({
  method: 'POST',
  path: '/{environment}/carrier-offers/{id}/accept',
  operationId: 'acceptPortalCarrierOffer',
  tag,
  summary: 'Accept an offer',
  description: 'Binding, in the name of the signed-in person. Of several carriers, the first has the order.',
  access: changeAccess,
  params: environmentAndUuid,
  notFound,
  responses: ok('The accepted offer'),
  errors: [notFound, 'CARRIER_OFFER_NOT_OPEN', 'ORDER_NOT_CHANGEABLE'],
  handler: async ({ services, caller, params }) => {
    const find = offerOfCarrier(scopeOf(caller), params.id);
    const { offer } = await acceptOffer(services.core, actorOf(caller), find);
    return { status: 200, body: await toOfferRecord(services, caller, offer) };
  },
});

const decline = portalRoute({
  method: 'POST',
  path: '/{environment}/carrier-offers/{id}/decline',
  operationId: 'declinePortalCarrierOffer',
  tag,
  summary: 'Decline an offer',
  access: changeAccess,
  params: environmentAndUuid,
  notFound,
  body: z.strictObject({ remarks: plainText(500).nullish() }),
  bodyExample: { remarks: 'No driver is free on that day' },
  responses: ok('The declined offer'),
  errors: [notFound, 'CARRIER_OFFER_NOT_OPEN', 'ORDER_NOT_CHANGEABLE'],
  handler: async ({ services, caller, params, body }) => {
    const find = offerOfCarrier(scopeOf(caller), params.id);
    const { offer } = await declineOffer(services.core, actorOf(caller), find, body.remarks ?? null);
    return { status: 200, body: await toOfferRecord(services, caller, offer) };
  },
});

const newDriver = z.strictObject({
  name: printableText(200).describe('First name, then last name'),
  phone: optional(plainText(50), null),
  email: optional(z.email().max(254), null).describe('The link is mailed to it, too'),
  language: optional(z.enum(LANGUAGES), 'de' as const),
  locationConsent: optional(z.boolean(), false).describe('Whether the driver agreed to sharing the location'),
});

const nameTheDriver = portalRoute({
  method: 'PUT',
  path: '/{environment}/carrier-offers/{id}/driver',
  operationId: 'nameCarrierDriver',
  tag,
  summary: 'Name the driver of an accepted order',
  description:
    'A driver who was named before, or a new one. Possible until pickup; another driver replaces the first. The answer has the link with which the driver signs in; it is shown once.',
  access: changeAccess,
  params: environmentAndUuid,
  notFound,
  body: z.union([z.strictObject({ driverId: z.uuid() }), newDriver]),
  bodyExample: { name: 'Piotr Nowak', phone: '+49 170 7654321' },
  responses: {
    200: {
      description: 'The offer and the link',
      schema: z.object({ offer: offerRecord, link: driverLinkRecord }),
    },
  },
  errors: [notFound, 'CARRIER_OFFER_NOT_OPEN', 'ORDER_NOT_CHANGEABLE', 'TOO_MANY_DRIVERS'],
  handler: async ({ services, caller, params, body }) => {
    const find = offerOfCarrier(scopeOf(caller), params.id);
    const { offer, link } = await nameDriver(
      services.core,
      actorOf(caller),
      find,
      body,
      mailOf(services, caller),
    );
    return { status: 200, body: { offer: await toOfferRecord(services, caller, offer), link } };
  },
});

const link = portalRoute({
  method: 'POST',
  path: '/{environment}/carrier-offers/{id}/driver-link',
  operationId: 'renewCarrierDriverLink',
  tag,
  summary: 'Create a new link for the named driver',
  description: 'Ends the earlier link. Phones that are signed in stay signed in.',
  access: changeAccess,
  params: environmentAndUuid,
  notFound,
  responses: { 201: { description: 'The link', schema: driverLinkRecord } },
  errors: [notFound, 'CARRIER_OFFER_NOT_OPEN'],
  handler: async ({ services, caller, params }) => {
    const find = offerOfCarrier(scopeOf(caller), params.id);
    return {
      status: 201,
      body: await renewDriverLink(services.core, actorOf(caller), find, mailOf(services, caller)),
    };
  },
});

const drivers = portalRoute({
  method: 'GET',
  path: '/carrier-drivers',
  operationId: 'listCarrierDrivers',
  tag,
  summary: 'List the drivers whom the carrier named, newest first',
  access: readAccess,
  responses: {
    200: {
      description: 'The drivers',
      schema: z.object({
        data: z.array(
          z
            .object({
              id: z.uuid(),
              name: z.string(),
              phone: z.string().nullable(),
              email: z.string().nullable(),
            })
            .meta({ id: 'CarrierDriver' }),
        ),
      }),
    },
  },
  errors: [],
  handler: async ({ services, caller }) => {
    const found = await listDriversOfCarrier(services.core.sql, caller.account.id);
    return {
      status: 200,
      body: { data: found.map(({ id, name, phone, email }) => ({ id, name, phone, email })) },
    };
  },
});

export const carrierOfferRoutes = [list, get, accept, decline, nameTheDriver, link, drivers];
