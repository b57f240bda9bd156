// One invoice: what is to be paid and why, its files, and what corrects it.
import { IconFileTypePdf, IconFileTypeXml } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toCents } from '../../orders/order-status.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy.tsx';
import factsCss from '../../ui/facts.module.css';
import { Fact, FactGroup, Facts } from '../../ui/facts.tsx';
import { formatCalendarDay, formatMoney, formatNumber } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import { InvoiceAmounts } from './invoice-amounts.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { Amount, InvoiceLink, InvoiceState, OrderLinks, PrintedDay } from './invoice-parts.tsx';
import invoicesCss from './invoices.module.css';
import { fileAddress, type InvoiceDetail, useInvoice } from './queries.ts';
import { type InvoicesTexts, invoicesTexts } from './texts.ts';

const route = getRouteApi('/$environment/invoices/$number');

export function InvoicePage() {
  const { number } = route.useParams();
  const read = useInvoice(number);
  return (
    <QueryBoundary query={read}>
      {read.data ? <Shown invoice={read.data} /> : <div className={invoicesCss.loading} aria-busy="true" />}
    </QueryBoundary>
  );
}

function Shown({ invoice }: { invoice: InvoiceDetail }) {
  const texts = useTexts(invoicesTexts);
  const language = useLanguage();
  const { environment } = usePortal();
  const { number, kind, hasXml, test } = invoice;
  return (
    <>
      <PageHead
        crumbs={[{ label: texts.title, to: `/${environment}/invoices` }, { label: number }]}
        title={sentenceOf(texts, language, invoice)}
        meta={
          <>
            <InvoiceState invoice={invoice} />
            <Row as="span" gap="0-5" inline>
              <strong>{number}</strong>
              <CopyButton text={number} />
            </Row>
            {kind === 'INVOICE' && <Text tone="muted">{texts.kinds[kind]}</Text>}
            {test && <Marked tone="warn">{texts.testMark}</Marked>}
          </>
        }
        actions={
          <>
            <ButtonLink
              icon={<IconFileTypePdf />}
              href={fileAddress(environment, number, 'pdf')}
              download
              aria-label={texts.downloadOf({ format: texts.pdf, number })}
            >
              {texts.pdf}
            </ButtonLink>
            {hasXml && (
              <ButtonLink
                icon={<IconFileTypeXml />}
                href={fileAddress(environment, number, 'xml')}
                download
                aria-label={texts.downloadOf({ format: texts.xml, number })}
              >
                {texts.xml}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className={factsCss.factsColumns}>
        <section className={invoicesCss.lines} aria-label={texts.lines}>
          <InvoiceLines invoice={invoice} />
        </section>
        <aside aria-label={texts.facts}>
          <InvoiceAmounts invoice={invoice} />
          <InvoiceFacts invoice={invoice} />
          <Later invoice={invoice} />
        </aside>
      </div>
    </>
  );
}

function sentenceOf({ sentence }: InvoicesTexts, language: Language, invoice: InvoiceDetail): string {
  const { kind, state, open, gross, currency, corrects, dueOn } = invoice;
  const money = (amount: number) => formatMoney(language, toCents(amount), currency);
  if (kind === 'CANCELLATION') return sentence.CANCELLATION({ number: corrects! });
  if (kind === 'CREDIT_NOTE') return sentence.CREDIT_NOTE({ sum: money(-gross), number: corrects! });
  if (state === 'OPEN' || state === 'PARTLY_PAID' || state === 'OVERDUE') {
    return sentence[state]({ sum: money(open!), day: formatCalendarDay(language, dueOn!) });
  }
  return sentence[state!];
}

function InvoiceFacts({ invoice }: { invoice: InvoiceDetail }) {
  const texts = useTexts(invoicesTexts);
  const language = useLanguage();
  const { invoiceDate, dueOn, discount, currency, corrects, reason, orders } = invoice;
  const references = orders.flatMap(({ reference }) => reference ?? []);
  return (
    <FactGroup title={texts.payment}>
      <Facts>
        <Fact name={texts.date}>
          <PrintedDay day={invoiceDate} />
        </Fact>
        {dueOn && (
          <Fact name={texts.due}>
            <PrintedDay day={dueOn} />
          </Fact>
        )}
        {discount && (
          <Fact name={texts.discount}>
            {texts.discountUntil({
              percent: formatNumber(language, discount.percent, 'percent'),
              day: formatCalendarDay(language, discount.until),
              sum: formatMoney(language, toCents(discount.payable), currency),
            })}
          </Fact>
        )}
        <Fact name={texts.order}>
          <OrderLinks invoice={invoice} />
        </Fact>
        {references.length > 0 && <Fact name={texts.columns.reference}>{references.join(', ')}</Fact>}
        {corrects && (
          <Fact name={texts.correctsFact}>
            <InvoiceLink number={corrects} />
          </Fact>
        )}
        {reason && <Fact name={texts.reason}>{reason}</Fact>}
      </Facts>
    </FactGroup>
  );
}

function Later({ invoice: { later, currency } }: { invoice: InvoiceDetail }) {
  const texts = useTexts(invoicesTexts);
  if (later.length === 0) return null;
  return (
    <FactGroup title={texts.later}>
      <Facts>
        {later.map(({ number, kind, invoiceDate, gross, reason }) => (
          <Fact key={number} name={texts.kinds[kind]}>
            <InvoiceLink number={number} />
            <Text as="div" tone="muted">
              <PrintedDay day={invoiceDate} /> · <Amount value={gross} currency={currency} />
            </Text>
            {reason && (
              <Text as="div" tone="muted">
                {reason}
              </Text>
            )}
          </Fact>
        ))}
      </Facts>
    </FactGroup>
  );
}
