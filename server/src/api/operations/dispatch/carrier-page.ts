// Everything about a carrier in one call, for its page in the console, and what is agreed with it.
import { z } from 'zod';
import { type Answers, acceptedPercent, type Lane } from '../../../dispatch/carrier-page/figures.ts';
import { type CarrierPage, readCarrierPage } from '../../../dispatch/carrier-page/read-carrier-page.ts';
import { END_REASONS, OFFER_STATES } from '../../../dispatch/carriers/carrier-offer.ts';
import { changeCarrierTerms } from '../../../dispatch/carriers/carrier-terms.ts';
import { ACCOUNT_STATUSES } from '../../../model/account.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { calendarDay, timestamp, uuidPath } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';
import { absenceShownTo, driverState, lastPlace, type ShowAbsence } from './planning-records.ts';

const tag = 'Carriers';
const count = z.int();

const termsShape = {
  paymentDays: z.int().min(0).max(365).nullable().describe('Days after the carrier’s invoice'),
  insuranceUntil: calendarDay.nullable().describe('The last day of the transport insurance'),
  transportLicenceUntil: calendarDay.nullable().describe('The last day of the licence for road haulage'),
};

const answers = z.object({
  accepted: count,
  declined: count,
  expired: count.describe('No answer until the deadline'),
  waiting: count,
  acceptedPercent: z.int().nullable().describe('Of those that have ended; withdrawn offers do not count'),
  medianMinutes: z.int().nullable().describe('From the offer to the answer'),
});

function toAnswers(found: Answers) {
  const { accepted, declined, expired, waiting, medianMinutes } = found;
  return { accepted, declined, expired, waiting, medianMinutes, acceptedPercent: acceptedPercent(found) };
}

const lane = z.object({
  from: z.string(),
  to: z.string(),
  km: z.number().nullable(),
  orders: count,
  currency: z.string(),
  theirs: z.number().describe('What the carrier gets, without VAT'),
  ours: z.number().describe('What the customer pays without VAT, without what is passed on'),
  kept: z.number(),
  keptPercent: z.int(),
  keepsLittle: z.boolean().describe('Less than 10 percent'),
  ownDriver: z
    .number()
    .nullable()
    .describe(
      'What an own driver would cost with the way back, by the rates of planning; only where little is kept',
    ),
});

function toLane({ theirsCents, oursCents, keptCents, ownDriverCents, ...rest }: Lane) {
  return {
    ...rest,
    theirs: centsToAmount(theirsCents),
    ours: centsToAmount(oursCents),
    kept: centsToAmount(keptCents),
    ownDriver: ownDriverCents === null ? null : centsToAmount(ownDriverCents),
  };
}

const carrierPage = z
  .object({
    id: z.uuid(),
    name: z.string(),
    status: z.enum(ACCOUNT_STATUSES),
    address: z.string().nullable(),
    email: z.string().nullable(),
    since: timestamp.describe('Answers and lanes count from then on'),
    people: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          email: z.string(),
          role: z.enum(['admin', 'member']),
          hasJoined: z.boolean().describe('False until the person has signed in'),
          answered: count,
        }),
      )
      .describe('Those who may answer offers'),
    offers: z
      .array(
        z.object({
          id: z.uuid(),
          orderNumber: z.string(),
          from: z.string(),
          to: z.string(),
          state: z.enum(OFFER_STATES),
          endReason: z.enum(END_REASONS).nullable(),
          remarks: z.string().nullable(),
          answeredBy: z.string().nullable().describe('The person; null if dispatch noted the answer'),
          net: z.number(),
          currency: z.string(),
          deadline: timestamp,
          createdAt: timestamp,
          answeredAt: timestamp.nullable(),
          endedAt: timestamp.nullable(),
          confirmSince: timestamp.nullable(),
        }),
      )
      .describe('Those that wait for an answer, then the newest'),
    answers,
    others: answers.describe('Of all carriers'),
    lanes: z.array(lane).describe('By cities, the most frequent first'),
    costs: z
      .array(
        z.object({
          month: z.string(),
          currency: z.string(),
          orders: count,
          net: z.number(),
          delivered: count,
          deliveredNet: z.number(),
        }),
      )
      .describe('By the month of acceptance and currency; cancelled orders do not count'),
    months: z.array(z.string()).describe('The last six, the current one last'),
    drivers: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        phone: z.string().nullable(),
        signedIn: z.boolean(),
        state: driverState,
        place: lastPlace.nullable(),
      }),
    ),
    terms: z.object(termsShape),
    today: z.iso.date(),
    offerCount: count,
    orderCount: count,
  })
  .meta({ id: 'CarrierPage' });

function toCarrierPage(page: CarrierPage, show: ShowAbsence) {
  const { account, since, people, offers, lanes, costs, months, drivers, terms, today, counts } = page;
  const { id, name, status, contractingParty } = account;
  return {
    ...{ id, name, status, since, months, terms, today },
    people,
    address: contractingParty?.address ?? null,
    email: contractingParty?.email ?? null,
    offers: offers.map(({ netCents, ...offer }) => ({ ...offer, net: centsToAmount(netCents) })),
    answers: toAnswers(page.answers),
    others: toAnswers(page.others),
    lanes: lanes.map(toLane),
    costs: costs.map(({ netCents, deliveredCents, ...cost }) => ({
      ...cost,
      net: centsToAmount(Number(netCents)),
      deliveredNet: centsToAmount(Number(deliveredCents)),
    })),
    drivers: drivers.map(({ driver, place, state }) => ({
      id: driver.id,
      name: driver.name,
      phone: driver.phone,
      signedIn: driver.signedIn,
      state: show(state),
      place,
    })),
    offerCount: counts.offers,
    orderCount: counts.orders,
  };
}

export const carrierPageRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/carriers/{id}',
    operationId: 'getCarrier',
    tag,
    summary:
      'Get who answers for a carrier, its offers with answers and times, prices by lane, costs and drivers',
    access: { who: 'all' },
    fromReplica: true,
    params: uuidPath,
    responses: { 200: { description: 'The carrier', schema: carrierPage } },
    errors: ['NOT_FOUND'],
    handler: async ({ services: { core }, caller, params }) => ({
      status: 200,
      body: toCarrierPage(await readCarrierPage(core, params.id), absenceShownTo(caller)),
    }),
  }),
  operationsRoute({
    method: 'PUT',
    path: '/carriers/{id}/terms',
    operationId: 'changeCarrierTerms',
    tag,
    summary: 'Record what is agreed with a carrier, and until when its insurance and its licence are valid',
    access: { who: 'dispatch' },
    params: uuidPath,
    body: z.strictObject(termsShape),
    bodyExample: { paymentDays: 14, insuranceUntil: '2027-03-31', transportLicenceUntil: null },
    responses: { 200: { description: 'As recorded', schema: z.object(termsShape) } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services: { core }, caller, params, body }) => ({
      status: 200,
      body: await changeCarrierTerms(core, caller, params.id, body),
    }),
  }),
];
