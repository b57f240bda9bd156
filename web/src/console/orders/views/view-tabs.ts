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
export function currentTab({ layout: _, sort: __, columns: ___, ...search }: OrdersSearch): string | null {
  if (search.saved) return search.saved;
  return COMMON_NAMES.find((name) => isSameSearch(COMMON_TABS[name], search)) ?? null;
}
