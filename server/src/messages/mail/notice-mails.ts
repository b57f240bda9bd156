// Mails about what fails or ends: an endpoint, a key, and the failures of the day before.
import { contactLines } from './contact-line.ts';
import { type Stationery, timesOf, writeLetter } from './letter.ts';
import type { Line } from './letter-parts.ts';
import type { Message } from './mail.ts';
import { oneLine } from './one-line.ts';
import { type Say, textsIn } from './wording.ts';

interface Addressed {
  name: string;
  /** The page that shows it. */
  page: string;
}

export function endpointFailingMail(
  told: Addressed & {
    url: string;
    failingSince: Date;
    lastFailureStatus: number | null;
    lastFailureError: string | null;
  },
  stationery: Stationery,
): Message {
  const say = textsIn(stationery.language);
  const since = timesOf(stationery).inList(told.failingSince, 'at');
  const answer = answerOf(say, told);
  return writeLetter(
    {
      ...frame(say, told, stationery),
      subject: say('failingSubject', { host: new URL(told.url).host, since }),
      preheader: say('failingPreheader', { answer }),
      heading: say('failingHeading'),
      paragraphs: [[say('failingIntro', { since })]],
      link: { label: say('failingButton'), url: told.page },
      facts: [
        { label: say('failingEndpoint'), lines: [[{ code: oneLine(told.url) }]] },
        { label: say('failingAnswer'), lines: [[{ code: answer }]] },
      ],
    },
    stationery,
  );
}

function answerOf(
  say: Say,
  {
    lastFailureStatus,
    lastFailureError,
  }: { lastFailureStatus: number | null; lastFailureError: string | null },
): string {
  return oneLine(
    lastFailureStatus === null ? (lastFailureError ?? say('failingNoAnswer')) : `${lastFailureStatus}`,
  );
}

export function keyExpiringMail(
  told: Addressed & { credentialName: string; expiresAt: Date },
  stationery: Stationery,
): Message {
  const say = textsIn(stationery.language);
  const at = timesOf(stationery).long(told.expiresAt);
  const key = oneLine(told.credentialName);
  return writeLetter(
    {
      ...frame(say, told, stationery),
      subject: say('expiringSubject', { key, at }),
      preheader: say('expiringPreheader'),
      heading: say('expiringHeading'),
      paragraphs: [[say('expiringIntro')]],
      link: { label: say('expiringButton'), url: told.page },
      facts: [
        { label: say('expiringKey'), lines: [[{ strong: key }]] },
        { label: say('expiringEnds'), lines: [[at]] },
      ],
    },
    stationery,
  );
}

export function digestMail(
  told: Addressed & {
    calls: readonly { code: string; count: number }[];
    deliveries: readonly { url: string; count: number }[];
  },
  stationery: Stationery,
): Message {
  const say = textsIn(stationery.language);
  const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
  const line = (count: number, what: string): Line => [`${count} × `, { code: oneLine(what) }];
  return writeLetter(
    {
      ...frame(say, told, stationery),
      subject: say('digestSubject', { calls: sum(told.calls), messages: sum(told.deliveries) }),
      preheader: say('digestPreheader'),
      heading: say('digestHeading'),
      paragraphs: [[say('digestIntro')]],
      link: { label: say('digestButton'), url: told.page },
      facts: [
        { label: say('digestCalls'), lines: told.calls.map(({ code, count }) => line(count, code)) },
        { label: say('digestMessages'), lines: told.deliveries.map(({ url, count }) => line(count, url)) },
      ].filter(({ lines }) => lines.length > 0),
    },
    stationery,
  );
}

/** What all of them have. */
function frame(say: Say, { name }: Addressed, stationery: Stationery) {
  return {
    greeting: say('personGreeting', { name: oneLine(name) }),
    closing: contactLines(stationery, 'signInQuestion'),
    why: say('noticeWhy'),
  };
}
