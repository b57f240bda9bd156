// One invoice run: its progress while it goes on, and what became of each customer.
import { IconReceiptEuro } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { findText } from '../../../../../shared/text/find-text.ts';
import { type RunsTexts, runsTexts } from '../../../../../shared/texts/generated/console/accounting/runs.ts';
import { type Language, useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatCalendarDay, formatSums } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { WorkProgress } from '../../../ui/progress.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { RouteButton } from '../../../ui/route-button.tsx';
import { Marked } from '../../../ui/status.tsx';
import { type Column, DataTable } from '../../../ui/table.tsx';
import { Empty } from '../../../ui/table-states.tsx';
import { DayTime } from '../../../ui/time.tsx';
import { Truncate } from '../../../ui/truncate.tsx';
import { useConsole } from '../../session.tsx';
import { FlowTabs } from '../flow/flow-frame.tsx';
import {
  amountsOf,
  countOf,
  type InvoiceRun,
  type RunAccount,
  useInvoiceRun,
  useStopRun,
} from './queries.ts';
import { RunState } from './run-state.tsx';
import runsCss from './runs.module.css';

const route = getRouteApi('/frame/accounting/runs/$id');

export function RunPage() {
  const texts = useTexts(runsTexts);
  const language = useLanguage();
  const { id } = route.useParams();
  const query = useInvoiceRun(id);
  const run = query.data;
  const columns = useMemo(() => columnsOf(texts, language), [texts, language]);
  return (
    <>
      <PageHead
        title={run ? texts.run({ day: formatCalendarDay(language, run.until) }) : texts.title}
        meta={
          run && (
            <>
              <RunState run={run} />
              <span>
                <DayTime at={run.createdAt} />, {texts.startedBy({ name: run.createdBy })}
              </span>
            </>
          )
        }
        actions={
          <>
            <RouteButton to="/accounting/runs">{texts.back}</RouteButton>
            {run?.state === 'RUNNING' && <Stop run={run} />}
          </>
        }
      />
      <FlowTabs step="invoice" />
      <QueryBoundary query={query}>
        {run && (
          <div className={runsCss.body}>
            <Progress run={run} />
          </div>
        )}
        <DataTable
          label={texts.result}
          columns={columns}
          rows={run?.data}
          rowId={({ accountId }) => accountId}
          edge={({ state }) => (state === 'BLOCKED' ? 'alert' : null)}
          card={(account) => (
            <Stack gap="1" className={runsCss.card}>
              <strong>{account.accountName}</strong>
              <AccountState account={account} />
              <Numbers account={account} />
              <span>{formatSums(language, amountsOf(account.sums, 'gross'))}</span>
            </Stack>
          )}
          empty={
            <Empty icon={<IconReceiptEuro />} title={texts.nothing}>
              {texts.nothingSentence}
            </Empty>
          }
        />
      </QueryBoundary>
    </>
  );
}

function Progress({ run }: { run: InvoiceRun }) {
  const texts = useTexts(runsTexts);
  const done = countOf(run.sums, 'orders');
  if (run.state === 'RUNNING') {
    const total = Math.max(run.orders, done);
    return <WorkProgress done={done} total={total} label={texts.progress({ done, total })} />;
  }
  const count = countOf(run.sums, 'invoices');
  return (
    <Notice
      tone={run.blocked > 0 ? 'alert' : 'good'}
      title={run.blocked > 0 ? texts.doneBlocked({ count, blocked: run.blocked }) : texts.done({ count })}
    />
  );
}

function Stop({ run: { id } }: { run: InvoiceRun }) {
  const texts = useTexts(runsTexts);
  const { may } = useConsole();
  const [open, setOpen] = useState(false);
  const stopping = useStopRun(id, () => setOpen(false));
  if (!may('accounting')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.stop}</Button>
      <Dialog
        open={open}
        title={texts.stopTitle}
        onClose={() => setOpen(false)}
        foot={{
          primary: { label: texts.stop, change: stopping, onClick: () => stopping.mutate() },
        }}
      >
        <p>{texts.stopText}</p>
      </Dialog>
    </>
  );
}

const TONES = { WAITING: 'muted', DONE: 'good', BLOCKED: 'alert' } as const;

/** What blocked it, in words, with the fields that are missing. */
function AccountState({ account: { state, problem } }: { account: RunAccount }) {
  const texts = useTexts(runsTexts);
  if (!problem) return <Marked tone={TONES[state]}>{texts.accountStates[state]}</Marked>;
  const { missing } = problem.details;
  const fields = Array.isArray(missing)
    ? missing.map((field) => findText(texts.field, field) ?? String(field))
    : [];
  const sentence = findText(texts.problem, problem.code) ?? texts.otherProblem;
  return (
    <Stack gap="1">
      <Marked tone="alert">{fields.length > 0 ? `${sentence}: ${fields.join(', ')}` : sentence}</Marked>
      {problem.code === 'TAX_NUMBER_MISSING' && <Link to="/settings">{texts.openSettings}</Link>}
    </Stack>
  );
}

function Numbers({ account: { sums } }: { account: RunAccount }) {
  const texts = useTexts(runsTexts);
  if (sums.length === 0) return <>{texts.none}</>;
  return (
    <Stack gap="1">
      {sums.map(({ currency, firstNumber, lastNumber }) => (
        <span key={currency}>
          {texts.numbersOf({ first: firstNumber, last: lastNumber, isSame: firstNumber === lastNumber })}
        </span>
      ))}
    </Stack>
  );
}

function columnsOf(texts: RunsTexts, language: Language): Column<RunAccount>[] {
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
    { id: 'state', header: texts.state, cell: (account) => <AccountState account={account} /> },
    { id: 'numbers', priority: 3, header: texts.numbers, cell: (account) => <Numbers account={account} /> },
    {
      id: 'orders',
      priority: 1,
      header: texts.orders,
      align: 'end',
      cell: ({ sums, orders }) => texts.progress({ done: countOf(sums, 'orders'), total: orders }),
    },
    { id: 'invoices', header: texts.invoices, align: 'end', cell: ({ sums }) => countOf(sums, 'invoices') },
    {
      id: 'net',
      header: texts.net,
      align: 'end',
      cell: ({ sums }) => formatSums(language, amountsOf(sums, 'net')),
    },
    {
      id: 'gross',
      header: texts.gross,
      align: 'end',
      cell: ({ sums }) => formatSums(language, amountsOf(sums, 'gross')),
    },
  ];
}
