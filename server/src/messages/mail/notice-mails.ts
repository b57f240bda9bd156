// Mails about failures and keys: an endpoint fails, a key expires or was made, the failures of the day before.
import { contactLines } from './contact-line.ts';
import { type LetterContext, timesOf, writeLetter } from './letter.ts';
import type { Line } from './letter-parts.ts';
import type { Message } from './mail.ts';
import { oneLine } from './one-line.ts';
import { greetingOf, personName } from './person-name.ts';
import { type Translate, textsIn } from './wording.ts';

interface Addressed {
  name: string;
  /** The page that shows the problem. */
  page: string;
}

export function endpointFailingMail(
  notice: Addressed & {
    url: string;
    failingSince: Date;
    lastFailureStatus: number | null;
    lastFailureError: string | null;
  },
  letterContext: LetterContext,
): Message {
  const translate = textsIn(letterContext.language);
  const since = timesOf(letterContext).inList(notice.failingSince, 'at');
  const answer = answerOf(translate, notice);
  return writeLetter(
    {
      ...frame(translate, notice, letterContext),
      subject: translate('failingSubject', { host: new URL(notice.url).host, since }),
      preheader: translate('failingPreheader', { answer }),
      heading: translate('failingHeading'),
      paragraphs: [[translate('failingIntro', { since })]],
      link: { label: translate('failingButton'), url: notice.page },
      facts: [
        { label: translate('failingEndpoint'), lines: [[{ code: oneLine(notice.url) }]] },
        { label: translate('failingAnswer'), lines: [[{ code: answer }]] },
      ],
    },
    letterContext,
  );
}

function answerOf(
  translate: Translate,
  {
    lastFailureStatus,
    lastFailureError,
  }: { lastFailureStatus: number | null; lastFailureError: string | null },
): string {
  return oneLine(
    lastFailureStatus === null ? (lastFailureError ?? translate('failingNoAnswer')) : `${lastFailureStatus}`,
  );
}

export function keyExpiringMail(
  notice: Addressed & { credentialName: string; expiresAt: Date },
  letterContext: LetterContext,
): Message {
  const translate = textsIn(letterContext.language);
  const at = timesOf(letterContext).long(notice.expiresAt);
  const key = oneLine(notice.credentialName);
  return writeLetter(
    {
      ...frame(translate, notice, letterContext),
      subject: translate('expiringSubject', { key, at }),
      preheader: translate('expiringPreheader'),
      heading: translate('expiringHeading'),
      paragraphs: [[translate('expiringIntro')]],
      link: { label: translate('expiringButton'), url: notice.page },
      facts: [
        { label: translate('expiringKey'), lines: [[{ strong: key }]] },
        { label: translate('expiringEnds'), lines: [[at]] },
      ],
    },
    letterContext,
  );
}

/** To the admins, about a key that can place orders in production. */
export function keyCreatedMail(
  notice: Addressed & {
    credentialName: string;
    scopes: readonly string[];
    person: string;
    awaitingApproval: boolean;
  },
  letterContext: LetterContext,
): Message {
  const translate = textsIn(letterContext.language);
  const key = oneLine(notice.credentialName);
  const kind = notice.awaitingApproval ? 'approval' : 'newKey';
  return writeLetter(
    {
      ...frame(translate, notice, letterContext),
      subject: translate(`${kind}Subject`, { key }),
      preheader: translate(`${kind}Preheader`),
      heading: translate(`${kind}Heading`),
      paragraphs: [
        [translate(`${kind}Intro`, { person: personName(notice.person) ?? translate('newKeyPerson') })],
      ],
      link: { label: translate(`${kind}Button`), url: notice.page },
      facts: [
        { label: translate('expiringKey'), lines: [[{ strong: key }]] },
        { label: translate('newKeyScopes'), lines: notice.scopes.map((scope) => [{ code: scope }]) },
      ],
      why: translate('newKeyWhy'),
    },
    letterContext,
  );
}

export function agentWaitingMail(
  notice: Addressed & { agent: string; person: string },
  letterContext: LetterContext,
): Message {
  const translate = textsIn(letterContext.language);
  const agent = oneLine(notice.agent);
  const person = personName(notice.person) ?? translate('newKeyPerson');
  return writeLetter(
    {
      ...frame(translate, notice, letterContext),
      subject: translate('agentSubject', { agent }),
      preheader: translate('agentPreheader'),
      heading: translate('agentHeading'),
      paragraphs: [[translate('agentIntro', { person })]],
      link: { label: translate('agentButton'), url: notice.page },
      facts: [{ label: translate('agentName'), lines: [[{ strong: agent }]] }],
      why: translate('newKeyWhy'),
    },
    letterContext,
  );
}

export function digestMail(
  notice: Addressed & {
    calls: readonly { code: string; count: number }[];
    deliveries: readonly { url: string; count: number }[];
  },
  letterContext: LetterContext,
): Message {
  const translate = textsIn(letterContext.language);
  const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
  const line = (count: number, what: string): Line => [`${count} × `, { code: oneLine(what) }];
  return writeLetter(
    {
      ...frame(translate, notice, letterContext),
      subject: translate('digestSubject', { calls: sum(notice.calls), messages: sum(notice.deliveries) }),
      preheader: translate('digestPreheader'),
      heading: translate('digestHeading'),
      paragraphs: [[translate('digestIntro')]],
      link: { label: translate('digestButton'), url: notice.page },
      facts: [
        { label: translate('digestCalls'), lines: notice.calls.map(({ code, count }) => line(count, code)) },
        {
          label: translate('digestMessages'),
          lines: notice.deliveries.map(({ url, count }) => line(count, url)),
        },
      ].filter(({ lines }) => lines.length > 0),
    },
    letterContext,
  );
}

/** The common parts of these mails. */
function frame(translate: Translate, { name }: Addressed, letterContext: LetterContext) {
  return {
    greeting: greetingOf(translate, name),
    closing: contactLines(letterContext, translate('signInQuestion')),
    why: translate('noticeWhy'),
  };
}
