// The fields of an order whose values the audit log keeps before and after a change, and who may see them.
import type { Changes } from '../../platform/changes.ts';
import type { Location, Order, Vehicle } from './order.ts';
import { CHANGEABLE_FIELDS, type ChangeableField, isSame, type OrderChanges } from './order-changes.ts';

interface RecordedField {
  /** The part of the order that contains the field. */
  from: keyof Order;
  read: (order: Order) => unknown;
  /** `customer`: the customer sees it in the portal; `operator`: only the operator sees it. */
  visibleTo: 'customer' | 'operator';
}

function field(from: keyof Order, visibleTo: RecordedField['visibleTo']): RecordedField {
  return { from, visibleTo, read: (order) => order[from] };
}

function addressOf({ company, street, postalCode, city, country }: Location) {
  return { company, street, postalCode, city, country };
}

/** VIN and plate are fields of their own. */
function modelOf({ manufacturer, model, modelYear, type, fuelType, operationalStatus }: Vehicle) {
  return { manufacturer, model, modelYear, type, fuelType, ...operationalStatus };
}

/**
 * Drivers, readings, reasons and numbers are not here: the audit entry of their command contains them or refers to
 * them.
 */
const RECORDED_FIELDS = {
  ...(Object.fromEntries(CHANGEABLE_FIELDS.map((name) => [name, field(name, 'customer')])) as Record<
    ChangeableField,
    RecordedField
  >),
  pickup: { from: 'pickup', visibleTo: 'customer', read: ({ pickup }) => addressOf(pickup) },
  pickupContact: { from: 'pickup', visibleTo: 'customer', read: ({ pickup }) => pickup.contact },
  delivery: { from: 'delivery', visibleTo: 'customer', read: ({ delivery }) => addressOf(delivery) },
  deliveryContact: { from: 'delivery', visibleTo: 'customer', read: ({ delivery }) => delivery.contact },
  vin: { from: 'vehicle', visibleTo: 'customer', read: ({ vehicle }) => vehicle.vin },
  licensePlate: {
    from: 'vehicle',
    visibleTo: 'customer',
    read: ({ vehicle }) => vehicle.registration.licensePlate,
  },
  transportType: field('transportType', 'customer'),
  vehicle: { from: 'vehicle', visibleTo: 'customer', read: ({ vehicle }) => modelOf(vehicle) },
  services: field('services', 'customer'),
  price: {
    from: 'price',
    visibleTo: 'customer',
    read: ({ price }) => price && { netCents: price.netCents, currency: price.currency },
  },
  /** Measured for the quote; the customer gets the price, not its calculation. */
  distanceKm: field('distanceKm', 'operator'),
} satisfies Record<keyof OrderChanges, RecordedField> & Record<string, RecordedField>;

const FIELDS: Readonly<Record<string, RecordedField>> = RECORDED_FIELDS;

export function recordedChanges(before: Order, after: Order): Changes {
  const changes: Changes = {};
  for (const [name, { from, read }] of Object.entries(FIELDS)) {
    // Every command of every order comes through here; most change none of these fields.
    if (before[from] === after[from]) continue;
    const [was, is] = [read(before), read(after)];
    if (!isSame(was, is)) changes[name] = { before: was, after: is };
  }
  return changes;
}

export function isVisibleToCustomer(name: string): boolean {
  return FIELDS[name]?.visibleTo === 'customer';
}
