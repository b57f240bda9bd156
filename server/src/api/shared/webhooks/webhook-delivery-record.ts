// Webhook deliveries and their attempts as the operator and customers see them.
import { z } from 'zod';
import { DELIVERY_STATES } from '../../../messages/webhooks/endpoint.ts';
import { timestamp } from '../../../platform/schemas.ts';

export const deliveryShape = {
  id: z.uuid().describe('As in X-Service-Delivery-Id'),
  endpointId: z.uuid(),
  eventId: z.uuid(),
  event: z.string(),
  orderId: z.uuid().nullable(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  nextAttemptAt: timestamp.nullable(),
  status: z.int().nullable().describe('HTTP status of the last attempt'),
  durationMs: z.int().nullable(),
  response: z.string().nullable().describe('The beginning of the last response'),
  error: z.string().nullable(),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
};

export const deliveryRecord = z.object(deliveryShape).meta({ id: 'WebhookDelivery' });

export const attemptRecord = z.object({
  attempt: z.int(),
  at: timestamp,
  status: z.int().nullable(),
  durationMs: z.int(),
  response: z.string(),
  error: z.string().nullable(),
});
