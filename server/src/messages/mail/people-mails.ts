// Mails to people who sign in: invitation, reset, a new browser, a changed sign-in.
import { browserName } from '../../../../shared/text/browser-name.ts';
import { contactLines } from './contact-line.ts';
import { type LetterContext, timesOf, writeLetter } from './letter.ts';
import type { Message } from './mail.ts';
import { oneLine } from './one-line.ts';
import { greetingOf } from './person-name.ts';
import { type TextKey, textsIn } from './wording.ts';

interface PasswordLink {
  name: string;
  /** The company that the access belongs to. */
  account: string;
  url: string;
  validUntil: Date;
}

export function invitationMail(link: PasswordLink, letterContext: LetterContext): Message {
  return passwordMail('invitation', link, letterContext);
}

export function resetMail(link: PasswordLink, letterContext: LetterContext): Message {
  return passwordMail('reset', link, letterContext);
}

export function addressMail(link: PasswordLink, letterContext: LetterContext): Message {
  return passwordMail('address', link, letterContext);
}

function passwordMail(
  kind: 'invitation' | 'reset' | 'address',
  link: PasswordLink,
  letterContext: LetterContext,
): Message {
  const translate = textsIn(letterContext.language);
  const times = timesOf(letterContext);
  const account = oneLine(link.account);
  const key = (part: 'Subject' | 'Preheader' | 'Heading' | 'Intro' | 'Button' | 'Why'): TextKey =>
    `${kind}${part}`;
  return writeLetter(
    {
      subject: translate(key('Subject'), { account, until: times.inList(link.validUntil, 'at') }),
      preheader: translate(key('Preheader')),
      heading: translate(key('Heading')),
      greeting: greetingOf(translate, link.name),
      paragraphs: [[translate(key('Intro'), { account })]],
      link: { label: translate(key('Button')), url: link.url },
      facts: [{ label: translate('validUntil'), lines: [[{ strong: times.long(link.validUntil) }]] }],
      closing: contactLines(letterContext, translate('signInQuestion')),
      why: translate(key('Why')),
    },
    letterContext,
  );
}

export function newDeviceMail(
  signIn: { name: string; createdAt: Date; address: string; userAgent: string | null; url: string },
  letterContext: LetterContext,
): Message {
  const translate = textsIn(letterContext.language);
  const times = timesOf(letterContext);
  return writeLetter(
    {
      subject: translate('deviceSubject', { at: times.long(signIn.createdAt) }),
      preheader: translate('devicePreheader'),
      heading: translate('deviceHeading'),
      greeting: greetingOf(translate, signIn.name),
      paragraphs: [[translate('deviceIntro')], [translate('deviceNotYou')]],
      link: { label: translate('deviceButton'), url: signIn.url },
      facts: [
        { label: translate('deviceTime'), lines: [[times.long(signIn.createdAt)]] },
        {
          label: translate('deviceBrowser'),
          lines: [[oneLine(browserName(signIn.userAgent) ?? translate('deviceUnknown'))]],
        },
        { label: translate('deviceAddress'), lines: [[{ code: signIn.address }]] },
      ],
      closing: contactLines(letterContext, translate('signInQuestion')),
      why: translate('deviceWhy'),
    },
    letterContext,
  );
}

/** What changed about the way a person signs in. */
export type SignInChange =
  | 'passwordChanged'
  | 'passwordReset'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'oneTimeCodesOn'
  | 'oneTimeCodesReplaced'
  | 'oneTimeCodesOff';

export function signInChangedMail(
  changed: { what: SignInChange; name: string; at: Date; passkeys: readonly string[]; url: string },
  letterContext: LetterContext,
): Message {
  const translate = textsIn(letterContext.language);
  const at = timesOf(letterContext).long(changed.at);
  const what = translate(`${changed.what}Heading`);
  return writeLetter(
    {
      subject: translate('signInChangedSubject', { what, at }),
      preheader: translate('signInChangedPreheader'),
      heading: what,
      greeting: translate('personGreeting', { name: oneLine(changed.name) }),
      paragraphs: [[translate('signInChangedIntro')], [translate('signInChangedNotYou')]],
      link: { label: translate('deviceButton'), url: changed.url },
      facts: [
        { label: translate('deviceTime'), lines: [[at]] },
        ...(changed.passkeys.length > 0
          ? [
              {
                label: translate('signInChangedPasskey'),
                lines: changed.passkeys.map((name) => [oneLine(name)]),
              },
            ]
          : []),
      ],
      closing: contactLines(letterContext, translate('signInQuestion')),
      why: translate('signInChangedWhy'),
    },
    letterContext,
  );
}
