// Converts between the filters in the address of the list and those of a saved view.
import type { components } from '../../../api/paths/operations.ts';
import type { OrdersSearch } from '../list/orders-search.ts';

export type SavedView = components['schemas']['SavedView'];

export function toFilter({
  view,
  group,
  pickup,
  account,
  driver,
  late,
  q,
}: OrdersSearch): SavedView['filter'] {
  return {
    layout: view ?? 'board',
    ...(group && { group }),
    ...(pickup && { pickup }),
    ...(account && { accountId: account }),
    ...(driver && { driverId: driver }),
    ...(late && { late: 'true' as const }),
    ...(q && { search: q }),
  };
}

export function toSearch({ id, filter }: Pick<SavedView, 'id' | 'filter'>): OrdersSearch {
  const { layout, group, pickup, accountId, driverId, late, search } = filter;
  return {
    saved: id,
    ...(layout !== undefined && layout !== 'board' && { view: layout }),
    ...(group && { group }),
    ...(pickup && { pickup }),
    ...(accountId && { account: accountId }),
    ...(driverId && { driver: driverId }),
    ...(late && { late: true as const }),
    ...(search && { q: search }),
  };
}

/** Whether the filters in the address differ from those of the view. */
export function isChanged(view: SavedView, search: OrdersSearch): boolean {
  const sorted = (filter: OrdersSearch) => JSON.stringify(Object.entries(filter).sort());
  return sorted(toSearch(view)) !== sorted({ ...search, saved: view.id });
}
