// Removes the people from an order when its personal data is deleted.
import type { Location, Order } from './order.ts';

function placeOnly({ formatted: _, ...place }: Location): Location {
  return { ...place, contact: { name: null, phone: null } };
}

/** Free texts are removed too, because they may name people. */
export function redactOrder(order: Order): Order {
  return {
    ...order,
    pickup: placeOnly(order.pickup),
    delivery: placeOnly(order.delivery),
    endCustomerEmail: null,
    instructions: null,
    cancelReason: null,
    metadata: {},
  };
}
