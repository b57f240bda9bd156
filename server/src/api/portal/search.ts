// Find anything in the portal: the account's own orders, quotes, invoices and people.
import { z } from 'zod';
import { SHOWN_STATUSES, shownStatus } from '../../orders/lists/list-filter.ts';
import { listOrderPage } from '../../orders/lists/list-store.ts';
import { findByName, MAX_FOUND } from '../../search/search-store.ts';
import { foundByName, foundOrderShape, searchText, toFoundOrder } from '../shared/found-records.ts';
import { scopeOf } from '../shared/orders/callers-order.ts';
import { portalRoute } from './admit.ts';
import { environmentPath } from './paths.ts';

const foundOrder = z
  .object({ ...foundOrderShape, shownStatus: z.enum(SHOWN_STATUSES) })
  .meta({ id: 'FoundOrder' });

const search = portalRoute({
  method: 'GET',
  path: '/{environment}/search',
  operationId: 'searchPortal',
  tag: 'Search',
  summary: 'Find orders, quotes, invoices and people of the account',
  description: `At most ${MAX_FOUND} of each kind: the newest orders, quotes and invoices, and people by name.`,
  access: { who: 'all' },
  fromReplica: true,
  params: environmentPath,
  query: z.strictObject({ q: searchText }),
  responses: {
    200: {
      description: 'The matches of each kind',
      schema: z.object({
        orders: z.array(foundOrder),
        ...foundByName,
      }),
    },
  },
  errors: [],
  handler: async ({ services: { core }, caller, query: { q } }) => {
    const scope = scopeOf(caller);
    const [orders, byName] = await Promise.all([
      listOrderPage(core.sql, { ...scope, search: q }, MAX_FOUND, null),
      findByName(core.sql, scope, q),
    ]);
    return {
      status: 200,
      body: {
        orders: orders.map(({ order }) => ({ ...toFoundOrder(order), shownStatus: shownStatus(order) })),
        ...byName,
      },
    };
  },
});

export const searchRoutes = [search];
