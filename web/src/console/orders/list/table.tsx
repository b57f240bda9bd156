// The table: pages by cursor, sorted by its heads, with the columns that the person chose; Enter opens a row, and the
// chosen rows get commands together.
import { IconListDetails } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { describeError } from '../../../../../shared/errors/page-error-sentence.ts';
import { operations } from '../../../api/client.ts';
import { useCall, usePages } from '../../../api/use-call.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { numberOf, OrderStatus } from '../../../orders/order-status.tsx';
import { Button } from '../../../ui/button.tsx';
import { chosenColumns } from '../../../ui/column-choice.ts';
import { formatSums } from '../../../ui/format.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Route } from '../../../ui/route.tsx';
import { nextSort } from '../../../ui/sort-order.ts';
import { Marked } from '../../../ui/status.tsx';
import tableCss from '../../../ui/table.module.css';
import { DataTable } from '../../../ui/table.tsx';
import { Empty, TableFoot } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { type RowChoice, useRowChoice } from '../../../ui/use-row-choice.ts';
import { LIVE } from '../../live.tsx';
import { useConsole } from '../../session.tsx';
import type { BulkResult } from '../bulk/use-bulk.ts';
import type { DispatchListItem } from '../order-queries.ts';
import { dispatchTexts } from '../texts.ts';
import { BulkBar } from './bulk-commands.tsx';
import listCss from './list.module.css';
import { impliedSort, isFiltered, type OrdersSearch, toQuery } from './orders-search.ts';
import { DueCell, PriceCell } from './table-cells.tsx';
import { columnsOf } from './table-columns.tsx';

const PAGE = 50;
/** As many orders as one command takes: `server/src/api/operations/dispatch/bulk.ts`. */
const MAX_CHOSEN_ROWS = 200;

function useOrders(search: OrdersSearch) {
  const { group } = search;
  const { sort, ...filters } = toQuery(search);
  const query = { ...filters, ...(group && { group }) };
  const orders = usePages(
    [LIVE, 'orders', 'list', search],
    (page, signal) =>
      operations.GET('/orders', {
        params: { query: { ...query, ...(sort && { sort }), limit: PAGE, ...page } },
        signal,
      }),
    { placeholderData: keepPreviousData },
  );
  const { data: totals } = useCall(
    [LIVE, 'orders', 'totals', query],
    (signal) => operations.GET('/orders/totals', { params: { query }, signal }),
    { placeholderData: keepPreviousData },
  );
  return { orders, totals };
}

export function OrdersTable({
  search,
  columns: shownColumns,
  ownSort,
  onSort,
}: {
  search: OrdersSearch;
  columns: readonly string[];
  /** The sort order of the saved view. */
  ownSort: OrdersSearch['sort'];
  onSort: (sort: OrdersSearch['sort']) => void;
}) {
  const texts = useTexts(dispatchTexts);
  const { may } = useConsole();
  const navigate = useNavigate();
  const { orders, totals } = useOrders(search);
  const { rows } = orders;
  const choice = useRowChoice();
  const [refused, setRefused] = useState<readonly BulkResult[]>([]);
  const chooses = may('dispatch');
  const columns = useMemo(() => chosenColumns(columnsOf(texts), shownColumns), [texts, shownColumns]);
  const all = useChooseAll(orders, choice);
  const chosen = rows?.filter(({ id }) => choice.isChosen(id)) ?? [];
  const implied = impliedSort(search);
  const current = search.sort ?? implied;
  const sortBy = (by: string) => {
    const next = nextSort(by, current, ownSort ?? implied) as OrdersSearch['sort'];
    onSort(next === implied ? undefined : next);
  };
  const clear = () => {
    choice.set([]);
    setRefused([]);
  };
  const finish = (results: readonly BulkResult[]) => {
    const failed = results.filter(({ error }) => error);
    choice.set(failed.map(({ id }) => id));
    setRefused(failed);
  };
  return (
    <QueryBoundary query={orders}>
      <div className={listCss.dispatchTable}>
        <DataTable
          label={texts.list.title}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          isEnded={({ shownStatus }) => shownStatus === 'CANCELLED' || shownStatus === 'REJECTED'}
          onOpen={(order) => navigate({ to: `/orders/${numberOf(order)}` })}
          sorting={{ current, onSort: sortBy }}
          {...(chooses && { choice: { rows: choice, nameOf: numberOf } })}
          unfolded={(order) => {
            const result = refused.find(({ id }) => id === order.id);
            return result && <Refusal result={result} />;
          }}
          card={(order) => <RowCard order={order} />}
          empty={<Nothing search={search} />}
        />
      </div>
      {rows && rows.length > 0 && (
        <TableFoot
          shown={rows.length}
          {...(totals?.sums && { total: totals.count })}
          noun={texts.list.noun({
            count: rows.length,
            sorting: search.sort ? 'other' : search.pickup && !search.search ? 'pickup' : 'created',
          })}
          keys={
            chooses && (
              <>
                <Kbd>X</Kbd> {texts.list.keyChoose}
              </>
            )
          }
          {...orders.more}
        >
          <Sums sums={totals?.sums} />
        </TableFoot>
      )}
      {chosen.length > 0 && (
        <BulkBar chosen={chosen} onClear={clear} onDone={finish}>
          {chosen.length === rows?.length && orders.more.onMore && totals && (
            <Button small kind="text" busy={all.isLoading} onClick={all.start}>
              {texts.list.chooseAll({ count: Math.min(totals.count, MAX_CHOSEN_ROWS) })}
            </Button>
          )}
        </BulkBar>
      )}
    </QueryBoundary>
  );
}

