// A message to the drivers of several orders: who would get it, and sending it to one after the other.
import { createHash } from 'node:crypto';
import { orderErrors } from '../../../model/orders/errors.ts';
import type { Actor } from '../../../operator/audit.ts';
import { changedConcurrently } from '../../../orders/act/run-on-order.ts';
import type { Core } from '../../../orders/records/core.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { type Receiver, readReceivers } from '../../conversations/receiver-store.ts';
import { noReceiver, writeToDriver } from '../../conversations/write-message.ts';
import { endedSince } from '../../trips/trip.ts';
import { type DispatchListItem, findDispatchListItems } from '../dispatch-store.ts';
import type { ChosenOrder, OrderPreview } from './preview-bulk.ts';
import type { BulkResult } from './run-bulk.ts';

export interface BulkMessage {
  text: string;
  isQuestion: boolean;
}

/** By the same rules as sending. */
export async function previewMessages(core: Core, chosen: readonly ChosenOrder[]): Promise<OrderPreview[]> {
  const ids = chosen.map(({ id }) => id);
  const [items, receivers] = await Promise.all([
    findDispatchListItems(core.sql, ids),
    readReceivers(core.sql, ids, endedSince(core), core.clock.now()),
  ]);
  const byId = new Map(items.map((item) => [item.order.id, item]));
  return chosen.map((one) => previewOne(one, byId.get(one.id) ?? null, receivers.get(one.id) ?? null));
}

const NOTHING = { leadsTo: null, after: null, events: [], mails: [] };

function previewOne(
  { id, version }: ChosenOrder,
  item: DispatchListItem | null,
  tells: Receiver | null,
): OrderPreview {
  const error = refusalOf(item, tells, version);
  if (error) return { id, item, outcome: 'REFUSED', error, ...NOTHING, tells: null };
  return { id, item, outcome: 'RUNS', error: null, ...NOTHING, tells };
}

function refusalOf(
  item: DispatchListItem | null,
  tells: Receiver | null,
  version: number | undefined,
): ServiceError | null {
  if (item === null) return orderErrors.ORDER_NOT_FOUND();
  if (version !== undefined && version !== item.order.version) return changedConcurrently(item.order);
  return tells === null ? noReceiver(item.order) : null;
}

/** With a key, an order that got the message from an earlier call gets none again. */
export async function runMessages(
  core: Core,
  actor: Actor,
  message: BulkMessage,
  chosen: readonly ChosenOrder[],
  key: string | null,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const { id, version } of chosen) {
    try {
      const messageId = key === null ? undefined : idFrom(`${key} ${id}`);
      await writeToDriver(core, actor, id, { ...message, id: messageId, version });
      results.push({ id, order: await getAnyOrder(core.sql, id), repeated: null });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      results.push({ id, order: null, error });
    }
  }
  return results;
}

/** The same text gives the same id, in the form of a UUID of version 8. */
function idFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
