// Orders of all accounts for dispatch: pages, the board, counts of open and late orders, and one order.
import { z } from 'zod';
import { MAX_COUNTED } from '../../../../../shared/lists/count-limit.ts';
import {
  BOARD_COLUMNS,
  DISPATCH_GROUP_STATUSES,
  DISPATCH_GROUPS,
  statusesOfColumn,
} from '../../../dispatch/lists/dispatch-filter.ts';
import {
  countDispatchOrders,
  type DispatchFilter,
  dispatchPageStartOf,
  dispatchSortingOf,
  findDispatchListItem,
  listDispatchPage,
  readBoard,
} from '../../../dispatch/lists/dispatch-store.ts';
import { orderFilters } from '../../../dispatch/lists/order-filters.ts';
import { ENVIRONMENTS } from '../../../model/environment.ts';
import { ALL_STATUSES } from '../../../model/orders/status.ts';
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

const list = operationsRoute({
  method: 'GET',
  path: '/orders',
  operationId: 'listDispatchOrders',
  tag,
  summary: 'List orders of all accounts',
  description:
    'Newest first; when filtered by pickup time, the next pickup first. A text that matches very many orders finds the newest of them.',
  access,
  fromReplica: true,
  query: z.strictObject({
    ...dispatchFilters,
    group: z.enum(DISPATCH_GROUPS).optional().describe('Groups orders by the next thing to do'),
    status: statusList,
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
    query: { limit, cursor, status, group, ...query },
  }) => {
    const statuses = group
      ? DISPATCH_GROUP_STATUSES[group].filter((each) => status?.includes(each) ?? true)
      : status;
    const filter = { ...dispatchFilterOf(query, core.clock.now()), statuses };
    const name = `dispatch:${dispatchSortingOf(filter)}`;
    const start = http.cursors.read(name, cursor);
    const rows = await listDispatchPage(core.sql, filter, limit + 1, start);
    const page = http.cursors.page(rows, limit, name, dispatchPageStartOf(filter));
    return {
      status: 200,
      body: { ...page, data: page.data.map((each) => toDispatchListRecord(core, each, caller)) },
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

export const dispatchListRoutes = [list, counts, board, get];
