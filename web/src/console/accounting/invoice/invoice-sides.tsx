// Beside an invoice: its facts, payments, reminders, corrections and mails.
import { Link } from '@tanstack/react-router';
import { invoiceTexts } from '../../../../../shared/texts/generated/console/accounting/invoice.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Fact, FactGroup, Facts } from '../../../ui/facts.tsx';
import { formatCalendarDay, formatMoney } from '../../../ui/format.ts';
import { Card } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { DayTime } from '../../../ui/time.tsx';
import type { InvoiceDetails } from '../queries.ts';
import { cents } from '../receivables/queries.ts';
import type { InvoiceHistory } from '../register/queries.ts';
import invoiceCss from './invoice.module.css';
import { InvoiceLink, MailState } from './invoice-parts.tsx';

export function InvoiceFacts({ invoice }: { invoice: InvoiceDetails }) {
  const texts = useTexts(invoiceTexts);
  const language = useLanguage();
  const { open, currency, orderNumber, orderCount, accountId, accountName, reason, gross } = invoice;
  const money = (amount: number) => formatMoney(language, cents(amount), currency);
  return (
    <Card as="section" className={invoiceCss.side}>
      <FactGroup title={texts.facts}>
        <Facts>
          <Fact name={texts.account}>
            <Link to="/accounts/$id" params={{ id: accountId }}>
              {accountName}
            </Link>
          </Fact>
          <Fact name={texts.order}>
            {orderNumber === null ? (
              texts.orders({ count: orderCount })
            ) : (
              <Link to="/orders/$id" params={{ id: orderNumber }}>
                {orderNumber}
              </Link>
            )}
          </Fact>
          <Fact name={texts.date}>{formatCalendarDay(language, invoice.invoiceDate)}</Fact>
          {open !== null && <Fact name={texts.dueOn}>{formatCalendarDay(language, invoice.dueOn)}</Fact>}
          {reason !== null && <Fact name={texts.reason}>{reason}</Fact>}
          <Fact name={texts.exported}>
            {invoice.exportedAt ? (
              <DayTime at={invoice.exportedAt} />
            ) : (
              <Text tone="muted">{texts.notExported}</Text>
            )}
          </Fact>
        </Facts>
        <Facts amounts>
          <Fact name={texts.total}>{money(gross)}</Fact>
          {open !== null && <Fact name={texts.settledSum}>{money(gross - open)}</Fact>}
          {open !== null && (
            <Fact name={texts.open} total>
              {money(open)}
            </Fact>
          )}
        </Facts>
      </FactGroup>
    </Card>
  );
}

interface Side {
  invoice: InvoiceDetails;
  history: InvoiceHistory;
}

export function Payments({ invoice: { currency, open }, history: { settlements } }: Side) {
  const texts = useTexts(invoiceTexts);
  const language = useLanguage();
  if (open === null) return null;
  return (
    <Card as="section" className={invoiceCss.side}>
      <FactGroup
        title={texts.payments}
        aside={open > 0 && <Link to="/accounting/payments">{texts.findPayment}</Link>}
      >
        {settlements.length === 0 && (
          <Text as="p" tone="muted">
            {texts.noPayments}
          </Text>
        )}
        <ul>
          {settlements.map(({ kind, on, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: settlements are only added.
            <li key={index} className={invoiceCss.entry}>
              <Text tone="muted">{formatCalendarDay(language, on)}</Text>
              <span>{texts.settlements[kind]}</span>
              <Text figures>{formatMoney(language, cents(amount), currency)}</Text>
            </li>
          ))}
        </ul>
      </FactGroup>
    </Card>
  );
}

export function Reminders({ invoice: { open, currency }, history: { reminders } }: Side) {
  const texts = useTexts(invoiceTexts);
  const language = useLanguage();
  if (open === null) return null;
  return (
    <Card as="section" className={invoiceCss.side}>
      <FactGroup title={texts.reminders}>
        {reminders.length === 0 && (
          <Text as="p" tone="muted">
            {texts.noReminders}
          </Text>
        )}
        <ul>
          {reminders.map(({ id, level, sentAt, fee, payUntil, recipient }) => (
            <li key={id} className={invoiceCss.entry}>
              <DayTime at={sentAt} clock={false} />
              <span>
                {texts.levelOf({ level })},{' '}
                {fee === 0 ? texts.noFee : texts.fee({ amount: formatMoney(language, cents(fee), currency) })}
                <Text as="div" tone="muted">
                  {texts.reminderText({ recipient, day: formatCalendarDay(language, payUntil) })}
                </Text>
              </span>
            </li>
          ))}
        </ul>
      </FactGroup>
    </Card>
  );
}

export function Mails({ invoice, history: { mails } }: Side) {
  const texts = useTexts(invoiceTexts);
  return (
    <Card as="section" className={invoiceCss.side}>
      <FactGroup
        title={texts.mails}
        aside={invoice.address !== null && <Text tone="muted">{invoice.address}</Text>}
      >
        {mails.length === 0 && (
          <Text as="p" tone="muted">
            {invoice.mailTo === null ? texts.mailsOff : texts.noMails}
          </Text>
        )}
        <ul>
          {mails.map((mail) => (
            <li key={mail.id} className={invoiceCss.entry}>
              <DayTime at={mail.createdAt} />
              <span>{texts.mailKinds[mail.kind]}</span>
              <MailState invoice={{ mail }} />
            </li>
          ))}
        </ul>
      </FactGroup>
    </Card>
  );
}

/** What corrects what, each with its link. */
export function Corrections({ invoice }: { invoice: InvoiceDetails }) {
  const texts = useTexts(invoiceTexts);
  const { kind, corrects, cancelledBy, creditedBy, replacedBy } = invoice;
  const relations: [string, string][] = [
    ...(corrects ? [[texts.corrects[kind], corrects] as [string, string]] : []),
    ...(cancelledBy ? [[texts.cancelledBy, cancelledBy] as [string, string]] : []),
    ...creditedBy.map((number): [string, string] => [texts.creditedBy, number]),
    ...(replacedBy ? [[texts.replacedBy, replacedBy] as [string, string]] : []),
  ];
  return (
    <Card as="section" className={invoiceCss.side} aria-label={texts.corrections}>
      <FactGroup title={texts.corrections}>
        {relations.length === 0 ? (
          <Text as="p" tone="muted">
            {texts.noCorrections}
          </Text>
        ) : (
          <Facts>
            {relations.map(([name, number]) => (
              <Fact key={number} name={name}>
                <InvoiceLink number={number} />
              </Fact>
            ))}
          </Facts>
        )}
      </FactGroup>
    </Card>
  );
}
