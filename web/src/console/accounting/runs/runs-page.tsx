// Invoice runs: what is due until a day with its findings, the start, and the earlier runs.
import { IconReceiptEuro } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { type RunsTexts, runsTexts } from '../../../../../shared/texts/generated/console/accounting/runs.ts';
import { type Language, useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { formatCalendarDay, formatSums } from '../../../ui/format.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { toLocal } from '../../../ui/local-time.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { type Column, DataTable } from '../../../ui/table.tsx';
import { Empty, TableFoot } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { DayTime } from '../../../ui/time.tsx';
import { Truncate } from '../../../ui/truncate.tsx';
import { FlowTabs } from '../flow/flow-frame.tsx';
import { Findings } from './findings.tsx';
import { PreviewInvoices } from './preview-invoices.tsx';
import {
  amountsOf,
  countOf,
  type InvoiceRun,
  type PreviewAccount,
  useRunPreview,
  useRuns,
} from './queries.ts';
import { RunState } from './run-state.tsx';
import runsCss from './runs.module.css';
import { choose, StartRun } from './start-run.tsx';

const today = () => toLocal(new Date().toISOString()).slice(0, 10);
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

export function RunsPage() {
  const texts = useTexts(runsTexts);
  /** Empty for the service's today. */
  const [typed, setTyped] = useState('');
  const preview = useRunPreview(isDay(typed) ? typed : '');
  const due = preview.data;
  /** Customers that this run leaves out. */
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    setLeftOut(next);
  };
  const chosen = due && choose(due, leftOut);
  const blocked = due?.data.filter(({ isBlocked }) => isBlocked).length ?? 0;
  return (
    <>
      <PageHead
        title={texts.title}
        meta={
          chosen && (
            <span>
              {texts.sentence({
                count: countOf(chosen.sums, 'invoices'),
                ordersDue: countOf(chosen.sums, 'orders'),
              })}
            </span>
          )
        }
        actions={chosen && <StartRun preview={chosen} isAll={leftOut.size === 0} />}
      />
      <FlowTabs step="invoice" />
      <div className={runsCss.choice}>
        <DateField
          name="until"
          label={texts.until}
          value={typed || (due?.until ?? '')}
          max={today()}
          yearlessDay="nearest"
          onChange={setTyped}
        />
        {blocked > 0 && <Text tone="muted">{texts.blockedCount({ count: blocked })}</Text>}
      </div>
      <QueryBoundary query={preview}>
        <Due rows={due?.data} until={due?.until ?? ''} leftOut={leftOut} onToggle={toggle} />
      </QueryBoundary>
      <EarlierRuns />
    </>
  );
}

function Due({
  rows,
  until,
  leftOut,
  onToggle,
}: {
  rows: readonly PreviewAccount[] | undefined;
  until: string;
  leftOut: ReadonlySet<string>;
  onToggle: (accountId: string) => void;
}) {
  const texts = useTexts(runsTexts);
  const language = useLanguage();
  const box = ({ accountId, accountName, isBlocked }: PreviewAccount) => (
    <input
      type="checkbox"
      aria-label={texts.choose({ name: accountName })}
      checked={!isBlocked && !leftOut.has(accountId)}
      disabled={isBlocked}
      onChange={() => onToggle(accountId)}
    />
  );
  const pdf = (account: PreviewAccount) => <PreviewInvoices account={account} until={until} />;
  const columns = [
    { id: 'chosen', header: texts.chosen, cell: box },
    ...dueColumns(texts, language),
    { id: 'pdf', header: texts.pdfPreview, cell: pdf },
  ];
  return (
    <DataTable
      label={texts.preview}
      columns={columns}
      rows={rows}
      rowId={({ accountId }) => accountId}
      edge={({ isBlocked }) => (isBlocked ? 'alert' : null)}
      card={(account) => (
        <Stack gap="1" className={runsCss.card}>
          <Row as="label" gap="2">
            {box(account)} <strong>{account.accountName}</strong>
          </Row>
          <span>
            {texts.invoices}: {countOf(account.sums, 'invoices')} ·{' '}
            {formatSums(language, amountsOf(account.sums, 'net'))}
          </span>
          <Findings account={account} />
          {pdf(account)}
        </Stack>
      )}
      empty={
        <Empty icon={<IconReceiptEuro />} title={texts.nothing}>
          {texts.nothingSentence}
        </Empty>
      }
    />
  );
}

