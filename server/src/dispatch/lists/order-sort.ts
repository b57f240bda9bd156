// The sort orders that people can choose for the list of orders.
import { ALL_STATUSES, type Status } from '../../model/orders/status.ts';
import { BOARD_COLUMNS, dispatchOrderStatus } from './dispatch-filter.ts';

/** Sorted by a value of the order; orders without it come last. */
const VALUE_SORTS = ['number', 'route', 'pickup', 'delivery', 'vehicle', 'price'] as const;
export type ValueSort = (typeof VALUE_SORTS)[number];

/** Sorted in groups, the newest order of each group first. */
const GROUP_SORTS = ['status', 'customer', 'driver'] as const;
export type GroupSort = (typeof GROUP_SORTS)[number];

export interface OrderSort {
  by: ValueSort | GroupSort;
  descending: boolean;
}

/** As in the address of the list: `-price` is the highest price first. */
export const ORDER_SORTS = [...VALUE_SORTS, ...GROUP_SORTS].flatMap((by) => [by, `-${by}`] as const);
export type OrderSortName = (typeof ORDER_SORTS)[number];

export function parseOrderSort(name: OrderSortName): OrderSort {
  const descending = name.startsWith('-');
  return { by: (descending ? name.slice(1) : name) as OrderSort['by'], descending };
}

export function isGroupSort(by: OrderSort['by']): by is GroupSort {
  return GROUP_SORTS.some((name) => name === by);
}

const ENDED = ['CANCELLED', 'REJECTED'] as const;
/** As the columns of the board, from the request to the end. */
const SHOWN_ORDER: readonly string[] = [...BOARD_COLUMNS, ...ENDED];

/** Complaints show their own status, whatever was before. */
export function placeOfStatus(status: Status): number {
  return SHOWN_ORDER.indexOf(dispatchOrderStatus({ status, statusBeforeComplaint: null }));
}

/** Requests that became orders are in no list. */
export const LISTED_STATUSES: readonly Status[] = ALL_STATUSES.filter((status) => status !== 'CONVERTED');
