// Describes each scenario and mode of the sandbox in one sentence.
import type { Mode, ScenarioName } from './scenarios.ts';

export const SCENARIO_TEXTS: Readonly<Record<ScenarioName, string>> = {
  STANDARD: 'From order to invoice without problems',
  DELAY: 'On the road a delay is reported; the delivery moves by two hours',
  DAMAGE: 'Damage is noted at the handover, with a damage report',
  CANCELLATION: 'The operator cancels after a driver was assigned',
  QUOTE_REQUIRED: 'A request first, then a quote, its acceptance, and the order',
  EXTRAS: 'Waiting time and a fuel receipt are approved, invoiced with the transport, and paid',
  CORRECTED_INVOICE: 'The invoice is cancelled, and a new one is issued',
  TRIP_IN_VAIN: 'The vehicle is not there; the order is cancelled, and the trip is invoiced',
  CHANGED_ORDER: 'The operator changes the destination and the price, before the pickup and on the way',
};

export const MODE_TEXTS: Readonly<Record<Mode, string>> = {
  automatic: 'A step runs every 20 seconds',
  manual: 'A step runs only when you advance the order',
};
