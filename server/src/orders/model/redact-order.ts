// An order without the people in it: what is left when its personal data is forgotten.
import type { Location, Order } from './order.ts';

function placeOnly({ formatted: _, ...place }: Location): Location {
  return { ...place, contact: { name: null, phone: null } };
}

/** Texts that were written freely go too: nobody knows whom they name. */
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
