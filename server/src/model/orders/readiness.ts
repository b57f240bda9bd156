// Decides whether dispatch has the data to plan an order, and lists what is missing.
import type { Order } from './order.ts';

interface Readiness {
  status: 'READY_FOR_PLANNING' | 'INCOMPLETE';
  /** Registration and short-term plates need papers from the customer. */
  documentsRequired: boolean;
  missing: string[];
}

export function readinessOf(order: Order): Readiness {
  const needed: [string, unknown][] = [
    ['vehicle.vin', order.vehicle.vin],
    ['pickup.contact.name', order.pickup.contact.name],
    ['pickup.contact.phone', order.pickup.contact.phone],
    ['delivery.contact.name', order.delivery.contact.name],
    ['delivery.contact.phone', order.delivery.contact.phone],
  ];
  const missing = needed.filter(([, value]) => value === null).map(([field]) => field);
  return {
    status: missing.length === 0 ? 'READY_FOR_PLANNING' : 'INCOMPLETE',
    documentsRequired: order.services.registration || order.services.shortTermPlate,
    missing,
  };
}
