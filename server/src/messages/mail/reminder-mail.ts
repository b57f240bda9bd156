// The mail with a reminder about overdue invoices; the letter is attached.
import { formatsFor } from '../../platform/formats.ts';
import { contactLines } from './contact-line.ts';
import { type LetterContext, writeLetter } from './letter.ts';
import type { Message } from './mail.ts';
import { textsIn } from './wording.ts';

export interface ReminderToSend {
  level: number;
  text: string;
  currency: string;
  invoices: readonly { number: string; dueOn: string; openCents: number }[];
  feeCents: number;
  isFlatFee: boolean;
  interestCents: number;
  totalCents: number;
  payUntil: string;
  partyName: string;
}

export function reminderMail(reminder: ReminderToSend, letterContext: LetterContext): Message {
  const { operator, language } = letterContext;
  const translate = textsIn(language);
  const format = formatsFor(language, operator.timeZone, reminder.currency);
  const total = format.money(reminder.totalCents);
  const until = format.day(reminder.payUntil);
  const { level, feeCents, isFlatFee, interestCents } = reminder;
  const subject = level === 1 ? 'reminderSubject1' : level === 2 ? 'reminderSubject2' : 'reminderSubject3';
  return writeLetter(
    {
      subject: translate(subject, { total }),
      preheader: translate('reminderPreheader', { until }),
      heading: translate(subject, { total }),
      greeting: translate('greeting'),
      paragraphs: [[reminder.text]],
      facts: [
        { label: translate('reminderPayUntil'), lines: [[{ strong: until }]] },
        ...(operator.bank ? [{ label: translate('reminderIban'), lines: [[operator.bank.iban]] }] : []),
      ],
      amounts: {
        lines: [
          ...reminder.invoices.map(
            ({ number, dueOn, openCents }) =>
              [
                translate('reminderInvoice', { number, dueOn: format.day(dueOn) }),
                format.money(openCents),
              ] as const,
          ),
          ...(interestCents === 0
            ? []
            : [[translate('reminderInterest'), format.money(interestCents)] as const]),
          ...(feeCents === 0
            ? []
            : [[translate(isFlatFee ? 'reminderFlatFee' : 'reminderFee'), format.money(feeCents)] as const]),
        ],
        total: [translate('reminderTotal'), total],
      },
      closing: contactLines(letterContext, translate('questions')),
      why: translate('reminderWhy', { party: reminder.partyName }),
    },
    letterContext,
  );
}
