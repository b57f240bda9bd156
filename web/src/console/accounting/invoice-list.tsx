// The invoices and cancellations of a month with their PDFs and totals.

import { IconFileTypePdf } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Fragment, useMemo } from 'react';
import {
  type AccountingTexts,
  accountingTexts,
} from '../../../../shared/texts/generated/console/accounting.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { useColumnChoice } from '../../people/column-choice.tsx';
import { formatCalendarDay, formatMoney } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Marked } from '../../ui/status.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty, TableFoot } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import twoLinesCss from '../../ui/two-lines.module.css';
import accountingCss from './accounting.module.css';
import { Files, InvoiceLink, MailState } from './invoice/invoice-parts.tsx';
import { Correction } from './invoice-correction.tsx';
import { type Invoice, useAccounting, useInvoices } from './queries.ts';

const cents = (amount: number) => Math.round(amount * 100);

export function InvoiceList({ month, corrections }: { month: string | undefined; corrections: boolean }) {
  const texts = useTexts(accountingTexts);
  const list = useInvoices(month, corrections);
  const { rows } = list;
  const all = useMemo(() => columnsOf(texts), [texts]);
  const { columns, columnMenu } = useColumnChoice('invoices-columns', all);
  const navigate = useNavigate();
  return (
    <QueryBoundary query={list}>
      <DataTable
        label={corrections ? texts.corrections : texts.invoices}
        columns={columns}
        rows={rows}
        rowId={({ documentId }) => documentId}
        onOpen={({ invoiceNumber }) =>
          navigate({ to: '/accounting/invoices/$number', params: { number: invoiceNumber } })
        }
        cardOpens={false}
        card={(invoice) => (
          <span className={accountingCss.stageCard}>
            <InvoiceLink number={invoice.invoiceNumber} /> {invoice.accountName}
            <Money cents={cents(invoice.gross)} currency={invoice.currency} />
            <Relation invoice={invoice} />
            <MailState invoice={invoice} />
            <Row gap="2" wrap>
              <Files invoice={invoice} />
              <Correction invoice={invoice} />
            </Row>
          </span>
        )}
        empty={
          <Empty icon={<IconFileTypePdf />} title={corrections ? texts.noCorrections : texts.noInvoices}>
            {corrections ? texts.noCorrectionsSentence : texts.noInvoicesSentence}
          </Empty>
        }
      />
      {rows && rows.length > 0 && <Totals month={month} corrections={corrections} />}
      {rows && rows.length > 0 && (
        <TableFoot
          shown={rows.length}
          noun={texts.nounInvoices({ count: rows.length })}
          keys={false}
          {...list.more}
        >
          {columnMenu}
        </TableFoot>
      )}
    </QueryBoundary>
  );
}

function columnsOf(texts: AccountingTexts): Column<Invoice>[] {
  const money = (amount: number, { currency }: Invoice) => (
    <Money cents={cents(amount)} currency={currency} />
  );
  return [
    {
      id: 'number',
      header: texts.invoiceNumber,
      cell: ({ invoiceNumber }) => <InvoiceLink number={invoiceNumber} />,
    },
    {
      id: 'about',
      priority: 3,
      header: texts.about,
      cell: (one) => <Relation invoice={one} />,
    },
    {
      id: 'date',
      priority: 3,
      header: texts.date,
      cell: ({ invoiceDate }) => <PrintedDate day={invoiceDate} />,
    },
    {
      id: 'customer',
      header: texts.customer,
      priority: 3,
      cell: ({ accountName }) => accountName,
    },
    {
      id: 'order',
      priority: 1,
      header: texts.number,
      cell: ({ orderNumber, orderCount }) =>
        orderNumber === null ? (
          texts.ordersOf({ count: orderCount })
        ) : (
          <Link to="/orders/$id" params={{ id: orderNumber }}>
            {orderNumber}
          </Link>
        ),
    },
    { id: 'net', header: texts.net, align: 'end', cell: (one) => money(one.net, one) },
    {
      id: 'vat',
      priority: 1,
      header: texts.vat,
      align: 'end',
      cell: (one) => <Text tone="muted">{one.vatGroups.map(({ rate }) => `${rate} %`).join(', ')}</Text>,
    },
    {
      id: 'gross',
      header: texts.total,
      align: 'end',
      cell: (one) => <strong>{money(one.gross, one)}</strong>,
    },
    { id: 'mail', priority: 2, header: texts.mail, cell: (one) => <MailState invoice={one} /> },
    { id: 'files', header: texts.files, headerHidden: true, cell: (one) => <Files invoice={one} /> },
    {
      id: 'correction',
      header: texts.correction,
      headerHidden: true,
      align: 'end',
      cell: (one) => <Correction invoice={one} />,
    },
  ];
}

/** What this one corrects, with its reason, or what corrects it. */
function Relation({ invoice }: { invoice: Invoice }) {
  const texts = useTexts(accountingTexts);
  const { kind, corrects, reason, cancelledBy, creditedBy } = invoice;
  if (corrects !== null)
    return (
      <span className={twoLinesCss.twoLines}>
        <Marked tone="warn">
          {kind === 'CANCELLATION'
            ? texts.cancels({ number: corrects })
            : texts.credits({ number: corrects })}
        </Marked>
        <Text tone="muted">{reason}</Text>
      </span>
    );
  if (cancelledBy !== null) return <Marked tone="muted">{texts.cancelledBy({ number: cancelledBy })}</Marked>;
  return creditedBy.length === 0 ? null : (
    <Marked tone="warn">{texts.creditedBy({ numbers: creditedBy.join(', ') })}</Marked>
  );
}

/** The totals of the whole month, including pages that are not loaded yet. */
function Totals({ month, corrections }: { month: string | undefined; corrections: boolean }) {
  const texts = useTexts(accountingTexts);
  const language = useLanguage();
  const { data } = useAccounting(month);
  if (!data) return null;
  const { count, amounts } = corrections ? data.corrected : data.balance;
  return (
    <p className={accountingCss.invoiceTotals}>
      <strong>{texts.totals({ count, corrections: data.corrected.count })}</strong>
      {amounts.map(({ currency, net, gross }) => {
        const money = (amount: number) => formatMoney(language, cents(amount), currency);
        return (
          <Fragment key={currency}>
            <span>
              {texts.net} <Text figures>{money(net)}</Text>
            </span>
            <span>
              {texts.vat} <Text figures>{money(gross - net)}</Text>
            </span>
            <strong>
              {texts.total} <Text figures>{money(gross)}</Text>
            </strong>
          </Fragment>
        );
      })}
    </p>
  );
}

/** The day on the invoice, which does not depend on the reader's time zone. */
function PrintedDate({ day }: { day: string }) {
  const language = useLanguage();
  return <time dateTime={day}>{formatCalendarDay(language, day)}</time>;
}
