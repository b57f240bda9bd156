// What each scenario does step by step, copied from the specification, not from the code.

interface ExpectedStep {
  name: string;
  /** As shown by API v1. */
  status: string;
  v1: readonly string[];
  /** `FROM>TO` stands for an order.status_changed. */
  legacy: readonly string[];
  /** The documents of the step, each with the event that contains it; null if none is sent. */
  documents?: Readonly<Record<string, string | null>>;
}

const OFFERED: ExpectedStep = { name: 'TRIP_OFFERED', status: 'ACCEPTED', v1: [], legacy: ['OPEN>OFFERED'] };
const ASSIGNED: ExpectedStep = {
  name: 'DRIVER_ASSIGNED',
  status: 'SCHEDULED',
  v1: ['order.scheduled', 'driver.assigned'],
  legacy: ['OFFERED>ASSIGNED'],
};
const CREATED: ExpectedStep = {
  name: 'ORDER_CREATED',
  status: 'ACCEPTED',
  v1: ['order.created', 'order.accepted'],
  legacy: ['>OPEN'],
};
const TWO_TO_SIX: ExpectedStep[] = [
  OFFERED,
  ASSIGNED,
  { name: 'DRIVER_ACCEPTED', status: 'SCHEDULED', v1: [], legacy: ['ASSIGNED>ACCEPTED'] },
  {
    name: 'DRIVER_ON_THE_WAY',
    status: 'PICKUP_IN_PROGRESS',
    v1: ['pickup.started', 'pickup.arrived'],
    legacy: ['ACCEPTED>PICKUP'],
  },
  {
    name: 'VEHICLE_PICKED_UP',
    status: 'IN_TRANSIT',
    v1: ['vehicle.picked_up', 'transport.started'],
    legacy: ['PICKUP>IN_TRANSIT', 'protocol.pickup.submitted'],
    documents: { PICKUP_PROTOCOL: 'vehicle.picked_up' },
  },
];
const DELAYED: ExpectedStep = {
  name: 'DELAY_REPORTED',
  status: 'IN_TRANSIT',
  v1: ['transport.delayed', 'order.rescheduled'],
  legacy: ['order.updated'],
};
const ARRIVED: ExpectedStep = {
  name: 'ARRIVED_AT_DESTINATION',
  status: 'DELIVERY_IN_PROGRESS',
  v1: ['delivery.arrived'],
  legacy: ['IN_TRANSIT>DELIVERY'],
};
const HANDED_OVER: ExpectedStep = {
  name: 'VEHICLE_HANDED_OVER',
  status: 'DELIVERED',
  v1: ['vehicle.delivered'],
  legacy: ['DELIVERY>DELIVERED', 'protocol.delivery.submitted', 'order.delivered'],
  documents: { DELIVERY_PROTOCOL: 'vehicle.delivered' },
};
const HANDED_OVER_DAMAGED: ExpectedStep = {
  ...HANDED_OVER,
  v1: ['vehicle.delivered', 'damage.reported'],
  documents: { DELIVERY_PROTOCOL: 'vehicle.delivered', DAMAGE_REPORT: 'damage.reported' },
};
const COMPLETED: ExpectedStep = {
  name: 'ORDER_COMPLETED',
  status: 'COMPLETED',
  v1: ['order.completed'],
  legacy: ['DELIVERED>COMPLETED', 'order.completed'],
  documents: { INVOICE: 'order.completed' },
};

const COMPLETED_WITHOUT_INVOICE: ExpectedStep = {
  name: 'ORDER_COMPLETED',
  status: 'COMPLETED',
  v1: ['order.completed'],
  legacy: ['DELIVERED>COMPLETED', 'order.completed'],
};
const INVOICED: ExpectedStep = {
  name: 'INVOICE_ISSUED',
  status: 'COMPLETED',
  v1: ['invoice.created'],
  legacy: ['COMPLETED>INVOICED'],
  documents: { INVOICE: 'invoice.created' },
};

