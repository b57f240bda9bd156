// Writes the mails that a change of an order sends to the end customer.
import { loadLetterhead } from '../../documents/letterhead.ts';
import { endCustomerMail } from '../../messages/mail/end-customer-mail.ts';
import type { NewMail } from '../../messages/mail/mail.ts';
import type { TransferChange } from '../../messages/mail/transfer-mails.ts';
import type { MailTopic } from '../../model/orders/command.ts';
import type { Db } from '../../platform/db.ts';
import type { Core } from '../records/core.ts';
import type { EnvironmentPolicy } from '../records/environment-policy.ts';

/** Most orders have no end customer's address, so this is checked before anything is loaded. */
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
  return endCustomerMail(topic, change, { operator, language: account.language, links, now: clock.now() });
}
