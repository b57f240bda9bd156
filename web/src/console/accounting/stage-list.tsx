// The orders of a stage: several delivered ones are completed together; a run invoices the completed ones.

import { IconReceiptEuro } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  type AccountingTexts,
  accountingTexts,
} from '../../../../shared/texts/generated/console/accounting.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { numberOf } from '../../orders/order-status.tsx';
import { Button } from '../../ui/button.tsx';
import { formatSums } from '../../ui/format.ts';
import { Money } from '../../ui/money.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Route } from '../../ui/route.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { mainAction, pageAction } from '../../ui/row-actions.ts';
import { Marked } from '../../ui/status.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty, TableFoot } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime } from '../../ui/time.tsx';
import { useRowChoice } from '../../ui/use-row-choice.ts';
import { useConsole } from '../session.tsx';
import accountingCss from './accounting.module.css';
import { hasCancelledInvoice, hasOnlyExtras, type Stage, type Staged, useRun, useStage } from './queries.ts';
import { RunBox } from './run-box.tsx';

/** The transport is not billed if it did not take place, or is on an invoice already. */
const priceOf = ({ order }: Staged) => (hasOnlyExtras(order) ? null : order.price);
const centsOf = (row: Staged) => {
  const price = priceOf(row);
  return price && Math.round(price.net * 100);
};

/** The sum of each currency. */
function sumsOf(rows: readonly Staged[]): { currency: string; cents: number }[] {
  const cents = new Map<string, number>();
  for (const row of rows) {
    const price = priceOf(row);
    if (price) cents.set(price.currency, (cents.get(price.currency) ?? 0) + (centsOf(row) ?? 0));
  }
  return [...cents].sort().map(([currency, sum]) => ({ currency, cents: sum }));
}

function Net({ row }: { row: Staged }) {
  const price = priceOf(row);
  return price ? <Money cents={centsOf(row)} currency={price.currency} /> : <>–</>;
}

/** The reason why a person should check the order before it moves to the next stage. */
function findingOf(
  texts: AccountingTexts,
  stage: Stage,
  { order, hasContractingParty, hasUndecidedDamage }: Staged,
): string | null {
  if (stage === 'delivered') return hasUndecidedDamage ? texts.damage : null;
  if (!hasContractingParty) return texts.noParty;
  return order.price || hasOnlyExtras(order) ? null : texts.noPrice;
}

