import type { DispatchGroup } from '../lists/dispatch-filter.ts';
import type { OrderFilters } from '../lists/order-filters.ts';

export const VIEW_LAYOUTS = ['board', 'table', 'map'] as const;
/** Days from today on, so that a view stays current. */
export const VIEW_PICKUPS = ['today', 'soon', 'week'] as const;

interface ViewFilter extends OrderFilters {
  layout: (typeof VIEW_LAYOUTS)[number];
  group?: DispatchGroup | undefined;
  pickup?: (typeof VIEW_PICKUPS)[number] | undefined;
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
