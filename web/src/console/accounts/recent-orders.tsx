import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  type AccountOrdersTexts,
  accountOrdersTexts,
} from '../../../../shared/texts/generated/console/account-orders.ts';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { usePages } from '../../api/use-call.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { OrderStatus } from '../../orders/order-status.tsx';
import { Money } from '../../ui/money.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Route } from '../../ui/route.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { TableFoot } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime, RelativeTime } from '../../ui/time.tsx';
import { LIVE } from '../live.tsx';

type Order = components['schemas']['DispatchListItem'];

const numberOf = ({ orderNumber, requestNumber }: Order) => orderNumber ?? requestNumber ?? '';

export function AccountOrders({ id, limit, more }: { id: string; limit: number; more: boolean }) {
  const texts = useTexts(accountsTexts);
  const columnTexts = useTexts(accountOrdersTexts);
  const navigate = useNavigate();
  const read = usePages([LIVE, 'orders', 'of account', id, limit], (page, signal) =>
    operations.GET('/orders', { params: { query: { accountId: id, limit, ...page } }, signal }),
  );
  const { rows } = read;
  const columns = useMemo(() => columnsOf(columnTexts), [columnTexts]);
  return (
    <QueryBoundary query={read}>
      <DataTable
        label={texts.overview.recentOrders}
        columns={columns}
        rows={rows}
        rowId={(order) => order.id}
        isEnded={({ status }) => status === 'CANCELLED' || status === 'REJECTED'}
        onOpen={(order) =>
          order.kind === 'REQUEST'
            ? navigate({ to: '/requests/$id', params: { id: numberOf(order) } })
            : navigate({ to: `/orders/${numberOf(order)}` as '/orders' })
        }
        card={(order) => (
          <>
            <div className={tableCss.cardLine}>
              <OrderStatus status={order.shownStatus} />
              <span>{numberOf(order)}</span>
            </div>
            <div className={tableCss.cardTitle}>
              <Route from={order.pickup.city} to={order.delivery.city} />
            </div>
          </>
        )}
        empty={
          <Text as="p" tone="muted">
            {texts.overview.noOrders}
          </Text>
        }
      />
      {more && rows && rows.length > 0 && (
        <TableFoot shown={rows.length} noun={columnTexts.noun} {...read.more} />
      )}
    </QueryBoundary>
  );
}

function columnsOf(texts: AccountOrdersTexts): Column<Order>[] {
  return [
    {
      id: 'status',
      header: texts.status,
      width: 160,
      cell: ({ shownStatus }) => <OrderStatus status={shownStatus} />,
    },
    { id: 'number', header: texts.number, cell: (order) => <strong>{numberOf(order)}</strong> },
    {
      id: 'route',
      header: texts.route,
      cell: ({ pickup, delivery }) => <Route from={pickup.city} to={delivery.city} />,
    },
    { id: 'pickup', header: texts.pickup, cell: ({ requestedPickup }) => <DayTime at={requestedPickup} /> },
    { id: 'created', header: texts.created, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
    {
      id: 'net',
      header: texts.net,
      align: 'end',
      cell: ({ price }) => (
        <Money cents={price && Math.round(price.net * 100)} currency={price?.currency ?? 'EUR'} />
      ),
    },
  ];
}
