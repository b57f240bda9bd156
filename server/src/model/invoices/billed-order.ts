// An order as an invoice names it: its numbers, the vehicle, the route and the day of the service. Pure.

import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import { dayOf } from '../../platform/time-zones.ts';
import type { Order } from '../orders/order.ts';

export interface BilledOrder {
  orderId: string;
  number: string;
  /** The customer's reference or number. */
  reference: string | null;
  /** Who pays within the customer's company. */
  costCentre: string | null;
  vehicle: string;
  from: string;
  to: string;
  /** The day of the service: 2026-11-17. */
  servedOn: string;
}

/** The delivery; for an order that ended without transport when the driver came, or its last change. */
function serviceTimeOf({
  actualDelivery,
  arrivedAtPickup,
  updatedAt,
}: Pick<Order, 'actualDelivery' | 'arrivedAtPickup' | 'updatedAt'>): Date {
  return actualDelivery ?? arrivedAtPickup ?? updatedAt;
}

export function billedOrderOf(order: Order, timeZone: string): BilledOrder {
  const { vin, registration } = order.vehicle;
  return {
    orderId: order.id,
    number: order.orderNumber ?? order.requestNumber!,
    reference: order.customerReference ?? order.externalOrderId,
    costCentre: order.customerCostCentre,
    vehicle: [registration.licensePlate ?? vin, formatVehicleName(order.vehicle)].filter(Boolean).join(' '),
    from: order.pickup.city,
    to: order.delivery.city,
    servedOn: dayOf(timeZone, serviceTimeOf(order)),
  };
}

/** What identifies the order in one line of text. */
export function describeBilledOrder({ number, reference, vehicle, from, to }: BilledOrder): string {
  return [number, reference, vehicle, `${from} → ${to}`].filter(Boolean).join(' · ');
}

export interface ServicePeriod {
  from: string;
  to: string;
}

/** From the first day of service to the last. */
export function servicePeriodOf(orders: readonly BilledOrder[]): ServicePeriod {
  const days = orders.map(({ servedOn }) => servedOn).sort();
  return { from: days[0]!, to: days.at(-1)! };
}
