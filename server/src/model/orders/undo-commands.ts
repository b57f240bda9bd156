// The commands that take a mistaken step back. When they are possible is decided by `dispatch/trips/undo-step.ts`, because the
// order alone does not show when the step was made.
import { isoTimeOrNull } from '../../platform/iso-time.ts';
import { command } from './command.ts';
import { invoicesOf, readings } from './effects.ts';
import type { Order } from './order.ts';
import { ASSIGNED_BEFORE_PICKUP, BEFORE_RELEASE, isOneOf, type Status } from './status.ts';

interface Undo {
  reason: string;
}

const hasNoInvoice = (order: Pick<Order, 'invoiceNumber' | 'supplementaryInvoices'>) =>
  invoicesOf(order).length === 0 ? null : 'The order has an invoice. Cancel it first.';

export const UNDO_COMMANDS = {
  /** The cancellation was announced, so the order is announced again as if it were new. */
  reopen: command<Undo & { to: Status }>({
    from: ['CANCELLED'],
    to: (_order, given) => given?.to ?? 'OPEN',
    unless: hasNoInvoice,
    changes: (_order, { to }) => ({
      cancelReason: null,
      // Without the driver who had it, if that one cannot have it again.
      ...(to === 'OFFERED' && { driver: null, arrivedAtPickup: null }),
    }),
    events: [
      { type: 'order.accepted' },
      { type: 'order.scheduled', when: ({ after }) => isOneOf(ASSIGNED_BEFORE_PICKUP, after) },
    ],
    mail: { topic: 'trackingLink', when: ({ after }) => !isOneOf(BEFORE_RELEASE, after) },
    notListed: true,
  }),
  undo_delivery: command<Undo>({
    from: ['DELIVERED'],
    to: 'DELIVERY',
    changes: () => ({ actualDelivery: null, hasDamage: false }),
    events: [{ type: 'delivery.arrived' }],
    notListed: true,
  }),
  undo_completion: command<Undo>({
    from: ['COMPLETED'],
    to: 'DELIVERED',
    unless: hasNoInvoice,
    events: [
      {
        type: 'vehicle.delivered',
        data: ({ after, ...effect }) => ({
          actualDelivery: isoTimeOrNull(after.actualDelivery),
          hasDamage: after.hasDamage,
          ...readings({ ...effect, after, command: {} }),
        }),
      },
    ],
    notListed: true,
  }),
};

export type UndoName = keyof typeof UNDO_COMMANDS;
export const UNDO_NAMES = Object.keys(UNDO_COMMANDS) as UndoName[];
