// When each step of a scenario would happen: the test clock of an order runs the steps up to its moment.
import { DAY_MS, HOUR_MS } from '../../../shared/time/durations.ts';
import type { Order } from '../model/orders/order.ts';
import { SCENARIOS, type ScenarioName } from './scenarios.ts';

export interface PlannedStep {
  name: string;
  at: Date;
}

type Dates = Pick<Order, 'createdAt' | 'requestedPickup' | 'requestedDelivery'>;

/** All in milliseconds. */
interface Moments {
  created: number;
  pickup: number;
  delivery: number;
}

const HALF_HOUR_MS = HOUR_MS / 2;
const DEFAULT_TRIP_MS = 4 * HOUR_MS;

/** Dispatch works in the first hours, but never later than the driver must set out. */
const afterCreation =
  (hours: number) =>
  ({ created, pickup }: Moments) =>
    Math.min(created + hours * HOUR_MS, pickup - HOUR_MS);
const afterDelivery =
  (milliseconds: number) =>
  ({ delivery }: Moments) =>
    delivery + milliseconds;

const MOMENTS: Record<string, (moments: Moments) => number> = {
  REQUEST_RECEIVED: ({ created }) => created,
  QUOTE_SENT: ({ created }) => created + HOUR_MS,
  QUOTE_ACCEPTED: ({ created }) => created + DAY_MS,
  ORDER_CREATED: ({ created }) => created,
  TRIP_OFFERED: afterCreation(1),
  DRIVER_ASSIGNED: afterCreation(2),
  ORDER_CHANGED: afterCreation(2.5),
  DRIVER_ACCEPTED: afterCreation(3),
  ORDER_CANCELLED: afterCreation(4),
  DRIVER_ON_THE_WAY: ({ pickup }) => pickup - HOUR_MS,
  TRIP_IN_VAIN: ({ pickup }) => pickup,
  VEHICLE_PICKED_UP: ({ pickup }) => pickup,
  DESTINATION_CHANGED: ({ pickup, delivery }) => (pickup + delivery) / 2,
  DELAY_REPORTED: ({ pickup, delivery }) => (pickup + delivery) / 2,
  ARRIVED_AT_DESTINATION: afterDelivery(0),
  VEHICLE_HANDED_OVER: afterDelivery(HALF_HOUR_MS),
  EXTRAS_APPROVED: afterDelivery(2 * HOUR_MS),
  ORDER_COMPLETED: afterDelivery(DAY_MS),
  INVOICE_ISSUED: afterDelivery(2 * DAY_MS),
  INVOICE_CANCELLED: afterDelivery(3 * DAY_MS),
  INVOICE_ISSUED_AGAIN: afterDelivery(4 * DAY_MS),
  INVOICE_PAID: afterDelivery(16 * DAY_MS),
};

/** Without requested dates: pickup two days after the creation, delivery four hours after the pickup. */
function momentsOf({ createdAt, requestedPickup, requestedDelivery }: Dates): Moments {
  const created = createdAt.getTime();
  const asked = requestedPickup?.getTime() ?? created + 2 * DAY_MS;
  const pickup = Math.min(asked, requestedDelivery?.getTime() ?? asked);
  return { created, pickup, delivery: requestedDelivery?.getTime() ?? pickup + DEFAULT_TRIP_MS };
}

/** All steps of the scenario in their order; no step is planned before the one that it follows. */
export function timetableOf(scenario: ScenarioName, dates: Dates): PlannedStep[] {
  const moments = momentsOf(dates);
  let earliest = moments.created;
  return SCENARIOS[scenario].map(({ name }) => {
    earliest = Math.max(earliest, MOMENTS[name]!(moments));
    return { name, at: new Date(earliest) };
  });
}
