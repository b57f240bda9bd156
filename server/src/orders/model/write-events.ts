// Turns what the lifecycle announces into the messages that webhooks will carry, byte for byte.
import { API_VERSION } from '../../http/api-version.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { EventName, LegacyEventName, WebhookFormat } from './event-catalog.ts';
import { v1Status } from './lifecycle-table.ts';
import type { Order } from './order.ts';

/** What is announced, before it has an id and a time. */
export type Announcement =
  | { format: typeof API_VERSION; type: EventName; data?: Record<string, unknown> }
  | { format: 'legacy'; type: LegacyEventName; data?: Record<string, unknown> };

export interface EventRow {
  id: string;
  format: WebhookFormat;
  type: string;
  createdAt: Date;
  body: string;
}

type EventOrder = Pick<
  Order,
  | 'id'
  | 'accountId'
  | 'kind'
  | 'status'
  | 'statusBeforeComplaint'
  | 'orderNumber'
  | 'requestNumber'
  | 'externalOrderId'
  | 'customerReference'
  | 'trackingNumber'
>;

export function trackingUrl(publicUrl: string, trackingNumber: string): string {
  return `${publicUrl}/t/${trackingNumber}`;
}

/**
 * The messages in order, a millisecond apart from `firstAt` on, so that within one order no two have the same
 * time: clients sort by it.
 */
export function writeEvents(
  order: EventOrder,
  announcements: readonly Announcement[],
  firstAt: Date,
  publicUrl: string,
): EventRow[] {
  return announcements.map((announcement, i) => {
    const createdAt = new Date(firstAt.getTime() + i);
    const id = uuidv7(createdAt);
    const { format, type } = announcement;
    const common = { createdAt: createdAt.toISOString(), tenantId: order.accountId };
    const data = { ...commonData(order, format, publicUrl), ...announcement.data };
    const message =
      format === 'legacy'
        ? { id, event: type, ...common, data }
        : { id, type, apiVersion: API_VERSION, ...common, data };
    return { id, format, type, createdAt, body: JSON.stringify(message) };
  });
}

/** The time of the last of these announcements; the order counts as changed then. */
export function lastEventTime(firstAt: Date, announcements: readonly Announcement[]): Date {
  return new Date(firstAt.getTime() + Math.max(0, announcements.length - 1));
}

function commonData(order: EventOrder, format: WebhookFormat, publicUrl: string) {
  return {
    kind: order.kind,
    status: format === 'legacy' ? order.status : v1Status(order),
    orderId: order.id,
    orderNumber: order.orderNumber,
    requestNumber: order.requestNumber,
    externalOrderId: order.externalOrderId,
    customerReference: order.customerReference,
    trackingUrl: trackingUrl(publicUrl, order.trackingNumber),
  };
}
