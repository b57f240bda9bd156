// The answer of dispatch to a recipient who asked for another time or place.
import { z } from 'zod';
import { answerWish } from '../../../orders/recipient-requests/ask-dispatch.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { pathId } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';
import { dispatchRecord, toDispatchRecord } from '../orders/order-record.ts';

export const recipientRequestRoutes = [
  operationsRoute({
    method: 'POST',
    path: '/orders/{id}/recipient-request',
    operationId: 'answerRecipient',
    tag: 'Orders',
    summary: 'Answer the recipient who asked for another time or place',
    description:
      'The request is a decision `RECIPIENT_REQUEST` of `GET /today`. An accepted time becomes the delivery time of the order; of a request in words nothing changes by itself. The recipient gets a mail with the answer.',
    access: { who: 'dispatch' },
    params: pathId,
    notFound: 'ORDER_NOT_FOUND',
    body: z.strictObject({
      accept: z.boolean(),
      text: plainText(500).nullable().default(null).describe('Added to the mail to the recipient'),
      version: z.int().optional().describe('The version of the order that was seen'),
    }),
    bodyExample: { accept: true, text: 'The driver calls 30 minutes before.' },
    responses: { 200: { description: 'The order', schema: dispatchRecord } },
    errors: ['ORDER_NOT_FOUND', 'NO_OPEN_REQUEST', 'ORDER_NOT_CHANGEABLE'],
    handler: async ({ services: { core }, caller, params, body }) => {
      const order = await answerWish(core, caller, params.id, body);
      return { status: 200, body: toDispatchRecord(order, core.links) };
    },
  }),
];
