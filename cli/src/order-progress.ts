// The order of statuses and of scenario steps, to know what an order has passed or can still reach.
import { ORDER_STATUSES, type Order, type ScenarioName } from '@handover/sdk';

/** The SDK lists the statuses in the order of a transport; these two end one early. */
const statuses: readonly string[] = ORDER_STATUSES.filter(
  (status) => status !== 'REJECTED' && status !== 'CANCELLED',
);

/** True at this status and after it. An order that began without a quote never had the statuses of one. */
export function hasReached(order: Pick<Order, 'status' | 'requestNumber'>, wanted: string): boolean {
  if (order.status === wanted) return true;
  const ofQuote = wanted.startsWith('QUOTE_');
  if (ofQuote && order.requestNumber === null) return false;
  const at = statuses.indexOf(wanted);
  return at !== -1 && statuses.indexOf(order.status) > at;
}

const UNTIL_PICKUP = ['TRIP_OFFERED', 'DRIVER_ASSIGNED', 'DRIVER_ACCEPTED', 'DRIVER_ON_THE_WAY'];
const UNTIL_TRANSIT = [...UNTIL_PICKUP, 'VEHICLE_PICKED_UP'];
const DELIVERED = ['ARRIVED_AT_DESTINATION', 'VEHICLE_HANDED_OVER'];
const TO_END = [...DELIVERED, 'ORDER_COMPLETED'];

/** The steps of the sandbox, so that a wrong name is refused before a step runs. */
export const SCENARIO_STEPS: Record<ScenarioName, readonly string[]> = {
  STANDARD: ['ORDER_CREATED', ...UNTIL_TRANSIT, ...TO_END],
  DELAY: ['ORDER_CREATED', ...UNTIL_TRANSIT, 'DELAY_REPORTED', ...TO_END],
  DAMAGE: ['ORDER_CREATED', ...UNTIL_TRANSIT, ...TO_END],
  CANCELLATION: ['ORDER_CREATED', 'TRIP_OFFERED', 'DRIVER_ASSIGNED', 'ORDER_CANCELLED'],
  QUOTE_REQUIRED: [
    'REQUEST_RECEIVED',
    'QUOTE_SENT',
    'QUOTE_ACCEPTED',
    'ORDER_CREATED',
    ...UNTIL_TRANSIT,
    ...TO_END,
  ],
  EXTRAS: [
    'ORDER_CREATED',
    ...UNTIL_TRANSIT,
    ...DELIVERED,
    'EXTRAS_APPROVED',
    'ORDER_COMPLETED',
    'INVOICE_ISSUED',
    'INVOICE_PAID',
  ],
  CORRECTED_INVOICE: [
    'ORDER_CREATED',
    ...UNTIL_TRANSIT,
    ...TO_END,
    'INVOICE_ISSUED',
    'INVOICE_CANCELLED',
    'INVOICE_ISSUED_AGAIN',
  ],
  CHANGED_ORDER: [
    'ORDER_CREATED',
    'TRIP_OFFERED',
    'DRIVER_ASSIGNED',
    'ORDER_CHANGED',
    ...UNTIL_TRANSIT.slice(2),
    'DESTINATION_CHANGED',
    ...TO_END,
  ],
  TRIP_IN_VAIN: ['ORDER_CREATED', ...UNTIL_PICKUP, 'TRIP_IN_VAIN', 'INVOICE_ISSUED'],
};

export const STEP_NAMES: readonly string[] = [...new Set(Object.values(SCENARIO_STEPS).flat())];
