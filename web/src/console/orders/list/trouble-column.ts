// In which column of the table the reason for attention stands: beside the value that it concerns.
import type { DispatchListItem } from '../order-queries.ts';

export type TroubleColumn = 'status' | 'pickup' | 'delivery' | 'driver';

type Facts = Pick<
  DispatchListItem,
  'trouble' | 'late' | 'requestedPickup' | 'expectedDelivery' | 'delayedUntil'
>;

/** Null where nothing is wrong, or the status itself says it. */
export function troubleColumnOf(order: Facts): TroubleColumn | null {
  switch (order.trouble) {
    case 'DAMAGE':
      return 'status';
    case 'SILENT':
    case 'NO_ANSWER':
    case 'TO_CONFIRM':
      return 'driver';
    case 'LATE': {
      const isExpected = (order.expectedDelivery ?? order.delayedUntil) !== null;
      return isExpected || order.requestedPickup === null ? 'delivery' : 'pickup';
    }
    case 'COMPLAINT':
    case 'NOT_RELEASED':
      return null;
    default:
      return order.late ? 'delivery' : null;
  }
}
