// Orders that dispatch enters for a customer, for example on the phone; created as in every other API.
import { z } from 'zod';
import { accountNotFound } from '../../../customers/accounts/manage-accounts.ts';
import { findAccount } from '../../../customers/accounts/store.ts';
import { accessErrors } from '../../../customers/credentials/errors.ts';
import type { Account } from '../../../model/account.ts';
import { uuidPath } from '../../../platform/schemas.ts';
import type { Services } from '../../../services.ts';
import {
  CREATED_RESPONSE,
  createFromInput,
  PRODUCTION_CREATION_ERRORS,
  REQUESTED_RESPONSE,
} from '../../shared/orders/create-from-input.ts';
import { idempotencyHeader } from '../../shared/orders/idempotency-key.ts';
import { creationProblems, enteredDateProblems, orderCreation } from '../../shared/orders/order-input.ts';
import { CREATION_EXAMPLE } from '../../shared/orders/order-record.ts';
import {
  PREVIEW_EXAMPLE,
  PREVIEW_RESPONSE,
  previewBody,
  previewFor,
} from '../../shared/orders/price-preview.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Dispatch';
const access = { who: 'dispatch' } as const;
const ACCOUNT_ERRORS = ['NOT_FOUND', 'ACCOUNT_SUSPENDED', 'ACCOUNT_NOT_ELIGIBLE'] as const;

/** The account must be allowed to order, as in every other API. */
export async function orderingAccount({ core }: Services, id: string): Promise<Account> {
  const account = await findAccount(core.sql, id);
  if (!account) throw accountNotFound();
  if (account.status === 'SUSPENDED') throw accessErrors.ACCOUNT_SUSPENDED();
  if (account.kind !== 'CUSTOMER') throw accessErrors.ACCOUNT_NOT_ELIGIBLE();
  return account;
}

export const orderEntryRoutes = [
  operationsRoute({
    method: 'POST',
    path: '/accounts/{id}/orders',
    operationId: 'enterOrder',
    tag,
    summary: 'Create an order or a request for a customer',
    description:
      'Body, rules, price, repetition and events are those of API v1 for the customer, in production. With `as=request` a request for a quote is created, even if the agreement has a price.',
    access,
    params: uuidPath,
    query: z.strictObject({ as: z.enum(['order', 'request']).default('order') }),
    headers: idempotencyHeader,
    body: orderCreation,
    bodyExample: CREATION_EXAMPLE,
    rules: ({ rawBody, services }) => [
      ...creationProblems(rawBody),
      ...enteredDateProblems(rawBody, services.core.clock.now()),
    ],
    responses: { 201: CREATED_RESPONSE, 202: REQUESTED_RESPONSE },
    errors: [...ACCOUNT_ERRORS, ...PRODUCTION_CREATION_ERRORS],
    handler: async ({ services, caller, params, query, ...call }) => {
      const account = await orderingAccount(services, params.id);
      return createFromInput(
        { ...call, services, actor: caller, caller: { account, environment: 'production' } },
        { endpoint: `POST /ops/orders ${query.as}`, kind: query.as === 'request' ? 'quote' : 'order' },
      );
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounts/{id}/orders/price',
    operationId: 'previewEnteredPrice',
    tag,
    summary: 'Price an order of a customer before it is sent',
    description:
      'The price by the customer’s agreement for every transport type, or why the order would become a request. Changes nothing.',
    access,
    params: uuidPath,
    body: previewBody,
    bodyExample: PREVIEW_EXAMPLE,
    responses: { 200: PREVIEW_RESPONSE },
    errors: ACCOUNT_ERRORS,
    handler: async ({ services, params, body }) => {
      const account = await orderingAccount(services, params.id);
      return {
        status: 200,
        body: await previewFor(services.core, { account, environment: 'production' }, body),
      };
    },
  }),
];
