// Asks a customer about a request by mail: a prepared text in their language, which dispatch can edit.

import { loadLetterhead } from '../../documents/letterhead.ts';
import { newMail } from '../../messages/mail/mail.ts';
import { prepareQuestion, type QuestionTopic, questionMail } from '../../messages/mail/question-mail.ts';
import { insertMails } from '../../messages/mail/store.ts';
import { topicsOfOperator } from '../../model/change-topics.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { Language } from '../../platform/language.ts';
import type { Core } from '../records/core.ts';
import { orderTopic } from '../records/order-topics.ts';
import { getRequestOfQuote } from './find-quote.ts';
import { findUnclearPlaces } from './unclear-places.ts';

export interface PreparedQuestion {
  recipient: string;
  language: Language;
  text: string;
}

async function addressed(core: Core, reference: string) {
  const order = await getRequestOfQuote(core.sql, null, reference);
  const { account, operator } = await loadLetterhead(core.sql, order.accountId);
  const { contractingParty: party, language } = account;
  if (party === null) throw orderErrors.NO_CONTRACTING_PARTY();
  return { order, operator, party, language };
}

export async function prepareForCustomer(
  core: Core,
  reference: string,
  topic: QuestionTopic,
): Promise<PreparedQuestion> {
  const { order, party, language } = await addressed(core, reference);
  const unclear = (await findUnclearPlaces(core, order)).find(({ end }) => end === topic);
  const text = prepareQuestion(language, topic, order, unclear?.postalTown ?? null);
  return { recipient: party.email, language, text };
}

/** The audit records author and recipient; the text is only in the mail, which retention deletes. */
export async function askCustomer(
  core: Core,
  actor: Actor,
  reference: string,
  text: string,
): Promise<string> {
  const { order, operator, party, language } = await addressed(core, reference);
  if (!core.policies[order.environment].sendsMails) {
    throw orderErrors.ORDER_NOT_CHANGEABLE({
      message: 'No mails are sent about sandbox requests.',
      details: { status: order.status },
    });
  }
  const now = core.clock.now();
  const envelope = {
    accountId: order.accountId,
    environment: order.environment,
    orderId: order.id,
    kind: 'QUESTION',
    recipient: party.email,
    language,
  } as const;
  const mail = newMail(envelope, questionMail(text, order, party, { operator, language, now }), now);
  await core.sql.begin(async (tx) => {
    await insertMails(tx, [mail]);
    await recordAudit(tx, core.clock, actor, {
      action: 'request.asked',
      accountId: order.accountId,
      subjectType: 'order',
      subjectId: order.id,
      details: { mailId: mail.id },
    });
  });
  core.changes.publish([orderTopic(order.id), ...topicsOfOperator('mails'), ...topicsOfOperator('orders')]);
  return mail.id;
}