/** Loads what the filter finds, page by page, and chooses it. */
function useChooseAll({ rows, more }: ReturnType<typeof useOrders>['orders'], choice: RowChoice) {
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    if (!isLoading || !rows || more.loading) return;
    if (more.onMore && rows.length < MAX_CHOSEN_ROWS) return more.onMore();
    setLoading(false);
    choice.set(rows.slice(0, MAX_CHOSEN_ROWS).map(({ id }) => id));
  }, [isLoading, rows, more, choice]);
  return { isLoading, start: () => setLoading(true) };
}

function Sums({ sums }: { sums: readonly { net: number; currency: string }[] | null | undefined }) {
  const { list } = useTexts(dispatchTexts);
  const language = useLanguage();
  if (!sums || sums.length === 0) return null;
  const cents = sums.map(({ net, currency }) => ({ currency, cents: Math.round(net * 100) }));
  return (
    <Text figures weight="strong">
      {list.sum({ sum: formatSums(language, cents) })}
    </Text>
  );
}

/** Why a command was refused for this order, until the choice is cleared. */
function Refusal({ result }: { result: BulkResult }) {
  const language = useLanguage();
  return result.error && <Marked tone="alert">{describeError(language, result.error)}</Marked>;
}

function RowCard({ order }: { order: DispatchListItem }) {
  return (
    <>
      <div className={tableCss.cardLine}>
        <OrderStatus status={order.shownStatus} />
        <DueCell order={order} />
      </div>
      <div className={tableCss.cardTitle}>
        {numberOf(order)} · <Route from={order.pickup.city} to={order.delivery.city} />
      </div>
      <div className={tableCss.cardLine}>
        <Text tone="muted">{order.customer.name}</Text>
        <PriceCell order={order} />
      </div>
      <div className={tableCss.cardLine}>
        <Text tone="muted">{order.vehicle.registration.licensePlate}</Text>
        <Text tone="muted">{order.assignedDriver?.name}</Text>
      </div>
    </>
  );
}

function Nothing({ search }: { search: OrdersSearch }) {
  const { nothing, none } = useTexts(dispatchTexts).list;
  const navigate = useNavigate();
  if (!isFiltered(search))
    return (
      <Empty icon={<IconListDetails />} title={none.title}>
        {none.text}
      </Empty>
    );
  return (
    <Empty
      icon={<IconListDetails />}
      title={nothing.title}
      actions={
        <Button onClick={() => navigate({ to: '/orders', search: { layout: 'table' } })}>
          {nothing.clear}
        </Button>
      }
    >
      {nothing.text}
    </Empty>
  );
}
