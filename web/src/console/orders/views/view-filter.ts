// Converts between the filters in the address of the list and those of a saved view.
import type { components } from '../../../api/paths/operations.ts';
import { isSameSearch, type OrdersSearch } from '../list/orders-search.ts';

export type SavedView = components['schemas']['SavedView'];

export function toFilter({ saved: _, layout, late, ...filters }: OrdersSearch): SavedView['filter'] {
  return { ...filters, layout: layout ?? 'board', ...(late && { late: 'true' as const }) };
}

export function toSearch({ id, filter }: Pick<SavedView, 'id' | 'filter'>): OrdersSearch {
  const { layout, late, ...filters } = filter;
  return {
    ...filters,
    saved: id,
    ...(layout !== undefined && layout !== 'board' && { layout }),
    ...(late && { late: true as const }),
  };
}

/** Whether the filters in the address differ from those of the view. */
export function isChanged(view: SavedView, search: OrdersSearch): boolean {
  return !isSameSearch(toSearch(view), { ...search, saved: view.id });
}
