import type { RecipientLanguage } from '../../../../shared/texts/generated/languages.ts';
import type { MailTopic } from '../../model/orders/command.ts';
import type { LetterContext } from './letter.ts';
import { type NewMail, newMail } from './mail.ts';
import { type QuoteTopic, type TransferChange, transferMail } from './transfer-mails.ts';

/** A person who awaits the vehicle. */
export interface Reader {
  kind: 'END_CUSTOMER' | 'SUBSCRIBER';
  recipient: string;
  language: RecipientLanguage;
  /** Of the tracking page, with HIDDEN_TOKEN in place of the token that recognises the reader. */
  url: string;
  /** Encrypted. */
  linkToken: Buffer;
}

function isAboutQuote(topic: MailTopic): topic is QuoteTopic {
  return topic === 'quote' || topic === 'quoteWithdrawn';
}

/** There is no mail about a request, and quotes are not for the end customer. */
export function endCustomerMail(
  topic: MailTopic,
  change: TransferChange,
  { kind: reader, recipient, language, url, linkToken }: Reader,
  context: Omit<LetterContext, 'language'>,
): NewMail[] {
  const { order } = change;
  const { accountId, environment, id: orderId } = order;
  if (order.kind === 'REQUEST' || isAboutQuote(topic)) return [];
  const kind = topic === 'trackingLink' ? 'TRACKING_LINK' : 'STATUS';
  const message = transferMail(topic, change, url, { ...context, language }, reader);
  return [
    newMail({ accountId, environment, orderId, recipient, language, kind }, message, context.now, {
      linkToken,
    }),
  ];
}
