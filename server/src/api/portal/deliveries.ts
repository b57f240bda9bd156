// Webhook deliveries in the portal: the log of all endpoints, one delivery with its attempts, and resending.
import { z } from 'zod';
import {
  DELIVERY_FILTER_STATES,
  findAccountDelivery,
  listAccountDeliveries,
} from '../../messages/webhooks/delivery-log-store.ts';
import { getResend, recentResends, resendOne, startResend } from '../../messages/webhooks/resend.ts';
import type { Resend } from '../../messages/webhooks/resend-store.ts';
import { findOrder } from '../../orders/records/store.ts';
import { callErrors, invalidFields } from '../../platform/call-errors.ts';
import { storableText } from '../../platform/plain-text.ts';
import { nextCursor, pageQuery, timestamp, zonedTime } from '../../platform/schemas.ts';
import { attemptRecord, deliveryShape } from '../shared/webhooks/webhook-delivery-record.ts';
import { type PortalCaller, portalRoute } from './admit.ts';
import { environmentAndUuid, environmentPath } from './paths.ts';
import { rolesOf } from './roles.ts';
import { changeAccess, readAccess, scopeOf } from './webhook-endpoints.ts';

const tag = 'Deliveries';
const PATH = '/{environment}/deliveries';

const portalDeliveryShape = {
  ...deliveryShape,
  orderNumber: z.string().nullable().describe('Number of the order or request'),
};
const portalDelivery = z.object(portalDeliveryShape).meta({ id: 'PortalDelivery' });

const resendRecord = z
  .object({
    id: z.uuid(),
    state: z.enum(['RUNNING', 'DONE']),
    total: z.int(),
    handled: z.int(),
    resent: z.int().describe('The others belong to paused endpoints, were deleted, or have no API v1 format'),
    endpointId: z.uuid().nullable(),
    failedSince: timestamp.nullable(),
    createdAt: timestamp,
    finishedAt: timestamp.nullable(),
  })
  .meta({ id: 'DeliveryResend' });

function toResendRecord(job: Resend) {
  const { id, total, handled, resent, endpointId, failedSince, createdAt, finishedAt } = job;
  const state = finishedAt ? ('DONE' as const) : ('RUNNING' as const);
  return { id, state, total, handled, resent, endpointId, failedSince, createdAt, finishedAt };
}

const mayReadBodies = ({ user, environment }: PortalCaller) =>
  rolesOf('developers', environment).includes(user.role);

