// Streams public tracking: one result per order and process, sent as the same bytes to every watcher.

import type { Order } from '../../model/orders/order.ts';
import { isOneOf, ON_THE_ROAD } from '../../model/orders/status.ts';
import type { Core } from '../../orders/records/core.ts';
import { orderTopic } from '../../orders/records/order-topics.ts';
import { eventText } from '../../platform/event-text.ts';
import { type QueryResult, type SharedQueries, sharedQueries } from '../../platform/shared-queries.ts';
import { describeTracking, findByTrackingNumber, versionOfTracking } from './public-tracking.ts';

export interface TrackingQueryResult extends QueryResult {
  /** The rendered event, with the version as its id. */
  event: Buffer;
}

export type WatchedTracking = SharedQueries<TrackingQueryResult>;

/** Finds changes without a notification: a crashed process, consent withdrawn, an account suspended. */
const READ_AGAIN_AFTER_MS = 30_000;

export function watchedTracking({ changes, clock, log }: Core): WatchedTracking {
  return sharedQueries({ feed: changes, clock, log });
}

export function watchOrder(
  core: Core,
  watched: WatchedTracking,
  { id, trackingNumber }: Order,
  watcher: (result: TrackingQueryResult | null) => void,
): () => void {
  return watched.watch(orderTopic(id), () => readForWatchers(core, trackingNumber), watcher);
}

async function readForWatchers(core: Core, trackingNumber: string): Promise<TrackingQueryResult | null> {
  const order = await findByTrackingNumber(core, trackingNumber);
  if (order === null) return null;
  const refreshAt = await nextRefreshAt(core, order);
  const record = await describeTracking(core, order);
  const version = versionOfTracking(record);
  return { version, refreshAt, event: eventText('tracking', version, record) };
}

/** On the road, a new position can appear at the start of each agreed interval, so it refreshes then. */
async function nextRefreshAt({ agreements, clock, policies }: Core, order: Order): Promise<Date> {
  const now = clock.now().getTime();
  const later = now + READ_AGAIN_AFTER_MS;
  if (!isOneOf(ON_THE_ROAD, order) || !policies[order.environment].hasTraffic) return new Date(later);
  const { terms } = await agreements.current(order.accountId);
  const intervalMs = terms.positionIntervalSeconds * 1000;
  return new Date(Math.min(later, (Math.floor(now / intervalMs) + 1) * intervalMs));
}
