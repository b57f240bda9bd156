// Written from openapi/v1.json by "npm run generate"; not by hand.

/** Every status of an order or a request. */
export const ORDER_STATUSES = [
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

/** Every event that an endpoint can get. */
export const EVENT_NAMES = [
  'order.created',
  'order.accepted',
  'order.scheduled',
  'driver.assigned',
  'pickup.started',
  'pickup.arrived',
  'vehicle.picked_up',
  'transport.started',
  'transport.delayed',
  'order.rescheduled',
  'delivery.arrived',
  'vehicle.delivered',
  'damage.reported',
  'order.completed',
  'order.cancelled',
  'order.rejected',
  'document.uploaded',
  'quote.offered',
  'invoice.created',
  'invoice.cancelled',
  'webhook.test',
] as const;

/** How an order of the sandbox can go on. */
export const SCENARIO_NAMES = [
  'STANDARD',
  'DELAY',
  'DAMAGE',
  'CANCELLATION',
  'QUOTE_REQUIRED',
  'EXTRAS',
  'CORRECTED_INVOICE',
  'TRIP_IN_VAIN',
  'CHANGED_ORDER',
] as const;

/** The codes of a 503 of the service: it has not executed the call. */
export const BUSY_CODES = [
  'NUMBER_COLLISION',
  'SERVICE_BUSY',
  'STORAGE_UNAVAILABLE',
] as const;
