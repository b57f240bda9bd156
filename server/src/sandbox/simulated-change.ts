// The changes of the scenario CHANGED_ORDER: another destination, at a higher price.

import type { Order } from '../model/orders/order.ts';
import type { TermsChange } from '../model/orders/terms-changes.ts';
import { withLine } from '../model/prices/price.ts';

const HERE = { company: 'Test branch', country: 'DE', coordinates: null };
const DESTINATIONS = {
  beforePickup: { ...HERE, street: 'Teststraße 2', postalCode: '90431', city: 'Nürnberg' },
  onTheWay: { ...HERE, street: 'Teststraße 3', postalCode: '86150', city: 'Augsburg' },
};
const ADDED_CENTS = 4000;

export function simulatedChange(order: Order, when: keyof typeof DESTINATIONS): TermsChange {
  return {
    changes: { delivery: DESTINATIONS[when] },
    price: order.price && withLine(order.price, 'Another destination (simulation)', ADDED_CENTS),
    distanceKm: order.distanceKm,
    reason: 'Another destination (simulation)',
  };
}
