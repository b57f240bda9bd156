// Orders of all accounts for dispatch: pages, the board, counts of open and late orders, and one order.
import { z } from 'zod';
import { MAX_COUNTED } from '../../../../../shared/lists/count-limit.ts';
import {
  BOARD_COLUMNS,
  DISPATCH_GROUP_STATUSES,
  DISPATCH_GROUPS,
  type DispatchGroup,
  statusesOfColumn,
} from '../../../dispatch/lists/dispatch-filter.ts';
import {
  countDispatchOrders,
  dispatchPageStartOf,
  dispatchSortingOf,
  findDispatchListItem,
  listDispatchPage,
  readBoard,
} from '../../../dispatch/lists/dispatch-store.ts';
import type { DispatchFilter } from '../../../dispatch/lists/filter-store.ts';
import { orderFilters } from '../../../dispatch/lists/order-filters.ts';
import { ORDER_SORTS, parseOrderSort } from '../../../dispatch/lists/order-sort.ts';
import { listSortedPage, MAX_SORTED, sortedPageStartOf } from '../../../dispatch/lists/sorted-store.ts';
import { readTotals } from '../../../dispatch/lists/totals-store.ts';
import { ENVIRONMENTS } from '../../../model/environment.ts';
import { ALL_STATUSES, type Status } from '../../../model/orders/status.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import { anyTime, limitedCount, nextCursor, pageQuery, pathId } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';
import { dispatchListRecord, toDispatchListRecord } from '../orders/order-record.ts';

const access = { who: 'all' } as const;
const tag = 'Dispatch';

const statusList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(ALL_STATUSES)))
  .optional()
  .meta({ description: 'One or more internal statuses, separated by commas' });

export const dispatchFilters = {
  environment: z.enum(ENVIRONMENTS).default('production'),
  pickupFrom: anyTime.optional(),
  pickupTo: anyTime.optional().describe('Not included'),
  ...orderFilters,
};

type Filters = z.output<z.ZodObject<typeof dispatchFilters>>;

export function dispatchFilterOf({ late, ...rest }: Filters, now: Date): DispatchFilter {
  return { ...rest, ...(late && { lateAt: now }) };
}

function statusesOf(
  group: DispatchGroup | undefined,
  status: Status[] | undefined,
): readonly Status[] | undefined {
  if (!group) return status;
  return DISPATCH_GROUP_STATUSES[group].filter((each) => status?.includes(each) ?? true);
}

const list = operationsRoute({
  method: 'GET',
  path: '/orders',
  operationId: 'listDispatchOrders',
  tag,
  summary: 'List orders of all accounts',
  description: `Newest first; when filtered by pickup time, the next pickup first. A text that matches very many orders finds the newest of them. With \`sort\`, orders without the value come last; a list by status, customer or driver has the newest order of each first. Sorted by customer or driver with a filter by customer, driver or day, or sorted with a filter by text, cost centre or lateness, the list has the newest ${MAX_SORTED} orders that match.`,
  access,
  fromReplica: true,
  query: z.strictObject({
    ...dispatchFilters,
    group: z.enum(DISPATCH_GROUPS).optional().describe('Groups orders by the next thing to do'),
    status: statusList,
    sort: z
      .enum(ORDER_SORTS)
      .optional()
      .describe(
        'The sort order; with a minus sign the other way round. A cursor works in its sort order only',
      ),
    ...pageQuery,
  }),
  responses: {
    200: {
      description: 'A page of orders',
      schema: z.object({ data: z.array(dispatchListRecord), nextCursor }),
    },
  },
  errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
  handler: async ({
    services: { core, http },
    caller,
    query: { limit, cursor, status, group, sort, ...query },
  }) => {
    const statuses = statusesOf(group, status);
    const filter = { ...dispatchFilterOf(query, core.clock.now()), statuses };
    const name = `dispatch:${sort ?? dispatchSortingOf(filter)}`;
    const start = http.cursors.read(name, cursor);
    const page = sort
      ? http.cursors.page(
          await listSortedPage(core.sql, filter, parseOrderSort(sort), limit + 1, start),
          limit,
          name,
          sortedPageStartOf,
        )
      : http.cursors.page(
          await listDispatchPage(core.sql, filter, limit + 1, start),
          limit,
          name,
          dispatchPageStartOf(filter),
        );
    return {
      status: 200,
      body: { ...page, data: page.data.map((each) => toDispatchListRecord(core, each, caller)) },
    };
  },
});

