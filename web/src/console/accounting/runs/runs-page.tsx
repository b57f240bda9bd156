// Invoice runs: what is due until a day with its findings, the start, and the earlier runs.
import { IconReceiptEuro } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { type RunsTexts, runsTexts } from '../../../../../shared/texts/generated/console/accounting/runs.ts';
import { type Language, useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatCalendarDay, formatSums } from '../../../ui/format.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { LiveMark } from '../../../ui/live.tsx';
import { toLocal } from '../../../ui/local-time.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { pageAction } from '../../../ui/row-actions.ts';
import { type Column, DataTable } from '../../../ui/table.tsx';
import { Empty, TableFoot } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { DayTime } from '../../../ui/time.tsx';
import { Truncate } from '../../../ui/truncate.tsx';
import { useConsole } from '../../session.tsx';
import { FlowSteps } from '../flow/flow-frame.tsx';
import { lastNumberOf } from '../next-numbers.ts';
import { Findings } from './findings.tsx';
import {
  amountsOf,
  countOf,
  type InvoiceRun,
  type PreviewAccount,
  useRunPreview,
  useRuns,
  useStartRun,
} from './queries.ts';
import { RunState } from './run-state.tsx';
import runsCss from './runs.module.css';

const today = () => toLocal(new Date().toISOString()).slice(0, 10);
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

export function RunsPage() {
  const words = useTexts(runsTexts);
  /** Empty for the service's today. */
  const [typed, setTyped] = useState('');
  const preview = useRunPreview(isDay(typed) ? typed : '');
  const due = preview.data;
  const blocked = due?.data.filter(({ isBlocked }) => isBlocked).length ?? 0;
  return (
    <>
      <PageHead
        title={words.title}
        aside={<LiveMark />}
        meta={
          due && (
            <span>
              {words.sentence({
                count: countOf(due.sums, 'invoices'),
                ordersDue: countOf(due.sums, 'orders'),
              })}
            </span>
          )
        }
        actions={due && <Start preview={due} />}
      />
      <FlowSteps step="invoice" />
      <div className={runsCss.choice}>
        <DateField
          name="until"
          label={words.until}
          value={typed || (due?.until ?? '')}
          max={today()}
          yearlessDay="nearest"
          onChange={setTyped}
        />
        {blocked > 0 && <Text tone="muted">{words.blockedCount({ count: blocked })}</Text>}
      </div>
      <QueryBoundary query={preview}>
        <Due rows={due?.data} />
      </QueryBoundary>
      <EarlierRuns />
    </>
  );
}

type Preview = NonNullable<ReturnType<typeof useRunPreview>['data']>;

/** The confirmation names the first customers, and how many there are besides. */
const SHOWN_NAMES = 3;

