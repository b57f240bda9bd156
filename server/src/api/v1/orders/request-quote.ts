// POST /extern/quotes: a request for a quote, whatever the agreement would price.
import { creationExample, orderExample, orderRecord } from '../../order-record.ts';
import { v1Route } from '../admit.ts';
import { createFrom, creationErrors, creationHeaders, creationRules, replayedHeader } from './create.ts';
import { orderCreation } from './order-input.ts';

export const requestQuote = v1Route({
  method: 'POST',
  path: '/extern/quotes',
  operationId: 'requestQuote',
  tag: 'Quotes',
  summary: 'Request a quote',
  description:
    'Creates a request that waits for a quote. The body is that of an order; repeating is safe in the same way.',
  access: { scope: 'quotes:write' },
  headers: creationHeaders,
  body: orderCreation,
  bodyExample: creationExample,
  rules: creationRules,
  responses: {
    202: {
      description: 'The request',
      schema: orderRecord,
      example: {
        ...orderExample,
        kind: 'REQUEST',
        orderNumber: null,
        requestNumber: 'RQ-100001',
        status: 'QUOTE_REQUIRED',
        price: null,
      },
      headers: replayedHeader,
    },
  },
  errors: creationErrors,
  handler: (input) => createFrom(input, { endpoint: 'POST /extern/quotes', kind: 'quote' }),
});
