// The mail to the other admins about a person who is or becomes an admin.
import { type LetterContext, timesOf, writeLetter } from './letter.ts';
import type { Message } from './mail.ts';
import { oneLine } from './one-line.ts';
import { greetingOf, personName } from './person-name.ts';
import { textsIn } from './wording.ts';

export type AdminNews = 'adminInvited' | 'adminPromoted' | 'adminLinkCopied' | 'adminTrusted';

export function adminNewsMail(
  news: {
    news: AdminNews;
    /** Of the recipient. */
    name: string;
    /** Who did it; null for a program with the operator token. */
    person: string | null;
    /** The company sign-in did it, by a role of the provider. */
    isByProvider: boolean;
    admin: { name: string; email: string };
    at: Date;
    page: string;
  },
  letterContext: LetterContext,
): Message {
  const translate = textsIn(letterContext.language);
  const at = timesOf(letterContext).long(news.at);
  const admin = oneLine(news.admin.name);
  const byNobody = translate(news.isByProvider ? 'adminByProvider' : 'bankChangedByToken');
  const person = (news.person && personName(news.person)) ?? byNobody;
  return writeLetter(
    {
      subject: translate('adminSubject', { admin, at }),
      preheader: translate('adminPreheader'),
      heading: translate(`${news.news}Heading`),
      greeting: greetingOf(translate, news.name),
      paragraphs: [[translate(`${news.news}Intro`, { person, admin })], [translate('adminNotAgreed')]],
      link: { label: translate('adminButton'), url: news.page },
      facts: [
        { label: translate('adminPerson'), lines: [[{ strong: admin }], [oneLine(news.admin.email)]] },
        { label: translate('deviceTime'), lines: [[at]] },
        { label: translate('adminBy'), lines: [[oneLine(person)]] },
      ],
      closing: [],
      why: translate('adminWhy'),
    },
    letterContext,
  );
}
