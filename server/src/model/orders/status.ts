// Every order status and request state, its v1 projection, and the groups of statuses that rules use.

const ORDER_STATUSES = [
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

const REQUEST_STATES = [
  'RECEIVED',
  'QUOTE_REQUIRED',
  'QUOTE_SENT',
  'QUOTE_ACCEPTED',
  'CONVERTED',
  'REJECTED',
] as const;

export const ALL_STATUSES = [...ORDER_STATUSES, ...REQUEST_STATES] as const;
export type Status = (typeof ALL_STATUSES)[number];

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

const V1_STATUS_OF: Record<Exclude<Status, 'COMPLAINT' | 'CONVERTED'>, V1Status> = {
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

interface HasStatus {
  status: Status;
  statusBeforeComplaint: Status | null;
}

/** The status, or for a complaint the status before it. */
export function statusBehindComplaint({ status, statusBeforeComplaint }: HasStatus): Status {
  return status === 'COMPLAINT' ? statusBeforeComplaint! : status;
}

export function v1Status(order: HasStatus): V1Status {
  return V1_STATUS_OF[statusBehindComplaint(order) as keyof typeof V1_STATUS_OF];
}

export const BEFORE_RELEASE = ['DRAFT', 'REQUESTED', 'CONFIRMED'] as const satisfies readonly Status[];
export const UNASSIGNED = [
  'OPEN',
  'POOLED',
  'TENANT_ACCEPTED',
  'OFFERED',
] as const satisfies readonly Status[];
/** A driver has the trip and has not set out yet. */
export const BEFORE_SETTING_OUT = ['ASSIGNED', 'ACCEPTED'] as const satisfies readonly Status[];
/** A driver has the trip and has not picked up the vehicle yet. */
export const ASSIGNED_BEFORE_PICKUP = [...BEFORE_SETTING_OUT, 'PICKUP'] as const satisfies readonly Status[];
/** Between pickup and delivery. */
export const VEHICLE_WITH_DRIVER = ['IN_TRANSIT', 'DELIVERY'] as const satisfies readonly Status[];
/** Drivers still need the contacts who hand over and receive the vehicle. */
export const UNDER_WAY = [
  ...ASSIGNED_BEFORE_PICKUP,
  ...VEHICLE_WITH_DRIVER,
] as const satisfies readonly Status[];
export const ON_THE_ROAD = ['PICKUP', ...VEHICLE_WITH_DRIVER] as const satisfies readonly Status[];
/** An order can be changed and cancelled until the vehicle is picked up. */
export const BEFORE_PICKUP = [
  ...BEFORE_RELEASE,
  ...UNASSIGNED,
  ...ASSIGNED_BEFORE_PICKUP,
] as const satisfies readonly Status[];
/** Orders that still need work by dispatch. */
export const OPEN_ORDER = [
  ...BEFORE_PICKUP,
  ...VEHICLE_WITH_DRIVER,
  'DELIVERED',
  'COMPLAINT',
] as const satisfies readonly Status[];
export const AFTER_DELIVERY = ['DELIVERED', 'COMPLETED', 'INVOICED'] as const satisfies readonly Status[];

export function isOneOf(group: readonly Status[], { status }: { status: Status }): boolean {
  return group.includes(status);
}
