// Find anything in the console: orders, drivers, accounts, people, quotes, invoices and damage cases of all accounts.
import { z } from 'zod';
import { DISPATCH_STATUSES, dispatchOrderStatus } from '../../../dispatch/lists/dispatch-filter.ts';
import { listDispatchPage } from '../../../dispatch/lists/dispatch-store.ts';
import {
  findAccounts,
  findByName,
  findDamageCases,
  findDrivers,
  MAX_FOUND,
} from '../../../search/search-store.ts';
import { foundByName, foundOrderShape, searchText, toFoundOrder } from '../../shared/found-records.ts';
import { operationsRoute } from '../admit.ts';

const foundOrder = z
  .object({ ...foundOrderShape, shownStatus: z.enum(DISPATCH_STATUSES), customer: z.string() })
  .meta({ id: 'FoundOrder' });

const search = operationsRoute({
  method: 'GET',
  path: '/search',
  operationId: 'search',
  tag: 'Search',
  summary: 'Find orders, drivers, accounts, people, quotes, invoices and damage cases',
  description: `At most ${MAX_FOUND} of each kind, of all accounts, in production.`,
  access: { who: 'all' },
  fromReplica: true,
  query: z.strictObject({ q: searchText }),
  responses: {
    200: {
      description: 'The matches of each kind',
      schema: z.object({
        orders: z.array(foundOrder),
        drivers: z.array(
          z
            .object({
              id: z.uuid(),
              name: z.string(),
              phone: z.string().nullable(),
              active: z.boolean(),
            })
            .meta({ id: 'FoundDriver' }),
        ),
        accounts: z.array(
          z
            .object({ id: z.uuid(), name: z.string(), status: z.enum(['ACTIVE', 'SUSPENDED']) })
            .meta({ id: 'FoundAccount' }),
        ),
        damageCases: z.array(
          z
            .object({ number: z.string(), orderNumber: z.string(), customer: z.string() })
            .meta({ id: 'FoundDamageCase' }),
        ),
        ...foundByName,
      }),
    },
  },
  errors: ['INVALID_REQUEST'],
  handler: async ({ services: { core }, query: { q } }) => {
    const [orders, drivers, accounts, damageCases, byName] = await Promise.all([
      listDispatchPage(core.sql, { environment: 'production', search: q }, MAX_FOUND, null),
      findDrivers(core.sql, q),
      findAccounts(core.sql, q),
      findDamageCases(core.sql, q),
      findByName(core.sql, null, q),
    ]);
    return {
      status: 200,
      body: {
        orders: orders.map(({ order, customerName }) => ({
          ...toFoundOrder(order),
          shownStatus: dispatchOrderStatus(order),
          customer: customerName,
        })),
        drivers,
        accounts,
        damageCases,
        ...byName,
      },
    };
  },
});

export const searchRoutes = [search];
