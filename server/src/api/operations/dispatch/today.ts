// The first page of the console: decisions to make, vehicles on the road, and the counts of the navigation.
import { z } from 'zod';
import { ALL_PROBLEM_REASONS, PROBLEM_KINDS } from '../../../../../shared/trips/problems.ts';
import { LICENCE_KINDS } from '../../../dispatch/availability/working-terms.ts';
import type { Decision } from '../../../dispatch/planning/decision.ts';
import {
  readDecisions,
  readSummary,
  readVehiclesInTransit,
  type VehiclesInTransit,
} from '../../../dispatch/planning/today.ts';
import { JOB_KINDS } from '../../../operator/jobs/failed-job.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { hasRole, type OperationsCaller, operationsRoute } from '../admit.ts';
import { toWaitingRecord, waitingAbsence } from './absence-records.ts';
import { absenceKind, absenceShownTo, planOrder, toPlanOrderRecord } from './planning-records.ts';

const tag = 'Today';

const common = {
  id: z.string().describe('Does not change until the decision is made'),
  dueAt: timestamp,
  urgency: z.enum(['NOW', 'BEFORE_NOON', 'TODAY']),
};
const order = planOrder;
const minutes = z.int();
const since = timestamp;

export const decision = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('NOT_RELEASED'), ...common, order }),
    z.object({ kind: z.literal('NO_DRIVER'), ...common, order }),
    z.object({ kind: z.literal('NO_DATE'), ...common, order }),
    z.object({ kind: z.literal('NO_ANSWER'), ...common, order, since }),
    z.object({ kind: z.literal('TO_CONFIRM'), ...common, order, since }),
    z.object({
      kind: z.literal('DOUBLE_BOOKED'),
      ...common,
      order: order.describe('The trip that begins later'),
      other: order.describe('Another trip of the same driver at the same time'),
    }),
    z.object({ kind: z.literal('LATE_PICKUP'), ...common, order, minutes }),
    z.object({ kind: z.literal('LATE'), ...common, order, minutes, arrivesAt: timestamp }),
    z.object({ kind: z.literal('SILENT'), ...common, order, since }),
    z.object({
      kind: z.literal('NO_QUOTE'),
      ...common,
      order,
      createdAt: timestamp,
      quoteReason: z.string().nullable(),
    }),
    z.object({
      kind: z.literal('QUOTE_ENDS'),
      ...common,
      order,
      quoteNumber: z.string(),
      netCents: z.int(),
      currency: z.string(),
      validUntil: timestamp,
    }),
    z.object({
      kind: z.enum(['DAMAGE', 'COMPLAINT']),
      ...common,
      order,
      description: z.string().nullable(),
      since,
      caseNumber: z.string().nullable().describe('The unfinished damage case; null if none was opened'),
    }),
    z.object({
      kind: z.literal('DAMAGE_TASK'),
      ...common,
      taskId: z.uuid(),
      caseNumber: z.string().describe('The damage case'),
      orderNumber: z.string(),
      customer: z.string(),
      text: z.string().nullable(),
      dueOn: z.iso.date(),
    }),
    z.object({
      kind: z.literal('WEBHOOKS'),
      ...common,
      endpointId: z.uuid(),
      accountId: z.uuid(),
      customer: z.string(),
      url: z.string(),
      failed: z.int().describe('At most 1,000'),
      since,
      failedSince: timestamp.describe('For `resendDeliveries`: resends what `failed` counts'),
      nextAttemptAt: timestamp.nullable(),
      status: z.int().nullable(),
      error: z.string().nullable(),
    }),
    z.object({
      kind: z.literal('MAIL'),
      ...common,
      mailId: z.uuid(),
      subject: z.string(),
      recipient: z.string(),
      error: z.string().nullable(),
      createdAt: timestamp,
      number: z.string().nullable().describe('The number of the order or request concerned'),
    }),
    z.object({
      kind: z.literal('MAILS_HELD'),
      ...common,
      accountId: z
        .uuid()
        .nullable()
        .describe('The customer or carrier that caused them; null for the operator'),
      customer: z.string().nullable(),
      count: z.int(),
      recipients: z.int().describe('To how many addresses'),
      recipient: z.string().describe('One of them'),
      since,
    }),
    z.object({
      kind: z.literal('JOB'),
      ...common,
      jobId: z.uuid().describe('The id of the failed job'),
      job: z.enum(JOB_KINDS),
      subject: z.string().nullable(),
      error: z.string(),
      attempts: z.int(),
      since,
    }),
    z.object({
      kind: z.literal('EXTRAS'),
      ...common,
      count: z.int().describe('Extras and expenses to check, at most 1,000'),
      since,
    }),
    z.object({
      kind: z.literal('ABSENCE'),
      ...common,
      request: waitingAbsence.nullable().describe('Null for callers who do not plan: sickness is sensitive'),
    }),
    z.object({
      kind: z.literal('DRIVER_ABSENT'),
      ...common,
      order,
      absence: absenceKind,
      lastDay: z.iso.date().describe('The last day of the absence'),
    }),
    z.object({ kind: z.literal('DRIVER_INACTIVE'), ...common, order }),
    z.object({
      kind: z.literal('PLATE_NOT_VALID'),
      ...common,
      order,
      plate: z.string().describe('The short-term plate that is out for the order'),
      validFrom: z.iso.date(),
      validUntil: z.iso.date(),
    }),
    z.object({
      kind: z.literal('DRIVER_MESSAGE'),
      ...common,
      order,
      count: z.int().describe('Messages of the driver that nobody has read'),
      since,
    }),
    z.object({
      kind: z.literal('DRIVER_PROBLEM'),
      ...common,
      order,
      messageId: z.uuid().describe('For `handleDriverProblem`'),
      problem: z.enum(PROBLEM_KINDS),
      problemReason: z.enum(ALL_PROBLEM_REASONS),
      text: z.string().describe('The words of the driver; may be empty'),
      arrivesAt: timestamp.nullable().describe('Of a delay: when the driver expects to arrive'),
      since,
    }),
    z.object({
      kind: z.literal('RECIPIENT_REQUEST'),
      ...common,
      order,
      wantedFrom: timestamp
        .nullable()
        .describe('The time that was asked for; null if only words were written'),
      wantedUntil: timestamp.nullable(),
      text: z.string().nullable().describe('In the words of the recipient'),
      since,
    }),
    z.object({
      kind: z.literal('CARRIER_NO_DRIVER'),
      ...common,
      order,
      carrier: z.string().describe('The carrier that accepted the order and has not named a driver'),
      since,
    }),
    z.object({
      kind: z.literal('CARRIER_TO_CONFIRM'),
      ...common,
      order,
      carrier: z.string().describe('The carrier that has not confirmed the order since it changed'),
      since,
    }),
    z.object({
      kind: z.literal('CARRIER_NO_ANSWER'),
      ...common,
      order,
      offers: z.int().describe('How many carriers were asked; none of them took the order'),
      since,
    }),
    z.object({
      kind: z.literal('RECURRING_REFUSED'),
      ...common,
      recurringId: z.uuid(),
      name: z.string().describe('Of the recurring order'),
      customer: z.string(),
      day: z.iso.date().describe('The next date for which no orders could be created'),
      count: z.int().describe('How many such dates lie ahead'),
      error: z.object({ code: z.string(), message: z.string() }).describe('Why, for the next date'),
    }),
    z.object({
      kind: z.literal('LICENCE_ENDS'),
      ...common,
      driverId: z.uuid(),
      driverName: z.string(),
      licence: z.enum(LICENCE_KINDS),
      validUntil: z.iso.date().describe('The last day; the driver gets no new trips after it'),
      trips: z.int().describe('Unfinished trips of the driver'),
    }),
  ])
  .meta({ id: 'Decision' });

