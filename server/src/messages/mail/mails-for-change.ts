// Decides which mails the end customer gets when an order changes.

import type { Operator } from '../../operator/operator.ts';
import type { EventName } from '../../orders/model/event-catalog.ts';
import type { Order } from '../../orders/model/order.ts';
import { type Announcement, trackingUrl } from '../../orders/model/write-events.ts';
import { type Language, type NewMail, newMail } from './mail.ts';
import { type StatusTopic, statusMail, trackingLinkMail } from './templates.ts';

interface MailContext {
  operator: Operator;
  language: Language;
  publicUrl: string;
  now: Date;
}

const TOPICS: Partial<Record<EventName, 'trackingLink' | StatusTopic>> = {
  'order.accepted': 'trackingLink',
  'order.scheduled': 'scheduled',
  'vehicle.picked_up': 'pickedUp',
  'transport.delayed': 'delayed',
  'vehicle.delivered': 'delivered',
  'order.cancelled': 'cancelled',
};

/** The sandbox never writes to real people, and a request is not yet worth a mail. */
export function mayWriteTo(order: Order): order is Order & { endCustomerEmail: string } {
  return order.endCustomerEmail !== null && order.environment === 'production' && order.kind === 'ORDER';
}

/** `order` is the order after the change. */
export function mailsForChange(
  order: Order,
  announcements: readonly Announcement[],
  { now, publicUrl, ...stationery }: MailContext,
): NewMail[] {
  if (!mayWriteTo(order)) return [];
  const { endCustomerEmail: recipient, accountId, environment, id: orderId } = order;
  const url = trackingUrl(publicUrl, order.trackingNumber);
  return announcements.flatMap((announcement) => {
    // Both formats announce the same change; one mail is enough.
    const topic = announcement.format === 'legacy' ? undefined : TOPICS[announcement.type];
    if (topic === undefined) return [];
    const envelope = { accountId, environment, orderId, recipient, language: stationery.language };
    return topic === 'trackingLink'
      ? newMail({ ...envelope, kind: 'TRACKING_LINK' }, trackingLinkMail(order, url, stationery), now)
      : newMail({ ...envelope, kind: 'STATUS' }, statusMail(topic, order, url, stationery), now);
  });
}
