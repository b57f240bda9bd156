// Tools that find and follow transfers, and list their documents.
import { z } from 'zod';
import { DAY_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { recordContext, scopeOf } from '../../api/shared/orders/callers-order.ts';
import { toOrderRecord } from '../../api/shared/orders/order-record.ts';
import { SHOWN_STATUSES, type ShownStatus } from '../../orders/lists/list-filter.ts';
import { listOrderPage, pageStartOf } from '../../orders/lists/list-store.ts';
import { listOrders } from '../../orders/records/store.ts';
import { plainText } from '../../platform/plain-text.ts';
import { orderInDetail, type Reader } from '../order-in-detail.ts';
import { listed, transfer } from '../record-schemas.ts';
import { damageOf, listedTransfer, orderLinks, withoutEmpty } from '../short-records.ts';
import { tool } from '../tool.ts';
import { orderReference } from './order-tools.ts';

const MAX_LISTED = 20;
/** Changes commit a moment after their time; API v1 advises the same overlap. */
const OVERLAP_MS = MINUTE_MS;

const time = z.string().max(60).describe('ISO 8601 with a time zone, for instance 2026-10-01T08:00:00Z');

const limit = z.int().min(1).max(MAX_LISTED).default(10).describe(`At most ${MAX_LISTED}`);
const cursor = z.string().max(200).optional().describe('nextCursor of the previous answer, for older ones');

const findTransfers = tool({
  name: 'find_transfers',
  title: 'Find transfers',
  description:
    "One transfer in detail by its number or id, or by the customer's own number (externalOrderId); otherwise those that match the filters, newest first, in short.",
  scope: 'orders:read',
  effect: 'reads',
  input: z.strictObject({
    order: orderReference.optional(),
    externalOrderId: z.string().min(1).max(200).optional(),
    search: plainText(200).optional().describe('The beginning of a plate, VIN, number or contact'),
    city: plainText(200).optional().describe('Of the pickup or the delivery'),
    status: z.array(z.enum(SHOWN_STATUSES)).min(1).optional().describe('COMPLAINT: with an open complaint'),
    limit,
    cursor,
  }),
  output: z.looseObject({
    ...z.object(transfer).partial().shape,
    transfers: listed.optional(),
    nextCursor: z.string().nullable().optional(),
  }),
  async run(call) {
    const { order, externalOrderId } = call.input;
    if (order !== undefined) return orderInDetail(await call.order(order), call);
    if (externalOrderId === undefined) return findByFilters(call.input, call);
    const filter = { ...scopeOf(call.caller), externalOrderId };
    const [only] = await listOrders(call.services.core.sql, filter, 1, null);
    return only ? orderInDetail(only, call) : { transfers: [], nextCursor: null };
  },
});

interface Filters {
  search?: string | undefined;
  city?: string | undefined;
  status?: ShownStatus[] | undefined;
  limit: number;
  cursor?: string | undefined;
}

async function findByFilters(
  { search, city, status: statuses, limit: size, cursor: from }: Filters,
  { caller, services: { core, http }, services }: Reader,
): Promise<object> {
  const filter = { ...scopeOf(caller), search, city, statuses };
  const name = `agent-orders:${filter.accountId}:${filter.environment}`;
  const start = http.cursors.read(name, from);
  const rows = await listOrderPage(core.sql, filter, size + 1, start);
  const page = http.cursors.page(rows, size, name, pageStartOf(filter));
  const context = await recordContext(services, caller);
  return {
    transfers: page.data.map(({ order }) => ({
      ...listedTransfer(toOrderRecord(order, context), core.links),
      ...damageOf(order),
    })),
    nextCursor: page.nextCursor,
  };
}

const followTransfers = tool({
  name: 'follow_transfers',
  title: 'Follow transfers',
  description:
    'With order: its status, expected times and position now. With since: the transfers that changed since that time, and the time to ask with next. Ask again after a minute or more, not in a loop.',
  scope: 'orders:read',
  effect: 'reads',
  input: z.strictObject({ order: orderReference.optional(), since: time.optional(), limit, cursor }),
  output: z.looseObject({
    ...z.object(transfer).partial().shape,
    changed: listed.optional(),
    nextSince: z.string().optional(),
    nextCursor: z.string().nullable().optional(),
  }),
  async run(call) {
    const { order, since, ...page } = call.input;
    const { caller, services, v1 } = call;
    const { links, clock } = services.core;
    if (order !== undefined) {
      const params = { id: order };
      const record = await orderInDetail(await call.order(order), call);
      const { estimatedDelivery } = await v1('getOrderStatus', { params });
      const seesPosition = caller.scopes.includes('tracking:read');
      const tracking = seesPosition ? await v1('getTracking', { params }) : null;
      return {
        ...record,
        ...withoutEmpty({
          estimatedDelivery,
          estimatedPickup: tracking?.estimatedPickup,
          distanceRemainingKm: tracking?.distanceRemainingKm,
          position: tracking?.location,
          noPositionBecause: tracking?.locationUnavailableReason,
        }),
      };
    }
    const now = clock.now().getTime();
    const updatedSince = since ?? new Date(now - DAY_MS).toISOString();
    const query = { updatedSince, ...pageQuery(page) };
    const { data, nextCursor } = await v1('listOrders', { query });
    return {
      since: updatedSince,
      // biome-ignore lint/suspicious/noExplicitAny: records of API v1, as parsed from its answer.
      changed: data.map((record: any) => listedTransfer(record, links)),
      nextCursor,
      nextSince: new Date(now - OVERLAP_MS),
    };
  },
});

function pageQuery({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
  return { limit: String(limit), ...(cursor !== undefined && { cursor }) };
}

const listDocuments = tool({
  name: 'list_documents',
  title: 'List the documents of a transfer',
  description:
    'Handover protocols, damage report, invoice and others, as far as the scopes allow. downloadUrl needs the same credential; the portal shows them to people.',
  scope: 'documents:read',
  effect: 'reads',
  input: z.strictObject({ order: orderReference }),
  output: z.looseObject({
    documents: z.array(
      z.looseObject({ kind: z.string(), bytes: z.int(), createdAt: z.string(), downloadUrl: z.string() }),
    ),
  }),
  async run({ input, caller, services, v1 }) {
    const { data } = await v1('listDocuments', { params: { id: input.order } });
    return {
      // biome-ignore lint/suspicious/noExplicitAny: records of API v1, as parsed from its answer.
      documents: data.slice(-MAX_LISTED).map(({ kind, size, createdAt, downloadUrl }: any) => ({
        kind,
        bytes: size,
        createdAt,
        downloadUrl,
      })),
      ...(data.length > MAX_LISTED && { olderNotShown: data.length - MAX_LISTED }),
      links: orderLinks(services.core.links, caller.environment, encodeURIComponent(input.order)),
    };
  },
});

export const followTools = [findTransfers, followTransfers, listDocuments];
