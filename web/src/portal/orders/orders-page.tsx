// The list of orders: views and filters in the address, keyboard shortcuts, pages by cursor, cards on a
// phone.
import { IconDownload, IconListDetails, IconPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { MAX_COUNTED } from '../../../../shared/lists/count-limit.ts';
import { portal } from '../../api/client.ts';
import { useCall, usePages } from '../../api/use-call.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { numberOf } from '../../orders/order-status.tsx';
import { useColumnChoice } from '../../people/column-choice.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { DataTable } from '../../ui/table.tsx';
import { Empty, TableFoot } from '../../ui/table-states.tsx';
import { usePortal } from '../session.tsx';
import { csvAddress, type ListSearch, readListSearch, sortingOf, toQuery } from './list-search.ts';
import { OrderFilters } from './order-filters.tsx';
import { columnsOf, OrderCard } from './order-rows.tsx';
import { isEnded, type ListedOrder } from './order-status.tsx';
import { customerOrderTexts } from './texts.ts';

const PAGE = 50;
const route = getRouteApi('/$environment/orders');

export function OrdersPage() {
  const texts = useTexts(customerOrderTexts);
  const { environment, may } = usePortal();
  const address = route.useSearch();
  // The address may contain parameters that are not filters, such as `lang`, which the API would reject.
  const search = useMemo(() => readListSearch({ ...address }), [address]);
  const navigate = useNavigate();
  const orders = useOrders(search);
  const counts = useCounts();
  const { rows } = orders;
  const all = useMemo(() => columnsOf(texts), [texts]);
  const { columns, columnMenu } = useColumnChoice('portal-orders-columns', all);
  const open = (order: ListedOrder) => navigate({ to: `/${environment}/orders/${numberOf(order)}` });
  const order = () => navigate({ to: `/${environment}/orders/new` });
  useNewShortcut(may('orderers') ? order : null);
  const filtered = Object.keys(search).length > 0;
  const total = filtered ? undefined : counts.data?.all;
  return (
    <>
      <PageHead
        title={texts.title}
        actions={
          <>
            {columnMenu}
            <ButtonLink icon={<IconDownload />} href={csvAddress(environment, search)} download>
              {texts.exportCsv}
            </ButtonLink>
            {may('orderers') && (
              <Button kind="filled" icon={<IconPlus />} onClick={order}>
                {texts.newOrder}
              </Button>
            )}
          </>
        }
      >
        <OrderFilters search={search} counts={counts.data} />
      </PageHead>
      <QueryBoundary query={orders}>
        <DataTable
          label={texts.title}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          isEnded={isEnded}
          onOpen={open}
          card={(row) => <OrderCard order={row} />}
          empty={filtered ? <NothingFits /> : <NoOrders onOrder={may('orderers') ? order : null} />}
        />
      </QueryBoundary>
      {rows && rows.length > 0 && (
        <TableFoot
          shown={rows.length}
          {...(total !== undefined && total <= MAX_COUNTED && { total })}
          noun={texts.noun[sortingOf(search)]}
          {...orders.more}
          keys={
            may('orderers') && (
              <>
                <Kbd>N</Kbd> {texts.keyNew}
              </>
            )
          }
        />
      )}
    </>
  );
}

function useOrders(search: ListSearch) {
  const { environment } = usePortal();
  return usePages(
    [environment, 'orders', 'list', search],
    (page, signal) =>
      portal.GET('/{environment}/orders', {
        params: { path: { environment }, query: { ...toQuery(search), limit: PAGE, ...page } },
        signal,
      }),
    { placeholderData: keepPreviousData },
  );
}

function useCounts() {
  const { environment } = usePortal();
  return useCall([environment, 'orders', 'counts'], (signal) =>
    portal.GET('/{environment}/orders/counts', { params: { path: { environment } }, signal }),
  );
}

/** N opens the form for a new order, unless a field has the focus. */
function useNewShortcut(onNew: (() => void) | null): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, textarea, select, dialog, [role="menu"]')) return;
      if (event.key === 'n') onNew?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onNew]);
}

function NoOrders({ onOrder }: { onOrder: (() => void) | null }) {
  const texts = useTexts(customerOrderTexts);
  const { environment, may } = usePortal();
  const navigate = useNavigate();
  return (
    <Empty
      icon={<IconListDetails />}
      title={texts.empty.title}
      actions={
        <>
          {onOrder && (
            <Button kind="filled" icon={<IconPlus />} onClick={onOrder}>
              {texts.newOrder}
            </Button>
          )}
          {may('technical') && (
            <Button onClick={() => navigate({ to: `/${environment}/api-keys` })}>
              {texts.empty.apiKeys}
            </Button>
          )}
        </>
      }
    >
      {texts.empty.text}
    </Empty>
  );
}

function NothingFits() {
  const texts = useTexts(customerOrderTexts);
  const { environment } = usePortal();
  const navigate = useNavigate();
  return (
    <Empty
      icon={<IconListDetails />}
      title={texts.nothing.title}
      actions={
        <Button onClick={() => navigate({ to: `/${environment}/orders` })}>{texts.nothing.clear}</Button>
      }
    >
      {texts.nothing.text}
    </Empty>
  );
}
