// The mail with which a driver signs in.
import { contactLines } from './contact-line.ts';
import { type Stationery, timesOf, writeLetter } from './letter.ts';
import type { Message } from './mail.ts';
import { oneLine } from './one-line.ts';
import { textsIn } from './wording.ts';

export function driverLinkMail(
  link: { driverName: string; url: string; validUntil: Date | null },
  stationery: Stationery,
): Message {
  const say = textsIn(stationery.language);
  const times = timesOf(stationery);
  const { url, validUntil } = link;
  const until = validUntil && times.inList(validUntil, 'at');
  return writeLetter(
    {
      subject: until === null ? say('driverSubject') : say('driverSubjectUntil', { until }),
      preheader: say('driverPreheader'),
      heading: say('driverHeading'),
      greeting: say('driverGreeting', { name: oneLine(link.driverName) }),
      paragraphs: [[say('driverIntro')]],
      link: { label: say('driverButton'), url },
      facts:
        validUntil === null
          ? []
          : [{ label: say('validUntil'), lines: [[{ strong: times.long(validUntil) }]] }],
      closing: contactLines(stationery, 'questions'),
      why: say('driverWhy'),
    },
    stationery,
  );
}
