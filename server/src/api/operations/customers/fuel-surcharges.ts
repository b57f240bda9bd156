// The operator's fuel surcharge by month, for all agreements that add it.
import { z } from 'zod';
import { listFuelSurcharges } from '../../../customers/agreements/fuel-store.ts';
import { removeFuelSurcharge, setFuelSurcharge } from '../../../customers/agreements/manage-fuel.ts';
import { decimal } from '../../../model/prices/term-values.ts';
import { monthText } from '../../../platform/schemas.ts';
import type { Services } from '../../../services.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Accounts';

const monthPath = z.strictObject({ month: monthText });

const table = z
  .object({
    data: z
      .array(z.object({ month: z.string(), percent: z.number() }))
      .describe('Oldest first; each applies from its month on until the next'),
  })
  .meta({ id: 'FuelSurcharges' });

const answer = async ({ core }: Services) => ({
  status: 200 as const,
  body: { data: await listFuelSurcharges(core.sql) },
});

const list = operationsRoute({
  method: 'GET',
  path: '/fuel-surcharges',
  operationId: 'listFuelSurcharges',
  tag,
  summary: 'List the fuel surcharges by month',
  access: { who: 'all' },
  responses: { 200: { description: 'All months', schema: table } },
  errors: [],
  handler: ({ services }) => answer(services),
});

const put = operationsRoute({
  method: 'PUT',
  path: '/fuel-surcharges/{month}',
  operationId: 'setFuelSurcharge',
  tag,
  summary: 'Set the fuel surcharge from a month on',
  description:
    'A percentage of the transport (base, distance and minimum) for agreements with `surcharges.fuel`. The month of the pickup decides. Prices that were made before stay.',
  access: { who: 'customers' },
  params: monthPath,
  body: z.strictObject({ percent: decimal(2, 100).describe('Up to 2 decimals') }),
  bodyExample: { percent: 4.5 },
  responses: { 200: { description: 'All months', schema: table } },
  errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  handler: async ({ services, caller, params, body }) => {
    await setFuelSurcharge(services.core, caller, params.month, body.percent);
    return answer(services);
  },
});

const remove = operationsRoute({
  method: 'DELETE',
  path: '/fuel-surcharges/{month}',
  operationId: 'deleteFuelSurcharge',
  tag,
  summary: 'Delete the entry of a month; the one before applies instead',
  access: { who: 'customers' },
  params: monthPath,
  responses: { 200: { description: 'All months that are left', schema: table } },
  errors: ['NOT_FOUND'],
  handler: async ({ services, caller, params }) => {
    await removeFuelSurcharge(services.core, caller, params.month);
    return answer(services);
  },
});

export const fuelSurchargeRoutes = [list, put, remove];
