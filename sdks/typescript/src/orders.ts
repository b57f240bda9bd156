// Orders: create, read, change, cancel, follow.
import type { CallOperation } from './call.ts';
import { type Paged, paged } from './pages.ts';
import { listText, timeText } from './query-values.ts';
import type { CallOptions } from './send.ts';
import { type OrderSync, type SyncOptions, syncOrders } from './sync.ts';
import type {
  Order,
  OrderChange,
  OrderCheck,
  OrderCreation,
  OrderStatus,
  ScenarioName,
  Tracking,
} from './types.ts';

/** Options of a call that creates something. */
export interface CreateOptions extends CallOptions {
  /** Identifies repetitions for 24 hours. Default: a new key per call, the same for all its attempts. */
  idempotencyKey?: string | undefined;
  /** With test credentials: the scenario of the order. */
  scenario?: ScenarioName | undefined;
  /** With test credentials: whether steps run automatically or by `sandbox.advance`. */
  mode?: 'automatic' | 'manual' | undefined;
}

/** Filters of a list of orders. */
export interface OrderQuery {
  /** Your own number: at most one order has it. */
  externalOrderId?: string | undefined;
  /** Only orders that changed since then. */
  updatedSince?: Date | string | undefined;
  /** Only orders in this status, or in one of several. */
  status?: Order['status'] | readonly Order['status'][] | undefined;
  /** Items per page, 1 to 100. Default: 20. */
  limit?: number | undefined;
  /** The `nextCursor` of the previous page. */
  cursor?: string | undefined;
}

/** The calls about orders. Ids are the id, the order number, or the request number. */
export interface Orders {
  /** Creates an order, or a request if a quote is needed (`kind`). Never twice, whatever the retries. */
  create(body: OrderCreation, options?: CreateOptions): Promise<Order>;
  /** What `create` would give now, or its error; creates nothing. */
  check(body: OrderCreation, options?: CallOptions): Promise<OrderCheck>;
  /** Reads an order. */
  get(id: string, options?: CallOptions): Promise<Order>;
  /** Lists orders, newest first: `await` gives a page, `for await` all orders. */
  list(query?: OrderQuery, options?: CallOptions): Paged<Order>;
  /** Changes an order until pickup. */
  change(id: string, body: OrderChange, options?: CallOptions): Promise<Order>;
  /** Cancels an order until pickup, or withdraws a request. */
  cancel(id: string, body?: { reason?: string }, options?: CallOptions): Promise<Order>;
  /** Reads the status of an order. */
  status(id: string, options?: CallOptions): Promise<OrderStatus>;
  /** Reads position and arrival. */
  tracking(id: string, options?: CallOptions): Promise<Tracking>;
  /** Follows the changes of all orders: each once, polled with an overlap of 60 s. */
  sync(options: SyncOptions): OrderSync;
}

export function creationHeaders({ idempotencyKey, scenario, mode }: CreateOptions = {}) {
  return {
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...(scenario && { 'X-Sandbox-Scenario': scenario }),
    ...(mode && { 'X-Sandbox-Mode': mode }),
  };
}

export function ordersOf(call: CallOperation): Orders {
  return {
    create: (body, options) => call('createOrder', { body, header: creationHeaders(options) }, options),
    check: (body, options) => call('checkOrder', { body }, options),
    get: (id, options) => call('getOrder', { path: { id } }, options),
    list: (query = {}, options) =>
      paged((cursor = query.cursor) => call('listOrders', { query: queryOf({ ...query, cursor }) }, options)),
    change: (id, body, options) => call('changeOrder', { path: { id }, body }, options),
    cancel: (id, body = {}, options) => call('cancelOrder', { path: { id }, body }, options),
    status: (id, options) => call('getOrderStatus', { path: { id } }, options),
    tracking: (id, options) => call('getTracking', { path: { id } }, options),
    sync: (options) => syncOrders(call, options),
  };
}

function queryOf({ externalOrderId, updatedSince, status, limit, cursor }: OrderQuery) {
  const since = timeText(updatedSince);
  return {
    ...(externalOrderId !== undefined && { externalOrderId }),
    ...(since !== undefined && { updatedSince: since }),
    ...(status !== undefined && { status: listText(status) }),
    ...(limit !== undefined && { limit }),
    ...(cursor !== undefined && { cursor }),
  };
}
