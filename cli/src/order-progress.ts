// The order of statuses and of scenario steps, to know what an order has passed or can still reach.
import type { Order, ScenarioName } from '@handover/sdk';

const WAY: readonly Order['status'][] = [
  'QUOTE_REQUIRED',
  'QUOTE_OFFERED',
  'ACCEPTED',
  'SCHEDULED',
  'PICKUP_IN_PROGRESS',
  'IN_TRANSIT',
  'DELIVERY_IN_PROGRESS',
  'DELIVERED',
  'COMPLETED',
];

/** True at this status and after it. An order that began without a quote never had the statuses of one. */
export function hasReached(order: Pick<Order, 'status' | 'requestNumber'>, wanted: string): boolean {
  if (order.status === wanted) return true;
  const ofQuote = wanted.startsWith('QUOTE_');
  if (ofQuote && order.requestNumber === null) return false;
  const at = WAY.indexOf(wanted as Order['status']);
  return at !== -1 && WAY.indexOf(order.status) > at;
}

const UNTIL_TRANSIT = [
  'TRIP_OFFERED',
  'DRIVER_ASSIGNED',
  'DRIVER_ACCEPTED',
  'DRIVER_ON_THE_WAY',
  'VEHICLE_PICKED_UP',
];
const TO_END = ['ARRIVED_AT_DESTINATION', 'VEHICLE_HANDED_OVER', 'ORDER_COMPLETED'];

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
};

export const STEP_NAMES: readonly string[] = [...new Set(Object.values(SCENARIO_STEPS).flat())];
