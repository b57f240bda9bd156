// The fields of an order that a customer can change, and which of these changes have an effect.
import { isDeepStrictEqual } from 'node:util';
import type { Contact, Order, OrderContent } from './order.ts';

/** They change as a whole; of places and vehicle only parts change. */
export const CHANGEABLE_FIELDS = [
  'customerReference',
  'customerCostCentre',
  'requestedPickup',
  'requestedDelivery',
  'instructions',
  'metadata',
] as const satisfies readonly (keyof OrderContent)[];

export type ChangeableField = (typeof CHANGEABLE_FIELDS)[number];

export interface OrderChanges extends Partial<Pick<OrderContent, ChangeableField>> {
  pickupContact?: Partial<Contact>;
  deliveryContact?: Partial<Contact>;
  vin?: string;
  licensePlate?: string;
}

/** Compares as JSON, ignoring field order, because PostgreSQL does not keep the field order of an object. */
export function isSame(left: unknown, right: unknown): boolean {
  return isDeepStrictEqual(asJson(left), asJson(right));
}

function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** Keeps only what differs, so repeating a change has no effect. */
export function effectiveChanges(order: Order, wanted: OrderChanges): Partial<Order> {
  const { pickupContact, deliveryContact, vin, licensePlate, ...plain } = wanted;
  const registration = { ...order.vehicle.registration, ...(licensePlate !== undefined && { licensePlate }) };
  const after: Partial<Order> = {
    ...plain,
    pickup: { ...order.pickup, contact: { ...order.pickup.contact, ...pickupContact } },
    delivery: { ...order.delivery, contact: { ...order.delivery.contact, ...deliveryContact } },
    vehicle: { ...order.vehicle, ...(vin !== undefined && { vin }), registration },
  };
  // A new date replaces a delay that was reported before.
  const { requestedDelivery } = wanted;
  if (requestedDelivery !== undefined && !isSame(order.requestedDelivery, requestedDelivery)) {
    after.delayedUntil = null;
    after.agreedDelivery = requestedDelivery;
  }
  return Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => value !== undefined && !isSame(order[key as keyof Order], value),
    ),
  );
}

/** Receivers have one delivery date, `requestedDelivery`; the agreed one is not published, nor what a driver confirms. */
export function changedFields(before: Order, after: Order): string[] {
  const { agreedDelivery: _, confirmSince: __, ...announced } = after;
  return (Object.keys(announced) as (keyof Order)[]).filter((key) => !isSame(before[key], after[key]));
}