function dueColumns(texts: RunsTexts, language: Language): Column<PreviewAccount>[] {
  return [
    {
      id: 'customer',
      header: texts.customer,
      cell: ({ accountId, accountName }) => (
        <Link to="/accounts/$id" params={{ id: accountId }}>
          <Truncate className={runsCss.customer}>{accountName}</Truncate>
        </Link>
      ),
    },
    {
      id: 'invoicing',
      priority: 2,
      header: texts.invoicing,
      cell: ({ invoicing }) => texts.invoicings[invoicing],
    },
    { id: 'findings', header: texts.findings, cell: (account) => <Findings account={account} /> },
    {
      id: 'orders',
      priority: 1,
      header: texts.orders,
      align: 'end',
      cell: ({ sums }) => countOf(sums, 'orders'),
    },
    { id: 'invoices', header: texts.invoices, align: 'end', cell: ({ sums }) => countOf(sums, 'invoices') },
    ...(['net', 'gross'] as const).map(
      (field): Column<PreviewAccount> => ({
        id: field,
        header: texts[field],
        align: 'end',
        cell: ({ sums }) => formatSums(language, amountsOf(sums, field)),
      }),
    ),
  ];
}

function EarlierRuns() {
  const texts = useTexts(runsTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const list = useRuns();
  const { rows } = list;
  const columns = useMemo(() => runColumns(texts, language), [texts, language]);
  const running = rows?.find(({ state }) => state === 'RUNNING');
  if (rows?.length === 0) return null;
  return (
    <QueryBoundary query={list}>
      {running && (
        <div className={runsCss.body}>
          <Notice
            tone="info"
            title={texts.active}
            action={
              <Link to="/accounting/runs/$id" params={{ id: running.id }}>
                {texts.open}
              </Link>
            }
          >
            {texts.progress({ done: countOf(running.sums, 'orders'), total: running.orders })}
          </Notice>
        </div>
      )}
      <h2 className={runsCss.heading}>{texts.runs}</h2>
      <DataTable
        label={texts.runs}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        onOpen={({ id }) => navigate({ to: '/accounting/runs/$id', params: { id } })}
        card={(run) => (
          <Stack gap="1">
            <Row gap="2" wrap>
              <strong>{texts.run({ day: formatCalendarDay(language, run.until) })}</strong>
              <RunState run={run} />
            </Row>
            <span>
              {texts.invoices}: {countOf(run.sums, 'invoices')} ·{' '}
              {formatSums(language, amountsOf(run.sums, 'net'))}
            </span>
          </Stack>
        )}
        empty={null}
      />
      {rows && rows.length > 0 && (
        <TableFoot shown={rows.length} noun={texts.nounRuns({ count: rows.length })} {...list.more} />
      )}
    </QueryBoundary>
  );
}

function runColumns(texts: RunsTexts, language: Language): Column<InvoiceRun>[] {
  return [
    {
      id: 'at',
      header: texts.startedAt,
      cell: ({ id, createdAt }) => (
        <Link to="/accounting/runs/$id" params={{ id }}>
          <DayTime at={createdAt} />
        </Link>
      ),
    },
    {
      id: 'by',
      priority: 1,
      header: texts.by,
      cell: ({ createdBy }) => texts.startedBy({ name: createdBy }),
    },
    {
      id: 'until',
      priority: 2,
      header: texts.until,
      cell: ({ until }) => formatCalendarDay(language, until),
    },
    { id: 'state', header: texts.state, cell: (run) => <RunState run={run} /> },
    { id: 'invoices', header: texts.invoices, align: 'end', cell: ({ sums }) => countOf(sums, 'invoices') },
    {
      id: 'net',
      header: texts.net,
      align: 'end',
      cell: ({ sums }) => formatSums(language, amountsOf(sums, 'net')),
    },
  ];
}
