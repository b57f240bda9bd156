// The names of all events, for choices and completion; the compiler holds that none is missing.
import type { EventName } from '@handover/sdk';

const ALL: Record<EventName, true> = {
  'order.created': true,
  'order.accepted': true,
  'order.scheduled': true,
  'driver.assigned': true,
  'pickup.started': true,
  'pickup.arrived': true,
  'vehicle.picked_up': true,
  'transport.started': true,
  'transport.delayed': true,
  'order.rescheduled': true,
  'delivery.arrived': true,
  'vehicle.delivered': true,
  'damage.reported': true,
  'order.completed': true,
  'order.cancelled': true,
  'order.rejected': true,
  'document.uploaded': true,
  'quote.offered': true,
  'invoice.created': true,
  'webhook.test': true,
};

export const EVENT_NAMES = Object.keys(ALL) as EventName[];
