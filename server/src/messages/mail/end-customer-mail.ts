import type { MailTopic } from '../../model/orders/command.ts';
import type { Links } from '../../model/orders/links.ts';
import type { LetterContext } from './letter.ts';
import { type NewMail, newMail } from './mail.ts';
import { type QuoteTopic, type TransferChange, transferMail } from './transfer-mails.ts';

export interface MailContext extends LetterContext {
  links: Links;
}

function isAboutQuote(topic: MailTopic): topic is QuoteTopic {
  return topic === 'quote' || topic === 'quoteWithdrawn';
}

/** There is no mail about a request, and quotes are not for the end customer. */
export function endCustomerMail(
  topic: MailTopic,
  change: TransferChange,
  { links, ...letterContext }: MailContext,
): NewMail[] {
  const { order } = change;
  const { endCustomerEmail: recipient, accountId, environment, id: orderId } = order;
  if (recipient === null || order.kind === 'REQUEST' || isAboutQuote(topic)) return [];
  const { language, now } = letterContext;
  const kind = topic === 'trackingLink' ? 'TRACKING_LINK' : 'STATUS';
  const message = transferMail(topic, change, links.tracking(order.trackingNumber), letterContext);
  return [newMail({ accountId, environment, orderId, recipient, language, kind }, message, now)];
}
