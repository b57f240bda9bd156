// Describes an order to a carrier: route, times, vehicle and remarks; addresses and contacts after accepting. Pure.
import type { Contact, Location, Order, Vehicle } from '../../model/orders/order.ts';
import type { CarrierOffer } from './carrier-offer.ts';

interface CarrierStop {
  postalCode: string;
  city: string;
  country: string;
  /** Only while the carrier has the order. */
  address: { company: string | null; street: string; contact: Contact } | null;
}

export interface CarrierOrder {
  orderNumber: string | null;
  /** Null unless the carrier has the order. */
  status: Order['status'] | null;
  transportType: Order['transportType'];
  distanceKm: number | null;
  requestedPickup: Date | null;
  requestedDelivery: Date | null;
  pickup: CarrierStop;
  delivery: CarrierStop;
  vehicle: Pick<Vehicle, 'manufacturer' | 'model' | 'type' | 'fuelType'> & {
    driveable: boolean;
    /** Only while the carrier has the order. */
    identity: { vin: string | null; licensePlate: string | null } | null;
  };
  shortTermPlate: boolean;
  /** Remarks of the customer and of dispatch for the driver. */
  instructions: string | null;
  note: string | null;
}

/** After the work is done, or the offer was withdrawn, the carrier sees no more than before. */
export function describeOrder(
  { state, endedAt }: Pick<CarrierOffer, 'state' | 'endedAt'>,
  order: Order,
  note: string | null,
): CarrierOrder {
  const isRunning = state === 'ACCEPTED' && endedAt === null;
  const { vin, manufacturer, model, type, fuelType, registration, operationalStatus } = order.vehicle;
  const identity = isRunning ? { vin, licensePlate: registration.licensePlate } : null;
  return {
    orderNumber: order.orderNumber,
    status: state === 'ACCEPTED' ? order.status : null,
    transportType: order.transportType,
    distanceKm: order.distanceKm,
    requestedPickup: order.requestedPickup,
    requestedDelivery: order.requestedDelivery,
    pickup: stopOf(order.pickup, isRunning),
    delivery: stopOf(order.delivery, isRunning),
    vehicle: { manufacturer, model, type, fuelType, driveable: operationalStatus.driveable, identity },
    shortTermPlate: order.services.shortTermPlate,
    instructions: order.instructions,
    note,
  };
}

function stopOf(
  { postalCode, city, country, company, street, contact }: Location,
  isShown: boolean,
): CarrierStop {
  return { postalCode, city, country, address: isShown ? { company, street, contact } : null };
}