export function StageList({ stage }: { stage: Stage }) {
  const texts = useTexts(accountingTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const list = useStage(stage);
  const { run, start, stop, close } = useRun();
  const choice = useRowChoice();
  const { rows } = list;
  const allowed = may(stage === 'completed' ? 'accounting' : 'staff');
  const isChoosing = allowed && stage === 'delivered';
  const picked = rows?.filter(({ order }) => choice.isChosen(order.id)) ?? [];
  const ready = rows?.filter((row) => findingOf(texts, stage, row) === null) ?? [];
  const sum = formatSums(language, sumsOf(picked));
  const complete = async () => {
    choice.set([]);
    await start(picked);
  };
  const completeOne = (row: Staged) => {
    if (run === null || run.ended) void start([row]);
  };
  const columns = columnsOf(texts, stage, isChoosing ? completeOne : null);
  const navigate = useNavigate();
  return (
    <section aria-label={texts[stage]}>
      <div className={accountingCss.stageHead}>
        <h2>{texts[stage]}</h2>
        {!allowed && <Text tone="muted">{texts.onlyAccounting}</Text>}
        {isChoosing && picked.length === 0 && ready.length > 1 && (
          <Button kind="text" onClick={() => choice.set(ready.map(({ order }) => order.id))}>
            {texts.chooseAll({ count: ready.length })}
          </Button>
        )}
        {isChoosing && picked.length > 0 && (
          <Button kind="text" onClick={() => choice.set([])}>
            {texts.clear}
          </Button>
        )}
        {isChoosing && (
          <Button
            kind={picked.length > 0 ? 'filled' : 'outline'}
            disabled={picked.length === 0 || (run !== null && !run.ended)}
            onClick={() => void complete()}
          >
            {picked.length === 0 ? texts.chooseFirst : texts.complete({ count: picked.length, sum })}
          </Button>
        )}
        {allowed && stage === 'completed' && (
          <RouteButton kind="filled" to="/accounting/runs" {...pageAction}>
            {texts.invoiceRun}
          </RouteButton>
        )}
      </div>
      {run && <RunBox run={run} onStop={stop} onClose={close} />}
      <QueryBoundary query={list}>
        <DataTable
          label={texts[stage]}
          columns={columns}
          rows={rows}
          rowId={({ order }) => order.id}
          {...(isChoosing && {
            choice: { rows: choice, nameOf: ({ order }: Staged) => order.orderNumber ?? '' },
          })}
          onOpen={({ order }) => navigate({ to: '/orders/$id', params: { id: numberOf(order) } })}
          card={(row) => (
            <span className={accountingCss.stageCard}>
              <strong>{row.order.orderNumber}</strong> {row.accountName}
              <Net row={row} />
            </span>
          )}
          empty={
            <Empty
              icon={<IconReceiptEuro />}
              title={stage === 'delivered' ? texts.noneDelivered : texts.noneCompleted}
            >
              {texts.noneSentence}
            </Empty>
          }
        />
        {rows && rows.length > 0 && (
          <TableFoot
            shown={rows.length}
            noun={texts.nounOrders({ count: rows.length })}
            keys={false}
            {...list.more}
          />
        )}
      </QueryBoundary>
    </section>
  );
}

/** Null for users with read access. */
type OnComplete = ((row: Staged) => void) | null;

function columnsOf(texts: AccountingTexts, stage: Stage, onComplete: OnComplete): Column<Staged>[] {
  return [
    {
      id: 'number',
      header: texts.number,
      cell: ({ order }) => (
        <Link to="/orders/$id" params={{ id: numberOf(order) }}>
          {order.orderNumber}
        </Link>
      ),
    },
    { id: 'at', priority: 1, header: texts.at, cell: ({ order }) => <DayTime at={order.actualDelivery} /> },
    {
      id: 'customer',
      header: texts.customer,
      priority: 3,
      cell: ({ accountName }) => accountName,
    },
    {
      id: 'route',
      priority: 2,
      header: texts.route,
      cell: ({ order }) => <Route from={order.pickup.city} to={order.delivery.city} />,
    },
    { id: 'papers', header: texts.papers, cell: (row) => <Finding texts={texts} stage={stage} row={row} /> },
    { id: 'net', header: texts.net, align: 'end', cell: (row) => <Net row={row} /> },
    ...(onComplete ? [completion(texts, onComplete)] : []),
  ];
}

function completion(texts: AccountingTexts, onComplete: (row: Staged) => void): Column<Staged> {
  return {
    id: 'complete',
    header: texts.completeRow,
    headerHidden: true,
    align: 'end',
    cell: (row) => (
      <Button
        small
        kind="text"
        {...mainAction}
        aria-label={texts.completeOne({ number: row.order.orderNumber ?? '' })}
        onClick={() => onComplete(row)}
      >
        {texts.completeRow}
      </Button>
    ),
  };
}

function Finding({ texts, stage, row }: { texts: AccountingTexts; stage: Stage; row: Staged }) {
  const finding = findingOf(texts, stage, row);
  if (finding === null && hasCancelledInvoice(row.order))
    return <Marked tone="warn">{texts.wasCancelled}</Marked>;
  if (finding === null && stage === 'completed' && hasOnlyExtras(row.order))
    return <Marked tone="muted">{texts.onlyExtras}</Marked>;
  return <Marked tone={finding ? 'alert' : 'good'}>{finding ?? texts.fine}</Marked>;
}
