// The list of invoices: what is owed and when, views and filters in the address, pages by cursor.
import { IconFileZip, IconReceiptEuro } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toCents } from '../../orders/order-status.tsx';
import { useColumnChoice } from '../../people/column-choice.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { formatCalendarDay, formatMoney, formatMonth } from '../../ui/format.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Marked } from '../../ui/status.tsx';
import { DataTable } from '../../ui/table.tsx';
import { Empty, TableFoot } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
import { isEnded } from './invoice-parts.tsx';
import { columnsOf, InvoiceCard } from './invoice-rows.tsx';
import invoicesCss from './invoices.module.css';
import { archiveAddress, type InvoiceSummary, useInvoiceSummary, useInvoices } from './queries.ts';
import { readInvoiceSearch } from './search.ts';
import { type InvoicesTexts, invoicesTexts } from './texts.ts';

const route = getRouteApi('/$environment/invoices');

export function InvoicesPage() {
  const texts = useTexts(invoicesTexts);
  const language = useLanguage();
  const { environment } = usePortal();
  const address = route.useSearch();
  // The address may contain parameters that are not filters, such as `lang`, which the API would reject.
  const search = useMemo(() => readInvoiceSearch({ ...address }), [address]);
  const navigate = useNavigate();
  const invoices = useInvoices(search);
  const summary = useInvoiceSummary();
  const { rows } = invoices;
  const all = useMemo(() => columnsOf(texts), [texts]);
  const { columns, columnMenu } = useColumnChoice('portal-invoices-columns', all);
  const filtered = Object.keys(search).length > 0;
  const month = search.month ?? rows?.[0]?.invoiceDate.slice(0, 7);
  return (
    <>
      <PageHead
        title={texts.title}
        meta={summary.data && <Owed summary={summary.data} />}
        actions={
          <>
            {columnMenu}
            {month && (
              <ButtonLink
                icon={<IconFileZip />}
                href={archiveAddress(environment, month)}
                download
                title={texts.archiveHint}
              >
                {texts.archive({ month: formatMonth(language, month) })}
              </ButtonLink>
            )}
          </>
        }
      >
        <InvoiceFilters search={search} summary={summary.data} />
      </PageHead>
      <QueryBoundary query={invoices}>
        <DataTable
          label={texts.title}
          columns={columns}
          rows={rows}
          rowId={({ number }) => number}
          isEnded={isEnded}
          edge={({ state }) => (state === 'OVERDUE' ? 'alert' : null)}
          onOpen={({ number }) => navigate({ to: `/${environment}/invoices/${number}` })}
          card={(invoice) => <InvoiceCard invoice={invoice} />}
          empty={filtered ? <NothingFits /> : <NoInvoices />}
        />
      </QueryBoundary>
      {rows && rows.length > 0 && (
        <TableFoot shown={rows.length} noun={texts.noun({ count: rows.length })} {...invoices.more} />
      )}
    </>
  );
}

/** What the customer owes and when, a sentence for each currency. */
function Owed({ summary: { owed } }: { summary: InvoiceSummary }) {
  const texts = useTexts(invoicesTexts);
  const language = useLanguage();
  const { environment } = usePortal();
  return (
    <span className={invoicesCss.owed}>
      {environment === 'sandbox' && <strong>{texts.test}</strong>}
      {owed.length === 0 && <Text tone="muted">{texts.owed.nothing}</Text>}
      {owed.map((sum) => {
        const { open, next, credit, overdue } = sentencesOf(texts, language, sum);
        return (
          <span key={sum.currency}>
            {open && <strong>{open}</strong>}
            {overdue && (
              <>
                , <Marked tone="alert">{overdue}</Marked>
              </>
            )}
            {next && `, ${next}`}
            {open && '. '}
            {credit && `${credit}.`}
          </span>
        );
      })}
    </span>
  );
}

function sentencesOf({ owed }: InvoicesTexts, language: Language, sum: InvoiceSummary['owed'][number]) {
  const money = (amount: number) => formatMoney(language, toCents(amount), sum.currency);
  return {
    open: sum.open > 0 ? owed.open({ sum: money(sum.open), count: sum.openCount }) : null,
    overdue: sum.overdue > 0 ? owed.overdue({ sum: money(sum.overdue) }) : null,
    next: sum.nextDueOn ? owed.next({ day: formatCalendarDay(language, sum.nextDueOn) }) : null,
    credit: sum.credit > 0 ? owed.credit({ sum: money(sum.credit) }) : null,
  };
}

function NoInvoices() {
  const { empty } = useTexts(invoicesTexts);
  const { environment, may } = usePortal();
  const navigate = useNavigate();
  const isSandbox = environment === 'sandbox';
  const to = isSandbox && may('technical') ? 'playground' : 'orders';
  return (
    <Empty
      icon={<IconReceiptEuro />}
      title={empty.title}
      actions={<Button onClick={() => navigate({ to: `/${environment}/${to}` })}>{empty[to]}</Button>}
    >
      {isSandbox ? empty.sandboxText : empty.text}
    </Empty>
  );
}

function NothingFits() {
  const { nothing } = useTexts(invoicesTexts);
  const { environment } = usePortal();
  const navigate = useNavigate();
  return (
    <Empty
      icon={<IconReceiptEuro />}
      title={nothing.title}
      actions={<Button onClick={() => navigate({ to: `/${environment}/invoices` })}>{nothing.clear}</Button>}
    >
      {nothing.text}
    </Empty>
  );
}
