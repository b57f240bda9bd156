// A mail that an admin of the operator sends to try the mail server.
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { findOperator } from '../../operator/operator.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { Language } from '../../platform/language.ts';
import { inlineLogo } from './inline-logo.ts';
import { type LetterContext, writeLetter } from './letter.ts';
import type { Message } from './mail.ts';
import type { MailTransport, SendResult } from './transport.ts';
import { textsIn } from './wording.ts';

/** Sent at once and not stored: the caller waits for the answer of the server. */
export async function sendTestMail(
  { sql, clock }: BaseContext,
  transport: MailTransport,
  actor: Actor,
  recipient: string,
  language: Language,
): Promise<SendResult> {
  const now = clock.now();
  const id = uuidv7(now);
  const operator = await findOperator(sql);
  const message = testMail({ operator, language, now });
  const result = await transport.send({
    messageId: `<${id}@${transport.domain}>`,
    date: now,
    from: operator.sender ?? { name: operator.name, email: null },
    recipient,
    attachments: await inlineLogo(sql, message.html),
    ...message,
  });
  await recordAudit(sql, clock, actor, {
    action: 'mail.tested',
    accountId: null,
    subjectType: 'mail',
    subjectId: id,
    details: { sent: result.sent },
  });
  return result;
}

function testMail(letterContext: LetterContext): Message {
  const translate = textsIn(letterContext.language);
  return writeLetter(
    {
      subject: translate('testSubject'),
      preheader: translate('testIntro'),
      heading: translate('testHeading'),
      greeting: translate('greeting'),
      paragraphs: [[translate('testIntro')]],
      facts: [],
      why: translate('testWhy'),
    },
    letterContext,
  );
}
