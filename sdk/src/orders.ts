// Orders: create, read, change, cancel, follow.
import type { CallOperation } from './call.ts';
import { type Paged, paged } from './pages.ts';
import type { CallOptions } from './send.ts';
import { type OrderSync, type SyncOptions, syncOrders } from './sync.ts';
import type { Order, OrderChange, OrderCreation, OrderStatus, ScenarioName, Tracking } from './types.ts';

/** What a call that creates can be given. */
export interface CreateOptions extends CallOptions {
  /** What the service recognises a repetition by, for 24 hours. Default: a new one for every call, kept while it is repeated. */
  idempotencyKey?: string | undefined;
  /** With test credentials: how the order goes on. */
  scenario?: ScenarioName | undefined;
  /** With test credentials: whether time or `sandbox.advance` takes the next step. */
  mode?: 'automatic' | 'manual' | undefined;
}

/** Which orders a list holds. */
export interface OrderQuery {
  /** Your own number: at most one order has it. */
  externalOrderId?: string | undefined;
  /** Only what changed since then. */
  updatedSince?: Date | string | undefined;
  /** How many a page has, 1 to 100. Default: 20. */
  limit?: number | undefined;
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined;
}

/** The calls about orders. Ids are the id, the order number, or the request number. */
export interface Orders {
  /** Creates an order, or a request where the agreement asks for a quote (`kind`). Never twice, however often it is sent. */
  create(body: OrderCreation, options?: CreateOptions): Promise<Order>;
  /** Reads an order. */
  get(id: string, options?: CallOptions): Promise<Order>;
  /** Lists orders, newest first: `await` gives a page, `for await` all of them. */
  list(query?: OrderQuery, options?: CallOptions): Paged<Order>;
  /** Changes an order until pickup. */
  change(id: string, body: OrderChange, options?: CallOptions): Promise<Order>;
  /** Cancels an order until pickup, or withdraws a request. */
  cancel(id: string, body?: { reason?: string }, options?: CallOptions): Promise<Order>;
  /** Reads where an order stands. */
  status(id: string, options?: CallOptions): Promise<OrderStatus>;
  /** Reads position and arrival. */
  tracking(id: string, options?: CallOptions): Promise<Tracking>;
  /** Follows the changes of all orders: each once, asked for with an overlap of 60 s. */
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

function queryOf({ externalOrderId, updatedSince, limit, cursor }: OrderQuery) {
  const since = updatedSince instanceof Date ? updatedSince.toISOString() : updatedSince;
  return {
    ...(externalOrderId !== undefined && { externalOrderId }),
    ...(since !== undefined && { updatedSince: since }),
    ...(limit !== undefined && { limit }),
    ...(cursor !== undefined && { cursor }),
  };
}
