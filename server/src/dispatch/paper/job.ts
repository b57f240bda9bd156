// An order as it is printed for a driver. Pure.

import type { PdfJob } from '../../documents/pdf/document.ts';
import type { DispatchListItem } from '../lists/dispatch-store.ts';
import type { ListedPlate } from '../plates/plate-store.ts';

/** Data about orders that is not in the orders. */
export interface JobContext {
  notes: ReadonlyMap<string, string>;
  plates: ReadonlyMap<string, ListedPlate>;
}

export function jobOf(
  { order, customerName, driverPhone }: DispatchListItem,
  { notes, plates }: JobContext,
): PdfJob {
  const plate = plates.get(order.id) ?? null;
  const { driveable, roadworthy } = order.vehicle.operationalStatus;
  return {
    customerName,
    order: {
      accountId: order.accountId,
      orderNumber: order.orderNumber,
      requestNumber: order.requestNumber,
      externalOrderId: order.externalOrderId,
      customerReference: order.customerReference,
      customerCostCentre: order.customerCostCentre,
      transportType: order.transportType,
      vehicle: order.vehicle,
      pickup: order.pickup,
      delivery: order.delivery,
      requestedPickup: order.requestedPickup,
      requestedDelivery: order.requestedDelivery,
      actualPickup: order.actualPickup,
      actualDelivery: order.actualDelivery,
    },
    distanceKm: order.distanceKm,
    driver: order.driver && { name: order.driver.name, phone: driverPhone },
    shortTermPlate:
      plate === null && !order.services.shortTermPlate
        ? null
        : { number: plate?.number ?? null, validUntil: plate?.validUntil ?? null },
    registration: order.services.registration,
    isDriveable: driveable && roadworthy,
    instructions: order.instructions,
    note: notes.get(order.id) ?? null,
  };
}
