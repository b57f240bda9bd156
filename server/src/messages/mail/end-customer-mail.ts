// What the end customer is written about an order.
import type { Operator } from '../../operator/operator.ts';
import type { MailTopic } from '../../orders/model/command.ts';
import type { Links } from '../../orders/model/links.ts';
import type { Order } from '../../orders/model/order.ts';
import type { Language } from '../../platform/language.ts';
import { type NewMail, newMail } from './mail.ts';
import { type QuoteTopic, statusMail, trackingLinkMail } from './templates.ts';

export interface MailContext {
  operator: Operator;
  language: Language;
  links: Links;
  now: Date;
}

function isAboutQuote(topic: MailTopic): topic is QuoteTopic {
  return topic === 'quote' || topic === 'quoteWithdrawn';
}

/** `order` as it is after the change. A request is nothing to tell of yet, and a quote is not for the end customer. */
export function endCustomerMail(
  topic: MailTopic,
  order: Order,
  { operator, language, links, now }: MailContext,
): NewMail[] {
  const { endCustomerEmail: recipient, accountId, environment, id: orderId } = order;
  if (recipient === null || order.kind === 'REQUEST' || isAboutQuote(topic)) return [];
  const url = links.tracking(order.trackingNumber);
  const envelope = { accountId, environment, orderId, recipient, language };
  const stationery = { operator, language };
  return topic === 'trackingLink'
    ? [newMail({ ...envelope, kind: 'TRACKING_LINK' }, trackingLinkMail(order, url, stationery), now)]
    : [newMail({ ...envelope, kind: 'STATUS' }, statusMail(topic, order, url, stationery), now)];
}
