// Invoices that were found, each with its state and what is open, and the sums over all of them.
import { IconReceiptEuro } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import {
  type RegisterTexts,
  registerTexts,
} from '../../../../../shared/texts/generated/console/accounting/register.ts';
import { type Language, useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { useColumnChoice } from '../../../people/column-choice.tsx';
import { formatCalendarDay, formatMoney } from '../../../ui/format.ts';
import { Money } from '../../../ui/money.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Status } from '../../../ui/status.tsx';
import { type Column, DataTable } from '../../../ui/table.tsx';
import { Empty, TableFoot } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConsole } from '../../session.tsx';
import { NotePayment } from '../receivables/note-payment.tsx';
import { cents } from '../receivables/queries.ts';
import { stateOf } from './format-state.ts';
import { type RegisteredInvoice, useRegister } from './queries.ts';
import registerCss from './register.module.css';
import type { RegisterSearch } from './register-search.ts';

export function InvoiceTable({ search, empty }: { search: RegisterSearch; empty: ReactNode }) {
  const texts = useTexts(registerTexts);
  const language = useLanguage();
  const list = useRegister(search);
  const { rows, firstPage } = list;
  const today = firstPage?.today ?? '';
  const all = useMemo(() => columnsOf({ texts, language, today, search }), [texts, language, today, search]);
  const { columns, columnMenu } = useColumnChoice('invoices-columns', all);
  const navigate = useNavigate();
  return (
    <QueryBoundary query={list}>
      <DataTable
        label={texts.title}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        isEnded={({ open, corrects }) => corrects !== null || (open ?? 0) <= 0}
        onOpen={({ invoiceNumber: number }) =>
          navigate({ to: '/accounting/invoices/$number', params: { number }, search })
        }
        card={(invoice) => <InvoiceCard invoice={invoice} today={today} />}
        empty={
          <Empty icon={<IconReceiptEuro />} title={texts.nothing}>
            {empty}
          </Empty>
        }
      />
      {rows && rows.length > 0 && (
        <>
          {firstPage?.sums.map((sum) => (
            <p key={sum.currency} className={registerCss.sums}>
              {columnMenu}
              <strong>{texts.found({ count: sum.count, open: sum.openCount })}</strong>
              <span>
                {texts.total} <Text figures>{formatMoney(language, cents(sum.gross), sum.currency)}</Text>
              </span>
              <strong>
                {texts.open} <Text figures>{formatMoney(language, cents(sum.open), sum.currency)}</Text>
              </strong>
            </p>
          ))}
          {list.more.onMore && (
            <TableFoot
              shown={rows.length}
              noun={texts.noun({ count: rows.length })}
              keys={false}
              {...list.more}
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
}

interface Shown {
  texts: RegisterTexts;
  language: Language;
  today: string;
  search: RegisterSearch;
}

function columnsOf({ texts, language, today, search }: Shown): Column<RegisteredInvoice>[] {
  return [
    {
      id: 'number',
      header: texts.number,
      cell: ({ invoiceNumber: number }) => (
        <Link to="/accounting/invoices/$number" params={{ number }} search={search}>
          {number}
        </Link>
      ),
    },
    {
      id: 'customer',
      header: texts.customer,
      cell: ({ accountName }) => accountName,
    },
    {
      id: 'date',
      priority: 1,
      header: texts.date,
      cell: ({ invoiceDate }) => formatCalendarDay(language, invoiceDate),
    },
    {
      id: 'due',
      priority: 2,
      header: texts.due,
      cell: ({ corrects, dueOn }) => (corrects === null ? formatCalendarDay(language, dueOn) : '–'),
    },
    {
      id: 'state',
      header: texts.state,
      cell: (invoice) => <StateCell invoice={invoice} today={today} />,
    },
    {
      id: 'total',
      priority: 3,
      header: texts.total,
      align: 'end',
      cell: ({ gross, currency }) => <Money cents={cents(gross)} currency={currency} />,
    },
    {
      id: 'open',
      header: texts.open,
      align: 'end',
      cell: ({ open, currency }) =>
        open === null || open === 0 ? (
          '–'
        ) : (
          <strong>
            <Money cents={cents(open)} currency={currency} />
          </strong>
        ),
    },
  ];
}

/** The state, a mail that failed with the way to its address, and recording a payment for the row with the focus. */
function StateCell({ invoice, today }: { invoice: RegisteredInvoice; today: string }) {
  const texts = useTexts(registerTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const { tone, mark, text, mailFailed } = stateOf({ texts, language, today }, invoice);
  const { open, accountId: id, accountName: name } = invoice;
  return (
    <span className={registerCss.state}>
      <Status tone={tone} mark={mark}>
        {text}
        {mailFailed && (
          <Text tone="alert" weight="medium">
            , {texts.mailFailed}
          </Text>
        )}
      </Status>
      {mailFailed && (
        <Link to="/accounts/$id" params={{ id }} aria-label={texts.checkAddressOf({ name })}>
          {texts.checkAddress}
        </Link>
      )}
      {open !== null && open > 0 && may('accounting') && (
        <span className={registerCss.action}>
          <NotePayment item={{ ...invoice, open }} />
        </span>
      )}
    </span>
  );
}

function InvoiceCard({ invoice, today }: { invoice: RegisteredInvoice; today: string }) {
  const texts = useTexts(registerTexts);
  const language = useLanguage();
  const { tone, mark, text } = stateOf({ texts, language, today }, invoice);
  return (
    <span className={registerCss.card}>
      <strong>{invoice.invoiceNumber}</strong>
      <Money cents={cents(invoice.gross)} currency={invoice.currency} />
      <span>{invoice.accountName}</span>
      <Status tone={tone} mark={mark}>
        {text}
      </Status>
    </span>
  );
}