function toDecisionRecord(found: Decision, caller: OperationsCaller) {
  if (found.kind === 'ABSENCE') {
    const { kind, id, dueAt, urgency } = found;
    return { kind, id, dueAt, urgency, request: hasRole(caller, 'dispatch') ? toWaitingRecord(found) : null };
  }
  if (!('order' in found)) return found;
  const shown = found.kind === 'DRIVER_ABSENT' ? absenceShownTo(caller)(found) : found;
  const other = 'other' in found ? { other: toPlanOrderRecord(found.other) } : {};
  return { ...shown, order: toPlanOrderRecord(found.order), ...other };
}

const road = z
  .object({
    vehicles: z.array(
      z.object({
        order,
        lat: z.number(),
        lng: z.number(),
        headingDegrees: z.number().nullable(),
        speedKmh: z.number().nullable(),
        recordedAt: timestamp,
        silent: z.boolean(),
        lateMinutes: minutes,
        leftKm: z.number().nullable(),
        arrivesAt: timestamp,
      }),
    ),
    stops: z
      .array(
        z.object({
          at: timestamp.describe('As expected now'),
          kind: z.enum(['PICKUP', 'DELIVERY']),
          lateMinutes: minutes,
          order,
        }),
      )
      .describe('Pickups and deliveries that are still open today, the next first'),
  })
  .meta({ id: 'VehiclesInTransit' });

function toVehiclesInTransitRecord({ vehicles, stops }: VehiclesInTransit) {
  return {
    vehicles: vehicles.map(({ trip, ...rest }) => ({
      ...trip.order.position!,
      ...rest,
      order: toPlanOrderRecord(trip.order),
      arrivesAt: trip.arrivesAt,
    })),
    stops: stops.map((stop) => ({ ...stop, order: toPlanOrderRecord(stop.order) })),
  };
}

const count = z.int().describe('At most 1,000');

export const todayRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/today',
    operationId: 'getToday',
    tag,
    summary: 'List the decisions to make, the most urgent first',
    access: { who: 'all' },
    responses: {
      200: { description: 'The decisions', schema: z.object({ data: z.array(decision) }) },
    },
    errors: [],
    handler: async ({ services: { core }, caller }) => ({
      status: 200,
      body: { data: (await readDecisions(core)).map((found) => toDecisionRecord(found, caller)) },
    }),
  }),
  operationsRoute({
    method: 'GET',
    path: '/road',
    operationId: 'listVehiclesInTransit',
    tag,
    summary: 'List vehicles on the road, and the pickups and deliveries that are still open today',
    access: { who: 'all' },
    fromReplica: true,
    responses: { 200: { description: 'The vehicles, pickups and deliveries', schema: road } },
    errors: [],
    handler: async ({ services: { core } }) => ({
      status: 200,
      body: toVehiclesInTransitRecord(await readVehiclesInTransit(core)),
    }),
  }),
  operationsRoute({
    method: 'GET',
    path: '/summary',
    operationId: 'getSummary',
    tag,
    summary: 'Read the counts in the navigation',
    access: { who: 'all' },
    fromReplica: true,
    responses: {
      200: {
        description: 'The counts',
        schema: z
          .object({
            today: count.describe('Decisions'),
            urgent: count.describe('Decisions that are due now'),
            orders: count.describe('Unfinished orders'),
            requests: count.describe('Requests that wait for a quote'),
            drivers: count.describe('Active drivers'),
          })
          .meta({ id: 'Summary' }),
      },
    },
    errors: [],
    handler: async ({ services: { core } }) => ({ status: 200, body: await readSummary(core) }),
  }),
];
