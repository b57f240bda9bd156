// Turns the lifecycle's announcements into the exact messages that webhooks send.
import { API_VERSION } from '../../platform/api-version.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { isoTime } from '../../platform/iso-time.ts';
import type { EventName, LegacyEventName, WebhookFormat } from './event-catalog.ts';
import type { Links } from './links.ts';
import type { Order } from './order.ts';
import { v1Status } from './status.ts';

/** An event before it has an id and a time. */
export type Announcement =
  | { format: typeof API_VERSION; type: EventName; data: Record<string, unknown> }
  | { format: 'legacy'; type: LegacyEventName; data: Record<string, unknown> };

export interface EventRow {
  id: string;
  format: WebhookFormat;
  type: string;
  createdAt: Date;
  body: string;
}

/** The numbers and references of an order that every event has; messages of the older format keep the first ones. */
const LEGACY_REFERENCES = ['orderNumber', 'requestNumber', 'externalOrderId', 'customerReference'] as const;
export const REFERENCES_IN_EVENTS = [
  ...LEGACY_REFERENCES,
  'customerCostCentre',
] as const satisfies readonly (keyof Order)[];

type EventOrder = Pick<
  Order,
  | 'id'
  | 'accountId'
  | 'kind'
  | 'status'
  | 'statusBeforeComplaint'
  | 'trackingNumber'
  | (typeof REFERENCES_IN_EVENTS)[number]
>;

/**
 * The messages in order, one millisecond apart starting at `firstAt`: clients sort by time, so no two events of an
 * order may have the same one.
 */
export function writeEvents(
  order: EventOrder,
  announcements: readonly Announcement[],
  firstAt: Date,
  links: Links,
): EventRow[] {
  return announcements.map((announcement, i) => {
    const createdAt = new Date(firstAt.getTime() + i);
    const id = uuidv7(createdAt);
    const { format, type } = announcement;
    const time = isoTime(createdAt);
    const tenantId = order.accountId;
    const data = Object.assign(commonData(order, format, links), announcement.data);
    const message =
      format === 'legacy'
        ? { id, event: type, createdAt: time, tenantId, data }
        : { id, type, apiVersion: API_VERSION, createdAt: time, tenantId, data };
    return { id, format, type, createdAt, body: JSON.stringify(message) };
  });
}

/** The time of the last announcement, which is also when the order counts as changed. */
export function lastEventTime(firstAt: Date, announcements: readonly Announcement[]): Date {
  return new Date(firstAt.getTime() + Math.max(0, announcements.length - 1));
}

function commonData(order: EventOrder, format: WebhookFormat, links: Links) {
  const data: Record<string, unknown> = {
    kind: order.kind,
    status: format === 'legacy' ? order.status : v1Status(order),
    orderId: order.id,
  };
  const references = format === 'legacy' ? LEGACY_REFERENCES : REFERENCES_IN_EVENTS;
  for (const name of references) data[name] = order[name];
  data.trackingUrl = links.tracking(order.trackingNumber);
  return data;
}

/** The names of the fields in `data` of every event; the other fields belong to the single event. */
export const COMMON_DATA: readonly string[] = [
  'kind',
  'status',
  'orderId',
  ...REFERENCES_IN_EVENTS,
  'trackingUrl',
];
