// The scenarios as data: named steps, each with the commands that dispatch, driver and customer would send.

import { HOUR_MS } from '../../../shared/time/durations.ts';
import { SIMULATED_DRIVER } from '../dispatch/drivers/driver.ts';
import type { Command } from '../model/orders/lifecycle.ts';
import type { Order } from '../model/orders/order.ts';
import { simulatedChange } from './simulated-change.ts';
import { SIMULATED_DAMAGE } from './simulated-damage.ts';
import type { SimulatedExtra } from './simulated-extras.ts';

/** Those that the specification names. */
export const FIRST_SCENARIOS = ['STANDARD', 'DELAY', 'DAMAGE', 'CANCELLATION', 'QUOTE_REQUIRED'] as const;
export const SCENARIO_NAMES = [
  ...FIRST_SCENARIOS,
  'EXTRAS',
  'CORRECTED_INVOICE',
  'TRIP_IN_VAIN',
  'CHANGED_ORDER',
] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];
export const MODES = ['automatic', 'manual'] as const;
export type Mode = (typeof MODES)[number];

/** Quote steps do more than run commands on the order. */
export type QuoteStep = 'issue' | 'accept' | 'convert';

/** What accounting does; a payment changes nothing of the order. */
export type MoneyStep = 'invoice' | 'invoice_extras' | 'cancel_invoice' | 'reinvoice' | 'payment';

export interface ScenarioStep {
  name: string;
  quote?: QuoteStep;
  money?: MoneyStep;
  commands?: (order: Order, now: Date) => Command[];
  /** Extras and expenses that the driver reports and dispatch approves, after the commands. */
  extras?: readonly SimulatedExtra[];
  /** Dispatch opens a damage case, or decides it; customers see its state in the portal. */
  damageCase?: 'open' | 'decide';
  /** Also creates the invoice, without changing the status to INVOICED. */
  invoice?: true;
}

const TWO_HOURS_MS = 2 * HOUR_MS;
const AT_PICKUP = { odometerKm: 45_210, fuelLevelPercent: 75 };
const AT_DELIVERY = { odometerKm: 45_510, fuelLevelPercent: 50 };

const CREATED: ScenarioStep = { name: 'ORDER_CREATED' };
const OFFERED: ScenarioStep = { name: 'TRIP_OFFERED', commands: () => [{ name: 'offer' }] };
const ASSIGNED: ScenarioStep = {
  name: 'DRIVER_ASSIGNED',
  commands: () => [{ name: 'assign_driver', driver: SIMULATED_DRIVER }],
};
const FROM_ACCEPTED: ScenarioStep[] = [
  { name: 'DRIVER_ACCEPTED', commands: () => [{ name: 'driver_accepted' }] },
  { name: 'DRIVER_ON_THE_WAY', commands: () => [{ name: 'start_pickup' }, { name: 'arrive_pickup' }] },
];
const UNTIL_PICKUP: ScenarioStep[] = [OFFERED, ASSIGNED, ...FROM_ACCEPTED];
const PICKED_UP: ScenarioStep = {
  name: 'VEHICLE_PICKED_UP',
  commands: () => [{ name: 'pick_up', ...AT_PICKUP }],
};
const UNTIL_TRANSIT: ScenarioStep[] = [...UNTIL_PICKUP, PICKED_UP];
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
      ...(hasDamage && { damageDescription: SIMULATED_DAMAGE.description }),
    },
  ],
  ...(hasDamage && { damageCase: 'open' }),
});
const COMPLETED: ScenarioStep = {
  name: 'ORDER_COMPLETED',
  commands: () => [{ name: 'complete' }],
  invoice: true,
};
/** For scenarios in which the invoice has a step of its own. */
const COMPLETED_WITHOUT_INVOICE: ScenarioStep = {
  name: 'ORDER_COMPLETED',
  commands: () => [{ name: 'complete' }],
};
const INVOICED: ScenarioStep = { name: 'INVOICE_ISSUED', money: 'invoice' };
/** It cancels the order, but the scenario continues: the trip is invoiced. */
export const TRIP_IN_VAIN_STEP = 'TRIP_IN_VAIN';

export const SCENARIOS: Record<ScenarioName, readonly ScenarioStep[]> = {
  STANDARD: [CREATED, ...UNTIL_TRANSIT, ARRIVED, handedOver(false), COMPLETED],
  DELAY: [CREATED, ...UNTIL_TRANSIT, DELAYED, ARRIVED, handedOver(false), COMPLETED],
  DAMAGE: [CREATED, ...UNTIL_TRANSIT, ARRIVED, handedOver(true), { ...COMPLETED, damageCase: 'decide' }],
  CANCELLATION: [
    CREATED,
    OFFERED,
    ASSIGNED,
    {
      name: 'ORDER_CANCELLED',
      commands: () => [{ name: 'cancel', reason: 'Cancelled by the operator (simulation)' }],
    },
  ],
  EXTRAS: [
    CREATED,
    ...UNTIL_TRANSIT,
    ARRIVED,
    handedOver(false),
    { name: 'EXTRAS_APPROVED', extras: ['WAITING', 'FUEL'] },
    COMPLETED_WITHOUT_INVOICE,
    INVOICED,
    { name: 'INVOICE_PAID', money: 'payment' },
  ],
  CORRECTED_INVOICE: [
    CREATED,
    ...UNTIL_TRANSIT,
    ARRIVED,
    handedOver(false),
    COMPLETED_WITHOUT_INVOICE,
    INVOICED,
    { name: 'INVOICE_CANCELLED', money: 'cancel_invoice' },
    { name: 'INVOICE_ISSUED_AGAIN', money: 'reinvoice' },
  ],
  TRIP_IN_VAIN: [
    CREATED,
    ...UNTIL_PICKUP,
    {
      name: TRIP_IN_VAIN_STEP,
      commands: () => [{ name: 'trip_in_vain', reason: 'The vehicle is not there (simulation)' }],
      extras: ['TRIP_IN_VAIN'],
    },
    { name: 'INVOICE_ISSUED', money: 'invoice_extras' },
  ],
  CHANGED_ORDER: [
    CREATED,
    OFFERED,
    ASSIGNED,
    {
      name: 'ORDER_CHANGED',
      commands: (order) => [{ name: 'change_terms', ...simulatedChange(order, 'beforePickup') }],
    },
    ...FROM_ACCEPTED,
    PICKED_UP,
    {
      name: 'DESTINATION_CHANGED',
      commands: (order) => [{ name: 'redirect', ...simulatedChange(order, 'onTheWay') }],
    },
    ARRIVED,
    handedOver(false),
    COMPLETED,
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
