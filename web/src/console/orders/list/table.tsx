// The table: pages by cursor, Enter opens a row, several rows can be selected.
import { IconListDetails } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { operations } from '../../../api/client.ts';
import { usePages } from '../../../api/use-call.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { numberOf, OrderStatus } from '../../../orders/order-status.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNamed, join } from '../../../ui/classes.ts';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Route } from '../../../ui/route.tsx';
import statusCss from '../../../ui/status.module.css';
import { Marked } from '../../../ui/status.tsx';
import tableCss from '../../../ui/table.module.css';
import { type Column, DataTable } from '../../../ui/table.tsx';
import { Empty, TableFoot } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { DayTime } from '../../../ui/time.tsx';
import { Truncate } from '../../../ui/truncate.tsx';
import { useMinute } from '../../../ui/use-now.ts';
import { LIVE } from '../../live.tsx';
import { useConsole } from '../../session.tsx';
import type { DispatchListItem } from '../order-queries.ts';
import { type DispatchTexts, dispatchTexts } from '../texts.ts';
import { BulkBar } from './bulk-commands.tsx';
import { formatDue, formatTrouble } from './format-trouble.tsx';
import listCss from './list.module.css';
import { isFiltered, type OrdersSearch, toQuery } from './orders-search.ts';

const PAGE = 50;

export function OrdersTable({ search }: { search: OrdersSearch }) {
  const texts = useTexts(dispatchTexts);
  const { may } = useConsole();
  const navigate = useNavigate();
  const orders = usePages(
    [LIVE, 'orders', 'list', search],
    (page, signal) => {
      const { group } = search;
      const query = {
        ...toQuery(search),
        ...(group && { group }),
        limit: PAGE,
        ...page,
      };
      return operations.GET('/orders', { params: { query }, signal });
    },
    { placeholderData: keepPreviousData },
  );
  const { rows } = orders;
  const [chosenIds, setChosen] = useState<readonly string[]>([]);
  const chooses = may('dispatch');
  const columns = useMemo(
    () => columnsOf(texts, chooses ? { chosen: chosenIds, onChange: setChosen } : null),
    [texts, chosenIds, chooses],
  );
  const chosen = rows?.filter(({ id }) => chosenIds.includes(id)) ?? [];
  return (
    <QueryBoundary query={orders}>
      {chosen.length > 0 && <BulkBar chosen={chosen} onClear={() => setChosen([])} />}
      <div className={listCss.dispatchTable}>
        <DataTable
          label={texts.list.title}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          isEnded={({ shownStatus }) => shownStatus === 'CANCELLED' || shownStatus === 'REJECTED'}
          onOpen={(order) => navigate({ to: `/orders/${numberOf(order)}` })}
          card={(order) => <RowCard order={order} />}
          empty={<Nothing search={search} />}
        />
      </div>
      {rows && rows.length > 0 && (
        <TableFoot
          shown={rows.length}
          noun={texts.list.noun({
            count: rows.length,
            sorting: search.pickup && !search.search ? 'pickup' : 'created',
          })}
          {...orders.more}
        />
      )}
    </QueryBoundary>
  );
}

interface Choosing {
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

function columnsOf({ list }: DispatchTexts, choosing: Choosing | null): Column<DispatchListItem>[] {
  const { columns } = list;
  const choose: Column<DispatchListItem> = {
    id: 'choose',
    header: columns.choose,
    headerHidden: true,
    width: 36,
    cell: (order) => <Choose order={order} {...choosing!} />,
  };
  return [
    ...(choosing ? [choose] : []),
    { id: 'status', header: columns.status, cell: ({ shownStatus }) => <OrderStatus status={shownStatus} /> },
    { id: 'order', header: columns.order, cell: (order) => <strong>{numberOf(order)}</strong> },
    { id: 'due', priority: 3, header: columns.due, cell: (order) => <DueCell order={order} /> },
    {
      id: 'customer',
      priority: 2,
      header: columns.customer,
      cell: ({ customer }) => <Truncate className={listCss.dispatchCustomer}>{customer.name}</Truncate>,
    },
    {
      id: 'route',
      header: columns.route,
      cell: ({ pickup, delivery }) => <Route from={pickup.city} to={delivery.city} />,
    },
    {
      id: 'plate',
      header: columns.plate,
      cell: ({ vehicle }) => (
        <span className={listCss.dispatchPlate}>{vehicle.registration.licensePlate ?? '–'}</span>
      ),
    },
    {
      id: 'pickup',
      priority: 3,
      header: columns.pickup,
      cell: ({ actualPickup, requestedPickup }) => <DayTime at={actualPickup ?? requestedPickup} />,
    },
    {
      id: 'delivery',
      priority: 1,
      header: columns.delivery,
      cell: ({ actualDelivery, requestedDelivery }) => <DayTime at={actualDelivery ?? requestedDelivery} />,
    },
    {
      id: 'driver',
      header: columns.driver,
      cell: ({ assignedDriver, kind }) =>
        assignedDriver?.name ?? (kind === 'ORDER' ? <Text tone="muted">{list.noDriver}</Text> : '–'),
    },
  ];
}

function Choose({ order, chosen, onChange }: { order: DispatchListItem } & Choosing) {
  const { list } = useTexts(dispatchTexts);
  const isChosen = chosen.includes(order.id);
  return (
    <input
      type="checkbox"
      aria-label={list.choose({ name: numberOf(order) })}
      checked={isChosen}
      // A click on the row opens the order; a click on the checkbox must only select it.
      onClick={(event) => event.stopPropagation()}
      onChange={() => onChange(isChosen ? chosen.filter((id) => id !== order.id) : [...chosen, order.id])}
    />
  );
}

function DueCell({ order }: { order: DispatchListItem }) {
  const texts = useTexts(dispatchTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const trouble = formatTrouble(texts, language, order, nowMs);
  if (trouble)
    return (
      <Marked tone={trouble.tone} icon={trouble.icon}>
        {trouble.text}
      </Marked>
    );
  const ended = ['CANCELLED', 'REJECTED', 'COMPLETED'].includes(order.shownStatus);
  const due = ended ? null : formatDue(language, order, nowMs);
  return (
    <Text figures className={join(listCss.boardDue, due?.tone && classNamed(statusCss, `tone-${due.tone}`))}>
      {due?.text ?? '–'}
    </Text>
  );
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
