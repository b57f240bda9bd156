// Several vehicles in one call: an order for each, all or none.
import { z } from 'zod';
import { createOrders } from '../../../orders/create/create-orders.ts';
import { uuidPath } from '../../../platform/schemas.ts';
import { PRODUCTION_CREATION_ERRORS } from '../../shared/orders/create-from-input.ts';
import { idempotencyHeader, makeCallKey } from '../../shared/orders/idempotency-key.ts';
import {
  creationProblems,
  enteredDateProblems,
  externalOrderId,
  orderCreation,
  toContent,
  vehicle,
} from '../../shared/orders/order-input.ts';
import { CREATION_EXAMPLE, orderRecord, toOrderRecord } from '../../shared/orders/order-record.ts';
import { operationsRoute } from '../admit.ts';
import { orderingAccount } from './order-entry.ts';

const MAX_VEHICLES = 50;

const body = z.strictObject({
  common: orderCreation
    .omit({ vehicle: true, externalOrderId: true })
    .describe('What the orders have in common'),
  vehicles: z
    .array(z.strictObject({ vehicle, externalOrderId: externalOrderId.nullish() }))
    .min(1)
    .max(MAX_VEHICLES)
    .superRefine(refuseRepeatedNumbers)
    .describe('One order for each; each `externalOrderId` at most once'),
});

/** Names both positions: the field that repeats a number, and the first one that has it. */
function refuseRepeatedNumbers(
  vehicles: readonly { externalOrderId?: string | null | undefined }[],
  context: z.core.$RefinementCtx,
): void {
  const firstOf = new Map<string, number>();
  for (const [index, { externalOrderId: number }] of vehicles.entries()) {
    if (!number) continue;
    const first = firstOf.get(number);
    if (first === undefined) {
      firstOf.set(number, index);
      continue;
    }
    context.addIssue({
      code: 'custom',
      path: [index, 'externalOrderId'],
      message: `vehicles[${first}] has the same externalOrderId.`,
      params: { reason: 'repeated', position: first + 1 },
    });
  }
}

const { vehicle: _, externalOrderId: __, ...COMMON } = CREATION_EXAMPLE as Record<string, unknown>;

const commonOf = (rawBody: unknown) => (rawBody as { common?: unknown } | null)?.common;

const inCommon = <Problem extends { field: string }>(problem: Problem): Problem => ({
  ...problem,
  field: `common.${problem.field}`,
});

export const severalOrderRoutes = [
  operationsRoute({
    method: 'POST',
    path: '/accounts/{id}/orders/batch',
    operationId: 'enterOrders',
    tag: 'Dispatch',
    summary: 'Create an order for each of several vehicles of a customer',
    description:
      'All or none: if one is refused, `details.vehicle` says which, counted from 1, and nothing is created. Rules and price of each order are those of a single one.',
    access: { who: 'dispatch' },
    params: uuidPath,
    headers: idempotencyHeader,
    body,
    bodyExample: {
      common: COMMON,
      vehicles: [{ vehicle: { vin: 'WVWZZZ1KZAW000001' } }, { vehicle: { vin: 'WVWZZZ1KZAW000002' } }],
    },
    rules: ({ rawBody, services }) =>
      [
        ...creationProblems(commonOf(rawBody)),
        ...enteredDateProblems(commonOf(rawBody), services.core.clock.now()),
      ].map(inCommon),
    responses: {
      201: {
        description: 'The orders or requests, in the order of the vehicles',
        schema: z.object({ data: z.array(orderRecord) }),
        headers: { 'Idempotent-Replayed': '`true` when this repeats the first response' },
      },
    },
    errors: ['NOT_FOUND', 'ACCOUNT_SUSPENDED', 'ACCOUNT_NOT_ELIGIBLE', ...PRODUCTION_CREATION_ERRORS],
    handler: async ({ services, caller, params, headers, body: { common, vehicles }, rawBody }) => {
      const account = await orderingAccount(services, params.id);
      const contents = vehicles.map((one) =>
        toContent({ ...common, vehicle: one.vehicle, externalOrderId: one.externalOrderId ?? null }),
      );
      const { links } = services.core;
      const result = await createOrders(services.core, {
        account,
        actor: caller,
        contents: contents.map(({ content }) => content),
        unsupportedServices: contents[0]!.unsupportedServices,
        key: makeCallKey('POST /ops/orders batch', headers['idempotency-key'], null, rawBody),
        alwaysQuote: false,
        render: (orders, { terms: { showDriver } }) => ({
          status: 201,
          body: JSON.stringify({ data: orders.map((each) => toOrderRecord(each, { links, showDriver })) }),
        }),
      });
      return { ...result.answer, ...(result.replayed && { headers: { 'Idempotent-Replayed': 'true' } }) };
    },
  }),
];
