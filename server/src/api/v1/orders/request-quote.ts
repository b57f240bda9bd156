// POST /extern/quotes: requests a quote, even if the agreement has a price.
import {
  CREATION_ERRORS,
  createFromInput,
  creationHeaders,
  creationRules,
  REQUESTED_RESPONSE,
} from '../../shared/orders/create-from-input.ts';
import { orderCreation } from '../../shared/orders/order-input.ts';
import { CREATION_EXAMPLE } from '../../shared/orders/order-record.ts';
import { actorOf, v1Route } from '../admit.ts';

export const requestQuote = v1Route({
  method: 'POST',
  path: '/extern/quotes',
  operationId: 'requestQuote',
  tag: 'Quotes',
  summary: 'Request a quote',
  description:
    'Creates a request that waits for a quote. The body is the same as for an order, and repeating the call is safe in the same way.',
  access: { scope: 'quotes:write' },
  headers: creationHeaders,
  body: orderCreation,
  bodyExample: { ...CREATION_EXAMPLE, externalOrderId: 'PO-4712' },
  rules: creationRules,
  responses: {
    202: {
      ...REQUESTED_RESPONSE,
      description: 'The request',
      example: { ...REQUESTED_RESPONSE.example, externalOrderId: 'PO-4712', transportType: 'DRIVEN' },
    },
  },
  errors: CREATION_ERRORS,
  handler: (input) =>
    createFromInput(
      { ...input, actor: actorOf(input.caller) },
      { endpoint: 'POST /extern/quotes', kind: 'quote' },
    ),
});
