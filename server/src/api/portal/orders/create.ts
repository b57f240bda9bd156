// Orders by hand: the same creation as in API v1, and the price before the order is sent.
import {
  CREATED_RESPONSE,
  CREATION_ERRORS,
  createFromInput,
  creationHeaders,
  creationRules,
  REQUESTED_RESPONSE,
} from '../../shared/orders/create-from-input.ts';
import { enteredDateProblems, orderCreation } from '../../shared/orders/order-input.ts';
import { CREATION_EXAMPLE } from '../../shared/orders/order-record.ts';
import {
  PREVIEW_EXAMPLE,
  PREVIEW_RESPONSE,
  previewBody,
  previewFor,
} from '../../shared/orders/price-preview.ts';
import { portalRoute } from '../admit.ts';
import { environmentPath } from '../paths.ts';

const create = portalRoute({
  method: 'POST',
  path: '/{environment}/orders',
  operationId: 'createPortalOrder',
  tag: 'Orders',
  summary: 'Create an order or a request',
  description: 'Body, rules, repetition and events are those of API v1.',
  access: { who: 'orderers' },
  params: environmentPath,
  headers: creationHeaders,
  body: orderCreation,
  bodyExample: CREATION_EXAMPLE,
  rules: (input) => [
    ...creationRules(input),
    ...enteredDateProblems(input.rawBody, input.services.core.clock.now()),
  ],
  responses: { 201: CREATED_RESPONSE, 202: REQUESTED_RESPONSE },
  errors: CREATION_ERRORS,
  handler: (input) =>
    createFromInput(
      { ...input, actor: input.caller.actor },
      { endpoint: 'POST /portal/orders', kind: 'order' },
    ),
});

const price = portalRoute({
  method: 'POST',
  path: '/{environment}/orders/price',
  operationId: 'previewPortalPrice',
  tag: 'Orders',
  summary: 'Price an order before it is sent',
  description:
    'The price by the agreement for every transport type, or why the order would become a request. Changes nothing.',
  access: { who: 'all' },
  params: environmentPath,
  body: previewBody,
  bodyExample: PREVIEW_EXAMPLE,
  responses: { 200: PREVIEW_RESPONSE },
  errors: [],
  handler: async ({ services: { core }, caller, body }) => ({
    status: 200,
    body: await previewFor(core, caller, body),
  }),
});

export const createRoutes = [create, price];
