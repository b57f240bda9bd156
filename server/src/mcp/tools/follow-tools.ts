// Tools that find and follow transfers, and list their documents.
import { z } from 'zod';
import { DAY_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { listedTransfer, orderLinks, shortTransfer, withoutEmpty } from '../short-records.ts';
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
    "One transfer in detail by its number or id, or by the customer's own number (externalOrderId); without either, the newest ones in short.",
  scope: 'orders:read',
  effect: 'reads',
  input: z.strictObject({
    order: orderReference.optional(),
    externalOrderId: z.string().min(1).max(200).optional(),
    limit,
    cursor,
  }),
  async run({ input: { order, externalOrderId, ...page }, services, v1 }) {
    const { links } = services.core;
    if (order !== undefined) return shortTransfer(await v1('getOrder', { params: { id: order } }), links);
    const query = { ...(externalOrderId !== undefined && { externalOrderId }), ...pageQuery(page) };
    const { data, nextCursor } = await v1('listOrders', { query });
    const [only] = data;
    if (externalOrderId !== undefined && only) return shortTransfer(only, links);
    return {
      // biome-ignore lint/suspicious/noExplicitAny: records of API v1, as parsed from its answer.
      transfers: data.map((record: any) => listedTransfer(record, links)),
      nextCursor,
    };
  },
});

const followTransfers = tool({
  name: 'follow_transfers',
  title: 'Follow transfers',
  description:
    'With order: its status, expected times and position now. With since: the transfers that changed since that time, and the time to ask with next. Ask again after a minute or more, not in a loop.',
  scope: 'orders:read',
  effect: 'reads',
  input: z.strictObject({ order: orderReference.optional(), since: time.optional(), limit, cursor }),
  async run({ input: { order, since, ...page }, caller, services, v1 }) {
    const { links, clock } = services.core;
    if (order !== undefined) {
      const params = { id: order };
      const record = await v1('getOrder', { params });
      const { estimatedDelivery } = await v1('getOrderStatus', { params });
      const seesPosition = caller.scopes.includes('tracking:read');
      const tracking = seesPosition ? await v1('getTracking', { params }) : null;
      return {
        ...shortTransfer(record, links),
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
