// Orders of all customers: counts of open and late orders, and a board, table or map with filters in the URL.

import { IconDots, IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { recurringTexts } from '../../../../../shared/texts/generated/console/recurring.ts';
import { operations } from '../../../api/client.ts';
import { useCall } from '../../../api/use-call.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { useListChoice } from '../../../people/list-choice.ts';
import { ColumnMenu } from '../../../ui/column-menu.tsx';
import layoutCss from '../../../ui/layout.module.css';
import { IconMenu, MenuItem } from '../../../ui/menu.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePhone } from '../../../ui/phone.ts';
import { RouteButton } from '../../../ui/route-button.tsx';
import { Text } from '../../../ui/text.tsx';
import { LIVE } from '../../live.tsx';
import { useConsole } from '../../session.tsx';
import { dispatchTexts } from '../texts.ts';
import { SavedViews } from '../views/saved-views.tsx';
import { useSavedViews } from '../views/view-queries.ts';
import { Board } from './board.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrdersMap } from './orders-map.tsx';
import { type OrdersSearch, readOrdersSearch, resolveSearch } from './orders-search.ts';
import { OrdersTable } from './table.tsx';
import { columnsOf, STANDARD_COLUMNS } from './table-columns.tsx';

const route = getRouteApi('/frame/orders');

export function OrdersPage() {
  const texts = useTexts(dispatchTexts);
  const { list } = texts;
  const recurring = useTexts(recurringTexts);
  const navigate = useNavigate();
  const { may } = useConsole();
  const address = route.useSearch();
  // The URL may contain other parameters than filters, for example `lang`.
  const asked = useMemo(() => readOrdersSearch({ ...address }), [address]);
  const isPhone = usePhone();
  const search = useMemo(() => resolveSearch(asked, isPhone), [asked, isPhone]);
  const { data: views } = useSavedViews();
  const ownSort = views?.find(({ id }) => id === search.saved)?.filter.sort;
  const own = useListChoice('orders-columns');
  const chosen = search.columns ?? own.chosen;
  const set = (changes: { [Name in keyof OrdersSearch]?: OrdersSearch[Name] | undefined }) =>
    navigate({ to: '/orders', search: readOrdersSearch({ ...search, ...changes }), replace: true });
  // A view with columns of its own keeps them: what is changed there stays in the address.
  const chooseColumns = (columns: readonly string[] | null) =>
    search.columns ? set({ columns: columns ? [...columns] : undefined }) : own.choose(columns);
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
        <SavedViews address={asked} search={search} columns={chosen} />
        <OrderFilters search={search} late={counts?.late}>
          {search.layout === 'table' && !isPhone && (
            <ColumnMenu
              columns={columnsOf(texts)}
              chosen={chosen ?? STANDARD_COLUMNS}
              onChange={chooseColumns}
            />
          )}
        </OrderFilters>
      </PageHead>
      {search.layout === 'table' ? (
        <OrdersTable
          search={search}
          columns={chosen ?? STANDARD_COLUMNS}
          ownSort={ownSort}
          onSort={(sort) => set({ sort })}
        />
      ) : search.layout === 'map' ? (
        <OrdersMap search={search} />
      ) : (
        <Board search={search} />
      )}
    </div>
  );
}