const totals = operationsRoute({
  method: 'GET',
  path: '/orders/totals',
  operationId: 'sumDispatchOrders',
  tag,
  summary: 'Count and sum the orders that a filter finds',
  access,
  fromReplica: true,
  query: z.strictObject({
    ...dispatchFilters,
    group: z.enum(DISPATCH_GROUPS).optional().describe('As in the list'),
    status: statusList,
  }),
  responses: {
    200: {
      description: 'Count and sums',
      schema: z.object({
        count: limitedCount,
        sums: z
          .array(z.object({ currency: z.string(), net: z.number() }))
          .nullable()
          .describe(`Net, for each currency; null for more than ${MAX_COUNTED} orders`),
      }),
    },
  },
  errors: ['INVALID_REQUEST'],
  handler: async ({ services: { core }, query: { status, group, ...query } }) => {
    const statuses = statusesOf(group, status);
    const { count, sums } = await readTotals(core.sql, {
      ...dispatchFilterOf(query, core.clock.now()),
      statuses,
    });
    return {
      status: 200,
      body: {
        count,
        sums: sums?.map(({ currency, netCents }) => ({ currency, net: centsToAmount(netCents) })) ?? null,
      },
    };
  },
});

const counts = operationsRoute({
  method: 'GET',
  path: '/orders/counts',
  operationId: 'countDispatchOrders',
  tag,
  summary: 'Count orders that are open, late or without position',
  access,
  fromReplica: true,
  query: z.strictObject({ environment: dispatchFilters.environment }),
  responses: {
    200: {
      description: 'The counts',
      schema: z.object({ open: limitedCount, late: limitedCount, withoutPosition: limitedCount }),
    },
  },
  errors: [],
  handler: async ({ services: { core }, query }) => ({
    status: 200,
    body: await countDispatchOrders(core.sql, query.environment, core.clock.now()),
  }),
});

const board = operationsRoute({
  method: 'GET',
  path: '/orders/board',
  operationId: 'readDispatchBoard',
  tag,
  summary: 'Read the board: orders of all accounts by status',
  description: 'Each column is sorted by due time, the next first.',
  access,
  query: z.strictObject({
    ...dispatchFilters,
    perColumn: z.coerce.number().int().min(1).max(100).default(25),
  }),
  responses: {
    200: {
      description: 'The columns',
      schema: z.object({
        columns: z.array(
          z.object({
            status: z.enum(BOARD_COLUMNS),
            count: limitedCount,
            orders: z.array(dispatchListRecord),
          }),
        ),
      }),
    },
  },
  errors: [],
  handler: async ({ services: { core }, caller, query: { perColumn, ...query } }) => {
    const filter = dispatchFilterOf(query, core.clock.now());
    const statuses = BOARD_COLUMNS.map(statusesOfColumn);
    const columns = await readBoard(core.sql, filter, statuses, perColumn);
    return {
      status: 200,
      body: {
        columns: columns.map(({ count: inColumn, orders }, i) => ({
          status: BOARD_COLUMNS[i],
          count: Math.min(inColumn, MAX_COUNTED + 1),
          orders: orders.map((each) => toDispatchListRecord(core, each, caller)),
        })),
      },
    };
  },
});

const get = operationsRoute({
  method: 'GET',
  path: '/orders/{id}',
  operationId: 'getDispatchOrder',
  tag,
  summary: 'Get an order of any account',
  access,
  params: pathId,
  notFound: 'ORDER_NOT_FOUND',
  responses: { 200: { description: 'The order', schema: dispatchListRecord } },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services: { core }, caller, params }) => {
    const order = await getAnyOrder(core.sql, params.id);
    return {
      status: 200,
      body: toDispatchListRecord(core, await findDispatchListItem(core.sql, order.id), caller),
    };
  },
});

export const dispatchListRoutes = [list, totals, counts, board, get];
