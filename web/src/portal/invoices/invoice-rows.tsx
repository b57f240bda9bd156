// A row of the list of invoices on a wide page, and its card on a phone.

import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toCents } from '../../orders/order-status.tsx';
import { formatMoney } from '../../ui/format.ts';
import { Marked } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import type { Column } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { Truncate } from '../../ui/truncate.tsx';
import twoLinesCss from '../../ui/two-lines.module.css';
import { Amount, FileLinks, InvoiceState, OrderLinks, PrintedDay } from './invoice-parts.tsx';
import invoicesCss from './invoices.module.css';
import type { Invoice } from './queries.ts';
import { type InvoicesTexts, invoicesTexts } from './texts.ts';

export function columnsOf({ columns, kinds }: InvoicesTexts): Column<Invoice>[] {
  return [
    {
      id: 'state',
      header: columns.state,
      cell: (invoice) => (
        <span className={hasRemark(invoice) ? twoLinesCss.twoLines : undefined}>
          <InvoiceState invoice={invoice} />
          <Remark invoice={invoice} />
        </span>
      ),
    },
    { id: 'number', header: columns.number, cell: ({ number }) => <strong>{number}</strong> },
    { id: 'kind', priority: 1, header: columns.kind, cell: ({ kind }) => kinds[kind] },
    { id: 'date', priority: 3, header: columns.date, cell: (one) => <PrintedDay day={one.invoiceDate} /> },
    { id: 'due', header: columns.due, cell: (invoice) => <DueDay invoice={invoice} /> },
    { id: 'orders', priority: 3, header: columns.orders, cell: (one) => <OrderLinks invoice={one} /> },
    {
      id: 'reference',
      priority: 1,
      header: columns.reference,
      cell: ({ orders }) => (
        <Truncate className={invoicesCss.reference}>
          {orders.flatMap(({ reference }) => reference ?? []).join(', ') || '–'}
        </Truncate>
      ),
    },
    {
      id: 'net',
      header: columns.net,
      align: 'end',
      cell: ({ net, currency }) => <Amount value={net} currency={currency} />,
    },
    {
      id: 'gross',
      header: columns.gross,
      align: 'end',
      cell: ({ gross, currency }) => (
        <strong>
          <Amount value={gross} currency={currency} />
        </strong>
      ),
    },
    {
      id: 'files',
      priority: 2,
      header: columns.files,
      headerHidden: true,
      cell: (one) => <FileLinks invoice={one} />,
    },
  ];
}

function DueDay({ invoice: { dueOn, state } }: { invoice: Invoice }) {
  const day = <PrintedDay day={dueOn} />;
  return state === 'OVERDUE' ? <Marked tone="alert">{day}</Marked> : day;
}

const isPartlyOpen = ({ open, gross }: Invoice) => open !== null && open > 0 && open !== gross;

function hasRemark(invoice: Invoice): boolean {
  const { corrects, cancelledBy, creditedBy } = invoice;
  return corrects !== null || cancelledBy !== null || creditedBy.length > 0 || isPartlyOpen(invoice);
}

/** What corrects what, and what is left of a part payment. */
function Remark({ invoice }: { invoice: Invoice }) {
  const texts = useTexts(invoicesTexts);
  const language = useLanguage();
  const text = remarkOf(texts, invoice, (sum) => formatMoney(language, toCents(sum), invoice.currency));
  return text && <Text tone="muted">{text}</Text>;
}

function remarkOf(texts: InvoicesTexts, invoice: Invoice, money: (sum: number) => string): string | null {
  const { kind, corrects, cancelledBy, creditedBy, open } = invoice;
  if (corrects !== null)
    return kind === 'CANCELLATION'
      ? texts.cancels({ number: corrects })
      : texts.credits({ number: corrects });
  if (cancelledBy !== null) return texts.cancelledBy({ number: cancelledBy });
  const rest = isPartlyOpen(invoice) ? texts.openRest({ sum: money(open!) }) : null;
  const credits = creditedBy.length > 0 ? texts.creditedBy({ numbers: creditedBy.join(', ') }) : null;
  return [rest, credits].filter(Boolean).join(', ') || null;
}

export function InvoiceCard({ invoice }: { invoice: Invoice }) {
  const { number, orders, gross, currency } = invoice;
  return (
    <>
      <div className={tableCss.cardLine}>
        <InvoiceState invoice={invoice} />
        <DueDay invoice={invoice} />
      </div>
      <div className={tableCss.cardTitle}>{number}</div>
      <div className={tableCss.cardLine}>
        <Text tone="muted">{orders.map((order) => order.number).join(', ')}</Text>
        <Amount value={gross} currency={currency} />
      </div>
      <Remark invoice={invoice} />
    </>
  );
}
