// Changes of an order by dispatch, other than dates and contacts: places, vehicle, transport, services, price. Pure.
import type { Price } from '../prices/price.ts';
import type { TransportType } from '../prices/vocabulary.ts';
import type { BookedServices, Contact, Location, Order, Vehicle } from './order.ts';
import { isSame } from './order-changes.ts';

/** Another address. Without a contact, the person stays the same only in the same city. */
interface PlaceChange extends Omit<Location, 'formatted' | 'contact'> {
  contact?: Partial<Contact>;
  /** Who was the contact when the change was asked for; a contact named since then stays. */
  formerContact?: Contact;
}

interface VehicleChange extends Partial<Omit<Vehicle, 'registration' | 'operationalStatus'>> {
  registration?: Partial<Vehicle['registration']>;
  operationalStatus?: Partial<Vehicle['operationalStatus']>;
}

export interface ContentChanges {
  transportType?: TransportType;
  vehicle?: VehicleChange;
  pickup?: PlaceChange;
  delivery?: PlaceChange;
  services?: Partial<BookedServices>;
}

/** A change with the price that belongs to it. */
export interface TermsChange {
  changes: ContentChanges;
  price: Price | null;
  distanceKm: number | null;
  /** Why; the customer sees it. */
  reason?: string | undefined;
}

type ChangedContent = Pick<Order, 'transportType' | 'vehicle' | 'pickup' | 'delivery' | 'services'>;

export function contentAfter(order: ChangedContent, changes: ContentChanges): ChangedContent {
  const { vehicle } = order;
  return {
    transportType: changes.transportType ?? order.transportType,
    vehicle: {
      ...vehicle,
      ...changes.vehicle,
      registration: { ...vehicle.registration, ...changes.vehicle?.registration },
      operationalStatus: { ...vehicle.operationalStatus, ...changes.vehicle?.operationalStatus },
    },
    pickup: placeAfter(order.pickup, changes.pickup),
    delivery: placeAfter(order.delivery, changes.delivery),
    services: { ...order.services, ...changes.services },
  };
}

function namedSince({ name, phone }: Contact, former: Contact = { name, phone }): Contact {
  return { name: name === former.name ? null : name, phone: phone === former.phone ? null : phone };
}

/** The customer's one-line text described the former address. */
function placeAfter(place: Location, change: PlaceChange | undefined): Location {
  if (change === undefined) return place;
  const isSameCity = place.city === change.city && place.country === change.country;
  const known = isSameCity ? place.contact : namedSince(place.contact, change.formerContact);
  const contact = { ...known, ...change.contact };
  if (isSameAddress(place, change)) return { ...place, company: change.company, contact };
  const { company, street, postalCode, city, country, coordinates } = change;
  return { company, street, postalCode, city, country, coordinates, contact };
}

type Address = Pick<Location, 'street' | 'postalCode' | 'city' | 'country'>;

export function isSameAddress(one: Address, other: Address): boolean {
  if (one === other) return true;
  return (['street', 'postalCode', 'city', 'country'] as const).every((part) => one[part] === other[part]);
}

/** Keeps only what differs, so that repeating a change has no effect. */
export function effectiveTerms(order: Order, { changes, price, distanceKm }: TermsChange): Partial<Order> {
  const after: Partial<Order> = { ...contentAfter(order, changes), price, distanceKm };
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => !isSame(order[key as keyof Order], value)),
  );
}

/** Whether an agreement could have another price for the changed order. Other changes keep the price. */
export function isPricedAnew(before: ChangedContent, after: ChangedContent): boolean {
  return (
    before.transportType !== after.transportType ||
    before.vehicle.type !== after.vehicle.type ||
    !isSame(before.services, after.services) ||
    !isSameAddress(before.pickup, after.pickup) ||
    !isSameAddress(before.delivery, after.delivery)
  );
}

/** What the driver of the trip must learn of: where to drive, and which vehicle. */
export function isTripChanged(before: ChangedContent, after: ChangedContent): boolean {
  return (
    before.transportType !== after.transportType ||
    (before.vehicle !== after.vehicle && !isSame(before.vehicle, after.vehicle)) ||
    !isSameAddress(before.pickup, after.pickup) ||
    !isSameAddress(before.delivery, after.delivery)
  );
}
