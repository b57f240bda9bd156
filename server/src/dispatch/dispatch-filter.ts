// The filters of dispatch: groups of orders by the work they need, and the board's columns with their moves.
import type { ShownStatus } from '../orders/lists/list-filter.ts';
import { shownStatus, storedStatuses } from '../orders/lists/list-filter.ts';
import { type CommandName, listPossibleCommands, previewCommand } from '../orders/model/lifecycle.ts';
import type { Order } from '../orders/model/order.ts';
import { BEFORE_RELEASE, ON_THE_ROAD, OPEN_ORDER, type Status, UNASSIGNED } from '../orders/model/status.ts';

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

/** Cancelled and rejected orders are on no board, because they need no more work. */
export const BOARD_COLUMNS = [
  'QUOTE_REQUIRED',
  'QUOTE_OFFERED',
  'ACCEPTED',
  'SCHEDULED',
  'PICKUP_IN_PROGRESS',
  'IN_TRANSIT',
  'DELIVERY_IN_PROGRESS',
  'DELIVERED',
  'COMPLAINT',
  'COMPLETED',
] as const satisfies readonly ShownStatus[];

/** Of the completed orders, only those that still have to be invoiced. */
export function statusesOfColumn(column: (typeof BOARD_COLUMNS)[number]): Status[] {
  return column === 'COMPLETED' ? ['COMPLETED'] : storedStatuses([column]);
}

export interface Move {
  command: CommandName;
  to: ShownStatus;
}

/** The commands that move an order to another column. */
export function statusMovesOf(order: Order): Move[] {
  const here = shownStatus(order);
  return listPossibleCommands(order)
    .map((command) => {
      const { leadsTo: status } = previewCommand(command, order);
      return { command, to: shownStatus({ status, statusBeforeComplaint: null }) };
    })
    .filter(({ to }) => to !== here);
}
