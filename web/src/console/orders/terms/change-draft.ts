// The form of a change as it begins, and the body of the API: only what differs.
import type { components } from '../../../api/paths/operations.ts';
import { type Draft, draftLike, type PlaceDraft } from '../../../orders/new/draft.ts';
import { toLocal } from '../../../ui/local-time.ts';
import { parseNumber } from '../../parse-number.ts';
import type { DispatchListItem } from '../order-queries.ts';

export type TermsChange = components['schemas']['TermsChange'];

export interface PriceDraft {
  /** Empty for the price by the agreement. */
  priceNet: string;
  reason: string;
}

/** The dates are those of the order, so that opening hours are checked; they are not changed here. */
export function draftOf(order: DispatchListItem): Draft {
  return {
    ...draftLike(order),
    vin: order.vehicle.vin ?? '',
    licensePlate: order.vehicle.registration.licensePlate ?? '',
    requestedPickup: toLocal(order.requestedPickup),
    requestedDelivery: toLocal(order.requestedDelivery),
  };
}

/** A contact in the former city is not the contact in another one. */
export function withoutFormerContacts(before: Draft, now: Draft): Draft {
  const leave = (was: PlaceDraft, is: PlaceDraft): PlaceDraft => {
    const isSameCity = was.city === is.city.trim() && was.country === is.country;
    const isSameContact = was.name === is.name && was.phone === is.phone;
    return isSameCity || !isSameContact ? is : { ...is, name: '', phone: '' };
  };
  return { ...now, pickup: leave(before.pickup, now.pickup), delivery: leave(before.delivery, now.delivery) };
}

export function changeOf(before: Draft, now: Draft, { priceNet, reason }: PriceDraft): TermsChange {
  const differs = (name: keyof Draft) => before[name] !== now[name];
  const text = (name: 'vin' | 'licensePlate' | 'manufacturer' | 'model') => now[name].trim() || null;
  const vehicle = {
    ...(differs('vin') && { vin: text('vin') }),
    ...(differs('manufacturer') && { manufacturer: text('manufacturer') }),
    ...(differs('model') && { model: text('model') }),
    ...(differs('vehicleType') && { type: now.vehicleType }),
    ...(differs('fuelType') && { fuelType: now.fuelType }),
    ...(differs('licensePlate') && { registration: { licensePlate: text('licensePlate') } }),
    ...(differs('driveable') && {
      operationalStatus: { driveable: now.driveable, ...(now.driveable && { roadworthy: true }) },
    }),
  };
  // A vehicle on a trailer or truck needs no plate.
  const shortTermPlate = now.shortTermPlate && now.transportType === 'DRIVEN';
  const services = {
    ...(differs('registration') && { registration: now.registration }),
    ...(before.shortTermPlate !== shortTermPlate && { shortTermPlate }),
  };
  const pickup = placeChange(before.pickup, now.pickup);
  const delivery = placeChange(before.delivery, now.delivery);
  return {
    ...(differs('transportType') && { transportType: now.transportType }),
    ...(pickup && { pickup }),
    ...(delivery && { delivery }),
    ...(Object.keys(vehicle).length > 0 && { vehicle }),
    ...(Object.keys(services).length > 0 && { services }),
    ...(priceNet.trim() && { priceNet: parseNumber(priceNet) }),
    ...(reason.trim() && { reason: reason.trim() }),
  };
}

function placeChange(before: PlaceDraft, now: PlaceDraft): TermsChange['pickup'] | null {
  if ((Object.keys(now) as (keyof PlaceDraft)[]).every((name) => before[name] === now[name])) return null;
  const { name, phone, company, street, postalCode, city, country } = now;
  const contact = {
    ...(name !== before.name && { name: name.trim() || null }),
    ...(phone !== before.phone && { phone: phone.trim() || null }),
  };
  return {
    ...(company.trim() && { company: company.trim() }),
    street: street.trim(),
    postalCode: postalCode.trim(),
    city: city.trim(),
    country,
    ...(Object.keys(contact).length > 0 && { contact }),
  };
}
