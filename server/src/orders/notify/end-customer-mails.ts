// Writes the mails that a change of an order sends to those who await the vehicle: the end customer, and who asked for messages.
import { loadLetterhead } from '../../documents/letterhead.ts';
import { endCustomerMail, type Reader } from '../../messages/mail/end-customer-mail.ts';
import type { NewMail } from '../../messages/mail/mail.ts';
import { findLastStatusMail } from '../../messages/mail/store.ts';
import type { TransferChange } from '../../messages/mail/transfer-mails.ts';
import type { MailTopic } from '../../model/orders/command.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Db } from '../../platform/db.ts';
import type { Language } from '../../platform/language.ts';
import type { Core } from '../records/core.ts';
import type { EnvironmentPolicy } from '../records/environment-policy.ts';
import { visitorUrl } from './mail-to-visitor.ts';
import { listSubscriptionsOfOrder } from './recipient-store.ts';
import { createVisitorToken, type Visitor, visitorOfMail } from './visitor.ts';

/**
 * Most orders have no reader, so this is checked before anything is loaded. A mail that would repeat the last one about
 * the order, such as after a change of a driver whom the customer does not see, is not written.
 */
export async function mailsToEndCustomer(
  core: Core,
  db: Db,
  { sendsMails }: EnvironmentPolicy,
  change: TransferChange,
  topic: MailTopic | null,
): Promise<NewMail[]> {
  const { order } = change;
  if (topic === null || !sendsMails) return [];
  const subscribers = (await listSubscriptionsOfOrder(db, order.id)).filter(({ confirmedAt }) => confirmedAt);
  if (order.endCustomerEmail === null && subscribers.length === 0) return [];
  const { account, operator } = await loadLetterhead(db, order.accountId);
  const context = { operator, now: core.clock.now() };
  const readers = [
    ...endCustomerOf(core, order, account.language),
    ...subscribers
      .filter(({ email }) => email.toLowerCase() !== order.endCustomerEmail?.toLowerCase())
      .map(({ visitorId, email, language }) =>
        readerOf(
          core,
          order,
          'SUBSCRIBER',
          { orderId: order.id, visitorId, origin: 'PAGE' },
          email,
          language,
        ),
      ),
  ];
  const mails: NewMail[] = [];
  for (const reader of readers) {
    for (const mail of endCustomerMail(topic, change, reader, context)) {
      const last = await findLastStatusMail(db, order.id, reader.recipient);
      if (mail.subject !== last?.subject || mail.text !== last.text) mails.push(mail);
    }
  }
  return mails;
}

function endCustomerOf(core: Core, order: Order, language: Language): Reader[] {
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
  language: Language,
): Reader {
  const linkToken = core.secrets.encrypt(createVisitorToken(core.secrets, visitor));
  return { kind, recipient, language, url: visitorUrl(core, order), linkToken };
}
