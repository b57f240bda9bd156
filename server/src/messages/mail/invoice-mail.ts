// The mail with an invoice, a cancellation or a credit note; the document is attached.
import type { InvoiceDraft, InvoiceKind } from '../../model/invoices/invoice.ts';
import { earlyPaymentOf } from '../../model/invoices/payment-terms.ts';
import { formatsFor } from '../../platform/formats.ts';
import { contactLines } from './contact-line.ts';
import { type LetterContext, writeLetter } from './letter.ts';
import type { Fact, Letter } from './letter-parts.ts';
import type { Message } from './mail.ts';
import { phraseIn, textsIn } from './wording.ts';

export interface InvoiceToSend
  extends Pick<
    InvoiceDraft,
    | 'kind'
    | 'invoiceDate'
    | 'dueOn'
    | 'discount'
    | 'currency'
    | 'netCents'
    | 'grossCents'
    | 'vatGroups'
    | 'reason'
  > {
  number: string;
  /** The number of the invoice that a cancellation or credit note refers to. */
  correctedNumber: string | null;
  /** Whether the XML is attached besides the PDF. */
  hasXml: boolean;
  partyName: string;
}

const SUBJECTS = {
  INVOICE: 'invoiceSubject',
  CANCELLATION: 'cancellationSubject',
  CREDIT_NOTE: 'creditSubject',
} as const;

export function invoiceMail(invoice: InvoiceToSend, letterContext: LetterContext): Message {
  const { operator, language } = letterContext;
  const { kind, number, currency } = invoice;
  const translate = textsIn(language);
  const format = formatsFor(language, operator.timeZone, currency);
  const isDue = kind === 'INVOICE' && invoice.grossCents > 0;
  const values = {
    number,
    // A credit note states positive amounts, like its document.
    total: format.money(Math.abs(invoice.grossCents)),
    dueOn: format.day(invoice.dueOn),
    corrected: invoice.correctedNumber ?? '',
  };
  const early = isDue ? earlyPaymentOf(invoice) : null;
  const discount = early && {
    until: format.day(early.until),
    percent: format.percent(early.percent),
    amount: format.money(early.payableCents),
  };
  return writeLetter(
    {
      subject: translate(SUBJECTS[kind], values),
      preheader: translate(isDue ? 'invoicePreheader' : 'correctionPreheader', values),
      heading: translate(SUBJECTS[kind], values),
      greeting: translate('greeting'),
      paragraphs: [
        phraseIn(language, introOf(kind, isDue), { ...values, total: { strong: values.total } }),
        ...(discount ? [[translate('invoiceDiscount', discount)]] : []),
        ...(invoice.hasXml ? [[translate('invoiceXml')]] : []),
      ],
      facts: factsOf(invoice, isDue, letterContext),
      amounts: amountsOf(invoice, letterContext),
      closing: contactLines(letterContext, translate('questions')),
      why: translate('invoiceWhy', { party: invoice.partyName }),
    },
    letterContext,
  );
}

function introOf(kind: InvoiceKind, isDue: boolean) {
  if (kind === 'CANCELLATION') return 'cancellationIntro';
  if (kind === 'CREDIT_NOTE') return 'creditIntro';
  return isDue ? 'invoiceIntro' : 'invoiceNothingDue';
}

function factsOf(invoice: InvoiceToSend, isDue: boolean, { operator, language }: LetterContext): Fact[] {
  const translate = textsIn(language);
  const format = formatsFor(language, operator.timeZone, invoice.currency);
  const fact = (label: string, value: string): Fact => ({ label, lines: [[value]] });
  return [
    fact(translate('invoiceNumberFact'), invoice.number),
    fact(translate('invoiceDateFact'), format.day(invoice.invoiceDate)),
    ...(isDue
      ? [{ label: translate('invoiceDueFact'), lines: [[{ strong: format.day(invoice.dueOn) }]] }]
      : []),
    ...(invoice.reason === null ? [] : [fact(translate('invoiceReasonFact'), invoice.reason)]),
    ...(isDue && operator.bank ? [fact(translate('invoiceIbanFact'), operator.bank.iban)] : []),
  ];
}

function amountsOf(
  { kind, currency, netCents, grossCents, vatGroups }: InvoiceToSend,
  { operator, language }: LetterContext,
): NonNullable<Letter['amounts']> {
  const translate = textsIn(language);
  const format = formatsFor(language, operator.timeZone, currency);
  const isCredit = kind === 'CREDIT_NOTE';
  const money = (cents: number) => format.money(isCredit ? Math.abs(cents) : cents);
  return {
    lines: [
      [translate('invoiceNet'), money(netCents)],
      ...vatGroups.map(({ category, rate, vatCents }) => {
        const key = category === 'AE' ? 'invoiceReverseCharge' : 'invoiceVat';
        return [translate(key, { rate: format.percent(rate) }), money(vatCents)] as const;
      }),
    ],
    total: [translate(isCredit ? 'creditTotal' : 'invoiceTotal'), money(grossCents)],
  };
}
