// Webhook deliveries and their attempts as the operator and customers see them.
import { z } from 'zod';
import { DELIVERY_STATES } from '../../../messages/webhooks/endpoint.ts';
import { describedEnum } from '../../../platform/described-enum.ts';
import { timestamp } from '../../../platform/schemas.ts';

export const DELIVERY_STATE_TEXTS = {
  PENDING: 'Not tried yet',
  DELIVERED: 'Answered with 2xx',
  FAILED_RETRYING: 'Failed; another attempt follows',
  DEAD_LETTER: 'Given up, or ended by a pause',
} as const;

export const deliveryShape = {
  id: z.uuid().describe('As in X-Service-Delivery-Id'),
  endpointId: z.uuid().describe('The endpoint that the message is for'),
  eventId: z.uuid().describe('The id of the event, as in the message'),
  event: z.string().describe('The name of the event'),
  orderId: z.uuid().nullable().describe('The order or request; null for a test message'),
  state: describedEnum(DELIVERY_STATES, DELIVERY_STATE_TEXTS).describe('Status of the delivery'),
  attempts: z.int().describe('Number of attempts, including those before a resend'),
  nextAttemptAt: timestamp.nullable().describe('When the next attempt is due; null if no attempt follows'),
  status: z.int().nullable().describe('HTTP status of the last attempt'),
  durationMs: z.int().nullable().describe('Duration of the last attempt in milliseconds'),
  response: z.string().nullable().describe('The beginning of the last response'),
  error: z.string().nullable().describe('Why the last attempt failed, if no response came'),
  createdAt: timestamp.describe('When the message was created'),
  finishedAt: timestamp.nullable().describe('When it was delivered or given up; null while attempts follow'),
};

export const deliveryRecord = z.object(deliveryShape).meta({ id: 'WebhookDelivery' });

export const attemptRecord = z.object({
  attempt: z.int().describe('Counts from 1'),
  at: timestamp.describe('When the attempt began'),
  status: z.int().nullable().describe('HTTP status; null if no response came'),
  durationMs: z.int().describe('Duration of the attempt in milliseconds'),
  response: z.string().describe('The beginning of the response'),
  error: z.string().nullable().describe('Why it failed, if no response came'),
});
