// Mails to people who sign in: invitation, reset, a new browser.
import { contactLines } from './contact-line.ts';
import { type Stationery, timesOf, writeLetter } from './letter.ts';
import type { Message } from './mail.ts';
import { oneLine } from './one-line.ts';
import { type TextKey, textsIn } from './wording.ts';

interface PasswordLink {
  name: string;
  /** The company whose access it is. */
  account: string;
  url: string;
  validUntil: Date;
}

export function invitationMail(link: PasswordLink, stationery: Stationery): Message {
  return passwordMail('invitation', link, stationery);
}

export function resetMail(link: PasswordLink, stationery: Stationery): Message {
  return passwordMail('reset', link, stationery);
}

function passwordMail(kind: 'invitation' | 'reset', link: PasswordLink, stationery: Stationery): Message {
  const say = textsIn(stationery.language);
  const times = timesOf(stationery);
  const account = oneLine(link.account);
  const key = (part: 'Subject' | 'Preheader' | 'Heading' | 'Intro' | 'Button' | 'Why'): TextKey =>
    `${kind}${part}`;
  return writeLetter(
    {
      subject: say(key('Subject'), { account, until: times.inList(link.validUntil, 'at') }),
      preheader: say(key('Preheader')),
      heading: say(key('Heading')),
      greeting: say('personGreeting', { name: oneLine(link.name) }),
      paragraphs: [[say(key('Intro'), { account })]],
      link: { label: say(key('Button')), url: link.url },
      facts: [{ label: say('validUntil'), lines: [[{ strong: times.long(link.validUntil) }]] }],
      closing: contactLines(stationery, 'signInQuestion'),
      why: say(key('Why')),
    },
    stationery,
  );
}

export function newDeviceMail(
  signIn: { name: string; createdAt: Date; address: string; userAgent: string | null; url: string },
  stationery: Stationery,
): Message {
  const say = textsIn(stationery.language);
  const times = timesOf(stationery);
  return writeLetter(
    {
      subject: say('deviceSubject', { at: times.long(signIn.createdAt) }),
      preheader: say('devicePreheader'),
      heading: say('deviceHeading'),
      greeting: say('personGreeting', { name: oneLine(signIn.name) }),
      paragraphs: [[say('deviceIntro')], [say('deviceNotYou')]],
      link: { label: say('deviceButton'), url: signIn.url },
      facts: [
        { label: say('deviceTime'), lines: [[times.long(signIn.createdAt)]] },
        { label: say('deviceBrowser'), lines: [[oneLine(signIn.userAgent ?? say('deviceUnknown'))]] },
        { label: say('deviceAddress'), lines: [[{ code: signIn.address }]] },
      ],
      closing: contactLines(stationery, 'signInQuestion'),
      why: say('deviceWhy'),
    },
    stationery,
  );
}
