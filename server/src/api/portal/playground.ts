// The playground: the scenarios, test orders that play them, and the result of each step.
import { z } from 'zod';
import { listEndpoints } from '../../messages/webhooks/store.ts';
import { DOCUMENT_KINDS } from '../../model/orders/document-kinds.ts';
import { V1_STATUSES } from '../../model/orders/status.ts';
import { getOrder } from '../../orders/records/find-order.ts';
import type { Db } from '../../platform/db.ts';
import { timestamp } from '../../platform/schemas.ts';
import { advanceProcess } from '../../sandbox/advance.ts';
import { DESCRIBED_SCENARIOS } from '../../sandbox/describe-scenarios.ts';
import { moveClock } from '../../sandbox/move-clock.ts';
import { createTestOrder, readSentMessage, watchTestOrder } from '../../sandbox/playground.ts';
import { MAX_PROCESSES_PER_DAY } from '../../sandbox/sandbox-policy.ts';
import { MODES, SCENARIO_NAMES } from '../../sandbox/scenarios.ts';
import { countProcessesOfDay } from '../../sandbox/store.ts';
import { TEST_ORDER } from '../../sandbox/test-order.ts';
import type { Services } from '../../services.ts';
import { CLOCK_DESCRIPTION, clockMove } from '../shared/orders/clock-record.ts';
import { signatureReport } from '../shared/webhooks/inbox-record.ts';
import { type PortalCaller, portalRoute } from './admit.ts';
import { environmentAndId, environmentPath } from './paths.ts';
import { receivers, testOrderRecord, toReceivers, toTestOrderRecord } from './playground-record.ts';

const tag = 'Playground';
const notFound = 'ORDER_NOT_FOUND' as const;
const readAccess = { who: 'technical', sandboxOnly: true } as const;
const playAccess = { who: 'orderers', sandboxOnly: true } as const;

const scopeOf = ({ account, environment }: PortalCaller) => ({ accountId: account.id, environment });

const testOrderResponse = async (services: Services, caller: PortalCaller, id: string) =>
  toTestOrderRecord(services, await watchTestOrder(services.core, scopeOf(caller), id));