function Start({ preview: { sums, until, nextInvoiceNumber, data } }: { preview: Preview }) {
  const words = useTexts(runsTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const starting = useStartRun(({ id }) => {
    setOpen(false);
    void navigate({ to: '/accounting/runs/$id', params: { id } });
  });
  const count = countOf(sums, 'invoices');
  if (!may('accounting') || count === 0) return null;
  const sum = (field: 'net' | 'gross') => formatSums(language, amountsOf(sums, field));
  const names = data.filter((one) => !one.isBlocked && one.sums.length > 0).map((one) => one.accountName);
  const last = lastNumberOf(nextInvoiceNumber, count);
  const named = {
    count,
    ordersDue: countOf(sums, 'orders'),
    net: sum('net'),
    gross: sum('gross'),
    first: nextInvoiceNumber,
    last,
    isSame: nextInvoiceNumber === last,
    customers: names.length,
    names: names.slice(0, SHOWN_NAMES).join(', '),
    rest: Math.max(0, names.length - SHOWN_NAMES),
  };
  return (
    <>
      <Button kind="filled" {...pageAction} icon={<IconReceiptEuro />} onClick={() => setOpen(true)}>
        {words.start({ count })}
      </Button>
      <Dialog
        open={open}
        title={words.startTitle({ count })}
        onClose={() => setOpen(false)}
        foot={{
          primary: {
            label: words.start({ count }),
            change: starting,
            onClick: () => starting.mutate(until),
          },
        }}
      >
        <p>{words.startText(named)}</p>
        <p>{words.startFinal}</p>
      </Dialog>
    </>
  );
}

function Due({ rows }: { rows: readonly PreviewAccount[] | undefined }) {
  const words = useTexts(runsTexts);
  const language = useLanguage();
  const columns = useMemo(() => dueColumns(words, language), [words, language]);
  return (
    <DataTable
      label={words.preview}
      columns={columns}
      rows={rows}
      rowId={({ accountId }) => accountId}
      edge={({ isBlocked }) => (isBlocked ? 'alert' : null)}
      card={(account) => (
        <Stack gap="1" className={runsCss.card}>
          <strong>{account.accountName}</strong>
          <span>
            {words.invoices}: {countOf(account.sums, 'invoices')} ·{' '}
            {formatSums(language, amountsOf(account.sums, 'net'))}
          </span>
          <Findings account={account} />
        </Stack>
      )}
      empty={
        <Empty icon={<IconReceiptEuro />} title={words.nothing}>
          {words.nothingSentence}
        </Empty>
      }
    />
  );
}

function dueColumns(words: RunsTexts, language: Language): Column<PreviewAccount>[] {
  return [
    {
      id: 'customer',
      header: words.customer,
      cell: ({ accountId, accountName }) => (
        <Link to="/accounts/$id" params={{ id: accountId }}>
          <Truncate className={runsCss.customer}>{accountName}</Truncate>
        </Link>
      ),
    },
    {
      id: 'invoicing',
      priority: 2,
      header: words.invoicing,
      cell: ({ invoicing }) => words.invoicings[invoicing],
    },
    { id: 'findings', header: words.findings, cell: (account) => <Findings account={account} /> },
    {
      id: 'orders',
      priority: 1,
      header: words.orders,
      align: 'end',
      cell: ({ sums }) => countOf(sums, 'orders'),
    },
    { id: 'invoices', header: words.invoices, align: 'end', cell: ({ sums }) => countOf(sums, 'invoices') },
    ...(['net', 'gross'] as const).map(
      (field): Column<PreviewAccount> => ({
        id: field,
        header: words[field],
        align: 'end',
        cell: ({ sums }) => formatSums(language, amountsOf(sums, field)),
      }),
    ),
  ];
}

function EarlierRuns() {
  const words = useTexts(runsTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const list = useRuns();
  const { rows } = list;
  const columns = useMemo(() => runColumns(words, language), [words, language]);
  const running = rows?.find(({ state }) => state === 'RUNNING');
  if (rows?.length === 0) return null;
  return (
    <QueryBoundary query={list}>
      {running && (
        <div className={runsCss.body}>
          <Notice
            tone="info"
            title={words.active}
            action={
              <Link to="/accounting/runs/$id" params={{ id: running.id }}>
                {words.open}
              </Link>
            }
          >
            {words.progress({ done: countOf(running.sums, 'orders'), total: running.orders })}
          </Notice>
        </div>
      )}
      <h2 className={runsCss.heading}>{words.runs}</h2>
      <DataTable
        label={words.runs}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        onOpen={({ id }) => navigate({ to: '/accounting/runs/$id', params: { id } })}
        card={(run) => (
          <Stack gap="1">
            <Row gap="2" wrap>
              <strong>{words.run({ day: formatCalendarDay(language, run.until) })}</strong>
              <RunState run={run} />
            </Row>
            <span>
              {words.invoices}: {countOf(run.sums, 'invoices')} ·{' '}
              {formatSums(language, amountsOf(run.sums, 'net'))}
            </span>
          </Stack>
        )}
        empty={null}
      />
      {rows && rows.length > 0 && (
        <TableFoot shown={rows.length} noun={words.nounRuns({ count: rows.length })} {...list.more} />
      )}
    </QueryBoundary>
  );
}

function runColumns(words: RunsTexts, language: Language): Column<InvoiceRun>[] {
  return [
    {
      id: 'at',
      header: words.startedAt,
      cell: ({ id, createdAt }) => (
        <Link to="/accounting/runs/$id" params={{ id }}>
          <DayTime at={createdAt} />
        </Link>
      ),
    },
    {
      id: 'by',
      priority: 1,
      header: words.by,
      cell: ({ createdBy }) => words.startedBy({ name: createdBy }),
    },
    {
      id: 'until',
      priority: 2,
      header: words.until,
      cell: ({ until }) => formatCalendarDay(language, until),
    },
    { id: 'state', header: words.state, cell: (run) => <RunState run={run} /> },
    { id: 'invoices', header: words.invoices, align: 'end', cell: ({ sums }) => countOf(sums, 'invoices') },
    {
      id: 'net',
      header: words.net,
      align: 'end',
      cell: ({ sums }) => formatSums(language, amountsOf(sums, 'net')),
    },
  ];
}
