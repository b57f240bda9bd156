// The values of the form, and the request body of the API that they become.

import type { components } from '../../api/paths/portal.ts';
import type { TypedAddress } from '../../places/save-address.tsx';
import { toInstant } from '../../ui/local-time.ts';
import { eachReference, type ReferenceName } from '../references.ts';

type Creation = components['schemas']['OrderCreation'];
/** The fields of an order that both portal and console have. */
export type EarlierOrder = Pick<
  components['schemas']['Order'],
  'pickup' | 'delivery' | 'vehicle' | 'transportType' | 'services' | 'instructions' | ReferenceName
>;
export type TransportType = EarlierOrder['transportType'];
type VehicleType = EarlierOrder['vehicle']['type'];
type FuelType = EarlierOrder['vehicle']['fuelType'];

export type PlaceDraft = TypedAddress;

export interface Draft extends Record<ReferenceName, string> {
  pickup: PlaceDraft;
  delivery: PlaceDraft;
  requestedPickup: string;
  requestedDelivery: string;
  vin: string;
  licensePlate: string;
  vehicleType: VehicleType;
  manufacturer: string;
  model: string;
  fuelType: FuelType;
  driveable: boolean;
  transportType: TransportType;
  shortTermPlate: boolean;
  registration: boolean;
  externalOrderId: string;
  endCustomerEmail: string;
  instructions: string;
}

const EMPTY_PLACE: PlaceDraft = {
  company: '',
  street: '',
  postalCode: '',
  city: '',
  country: 'DE',
  name: '',
  phone: '',
};

export const EMPTY_DRAFT: Draft = {
  pickup: EMPTY_PLACE,
  delivery: EMPTY_PLACE,
  requestedPickup: '',
  requestedDelivery: '',
  vin: '',
  licensePlate: '',
  vehicleType: 'CAR',
  manufacturer: '',
  model: '',
  fuelType: 'DIESEL',
  driveable: true,
  transportType: 'DRIVEN',
  shortTermPlate: false,
  registration: false,
  externalOrderId: '',
  ...eachReference(() => ''),
  endCustomerEmail: '',
  instructions: '',
};

/** Sends only the filled fields; the API reports the missing ones. */
export function toCreation(draft: Draft): Creation {
  const { driveable, transportType } = draft;
  const vehicle = filled({
    vin: draft.vin.trim(),
    manufacturer: draft.manufacturer.trim(),
    model: draft.model.trim(),
    type: draft.vehicleType,
    fuelType: draft.fuelType,
    registration: filled({ licensePlate: draft.licensePlate.trim() }),
    operationalStatus: driveable ? undefined : { driveable: false },
  });
  return filled({
    externalOrderId: draft.externalOrderId.trim(),
    ...eachReference((name) => draft[name].trim()),
    transportType,
    pickup: toPlace(draft.pickup),
    delivery: toPlace(draft.delivery),
    requestedPickup: toInstant(draft.requestedPickup) ?? '',
    requestedDelivery: toInstant(draft.requestedDelivery) ?? '',
    vehicle,
    services: filled({
      shortTermPlate: draft.shortTermPlate && transportType === 'DRIVEN' ? true : undefined,
      registration: draft.registration ? true : undefined,
    }),
    instructions: draft.instructions.trim(),
    endCustomerEmail: draft.endCustomerEmail.trim(),
  }) as Creation;
}

function toPlace({ name, phone, street, postalCode, city, country, company }: PlaceDraft) {
  return {
    ...filled({ company: company.trim() }),
    street: street.trim(),
    postalCode: postalCode.trim(),
    city: city.trim(),
    ...(country !== 'DE' && { country }),
    ...filled({ contact: filled({ name: name.trim(), phone: phone.trim() }) }),
  };
}

function filled<Fields extends object>(fields: Fields): Partial<Fields> {
  const isEmpty = (value: unknown) =>
    value === '' ||
    value === undefined ||
    (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as Partial<Fields>;
}

/**
 * A new draft from an earlier order: everything except the dates, VIN, plate and the customer's order number.
 */
export function draftLike(order: EarlierOrder): Draft {
  return {
    ...EMPTY_DRAFT,
    pickup: placeLike(order.pickup),
    delivery: placeLike(order.delivery),
    vehicleType: order.vehicle.type,
    manufacturer: order.vehicle.manufacturer ?? '',
    model: order.vehicle.model ?? '',
    fuelType: order.vehicle.fuelType,
    driveable: order.vehicle.operationalStatus.driveable && order.vehicle.operationalStatus.roadworthy,
    transportType: order.transportType,
    shortTermPlate: order.services.shortTermPlate,
    registration: order.services.registration,
    ...eachReference((name) => order[name] ?? ''),
    instructions: order.instructions ?? '',
  };
}

function placeLike({
  company,
  street,
  postalCode,
  city,
  country,
  contact,
}: EarlierOrder['pickup']): PlaceDraft {
  return {
    company: company ?? '',
    street,
    postalCode,
    city,
    country,
    name: contact.name ?? '',
    phone: contact.phone ?? '',
  };
}
