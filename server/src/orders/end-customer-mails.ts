// Writes the mails that a change of an order sends to the end customer.
import { loadLetterhead } from '../documents/letterhead.ts';
import { endCustomerMail } from '../messages/mail/end-customer-mail.ts';
import type { NewMail } from '../messages/mail/mail.ts';
import type { Db } from '../platform/db.ts';
import type { Core } from './core.ts';
import type { MailTopic } from './model/command.ts';
import type { Order } from './model/order.ts';
import type { Operation } from './operation.ts';

/** Most orders have no end customer to write to, so this is checked before anything is loaded. */
export async function mailsToEndCustomer(
  { links, clock }: Core,
  db: Db,
  { sendsMails }: Operation,
  order: Order,
  topic: MailTopic | null,
): Promise<NewMail[]> {
  if (topic === null || order.endCustomerEmail === null || !sendsMails) return [];
  const { account, operator } = await loadLetterhead(db, order.accountId);
  return endCustomerMail(topic, order, { operator, language: account.language, links, now: clock.now() });
}
