// The list of orders: pages by filter, counts of its views, and the list as CSV.
import { z } from 'zod';
import {
  ORDER_GROUPS,
  type OrderListFilter,
  SHOWN_STATUSES,
  sortingOf,
} from '../../../orders/lists/list-filter.ts';
import { countOrders, listOrderPage, pageStartOf } from '../../../orders/lists/list-store.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { anyTime, limitedCount, nextCursor, oneOrMore, pageQuery } from '../../../platform/schemas.ts';
import { recordContext, scopeOf } from '../../shared/orders/callers-order.ts';
import { type PortalCaller, portalRoute } from '../admit.ts';
import { environmentPath } from '../paths.ts';
import { sendOrders } from './csv.ts';
import { listedOrder, toListedOrder, viewOf } from './order-view.ts';

const access = { who: 'all' } as const;
const tag = 'Orders';

const text = plainText(200);

const filters = {
  group: z.enum(ORDER_GROUPS).optional(),
  status: oneOrMore(SHOWN_STATUSES).optional(),
  pickupFrom: anyTime.optional(),
  pickupTo: anyTime.optional().describe('Not included'),
  deliveryFrom: anyTime.optional(),
  deliveryTo: anyTime.optional().describe('Not included'),
  city: text.optional().describe('City of the pickup or the delivery'),
  vehicle: text.optional().describe('The beginning of make and model'),
  q: text
    .optional()
    .describe('The beginning of a number, plate, VIN, city or contact, the last six of a VIN, or an id'),
};

type Filters = z.output<z.ZodObject<typeof filters>>;

function filterOf(caller: PortalCaller, { status: statuses, q: search, ...rest }: Filters): OrderListFilter {
  return { ...scopeOf(caller), ...rest, statuses, search };
}

const list = portalRoute({
  method: 'GET',
  path: '/{environment}/orders',
  operationId: 'listPortalOrders',
  tag,
  summary: 'List orders and requests',
  description:
    'Newest first; when filtered by pickup or delivery time, the latest time first. A text that matches very many orders finds the newest of them.',
  access,
  fromReplica: true,
  params: environmentPath,
  query: z.strictObject({ ...filters, ...pageQuery }),
  responses: {
    200: {
      description: 'A page of orders',
      schema: z.object({ data: z.array(listedOrder), nextCursor }),
    },
  },
  errors: ['INVALID_CURSOR'],
  handler: async ({ services, caller, query: { limit, cursor, ...query } }) => {
    const filter = filterOf(caller, query);
    const { accountId, environment } = filter;
    const name = `portal-orders:${accountId}:${environment}:${sortingOf(filter)}`;
    const start = services.http.cursors.read(name, cursor);
    const rows = await listOrderPage(services.core.sql, filter, limit + 1, start);
    const page = services.http.cursors.page(rows, limit, name, pageStartOf(filter));
    const { showDriver } = await recordContext(services, caller);
    const orders = page.data.map(({ order }) => order);
    const context = await viewOf(services.core, showDriver, orders);
    return { status: 200, body: { ...page, data: page.data.map((each) => toListedOrder(each, context)) } };
  },
});

const counts = portalRoute({
  method: 'GET',
  path: '/{environment}/orders/counts',
  operationId: 'countPortalOrders',
  tag,
  summary: 'Count orders by view',
  access,
  fromReplica: true,
  params: environmentPath,
  responses: {
    200: {
      description: 'The counts',
      schema: z.object({
        all: limitedCount,
        needsAttention: limitedCount,
        beforePickup: limitedCount,
        onTheRoad: limitedCount,
      }),
    },
  },
  errors: [],
  handler: async ({ services, caller }) => ({
    status: 200,
    body: await countOrders(services.core.sql, scopeOf(caller)),
  }),
});

const exported = portalRoute({
  method: 'GET',
  path: '/{environment}/orders.csv',
  operationId: 'exportPortalOrders',
  tag,
  summary: 'Export orders as CSV',
  description:
    'All orders that match the filters, in the order of the list. Texts that a spreadsheet would read as formulas are quoted.',
  access,
  fromReplica: true,
  params: environmentPath,
  query: z.strictObject(filters),
  responses: { 200: { description: 'The file', contentType: 'text/csv' } },
  errors: [],
  handler: ({ services, caller, query }) => sendOrders(services.core, filterOf(caller, query)),
});

export const listRoutes = [list, counts, exported];
