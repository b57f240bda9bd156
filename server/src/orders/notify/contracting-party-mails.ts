// Writes the mails about quotes and changed orders to the contracting party, who signs and pays.

import { type Letterhead, loadLetterhead } from '../../documents/letterhead.ts';
import type { LetterContext } from '../../messages/mail/letter.ts';
import { type Message, type NewMail, newMail } from '../../messages/mail/mail.ts';
import { quoteWithdrawnMail } from '../../messages/mail/quote-mails.ts';
import type { ContractingParty } from '../../model/account.ts';
import type { MailTopic } from '../../model/orders/command.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Db } from '../../platform/db.ts';
import type { Core } from '../records/core.ts';

interface PartyMail extends Partial<Pick<NewMail, 'linkToken' | 'documentId'>> {
  /** By default QUOTE. */
  kind?: 'QUOTE' | 'ORDER_CHANGE';
  write: (party: ContractingParty, letterContext: LetterContext) => Message;
  now: Date;
}

/** No mail in the sandbox, or without a contracting party, for example after the account was deleted. */
export function mailToContractingParty(
  { policies }: Pick<Core, 'policies'>,
  { account, operator }: Letterhead,
  { accountId, environment, id: orderId }: Order,
  { kind = 'QUOTE', write, now, ...along }: PartyMail,
): NewMail[] {
  const { contractingParty: party, language } = account;
  if (party === null || !policies[environment].sendsMails) return [];
  const envelope = {
    accountId,
    environment,
    orderId,
    kind,
    recipient: party.email,
    language,
  } as const;
  return [newMail(envelope, write(party, { operator, language, now }), now, along)];
}

/**
 * The mails that follow from the command alone. Other mails about quotes need the quote, so the caller passes
 * them.
 */
export async function mailsOfWithdrawal(
  core: Core,
  db: Db,
  order: Order,
  topic: MailTopic | null,
): Promise<NewMail[]> {
  if (topic !== 'quoteWithdrawn') return [];
  const write: PartyMail['write'] = (party, letterContext) => quoteWithdrawnMail(order, party, letterContext);
  const letterhead = await loadLetterhead(db, order.accountId);
  return mailToContractingParty(core, letterhead, order, { write, now: core.clock.now() });
}