export const EXPECTED = {
  STANDARD: [CREATED, ...TWO_TO_SIX, ARRIVED, HANDED_OVER, COMPLETED],
  DELAY: [CREATED, ...TWO_TO_SIX, DELAYED, ARRIVED, HANDED_OVER, COMPLETED],
  DAMAGE: [CREATED, ...TWO_TO_SIX, ARRIVED, HANDED_OVER_DAMAGED, COMPLETED],
  CANCELLATION: [
    CREATED,
    OFFERED,
    ASSIGNED,
    {
      name: 'ORDER_CANCELLED',
      status: 'CANCELLED',
      v1: ['order.cancelled'],
      legacy: ['ASSIGNED>CANCELLED', 'order.cancelled'],
    },
  ],
  QUOTE_REQUIRED: [
    {
      name: 'REQUEST_RECEIVED',
      status: 'QUOTE_REQUIRED',
      v1: [],
      legacy: ['>RECEIVED', 'RECEIVED>QUOTE_REQUIRED'],
    },
    {
      name: 'QUOTE_SENT',
      status: 'QUOTE_OFFERED',
      v1: [],
      legacy: ['QUOTE_REQUIRED>QUOTE_SENT'],
      documents: { QUOTE: null },
    },
    { name: 'QUOTE_ACCEPTED', status: 'QUOTE_OFFERED', v1: [], legacy: ['QUOTE_SENT>QUOTE_ACCEPTED'] },
    {
      ...CREATED,
      legacy: ['QUOTE_ACCEPTED>CONVERTED', 'CONVERTED>OPEN'],
      documents: { SIGNED_QUOTE: 'order.created' },
    },
    ...TWO_TO_SIX,
    ARRIVED,
    HANDED_OVER,
    COMPLETED,
  ],
  EXTRAS: [
    CREATED,
    ...TWO_TO_SIX,
    ARRIVED,
    HANDED_OVER,
    { name: 'EXTRAS_APPROVED', status: 'DELIVERED', v1: [], legacy: [] },
    COMPLETED_WITHOUT_INVOICE,
    INVOICED,
    { name: 'INVOICE_PAID', status: 'COMPLETED', v1: [], legacy: [] },
  ],
  CORRECTED_INVOICE: [
    CREATED,
    ...TWO_TO_SIX,
    ARRIVED,
    HANDED_OVER,
    COMPLETED_WITHOUT_INVOICE,
    INVOICED,
    {
      name: 'INVOICE_CANCELLED',
      status: 'COMPLETED',
      v1: ['invoice.created', 'invoice.cancelled'],
      legacy: [],
      documents: { INVOICE: 'invoice.created' },
    },
    {
      name: 'INVOICE_ISSUED_AGAIN',
      status: 'COMPLETED',
      v1: ['invoice.created'],
      legacy: [],
      documents: { INVOICE: 'invoice.created' },
    },
  ],
  TRIP_IN_VAIN: [
    CREATED,
    ...TWO_TO_SIX.slice(0, 4),
    {
      name: 'TRIP_IN_VAIN',
      status: 'CANCELLED',
      v1: ['order.cancelled'],
      legacy: ['PICKUP>CANCELLED', 'order.cancelled'],
    },
    {
      name: 'INVOICE_ISSUED',
      status: 'CANCELLED',
      v1: ['invoice.created'],
      legacy: [],
      documents: { INVOICE: 'invoice.created' },
    },
  ],
  CHANGED_ORDER: [
    CREATED,
    OFFERED,
    ASSIGNED,
    { name: 'ORDER_CHANGED', status: 'SCHEDULED', v1: ['order.rescheduled'], legacy: ['order.updated'] },
    ...TWO_TO_SIX.slice(2),
    {
      name: 'DESTINATION_CHANGED',
      status: 'IN_TRANSIT',
      v1: ['order.rescheduled'],
      legacy: ['order.updated'],
    },
    ARRIVED,
    HANDED_OVER,
    COMPLETED,
  ],
} satisfies Record<string, ExpectedStep[]>;

export type Scenario = keyof typeof EXPECTED;
export const SCENARIOS = Object.keys(EXPECTED) as Scenario[];
/** The names in the specification. */
export const FIRST_SCENARIOS = ['STANDARD', 'DELAY', 'DAMAGE', 'CANCELLATION', 'QUOTE_REQUIRED'];

export function stepsOf(scenario: Scenario): readonly ExpectedStep[] {
  return EXPECTED[scenario];
}

/** The number of steps in the specification, independently of the table above. */
export const STEP_COUNTS = {
  STANDARD: 9,
  DELAY: 10,
  DAMAGE: 9,
  CANCELLATION: 4,
  EXTRAS: 12,
  CORRECTED_INVOICE: 12,
  TRIP_IN_VAIN: 7,
  CHANGED_ORDER: 11,
  QUOTE_REQUIRED: 12,
};
