// The mail to a driver who has not read a notice in time.

import type { DriverLanguage } from '../../../../shared/texts/generated/languages.ts';
import type { DriverNoticeKind } from '../../model/orders/driver-notices.ts';
import { contactLines } from './contact-line.ts';
import { type LetterContext, writeLetter } from './letter.ts';
import type { Message } from './mail.ts';
import { oneLine } from './one-line.ts';
import { driverTextsIn } from './wording.ts';

export function driverNoticeMail(
  notice: { kind: DriverNoticeKind; number: string | null; driverName: string; url: string },
  letterContext: LetterContext<DriverLanguage>,
): Message {
  const translate = driverTextsIn(letterContext.language);
  const { kind, url } = notice;
  const what = translate(`notice${kind}`, { number: notice.number ?? '' });
  const isGone = kind === 'TRIP_REASSIGNED';
  return writeLetter(
    {
      subject: what,
      preheader: translate(isGone ? 'driverNoticeGone' : 'driverNoticePreheader'),
      heading: what,
      greeting: translate('driverGreeting', { name: oneLine(notice.driverName) }),
      paragraphs: [[translate(isGone ? 'driverNoticeGone' : 'driverNoticeIntro')]],
      link: isGone ? undefined : { label: translate('driverNoticeButton'), url },
      facts: [],
      closing: contactLines(letterContext, translate('questions')),
      why: translate('driverNoticeWhy'),
    },
    letterContext,
  );
}
