// The scenarios as data: named steps, each with the commands that dispatch, driver and customer would send.
import type { Command } from '../orders/model/lifecycle.ts';
import type { Order } from '../orders/model/order.ts';
import { SIMULATED_DRIVER } from '../transport/driver.ts';

export const SCENARIO_NAMES = ['STANDARD', 'DELAY', 'DAMAGE', 'CANCELLATION', 'QUOTE_REQUIRED'] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];
export const MODES = ['automatic', 'manual'] as const;
export type Mode = (typeof MODES)[number];

/** Quote steps do more than run commands on the order. */
export type QuoteStep = 'issue' | 'accept' | 'convert';

export interface ScenarioStep {
  name: string;
  quote?: QuoteStep;
  commands?: (order: Order, now: Date) => Command[];
  /** Also creates the invoice, without changing the status to INVOICED. */
  invoice?: true;
}

const TWO_HOURS_MS = 2 * 3_600_000;
const AT_PICKUP = { odometerKm: 45_210, fuelLevelPercent: 75 };
const AT_DELIVERY = { odometerKm: 45_510, fuelLevelPercent: 50 };

const CREATED: ScenarioStep = { name: 'ORDER_CREATED' };
const OFFERED: ScenarioStep = { name: 'TRIP_OFFERED', commands: () => [{ name: 'offer' }] };
const ASSIGNED: ScenarioStep = {
  name: 'DRIVER_ASSIGNED',
  commands: () => [{ name: 'assign_driver', driver: SIMULATED_DRIVER }],
};
const UNTIL_TRANSIT: ScenarioStep[] = [
  OFFERED,
  ASSIGNED,
  { name: 'DRIVER_ACCEPTED', commands: () => [{ name: 'driver_accepted' }] },
  { name: 'DRIVER_ON_THE_WAY', commands: () => [{ name: 'start_pickup' }, { name: 'arrive_pickup' }] },
  { name: 'VEHICLE_PICKED_UP', commands: () => [{ name: 'pick_up', ...AT_PICKUP }] },
];
const DELAYED: ScenarioStep = {
  name: 'DELAY_REPORTED',
  commands: (order, now) => [
    {
      name: 'report_delay',
      requestedDelivery: new Date((order.requestedDelivery ?? now).getTime() + TWO_HOURS_MS),
      reason: 'Traffic jam',
    },
  ],
};
const ARRIVED: ScenarioStep = {
  name: 'ARRIVED_AT_DESTINATION',
  commands: () => [{ name: 'arrive_delivery' }],
};
const handedOver = (hasDamage: boolean): ScenarioStep => ({
  name: 'VEHICLE_HANDED_OVER',
  commands: () => [
    {
      name: 'hand_over',
      ...AT_DELIVERY,
      hasDamage,
      ...(hasDamage && { damageDescription: 'Scratch on the front bumper' }),
    },
  ],
});
const COMPLETED: ScenarioStep = {
  name: 'ORDER_COMPLETED',
  commands: () => [{ name: 'complete' }],
  invoice: true,
};

export const SCENARIOS: Record<ScenarioName, readonly ScenarioStep[]> = {
  STANDARD: [CREATED, ...UNTIL_TRANSIT, ARRIVED, handedOver(false), COMPLETED],
  DELAY: [CREATED, ...UNTIL_TRANSIT, DELAYED, ARRIVED, handedOver(false), COMPLETED],
  DAMAGE: [CREATED, ...UNTIL_TRANSIT, ARRIVED, handedOver(true), COMPLETED],
  CANCELLATION: [
    CREATED,
    OFFERED,
    ASSIGNED,
    {
      name: 'ORDER_CANCELLED',
      commands: () => [{ name: 'cancel', reason: 'Cancelled by the operator (simulation)' }],
    },
  ],
  QUOTE_REQUIRED: [
    { name: 'REQUEST_RECEIVED' },
    { name: 'QUOTE_SENT', quote: 'issue' },
    { name: 'QUOTE_ACCEPTED', quote: 'accept' },
    { name: 'ORDER_CREATED', quote: 'convert' },
    ...UNTIL_TRANSIT,
    ARRIVED,
    handedOver(false),
    COMPLETED,
  ],
};

/** The step reached once the customer has accepted the quote and the order exists. */
export const CONVERSION_STEP = 4;
/** The step at which a process waits if the customer must decide. */
export const OFFER_STEP = 2;
