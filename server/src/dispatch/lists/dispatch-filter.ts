// The filters of dispatch: groups of orders by the work they need, and the board's columns with their moves.

import { waitsForRelease } from '../../model/orders/attention.ts';
import { type CommandName, listPossibleCommands, previewCommand } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import {
  BEFORE_RELEASE,
  ON_THE_ROAD,
  OPEN_ORDER,
  type Status,
  UNASSIGNED,
} from '../../model/orders/status.ts';
import { SHOWN_STATUSES, shownStatus, storedStatuses } from '../../orders/lists/list-filter.ts';

export const DISPATCH_GROUPS = ['open', 'release', 'assign', 'road', 'delivered', 'ended'] as const;
export type DispatchGroup = (typeof DISPATCH_GROUPS)[number];

export const DISPATCH_GROUP_STATUSES: Record<DispatchGroup, readonly Status[]> = {
  open: OPEN_ORDER,
  release: BEFORE_RELEASE,
  assign: UNASSIGNED,
  road: ON_THE_ROAD,
  delivered: ['DELIVERED', 'COMPLAINT'],
  ended: ['COMPLETED', 'INVOICED', 'CANCELLED', 'REJECTED'],
};

/** What dispatch sees: customers see an order as accepted before it is released, dispatch must release it. */
export const DISPATCH_STATUSES = ['TO_RELEASE', ...SHOWN_STATUSES] as const;
export type DispatchOrderStatus = (typeof DISPATCH_STATUSES)[number];

export function dispatchOrderStatus(
  order: Pick<Order, 'status' | 'statusBeforeComplaint'>,
): DispatchOrderStatus {
  return waitsForRelease(order) ? 'TO_RELEASE' : shownStatus(order);
}

/** Cancelled and rejected orders are on no board, because they need no more work. */
export const BOARD_COLUMNS = [
  'QUOTE_REQUIRED',
  'QUOTE_OFFERED',
  'TO_RELEASE',
  'ACCEPTED',
  'SCHEDULED',
  'PICKUP_IN_PROGRESS',
  'IN_TRANSIT',
  'DELIVERY_IN_PROGRESS',
  'DELIVERED',
  'COMPLAINT',
  'COMPLETED',
] as const satisfies readonly DispatchOrderStatus[];

/** Of the completed orders, only those that still have to be invoiced. */
export function statusesOfColumn(column: (typeof BOARD_COLUMNS)[number]): Status[] {
  if (column === 'COMPLETED') return ['COMPLETED'];
  if (column === 'TO_RELEASE') return [...BEFORE_RELEASE];
  return storedStatuses([column]).filter((status) => !waitsForRelease({ status }));
}

export interface Move {
  command: CommandName;
  to: DispatchOrderStatus;
}

/** The commands that move an order to another column. */
export function statusMovesOf(order: Order): Move[] {
  const here = dispatchOrderStatus(order);
  return listPossibleCommands(order)
    .map((command) => {
      const { leadsTo: status } = previewCommand(command, order);
      return { command, to: dispatchOrderStatus({ status, statusBeforeComplaint: null }) };
    })
    .filter(({ to }) => to !== here);
}
