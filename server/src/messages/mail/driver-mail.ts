import type { DriverLanguage } from '../../../../shared/texts/generated/languages.ts';
import { contactLines } from './contact-line.ts';
import { type LetterContext, timesOf, writeLetter } from './letter.ts';
import { HIDDEN_TOKEN, type Message } from './mail.ts';
import { oneLine } from './one-line.ts';
import { driverTextsIn } from './wording.ts';

export function driverLinkMail(
  link: { driverName: string; url: string; validUntil: Date | null; codeValidUntil?: Date },
  letterContext: LetterContext<DriverLanguage>,
): Message {
  const translate = driverTextsIn(letterContext.language);
  const times = timesOf(letterContext);
  const { url, validUntil, codeValidUntil } = link;
  const until = validUntil && times.inList(validUntil, 'at');
  return writeLetter(
    {
      subject: until === null ? translate('driverSubject') : translate('driverSubjectUntil', { until }),
      preheader: translate('driverPreheader'),
      heading: translate('driverHeading'),
      greeting: translate('driverGreeting', { name: oneLine(link.driverName) }),
      paragraphs: [[translate('driverIntro')]],
      link: { label: translate('driverButton'), url },
      next: codeValidUntil && [[translate('driverCodeNote')]],
      facts: [
        ...(codeValidUntil
          ? [
              {
                label: translate('driverCode'),
                lines: [
                  [{ code: HIDDEN_TOKEN }],
                  [translate('driverCodeUntil', { until: times.inList(codeValidUntil, 'at') })],
                ],
              },
            ]
          : []),
        ...(validUntil
          ? [{ label: translate('validUntil'), lines: [[{ strong: times.long(validUntil) }]] }]
          : []),
      ],
      closing: contactLines(letterContext, translate('questions')),
      why: translate('driverWhy'),
    },
    letterContext,
  );
}
