// The mail to the operator's admins about another bank account for payments.
import { shortIban } from '../../../../shared/company/iban.ts';
import type { Operator } from '../../operator/operator.ts';
import { type LetterContext, timesOf, writeLetter } from './letter.ts';
import type { Message } from './mail.ts';
import { oneLine } from './one-line.ts';
import { greetingOf, personName } from './person-name.ts';
import { textsIn } from './wording.ts';

export interface BankChange {
  /** Of the recipient. */
  name: string;
  /** Who changed it; null for a program with the operator token. */
  person: string | null;
  at: Date;
  before: Operator['bank'];
  after: Operator['bank'];
  page: string;
}

/** The IBANs are shortened: a mail is not a safe place for them, and the page shows them in full. */
export function bankChangedMail(change: BankChange, letterContext: LetterContext): Message {
  const translate = textsIn(letterContext.language);
  const at = timesOf(letterContext).long(change.at);
  const person = (change.person && personName(change.person)) ?? translate('bankChangedByToken');
  const describe = (bank: Operator['bank']) =>
    bank
      ? [[{ strong: shortIban(bank.iban) }], ...(bank.name ? [[oneLine(bank.name)]] : [])]
      : [[translate('bankNone')]];
  return writeLetter(
    {
      subject: translate('bankChangedSubject', { at }),
      preheader: translate('bankChangedPreheader'),
      heading: translate('bankChangedHeading'),
      greeting: greetingOf(translate, change.name),
      paragraphs: [[translate('bankChangedIntro', { person })], [translate('bankChangedNotAgreed')]],
      link: { label: translate('bankChangedButton'), url: change.page },
      facts: [
        { label: translate('deviceTime'), lines: [[at]] },
        { label: translate('bankChangedBy'), lines: [[oneLine(person)]] },
        { label: translate('bankBefore'), lines: describe(change.before) },
        { label: translate('bankAfter'), lines: describe(change.after) },
      ],
      closing: [],
      why: translate('bankChangedWhy'),
    },
    letterContext,
  );
}
