// The proposal for a day, and the rates by which it is made.
import { z } from 'zod';
import { MODES, REFUSALS } from '../../../dispatch/planning/day/day.ts';
import { REASONS } from '../../../dispatch/planning/day/explain.ts';
import { makeProposal } from '../../../dispatch/planning/make-proposal.ts';
import {
  changePlanningRates,
  findPlanningRates,
  planningRates,
} from '../../../dispatch/planning/planning-rates.ts';
import type { Proposal } from '../../../dispatch/planning/proposal.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';
import { dayQuery, spanShape } from './planning.ts';
import { planOrder, toPlanOrderRecord } from './planning-records.ts';

const tag = 'Planning';
const cents = (what: string) => z.int().describe(`${what}, in euro cents`);

const way = z
  .object({
    mode: z
      .enum(MODES)
      .describe('NONE: the driver is there. SHUTTLE: by shuttle car. OVERNIGHT: stays instead of going home'),
    km: z.int().nullable().describe('Null if one of the places is unknown'),
    minutes: z.int().describe('Duration of the journey'),
    costCents: cents('Cost with the time of the driver; the share of the driver if a car is shared'),
    leavesAt: timestamp,
    toCity: z.string().nullable().describe('Where the way ends'),
    byTimetable: z
      .boolean()
      .describe('Whether a timetable server answered the duration; otherwise it is estimated'),
    sharedWith: z.array(z.string()).describe('Names of the other drivers in the car'),
    nextDay: z
      .object({ city: z.string().nullable(), km: z.int() })
      .nullable()
      .describe('Where an order of the next day begins, and how far away, for OVERNIGHT'),
  })
  .meta({ id: 'ProposedWay' });

const reason = z
  .object({
    kind: z
      .enum(REASONS)
      .describe(
        'ONLY_DRIVER: nobody else could take it. SHARED_CAR: gets there with others. CONTINUES: begins near the end of the order before. LEADS_HOME: ends near the home. STARTS_NEAR: begins near the driver. LEAST_COST: none of these, but the lowest total cost',
      ),
    km: z.int().nullable().describe('The distance of the reason, if it is about one'),
    after: z.string().nullable().describe('Number of the order before, for CONTINUES'),
    next: z
      .object({
        driverId: z.uuid(),
        name: z.string(),
        moreCents: cents('Additional cost of the next best driver'),
        moreKm: z.int().describe('Additional kilometres that drivers would travel without a vehicle'),
      })
      .nullable()
      .describe('The next best driver; null without another driver'),
  })
  .meta({ id: 'ProposalReason' });

const sums = z.object({
  deadheadKm: z.int().describe('Deadhead distance of all drivers in kilometres'),
  costCents: cents('Cost of these journeys and nights'),
  placed: z.int().describe('How many of the open orders have a driver'),
  onTime: z.int().describe('How many of these are picked up on time'),
});

const proposal = z
  .object({
    ...spanShape,
    madeAt: timestamp,
    orders: z.int().describe('Released orders of the day without a driver'),
    unreleased: z
      .array(planOrder)
      .describe('Orders of the day that are left out because they must be released first'),
    drivers: z.array(
      z.object({
        driver: z.object({ id: z.uuid(), name: z.string(), phone: z.string().nullable() }),
        fromCity: z.string().nullable(),
        homeCity: z.string().nullable(),
        unsure: z
          .object({ order: z.string(), minutes: z.int() })
          .nullable()
          .describe('How long the driver has not answered for this trip'),
        legs: z.array(
          z.object({
            order: planOrder,
            set: z.boolean().describe('Whether the order was assigned before the proposal'),
            startsAt: timestamp,
            endsAt: timestamp,
            deadheadKm: z.int().nullable(),
            lateMinutes: z.int(),
            way: way.describe('The way to the pickup'),
            reason: reason.nullable().describe('Why this driver; null if it was assigned before'),
          }),
        ),
        home: way
          .nullable()
          .describe('The way home after the last order; null if the home is unknown or the driver is there'),
        deadheadKm: z.int(),
        costCents: cents('Cost of the journeys of this driver'),
        dayMinutes: z.int(),
      }),
    ),
    late: z.array(
      z.object({
        orderId: z.uuid(),
        alternatives: z.array(z.object({ driverId: z.uuid(), name: z.string(), moreKm: z.int() })),
      }),
    ),
    open: z.array(
      z.object({
        order: planOrder,
        nearest: z.object({ name: z.string(), km: z.int().nullable(), why: z.enum(REFUSALS) }).nullable(),
      }),
    ),
    proposed: sums,
    nearestFirst: sums.describe('The sums if each order in turn were given to the nearest driver'),
    asItStands: sums.describe('The sums of what is assigned now'),
    oneMoreDriver: z
      .object({
        city: z.string().nullable().describe('Home and starting point of the additional driver'),
        placed: z.int().describe('Number of additional orders that would have a driver'),
        deadheadKm: z
          .int()
          .describe('Additional kilometres without a vehicle; negative if there would be fewer'),
        costCents: cents('Additional cost of the journeys; negative if it would be lower'),
      })
      .nullable()
      .describe('Benefit of one more driver, at the place where it helps most; null without open orders'),
    timetable: z
      .object({ asked: z.int(), answered: z.int() })
      .nullable()
      .describe(
        'Number of journeys requested from the timetable server, and of those answered; null without such a server',
      ),
  })
  .meta({ id: 'Proposal' });

function toProposalRecord({ drivers, open, unreleased, ...rest }: Proposal) {
  return {
    ...rest,
    unreleased: unreleased.map(toPlanOrderRecord),
    drivers: drivers.map(({ driver: { id, name, phone }, legs, ...one }) => ({
      ...one,
      driver: { id, name, phone },
      legs: legs.map((leg) => ({ ...leg, order: toPlanOrderRecord(leg.order) })),
    })),
    open: open.map(({ order, nearest }) => ({ order: toPlanOrderRecord(order), nearest })),
  };
}

const ratesRecord = z.looseObject(planningRates.shape).meta({ id: 'PlanningRates' });
const ratesResponses = { 200: { description: 'The rates', schema: ratesRecord } };

export const proposalRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/proposal',
    operationId: 'proposeDay',
    tag,
    summary: 'Propose drivers for the open orders of a day',
    description:
      'Plans chains of orders with the journeys between them and home, by public transport, shared shuttle cars and nights, at the lowest cost by the rates of `getPlanningRates`. Orders that have a driver keep driver and time. Changes nothing: use the command `assign_driver` for the parts that you accept. The same situation gives the same proposal.',
    access: { who: 'all' },
    query: z.strictObject(dayQuery),
    responses: { 200: { description: 'The proposal', schema: proposal } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services: { core }, query }) => ({
      status: 200,
      body: toProposalRecord(await makeProposal(core, query.day)),
    }),
  }),
  operationsRoute({
    method: 'GET',
    path: '/planning-rates',
    operationId: 'getPlanningRates',
    tag,
    summary: 'Get the rates of planning: duration and cost of drivers’ journeys',
    access: { who: 'all' },
    responses: ratesResponses,
    errors: [],
    handler: async ({ services }) => ({ status: 200, body: await findPlanningRates(services.core.sql) }),
  }),
  operationsRoute({
    method: 'PUT',
    path: '/planning-rates',
    operationId: 'changePlanningRates',
    tag,
    summary: 'Replace the rates of planning',
    access: { who: 'dispatch' },
    body: planningRates,
    responses: ratesResponses,
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => ({
      status: 200,
      body: await changePlanningRates(services.core, caller, body),
    }),
  }),
];
