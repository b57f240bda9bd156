// Writes the mails that a change of an order sends to those who await the vehicle: the end customer, and who asked for messages.
import type { RecipientLanguage } from '../../../../shared/texts/generated/languages.ts';
import { loadLetterhead } from '../../documents/letterhead.ts';
import { endCustomerMail, type Reader } from '../../messages/mail/end-customer-mail.ts';
import type { NewMail } from '../../messages/mail/mail.ts';
import { findLastStatusMail } from '../../messages/mail/store.ts';
import type { TransferChange } from '../../messages/mail/transfer-mails.ts';
import type { MailTopic } from '../../model/orders/command.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Db } from '../../platform/db.ts';
import { visitorUrl } from '../recipients/mail-to-visitor.ts';
import { listReadersOfOrders, type ReadersOfOrder } from '../recipients/recipient-store.ts';
import { createVisitorToken, type Visitor, visitorOfMail } from '../recipients/visitor.ts';
import type { Core } from '../records/core.ts';

export interface MailedChange extends TransferChange {
  topic: MailTopic | null;
}

/** Nobody can ask for messages about an order before it exists, so nothing is read for it. */
const OF_NEW_ORDER: ReadersOfOrder = { language: null, subscribers: [] };

export function mailsAboutCreation(core: Core, change: MailedChange): Promise<NewMail[]> {
  return mailsAbout(core, core.sql, change, OF_NEW_ORDER);
}

/**
 * One statement for all changes together, or none if none of them has a mail. A mail that would repeat the last one about
 * the order, such as after a change of a driver whom the customer does not see, is not written.
 */
export async function mailsToEndCustomers(
  core: Core,
  db: Db,
  changes: readonly MailedChange[],
): Promise<NewMail[]> {
  const mailed = changes.filter(
    ({ order, topic }) => topic !== null && core.policies[order.environment].sendsMails,
  );
  if (mailed.length === 0) return [];
  const readers = await listReadersOfOrders(
    db,
    mailed.map(({ order }) => order.id),
  );
  const mails: NewMail[] = [];
  for (const change of mailed) {
    for (const mail of await mailsAbout(core, db, change, readers.get(change.order.id)!)) {
      const last = await findLastStatusMail(db, change.order.id, mail.recipient);
      if (mail.subject !== last?.subject || mail.text !== last.text) mails.push(mail);
    }
  }
  return mails;
}

/** Most orders have no reader, so this is checked before the letterhead is loaded. */
async function mailsAbout(
  core: Core,
  db: Db,
  change: MailedChange,
  { language, subscribers }: ReadersOfOrder,
): Promise<NewMail[]> {
  const { order, topic } = change;
  if (topic === null || !core.policies[order.environment].sendsMails) return [];
  if (order.endCustomerEmail === null && subscribers.length === 0) return [];
  const { account, operator } = await loadLetterhead(db, order.accountId);
  const readers = [
    ...endCustomerOf(core, order, language ?? account.language),
    ...subscribers
      .filter(({ email }) => email.toLowerCase() !== order.endCustomerEmail?.toLowerCase())
      .map((subscriber) => subscriberOf(core, order, subscriber)),
  ];
  const context = { operator, now: core.clock.now() };
  return readers.flatMap((reader) => endCustomerMail(topic, change, reader, context));
}

function subscriberOf(
  core: Core,
  order: Order,
  { visitorId, email, language }: ReadersOfOrder['subscribers'][0],
): Reader {
  const visitor = { orderId: order.id, visitorId, origin: 'PAGE' } as const;
  return readerOf(core, order, 'SUBSCRIBER', visitor, email, language);
}

function endCustomerOf(core: Core, order: Order, language: RecipientLanguage): Reader[] {
  const { id, endCustomerEmail: email } = order;
  return email === null
    ? []
    : [readerOf(core, order, 'END_CUSTOMER', visitorOfMail(id, email), email, language)];
}

function readerOf(
  core: Core,
  order: Order,
  kind: Reader['kind'],
  visitor: Visitor,
  recipient: string,
  language: RecipientLanguage,
): Reader {
  const linkToken = core.secrets.encrypt(createVisitorToken(core.secrets, visitor));
  return { kind, recipient, language, url: visitorUrl(core, order), linkToken };
}
