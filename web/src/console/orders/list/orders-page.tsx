// Orders of all customers: counts of open and late orders, and a board, table or map with filters in the URL.

import { IconDots, IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { recurringTexts } from '../../../../../shared/texts/generated/console/recurring.ts';
import { operations } from '../../../api/client.ts';
import { useCall } from '../../../api/use-call.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import layoutCss from '../../../ui/layout.module.css';
import { IconMenu, MenuItem } from '../../../ui/menu.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { RouteButton } from '../../../ui/route-button.tsx';
import { Text } from '../../../ui/text.tsx';
import { LIVE } from '../../live.tsx';
import { useConsole } from '../../session.tsx';
import { dispatchTexts } from '../texts.ts';
import { SavedViews } from '../views/saved-views.tsx';
import { Board } from './board.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrdersMap } from './orders-map.tsx';
import { readOrdersSearch } from './orders-search.ts';
import { OrdersTable } from './table.tsx';

const route = getRouteApi('/frame/orders');

export function OrdersPage() {
  const { list } = useTexts(dispatchTexts);
  const recurring = useTexts(recurringTexts);
  const navigate = useNavigate();
  const { may } = useConsole();
  const address = route.useSearch();
  // The URL may contain other parameters than filters, for example `lang`.
  const search = useMemo(() => readOrdersSearch({ ...address }), [address]);
  const { data: counts } = useCall(
    [LIVE, 'orders', 'counts'],
    (signal) => operations.GET('/orders/counts', { signal }),
    { meta: { parts: ['positions'] } },
  );
  return (
    <div className={layoutCss.fullPage}>
      <PageHead
        title={list.title}
        aside={
          <Text size="table" tone="muted">
            {counts &&
              list.summary({
                open: counts.open,
                late: counts.late,
                silent: counts.withoutPosition,
              })}
          </Text>
        }
        actions={
          <>
            <SavedViews search={search} />
            <IconMenu label={recurring.moreOfOrders} icon={<IconDots />} outlined>
              <MenuItem onSelect={() => navigate({ to: '/orders/recurring' })}>{recurring.title}</MenuItem>
            </IconMenu>
            {may('dispatch') && (
              <RouteButton icon={<IconPlus />} to="/orders/new">
                {list.newOrder}
              </RouteButton>
            )}
          </>
        }
      >
        <OrderFilters search={search} late={counts?.late} />
      </PageHead>
      {search.layout === 'table' ? (
        <OrdersTable search={search} />
      ) : search.layout === 'map' ? (
        <OrdersMap search={search} />
      ) : (
        <Board search={search} />
      )}
    </div>
  );
}
