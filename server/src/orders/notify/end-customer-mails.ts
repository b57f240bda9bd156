// Writes the mails that a change of an order sends to the end customer.
import { loadLetterhead } from '../../documents/letterhead.ts';
import { endCustomerMail } from '../../messages/mail/end-customer-mail.ts';
import type { NewMail } from '../../messages/mail/mail.ts';
import { findLastStatusMail } from '../../messages/mail/store.ts';
import type { TransferChange } from '../../messages/mail/transfer-mails.ts';
import type { MailTopic } from '../../model/orders/command.ts';
import type { Db } from '../../platform/db.ts';
import type { Core } from '../records/core.ts';
import type { EnvironmentPolicy } from '../records/environment-policy.ts';

/**
 * Most orders have no end customer's address, so this is checked before anything is loaded. A mail that would repeat the
 * last one about the order, such as after a change of a driver whom the customer does not see, is not written.
 */
export async function mailsToEndCustomer(
  { links, clock }: Core,
  db: Db,
  { sendsMails }: EnvironmentPolicy,
  change: TransferChange,
  topic: MailTopic | null,
): Promise<NewMail[]> {
  const { endCustomerEmail, accountId } = change.order;
  if (topic === null || endCustomerEmail === null || !sendsMails) return [];
  const { account, operator } = await loadLetterhead(db, accountId);
  const context = { operator, language: account.language, links, now: clock.now() };
  const mails = endCustomerMail(topic, change, context);
  const last = mails.length === 0 ? null : await findLastStatusMail(db, change.order.id, endCustomerEmail);
  return mails.filter(({ subject, text }) => subject !== last?.subject || text !== last.text);
}
