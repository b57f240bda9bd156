// The v1 event for the same change as each legacy event.
import type { EventName, LegacyEventName } from './event-catalog.ts';
import type { Status } from './status.ts';

type LegacyMessage = Exclude<LegacyEventName, 'order.status_changed' | 'webhook.test'> | Status;

/**
 * By legacy event name; `order.status_changed` by its status. Legacy events not listed have no v1
 * counterpart.
 */
export const V1_MESSAGES_OF_LEGACY: Partial<Record<LegacyMessage, EventName[]>> = {
  'order.updated': ['order.rescheduled'],
  'order.delivered': ['vehicle.delivered'],
  'order.completed': ['order.completed'],
  'order.cancelled': ['order.cancelled'],
  'protocol.pickup.submitted': ['vehicle.picked_up'],
  'protocol.delivery.submitted': ['vehicle.delivered'],
  RECEIVED: ['order.created'],
  QUOTE_REQUIRED: ['order.created'],
  QUOTE_SENT: ['quote.offered'],
  REJECTED: ['order.rejected'],
  REQUESTED: ['order.created'],
  OPEN: ['order.accepted', 'order.created'],
  ASSIGNED: ['driver.assigned'],
  PICKUP: ['pickup.started'],
  IN_TRANSIT: ['vehicle.picked_up'],
  DELIVERY: ['delivery.arrived'],
  DELIVERED: ['vehicle.delivered'],
  COMPLETED: ['order.completed'],
  INVOICED: ['invoice.created'],
  CANCELLED: ['order.cancelled'],
  COMPLAINT: ['damage.reported'],
};
