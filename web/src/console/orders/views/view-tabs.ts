// The tabs above the list of orders: those that every console has, then the saved views.
import { isSameSearch, type OrdersSearch } from '../list/orders-search.ts';

/** As the server counts them: `server/src/dispatch/views/count-views.ts`. */
export const COMMON_TABS = {
  open: { group: 'open' },
  today: { group: 'open', pickup: 'today' },
  tomorrow: { group: 'open', pickup: 'tomorrow' },
  assign: { group: 'assign' },
  late: { late: true },
  release: { group: 'release' },
} as const satisfies Record<string, OrdersSearch>;

export type CommonTab = keyof typeof COMMON_TABS;
export const COMMON_NAMES = Object.keys(COMMON_TABS) as CommonTab[];

/** The id of a saved view, the name of a common tab, or null for other filters. */
export function currentTab({ layout, sort: _, columns: __, ...search }: OrdersSearch): string | null {
  if (search.saved) return search.saved;
  // The board shows open orders only.
  const filtersOf = ({ group, ...rest }: OrdersSearch) =>
    layout === 'board' && group === 'open' ? rest : { ...rest, ...(group && { group }) };
  const filters = filtersOf(search);
  return COMMON_NAMES.find((name) => isSameSearch(filtersOf(COMMON_TABS[name]), filters)) ?? null;
}
