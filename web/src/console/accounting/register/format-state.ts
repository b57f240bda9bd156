// The state of an invoice in one line: what is due, what was paid, what was sent.
import type { RegisterTexts } from '../../../../../shared/texts/generated/console/accounting/register.ts';
import { DAY_MS } from '../../../../../shared/time/durations.ts';
import type { Language } from '../../../messages/language.ts';
import { formatCalendarDay, formatMoney, formatNumber } from '../../../ui/format.ts';
import type { StatusMark, Tone } from '../../../ui/status.tsx';
import type { RegisteredInvoice } from './queries.ts';

interface InvoiceState {
  tone: Tone;
  mark: StatusMark;
  text: string;
  /** The mail with it could not be delivered, or is held. */
  mailFailed: boolean;
}

interface Reader {
  texts: RegisterTexts;
  language: Language;
  /** In the time zone of the operator. */
  today: string;
}

export function stateOf(reader: Reader, invoice: RegisteredInvoice): InvoiceState {
  const mailFailed = invoice.mail?.state === 'FAILED' || invoice.mail?.state === 'HELD';
  const ended = formatEnded(reader, invoice);
  if (ended !== null) return { ...ended, mailFailed };
  const { texts } = reader;
  const isOverdue = invoice.daysOverdue > 0;
  const due = isOverdue
    ? texts.overdueSince({ days: invoice.daysOverdue })
    : texts.dueIn({ days: daysBetween(reader.today, invoice.dueOn) });
  const isTouched = invoice.paid > 0 || invoice.credited > 0;
  return {
    tone: mailFailed ? 'alert' : isOverdue ? 'warn' : 'place',
    mark: isOverdue || isTouched || mailFailed ? 'dot' : 'ring',
    text: [due, ...partsOf(reader, invoice)].join(', '),
    mailFailed,
  };
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Null while something is to be paid. */
function formatEnded(
  { texts, language }: Reader,
  { kind, corrects, cancelledBy, open, currency, settledOn, paid, discountTaken }: RegisteredInvoice,
): Omit<InvoiceState, 'mailFailed'> | null {
  const muted = (text: string) => ({ tone: 'muted', mark: 'dot', text }) as const;
  if (corrects !== null)
    return muted(
      kind === 'CANCELLATION' ? texts.cancels({ number: corrects }) : texts.credits({ number: corrects }),
    );
  if (cancelledBy !== null) return muted(texts.cancelledBy({ number: cancelledBy }));
  if (open === null || open > 0) return null;
  if (open < 0) return muted(texts.credit({ amount: formatMoney(language, cents(-open), currency) }));
  if (paid === 0 || settledOn === null) return muted(texts.credited);
  const day = formatCalendarDay(language, settledOn);
  const text = discountTaken > 0 ? texts.paidWithDiscount({ day }) : texts.paidOn({ day });
  return { tone: 'good', mark: 'dot', text };
}

const cents = (amount: number) => Math.round(amount * 100);

function partsOf({ texts, language }: Reader, invoice: RegisteredInvoice): string[] {
  const { paid, credited, currency, discount, reminderLevel, blocked, accountBlocked } = invoice;
  const money = (amount: number) => formatMoney(language, cents(amount), currency);
  return [
    paid > 0 && texts.partPaid({ amount: money(paid) }),
    credited > 0 && texts.partCredited({ amount: money(credited) }),
    discount &&
      texts.discountUntil({
        percent: formatNumber(language, discount.percent),
        day: formatCalendarDay(language, discount.until),
      }),
    reminderLevel > 0 && texts.reminded({ level: reminderLevel }),
    (blocked ?? accountBlocked) !== null && texts.blocked,
  ].filter((part) => typeof part === 'string');
}