export const deliveryRoutes = [
  portalRoute({
    method: 'GET',
    path: PATH,
    operationId: 'listDeliveries',
    tag,
    summary: 'List deliveries of all endpoints, newest first',
    access: readAccess,
    fromReplica: true,
    params: environmentPath,
    query: z.strictObject({
      state: z.enum(DELIVERY_FILTER_STATES).optional().describe('FAILED means retrying or given up'),
      event: storableText(100).optional(),
      endpointId: z.uuid().optional(),
      order: storableText(200).optional().describe('Id, order number or request number'),
      from: zonedTime.optional(),
      to: zonedTime.optional(),
      ...pageQuery,
    }),
    responses: {
      200: { description: 'A page', schema: z.object({ data: z.array(portalDelivery), nextCursor }) },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, caller, query }) => {
      const scope = scopeOf(caller);
      const { limit, cursor, order: reference, ...filter } = query;
      const name = `portal-deliveries:${scope.accountId}:${scope.environment}`;
      const start = services.http.cursors.read(name, cursor);
      const { sql } = services.core;
      const order = reference === undefined ? null : await findOrder(sql, scope, reference);
      if (reference !== undefined && !order) return { status: 200, body: { data: [], nextCursor: null } };
      const wanted = { ...filter, ...(order && { orderId: order.id }) };
      const rows = await listAccountDeliveries(sql, scope, wanted, limit + 1, start);
      const page = services.http.cursors.page(rows, limit, name, ({ createdAt: at, id }) => ({ at, id }));
      return { status: 200, body: page };
    },
  }),
  portalRoute({
    method: 'POST',
    path: `${PATH}/resend`,
    operationId: 'resendDeliveries',
    tag,
    summary: 'Resend many deliveries',
    description:
      'The given ones, or all undelivered ones since a time, of one endpoint or of all. Runs in the background; each delivery keeps its id and restarts its retry schedule.',
    access: changeAccess,
    params: environmentPath,
    body: z.strictObject({
      ids: z.array(z.uuid()).min(1).max(1000).optional(),
      failedSince: zonedTime.optional(),
      endpointId: z.uuid().optional().describe('Together with failedSince'),
    }),
    bodyExample: { failedSince: '2026-10-01T00:00:00Z' },
    responses: { 202: { description: 'The resend that was started', schema: resendRecord } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => {
      const { ids, failedSince, endpointId } = body;
      if ((ids === undefined) === (failedSince === undefined) || (ids && endpointId)) {
        const message = 'Send either ids, or failedSince, with or without endpointId.';
        throw invalidFields([{ field: 'ids', code: 'invalid_value', message }]);
      }
      const job = await startResend(services.webhooks, caller.actor, scopeOf(caller), body);
      return { status: 202, body: toResendRecord(job) };
    },
  }),
  portalRoute({
    method: 'GET',
    path: `${PATH}/resends`,
    operationId: 'listResends',
    tag,
    summary: 'List the resends of the last 24 hours, newest first',
    access: readAccess,
    params: environmentPath,
    responses: { 200: { description: 'At most five', schema: z.object({ data: z.array(resendRecord) }) } },
    errors: [],
    handler: async ({ services, caller }) => {
      const jobs = await recentResends(services.webhooks, scopeOf(caller));
      return { status: 200, body: { data: jobs.map(toResendRecord) } };
    },
  }),
  portalRoute({
    method: 'GET',
    path: `${PATH}/resends/{id}`,
    operationId: 'getResend',
    tag,
    summary: 'Get the progress of a resend',
    access: readAccess,
    params: environmentAndUuid,
    notFound: 'NOT_FOUND',
    responses: { 200: { description: 'Its progress', schema: resendRecord } },
    errors: ['NOT_FOUND'],
    handler: async ({ services, caller, params }) => ({
      status: 200,
      body: toResendRecord(await getResend(services.webhooks, scopeOf(caller), params.id)),
    }),
  }),
  portalRoute({
    method: 'GET',
    path: `${PATH}/{id}`,
    operationId: 'getDelivery',
    tag,
    summary: 'Get a delivery with its message and all attempts',
    access: readAccess,
    params: environmentAndUuid,
    notFound: 'NOT_FOUND',
    responses: {
      200: {
        description: 'The delivery',
        schema: z
          .object({
            ...portalDeliveryShape,
            body: z.string().nullable().describe('The exact bytes; only for developers and admins'),
            attemptLog: z.array(attemptRecord),
          })
          .meta({ id: 'PortalDeliveryDetails' }),
      },
    },
    errors: ['NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      const found = await findAccountDelivery(services.core.sql, scopeOf(caller), params.id);
      if (!found) throw callErrors.NOT_FOUND({ message: 'There is no delivery with this id.' });
      const { delivery, body, attempts } = found;
      return {
        status: 200,
        body: { ...delivery, body: mayReadBodies(caller) ? body : null, attemptLog: attempts },
      };
    },
  }),
  portalRoute({
    method: 'POST',
    path: `${PATH}/{id}/resend`,
    operationId: 'resendDelivery',
    tag,
    summary: 'Resend one delivery',
    access: changeAccess,
    params: environmentAndUuid,
    notFound: 'NOT_FOUND',
    body: z.strictObject({}),
    responses: { 200: { description: 'It is due now', schema: portalDelivery } },
    errors: ['NOT_FOUND', 'ENDPOINT_PAUSED', 'NO_V1_MESSAGE'],
    handler: async ({ services, caller, params }) => {
      const scope = scopeOf(caller);
      await resendOne(services.webhooks, caller.actor, scope, params.id);
      const found = await findAccountDelivery(services.core.sql, scope, params.id);
      return { status: 200, body: found!.delivery };
    },
  }),
];