export const playgroundRoutes = [
  portalRoute({
    method: 'GET',
    path: '/{environment}/scenarios',
    operationId: 'listScenarios',
    tag,
    summary: 'List the scenarios, with the number of test orders of today and its limit',
    access: readAccess,
    params: environmentPath,
    responses: {
      200: {
        description: 'Each scenario with its steps and their events',
        schema: z.object({
          data: z.array(
            z
              .object({
                name: z.enum(SCENARIO_NAMES),
                steps: z.array(
                  z.object({
                    name: z.string(),
                    status: z.enum(V1_STATUSES),
                    events: z.array(z.string()),
                    documents: z.array(z.enum(DOCUMENT_KINDS)),
                  }),
                ),
              })
              .meta({ id: 'ScenarioPlan' }),
          ),
          stepSeconds: z.number().describe('How long an automatic process waits between steps'),
          today: z
            .object({ used: z.int(), limit: z.int() })
            .describe('Test orders of the current day in UTC'),
          endpoints: receivers,
          testOrder: z
            .record(z.string(), z.unknown())
            .describe('The content of a test order, as a body of POST /extern/orders'),
        }),
      },
    },
    errors: [],
    handler: async ({ services, caller }) => {
      const { sql, clock } = services.core;
      return {
        status: 200,
        body: {
          data: DESCRIBED_SCENARIOS,
          stepSeconds: services.sandbox.stepSeconds,
          today: {
            used: await countProcessesOfDay(sql, caller.account.id, clock.now()),
            limit: MAX_PROCESSES_PER_DAY,
          },
          endpoints: toReceivers(services, await listEndpoints(sql, scopeOf(caller))),
          testOrder: TEST_ORDER,
        },
      };
    },
  }),
  portalRoute({
    method: 'POST',
    path: '/{environment}/test-orders',
    operationId: 'createTestOrder',
    tag,
    summary: 'Create a test order that plays a scenario',
    access: playAccess,
    params: environmentPath,
    body: z.strictObject({ scenario: z.enum(SCENARIO_NAMES), mode: z.enum(MODES) }),
    bodyExample: { scenario: 'DELAY', mode: 'manual' },
    responses: { 201: { description: 'The order and its progress', schema: testOrderRecord } },
    errors: ['INVALID_REQUEST', 'SANDBOX_LIMIT', 'TRANSPORT_TYPE_NOT_ALLOWED', 'NO_CONTRACTING_PARTY'],
    handler: async ({ services, caller, body, trace }) => {
      const choice = { name: body.scenario, mode: body.mode, waitsForCustomer: false };
      const id = await createTestOrder(services.core, services.sandbox, caller, choice);
      trace.orderId = id;
      return { status: 201, body: await testOrderResponse(services, caller, id) };
    },
  }),
  portalRoute({
    method: 'GET',
    path: '/{environment}/orders/{id}/scenario',
    operationId: 'watchTestOrder',
    tag,
    summary: 'Get the progress of a test order, with the messages that it sent and their responses',
    access: readAccess,
    params: environmentAndId,
    notFound,
    responses: { 200: { description: 'The order and its progress', schema: testOrderRecord } },
    errors: ['ORDER_NOT_FOUND'],
    handler: async ({ services, caller, params }) => ({
      status: 200,
      body: await testOrderResponse(services, caller, params.id),
    }),
  }),
  portalRoute({
    method: 'POST',
    path: '/{environment}/orders/{id}/advance',
    operationId: 'advanceTestOrder',
    tag,
    summary: 'Run the next step of a scenario, or all that remain',
    access: playAccess,
    params: environmentAndId,
    notFound,
    body: z.strictObject({ toEnd: z.boolean().default(false) }),
    bodyExample: { toEnd: true },
    responses: { 200: { description: 'The order and its progress', schema: testOrderRecord } },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND', 'SANDBOX_FINISHED', 'SERVICE_BUSY', 'STORAGE_UNAVAILABLE'],
    handler: async ({ services, caller, params, body, trace }) => {
      const find = (db: Db) => getOrder(db, scopeOf(caller), params.id);
      const { order } = await advanceProcess(services.core, services.sandbox, find, body.toEnd);
      trace.orderId = order.id;
      return { status: 200, body: await testOrderResponse(services, caller, order.id) };
    },
  }),
  portalRoute({
    method: 'POST',
    path: '/{environment}/orders/{id}/clock',
    operationId: 'moveTestClock',
    tag,
    summary: 'Move the test clock of an order',
    description: CLOCK_DESCRIPTION,
    access: playAccess,
    params: environmentAndId,
    notFound,
    body: clockMove,
    bodyExample: { by: 'P2D' },
    responses: { 200: { description: 'The order and its progress', schema: testOrderRecord } },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND', 'SANDBOX_FINISHED', 'SERVICE_BUSY', 'STORAGE_UNAVAILABLE'],
    handler: async ({ services, caller, params, body, trace }) => {
      const find = (db: Db) => getOrder(db, scopeOf(caller), params.id);
      const move = { to: body.to, byMs: body.by };
      const { order } = await moveClock(services.core, services.sandbox, find, move);
      trace.orderId = order.id;
      return { status: 200, body: await testOrderResponse(services, caller, order.id) };
    },
  }),
  portalRoute({
    method: 'GET',
    path: '/{environment}/orders/{id}/events/{eventId}',
    operationId: 'readSentMessage',
    tag,
    summary: 'Read the message of an event, with a check of its signature if an inbox received it',
    access: readAccess,
    params: environmentAndId.extend({ eventId: z.string() }),
    notFound,
    responses: {
      200: {
        description: 'The message',
        schema: z
          .object({
            id: z.uuid(),
            type: z.string(),
            createdAt: timestamp,
            body: z.string().describe('Exactly the bytes that are signed'),
            received: z
              .object({
                inboxId: z.uuid(),
                headers: z.record(z.string(), z.string()),
                signature: signatureReport.nullable(),
              })
              .nullable()
              .describe('The message as a test inbox received it'),
          })
          .meta({ id: 'SentMessage' }),
      },
    },
    errors: ['ORDER_NOT_FOUND'],
    handler: async ({ services, caller, params }) => ({
      status: 200,
      body: await readSentMessage(services.core, scopeOf(caller), params.id, params.eventId),
    }),
  }),
];
