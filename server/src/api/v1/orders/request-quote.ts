// POST /extern/quotes: requests a quote, even if the agreement has a price.
import { CREATION_EXAMPLE, ORDER_EXAMPLE, orderRecord } from '../../order-record.ts';
import { v1Route } from '../admit.ts';
import {
  CREATION_ERRORS,
  createFromInput,
  creationHeaders,
  creationRules,
  REPLAYED_HEADER,
} from './create.ts';
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
  bodyExample: CREATION_EXAMPLE,
  rules: creationRules,
  responses: {
    202: {
      description: 'The request',
      schema: orderRecord,
      example: {
        ...ORDER_EXAMPLE,
        kind: 'REQUEST',
        orderNumber: null,
        requestNumber: 'RQ-100001',
        status: 'QUOTE_REQUIRED',
        price: null,
      },
      headers: REPLAYED_HEADER,
    },
  },
  errors: CREATION_ERRORS,
  handler: (input) => createFromInput(input, { endpoint: 'POST /extern/quotes', kind: 'quote' }),
});
