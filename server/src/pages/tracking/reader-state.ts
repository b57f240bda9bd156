// What the reader of a tracking page can do and has done.

import type { PublicTracking } from '../../dispatch/tracking/public-tracking.ts';
import type { Document } from '../../documents/document.ts';
import { listDocuments } from '../../documents/store.ts';
import type { Order } from '../../model/orders/order.ts';
import { listRequestsOfOrder, listSubscriptionsOfOrder } from '../../orders/notify/recipient-store.ts';
import type { Visitor } from '../../orders/notify/visitor.ts';
import { canAsk } from '../../orders/recipients/ask-dispatch.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Db } from '../../platform/db.ts';
import type { ActionAttempt, ReaderState } from './actions.ts';
import { slotsAfter } from './slots.ts';

const AWAITED: readonly PublicTracking['state'][] = ['CONFIRMED', 'SCHEDULED', 'PICKUP', 'IN_TRANSIT'];

export function canNotify(
  { policies }: Core,
  { environment }: Order,
  { state, ended }: PublicTracking,
): boolean {
  return policies[environment].sendsMails && !ended && (state === 'RECEIVED' || AWAITED.includes(state));
}

export function canAskHere({ policies }: Core, order: Order, { state, ended }: PublicTracking): boolean {
  return policies[order.environment].sendsMails && !ended && AWAITED.includes(state) && canAsk(order);
}

interface Reading {
  order: Order;
  record: PublicTracking;
  visitor: Visitor | null;
  timeZone: string;
  isConfirming: boolean;
  attempt: ActionAttempt | null;
}

export async function readReaderState(
  core: Core,
  { order, record, visitor, timeZone, isConfirming, attempt }: Reading,
): Promise<ReaderState> {
  const [subscriptions, requests] = visitor
    ? await Promise.all([
        listSubscriptionsOfOrder(core.sql, order.id),
        listRequestsOfOrder(core.sql, order.id),
      ])
    : [[], []];
  const isOwn = ({ visitorId }: { visitorId: string }) => visitorId === visitor?.visitorId;
  const now = core.clock.now();
  const agreed = record.estimatedDelivery ?? record.requestedDelivery ?? now;
  return {
    subscription: subscriptions.find(isOwn) ?? null,
    request: requests.findLast(isOwn) ?? null,
    isConfirming,
    canNotify: canNotify(core, order, record),
    canAsk: canAskHere(core, order, record),
    slots: slotsAfter(agreed, now, timeZone),
    attempt,
  };
}

/** Only for a reader who came by a mail to the address of the order: it has names and signatures. */
export async function protocolFor(db: Db, order: Order, visitor: Visitor | null): Promise<Document | null> {
  if (visitor?.origin !== 'MAIL') return null;
  return (await listDocuments(db, order.id)).findLast(({ kind }) => kind === 'DELIVERY_PROTOCOL') ?? null;
}
