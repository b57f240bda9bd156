// An order as an invoice names it: its numbers, the vehicle, the route and the day of the service. Pure.

import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import { dayOf } from '../../platform/time-zones.ts';
import type { Order } from '../orders/order.ts';

export interface BilledOrder {
  orderId: string;
  number: string;
  customerReference: string | null;
  /** The number in the customer's system. */
  externalOrderId: string | null;
  /** Who pays within the customer's company. */
  costCentre: string | null;
  /** Its name; empty if that is not known. */
  vehicle: string;
  plate: string | null;
  vin: string | null;
  from: string;
  to: string;
  /** Null if the order ended without transport. */
  pickedUpOn: string | null;
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

/** A vehicle as an invoice names it. */
export function billedVehicleOf(vehicle: Order['vehicle']): Pick<BilledOrder, 'vehicle' | 'plate' | 'vin'> {
  const { vin, registration } = vehicle;
  return { vehicle: formatVehicleName(vehicle), plate: registration.licensePlate, vin };
}

export function billedOrderOf(order: Order, timeZone: string): BilledOrder {
  return {
    orderId: order.id,
    number: order.orderNumber ?? order.requestNumber!,
    customerReference: order.customerReference,
    externalOrderId: order.externalOrderId,
    costCentre: order.customerCostCentre,
    ...billedVehicleOf(order.vehicle),
    from: order.pickup.city,
    to: order.delivery.city,
    pickedUpOn: order.actualPickup && dayOf(timeZone, order.actualPickup),
    servedOn: dayOf(timeZone, serviceTimeOf(order)),
  };
}

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');

/** Our number and those of the customer. */
export function orderNumbersOf({ number, customerReference, externalOrderId }: BilledOrder): string {
  return joined([...new Set([number, externalOrderId, customerReference])]);
}

/** Name, licence plate and VIN. */
export function describeVehicle({
  vehicle,
  plate,
  vin,
}: Pick<BilledOrder, 'vehicle' | 'plate' | 'vin'>): string {
  return joined([vehicle, plate, vin]);
}

export const describeRoute = ({ from, to }: BilledOrder) => `${from} → ${to}`;

export interface ServicePeriod {
  from: string;
  to: string;
}

/** From the first day of service to the last. */
export function servicePeriodOf(orders: readonly BilledOrder[]): ServicePeriod {
  const days = orders.map(({ servedOn }) => servedOn).sort();
  return { from: days[0]!, to: days.at(-1)! };
}
