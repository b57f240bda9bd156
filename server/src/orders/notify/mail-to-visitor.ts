// A mail to somebody on the tracking page; its link recognises the reader, so the stored mail has a placeholder for it.
import { HIDDEN_TOKEN, type Message, type NewMail, newMail } from '../../messages/mail/mail.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Language } from '../../platform/language.ts';
import type { Core } from '../records/core.ts';
import { createVisitorToken, type Visitor } from './visitor.ts';

/** The address of the tracking page for a reader who is recognised. */
export function visitorUrl({ links }: Pick<Core, 'links'>, { trackingNumber }: Order): string {
  return `${links.tracking(trackingNumber)}?k=${HIDDEN_TOKEN}`;
}

/** Empty in the sandbox, which sends no mails. */
export function mailToVisitor(
  core: Core,
  order: Order,
  visitor: Visitor,
  { email: recipient, language }: { email: string; language: Language },
  write: (url: string) => Message,
): NewMail[] {
  const { accountId, environment, id: orderId } = order;
  if (!core.policies[environment].sendsMails) return [];
  const envelope = { accountId, environment, orderId, kind: 'RECIPIENT', recipient, language } as const;
  const linkToken = core.secrets.encrypt(createVisitorToken(core.secrets, visitor));
  return [newMail(envelope, write(visitorUrl(core, order)), core.clock.now(), { linkToken })];
}
