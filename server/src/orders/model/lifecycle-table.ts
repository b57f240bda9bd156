// The lifecycle: every status, every command, where it may come from, where it leads and what it announces.
import type { EventName, LegacyEventName } from './event-catalog.ts';

export const ORDER_STATUSES = [
  'DRAFT',
  'REQUESTED',
  'CONFIRMED',
  'OPEN',
  'POOLED',
  'TENANT_ACCEPTED',
  'OFFERED',
  'ASSIGNED',
  'ACCEPTED',
  'PICKUP',
  'IN_TRANSIT',
  'DELIVERY',
  'DELIVERED',
  'COMPLETED',
  'INVOICED',
  'CANCELLED',
  'COMPLAINT',
] as const;

export const REQUEST_STATES = [
  'RECEIVED',
  'QUOTE_REQUIRED',
  'QUOTE_SENT',
  'QUOTE_ACCEPTED',
  'CONVERTED',
  'REJECTED',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type RequestState = (typeof REQUEST_STATES)[number];
export type Status = OrderStatus | RequestState;

export const V1_STATUSES = [
  'QUOTE_REQUIRED',
  'QUOTE_OFFERED',
  'REJECTED',
  'ACCEPTED',
  'SCHEDULED',
  'PICKUP_IN_PROGRESS',
  'IN_TRANSIT',
  'DELIVERY_IN_PROGRESS',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED',
] as const;

export type V1Status = (typeof V1_STATUSES)[number];

const V1_OF: Record<Exclude<Status, 'COMPLAINT' | 'CONVERTED'>, V1Status> = {
  RECEIVED: 'QUOTE_REQUIRED',
  QUOTE_REQUIRED: 'QUOTE_REQUIRED',
  QUOTE_SENT: 'QUOTE_OFFERED',
  QUOTE_ACCEPTED: 'QUOTE_OFFERED',
  REJECTED: 'REJECTED',
  DRAFT: 'ACCEPTED',
  REQUESTED: 'ACCEPTED',
  CONFIRMED: 'ACCEPTED',
  OPEN: 'ACCEPTED',
  POOLED: 'ACCEPTED',
  TENANT_ACCEPTED: 'ACCEPTED',
  OFFERED: 'ACCEPTED',
  ASSIGNED: 'SCHEDULED',
  ACCEPTED: 'SCHEDULED',
  PICKUP: 'PICKUP_IN_PROGRESS',
  IN_TRANSIT: 'IN_TRANSIT',
  DELIVERY: 'DELIVERY_IN_PROGRESS',
  DELIVERED: 'DELIVERED',
  COMPLETED: 'COMPLETED',
  INVOICED: 'COMPLETED',
  CANCELLED: 'CANCELLED',
};

/** What v1 shows; a complaint shows the status it came from. */
export function v1Status(order: { status: Status; statusBeforeComplaint: Status | null }): V1Status {
  const status = order.status === 'COMPLAINT' ? order.statusBeforeComplaint! : order.status;
  return V1_OF[status as keyof typeof V1_OF];
}

const BEFORE_RELEASE = ['DRAFT', 'REQUESTED', 'CONFIRMED'] as const;
const UNASSIGNED = ['OPEN', 'POOLED', 'TENANT_ACCEPTED', 'OFFERED'] as const;
const ON_THE_ROAD = ['PICKUP', 'IN_TRANSIT', 'DELIVERY'] as const;
/** Until the vehicle is picked up. */
export const UNTIL_PICKUP = [...BEFORE_RELEASE, ...UNASSIGNED, 'ASSIGNED', 'ACCEPTED', 'PICKUP'] as const;

export interface Transition {
  from: readonly Status[];
  /** `same` keeps the status, `before` goes back to where a complaint came from. */
  to: Status | 'same' | 'before';
  /** Passed through on the way, and told to older-format endpoints. */
  via?: readonly Status[];
  events: readonly EventName[];
  /** For older-format endpoints, besides `order.status_changed`, which every change of status sends. */
  legacy: readonly LegacyEventName[];
}

function transition(
  from: readonly Status[],
  to: Transition['to'],
  events: readonly EventName[] = [],
  legacy: readonly LegacyEventName[] = [],
): Transition {
  return { from, to, events, legacy };
}

/** The commands of dispatch, drivers and the sandbox on an order that exists. */
export const TRANSITIONS = {
  confirm: transition(['REQUESTED'], 'CONFIRMED'),
  release: transition(BEFORE_RELEASE, 'OPEN', ['order.accepted']),
  pool: transition(['OPEN'], 'POOLED'),
  take: transition(['OPEN', 'POOLED'], 'TENANT_ACCEPTED'),
  offer: transition(['OPEN', 'POOLED', 'TENANT_ACCEPTED'], 'OFFERED'),
  assign_driver: transition(UNASSIGNED, 'ASSIGNED', ['order.scheduled', 'driver.assigned']),
  driver_accepted: transition(['ASSIGNED'], 'ACCEPTED'),
  driver_dropped_out: transition(['ASSIGNED', 'ACCEPTED', 'PICKUP'], 'OFFERED'),
  replace_driver: transition(ON_THE_ROAD, 'same', ['driver.assigned']),
  start_pickup: transition(['ACCEPTED'], 'PICKUP', ['pickup.started']),
  arrive_pickup: transition(['PICKUP'], 'same', ['pickup.arrived']),
  pick_up: transition(
    ['PICKUP'],
    'IN_TRANSIT',
    ['vehicle.picked_up', 'transport.started'],
    ['protocol.pickup.submitted'],
  ),
  report_delay: transition(
    ['ASSIGNED', 'ACCEPTED', 'PICKUP', 'IN_TRANSIT'],
    'same',
    ['transport.delayed', 'order.rescheduled'],
    ['order.updated'],
  ),
  arrive_delivery: transition(['IN_TRANSIT'], 'DELIVERY', ['delivery.arrived']),
  hand_over: transition(
    ['DELIVERY'],
    'DELIVERED',
    ['vehicle.delivered'],
    ['protocol.delivery.submitted', 'order.delivered'],
  ),
  complete: transition(['DELIVERED'], 'COMPLETED', ['order.completed'], ['order.completed']),
  invoice: transition(['COMPLETED'], 'INVOICED', ['invoice.created']),
  complain: transition(['DELIVERED', 'COMPLETED', 'INVOICED'], 'COMPLAINT', ['damage.reported']),
  settle: transition(['COMPLAINT'], 'before'),
  cancel: transition(UNTIL_PICKUP, 'CANCELLED', ['order.cancelled'], ['order.cancelled']),
  change: transition(UNTIL_PICKUP, 'same', [], ['order.updated']),
  withdraw: transition(['RECEIVED', 'QUOTE_REQUIRED'], 'REJECTED', ['order.rejected']),
  issue_quote: transition(['QUOTE_REQUIRED', 'QUOTE_SENT'], 'QUOTE_SENT', ['quote.offered']),
  withdraw_quote: transition(['QUOTE_SENT'], 'QUOTE_REQUIRED'),
  decline_quote: transition(['QUOTE_SENT'], 'REJECTED', ['order.rejected']),
  accept_quote: transition(['QUOTE_SENT'], 'QUOTE_ACCEPTED'),
  convert: {
    ...transition(['QUOTE_ACCEPTED'], 'OPEN', ['order.created', 'order.accepted']),
    via: ['CONVERTED'],
  },
  convert_held: { ...transition(['QUOTE_ACCEPTED'], 'REQUESTED', ['order.created']), via: ['CONVERTED'] },
  upload_document: transition([...ORDER_STATUSES, ...REQUEST_STATES], 'same', ['document.uploaded']),
  reject_request: transition(['RECEIVED', 'QUOTE_REQUIRED', 'QUOTE_SENT'], 'REJECTED', ['order.rejected']),
} as const satisfies Record<string, Transition>;

export type CommandName = keyof typeof TRANSITIONS;

/** A driver arrives once; whoever takes over arrives anew. */
export function isAllowed(
  name: CommandName,
  order: { status: Status; arrivedAtPickup: Date | null },
): boolean {
  if (name === 'arrive_pickup' && order.arrivedAtPickup !== null) return false;
  return (TRANSITIONS[name].from as readonly Status[]).includes(order.status);
}

/** What is not done by a dispatch command: the customer's own, and what has endpoints of its own. */
const ELSEWHERE = new Set<CommandName>([
  'change',
  'withdraw',
  'issue_quote',
  'withdraw_quote',
  'decline_quote',
  'accept_quote',
  'convert',
  'convert_held',
  'upload_document',
]);

/** The dispatch commands that are possible now. */
export function commandsPossible(order: { status: Status; arrivedAtPickup: Date | null }): CommandName[] {
  return (Object.keys(TRANSITIONS) as CommandName[]).filter(
    (name) => !ELSEWHERE.has(name) && isAllowed(name, order),
  );
}

export interface Creation {
  kind: 'ORDER' | 'REQUEST';
  /** The last is where it starts; earlier ones are passed through and told to older-format endpoints. */
  statuses: readonly Status[];
  events: readonly EventName[];
}

/** How an order or request comes into being. */
export const CREATIONS = {
  released: { kind: 'ORDER', statuses: ['OPEN'], events: ['order.created', 'order.accepted'] },
  manualRelease: { kind: 'ORDER', statuses: ['REQUESTED'], events: ['order.created'] },
  needsQuote: { kind: 'REQUEST', statuses: ['RECEIVED', 'QUOTE_REQUIRED'], events: ['order.created'] },
} as const satisfies Record<string, Creation>;

export type CreationName = keyof typeof CREATIONS;
