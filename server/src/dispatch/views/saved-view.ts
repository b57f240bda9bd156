import type { DispatchGroup } from '../lists/dispatch-filter.ts';
import type { OrderFilters } from '../lists/order-filters.ts';
import type { OrderSortName } from '../lists/order-sort.ts';

export const VIEW_LAYOUTS = ['board', 'table', 'map'] as const;
/** Days from today on, so that a view stays current. */
export const VIEW_PICKUPS = ['today', 'tomorrow', 'soon', 'week'] as const;
export type ViewPickup = (typeof VIEW_PICKUPS)[number];

export interface ViewFilter extends OrderFilters {
  layout: (typeof VIEW_LAYOUTS)[number];
  group?: DispatchGroup | undefined;
  pickup?: ViewPickup | undefined;
  sort?: OrderSortName | undefined;
  /** Of the table, in their order. */
  columns?: string[] | undefined;
}

export interface SavedView {
  id: string;
  /** Null if the operator token made it. */
  ownerId: string | null;
  name: string;
  isShared: boolean;
  filter: ViewFilter;
  createdAt: Date;
  updatedAt: Date;
}
