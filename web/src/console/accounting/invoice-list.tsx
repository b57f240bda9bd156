// The invoices of a month with their PDF.
import { IconFileTypePdf } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useWords } from '../../messages/use-words.ts';
import { Money } from '../../ui/money.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Answered, Empty, TableFoot } from '../../ui/table-states.tsx';
import { DayTime } from '../../ui/time.tsx';
import { de } from './de.ts';
import { type AccountingWords, en } from './en.ts';
import { type Invoice, useInvoices } from './queries.ts';

const cents = (amount: number) => Math.round(amount * 100);

export function InvoiceList({ month }: { month: string | undefined }) {
  const words = useWords({ en, de });
  const list = useInvoices(month);
  const rows = useMemo(() => list.data?.pages.flatMap(({ data }) => data), [list.data]);
  const columns = useMemo(() => columnsOf(words), [words]);
  return (
    <Answered query={list}>
      <DataTable
        label={words.invoiceNumber}
        columns={columns}
        rows={rows}
        rowId={({ documentId }) => documentId}
        card={(invoice) => (
          <span className="stage-card">
            <strong>{invoice.invoiceNumber}</strong> {invoice.accountName}
            <Money cents={cents(invoice.gross)} currency={invoice.currency} />
          </span>
        )}
        empty={
          <Empty icon={<IconFileTypePdf />} title={words.noInvoices}>
            {words.noInvoicesSentence}
          </Empty>
        }
      />
      {rows && rows.length > 0 && (
        <TableFoot
          shown={rows.length}
          noun={words.nounInvoices}
          keys={false}
          loading={list.isFetchingNextPage}
          {...(list.hasNextPage && { onMore: () => list.fetchNextPage() })}
        />
      )}
    </Answered>
  );
}

function columnsOf(words: AccountingWords): Column<Invoice>[] {
  const money = (amount: number, { currency }: Invoice) => (
    <Money cents={cents(amount)} currency={currency} />
  );
  return [
    {
      id: 'number',
      header: words.invoiceNumber,
      cell: ({ invoiceNumber, orderId, documentId }) => (
        <a
          href={`/api/v1/ops/orders/${orderId}/documents/${documentId}`}
          target="_blank"
          rel="noopener"
          aria-label={words.openPdf(invoiceNumber)}
        >
          {invoiceNumber}
        </a>
      ),
    },
    { id: 'date', header: words.date, cell: ({ invoicedAt }) => <DayTime at={invoicedAt} clock={false} /> },
    { id: 'customer', header: words.customer, cell: ({ accountName }) => accountName },
    {
      id: 'order',
      header: words.number,
      cell: ({ orderNumber }) => <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>,
    },
    { id: 'net', header: words.net, align: 'end', cell: (one) => money(one.net, one) },
    {
      id: 'vat',
      header: words.vat,
      align: 'end',
      cell: (one) => <span className="muted">{one.vatRate} %</span>,
    },
    {
      id: 'gross',
      header: words.total,
      align: 'end',
      cell: (one) => <strong>{money(one.gross, one)}</strong>,
    },
  ];
}
