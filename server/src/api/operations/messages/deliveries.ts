// Webhook deliveries: the log, one delivery with all attempts, and resending.
import { z } from 'zod';
import { getEndpoint } from '../../../messages/webhooks/change-endpoint.ts';
import { findDelivery, listDeliveries } from '../../../messages/webhooks/delivery-store.ts';
import { DELIVERY_STATES } from '../../../messages/webhooks/endpoint.ts';
import { resend } from '../../../messages/webhooks/resend.ts';
import { MAX_RESENT_AT_ONCE, type ResendTarget } from '../../../messages/webhooks/resend-store.ts';
import { callErrors, invalidFields } from '../../../platform/call-errors.ts';
import { storableText } from '../../../platform/plain-text.ts';
import { nextCursor, pageQuery, uuidPath, zonedTime } from '../../../platform/schemas.ts';
import {
  attemptRecord,
  deliveryRecord,
  deliveryShape,
} from '../../shared/webhooks/webhook-delivery-record.ts';
import { operationsRoute } from '../admit.ts';
import { ENDPOINTS_PATH, endpointPath, tag } from './webhooks.ts';

const readAccess = { who: 'all' } as const;
const changeAccess = { who: 'staff' } as const;

const resendBody = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(1000).optional(),
  endpointId: z.uuid().optional(),
  deadSince: zonedTime.optional().describe('Together with endpointId: given up since then'),
  failedSince: zonedTime.optional().describe('Together with endpointId: created since then and failed'),
});

/** Exactly one of the three choices, or null. */
function targetOf({
  ids,
  endpointId,
  deadSince,
  failedSince,
}: z.output<typeof resendBody>): ResendTarget | null {
  if (ids) return endpointId || deadSince || failedSince ? null : { ids };
  if (!endpointId || (deadSince && failedSince)) return null;
  if (failedSince) return { endpointId, failedSince };
  return deadSince ? { endpointId, deadSince } : null;
}

export const deliveryRoutes = [
  operationsRoute({
    method: 'GET',
    path: `${ENDPOINTS_PATH}/{endpointId}/deliveries`,
    operationId: 'listDeliveries',
    tag,
    summary: 'Read the delivery log of a webhook endpoint, newest first',
    access: readAccess,
    fromReplica: true,
    params: endpointPath,
    notFound: 'SUBSCRIPTION_NOT_FOUND',
    query: z.strictObject({
      state: z.enum(DELIVERY_STATES).optional(),
      event: storableText(100).optional(),
      orderId: z.uuid().optional(),
      ...pageQuery,
    }),
    responses: {
      200: {
        description: 'A page of the log',
        schema: z.object({ data: z.array(deliveryRecord), nextCursor }),
      },
    },
    errors: ['SUBSCRIPTION_NOT_FOUND', 'INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, params, query }) => {
      const { endpointId } = params;
      await getEndpoint(services.webhooks, { accountId: params.id }, endpointId);
      const { limit, cursor, ...filter } = query;
      const name = `deliveries:${endpointId}`;
      const start = services.http.cursors.read(name, cursor);
      const rows = await listDeliveries(services.core.sql, endpointId, filter, limit + 1, start);
      const page = services.http.cursors.page(rows, limit, name, ({ createdAt: at, id }) => ({ at, id }));
      return { status: 200, body: page };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/deliveries/{id}',
    operationId: 'getDelivery',
    tag,
    summary: 'Get a delivery with its message and all attempts',
    access: readAccess,
    params: uuidPath,
    responses: {
      200: {
        description: 'The delivery',
        schema: z
          .object({
            ...deliveryShape,
            body: z.string(),
            attemptLog: z.array(attemptRecord),
          })
          .meta({ id: 'WebhookDeliveryDetails' }),
      },
    },
    errors: ['NOT_FOUND'],
    handler: async ({ services, params }) => {
      const found = await findDelivery(services.core.sql, params.id);
      if (!found) throw callErrors.NOT_FOUND({ message: 'There is no delivery with this id.' });
      return { status: 200, body: { ...found.delivery, body: found.body, attemptLog: found.attempts } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/deliveries/resend',
    operationId: 'resendDeliveries',
    tag,
    summary: 'Resend deliveries',
    description: `One or several by id; or of one endpoint all dead letters since a time, or everything that failed, including what waits for its next attempt, up to ${MAX_RESENT_AT_ONCE} at once, the oldest first. Each keeps its delivery id and restarts its retry schedule. Deliveries of paused endpoints are left out.`,
    access: changeAccess,
    body: resendBody,
    bodyExample: { endpointId: '0199a0c2-7c4e-7000-8000-000000000030', deadSince: '2026-10-01T00:00:00Z' },
    responses: { 200: { description: 'How many are sent again', schema: z.object({ resent: z.int() }) } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => {
      const target = targetOf(body);
      if (target === null) {
        const message = 'Send either ids, or endpointId together with deadSince or failedSince.';
        throw invalidFields([{ field: 'ids', code: 'invalid_value', message }]);
      }
      return { status: 200, body: { resent: await resend(services.webhooks, caller, target) } };
    },
  }),
];
