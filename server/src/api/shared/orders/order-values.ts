// The closed lists of an order and what each value means, for every record and body that has them.

import { DOCUMENT_KINDS } from '../../../model/orders/document-kinds.ts';
import { REGISTRATION_STATUSES } from '../../../model/orders/order.ts';
import { V1_STATUSES } from '../../../model/orders/status.ts';
import { FUEL_TYPES, TRANSPORT_TYPES, VEHICLE_TYPES } from '../../../model/prices/vocabulary.ts';
import { describedEnum } from '../../../platform/described-enum.ts';
import { MODE_TEXTS, SCENARIO_TEXTS } from '../../../sandbox/scenario-texts.ts';
import { MODES, SCENARIO_NAMES } from '../../../sandbox/scenarios.ts';

export const orderKind = describedEnum(['ORDER', 'REQUEST'], {
  ORDER: 'It is ordered and has a price',
  REQUEST: 'The agreement asks for a quote; accepting the quote makes it an order',
}).describe('Whether this is an order or a request that waits for a quote');

export const orderStatus = describedEnum(V1_STATUSES, {
  QUOTE_REQUIRED: 'A request that waits for a quote; it can be withdrawn',
  QUOTE_OFFERED: 'A request with a quote on offer; accept or decline the quote',
  REJECTED: 'A request that was withdrawn, declined or refused; final',
  ACCEPTED: 'Ordered, and no driver is assigned yet; also again after a driver dropped out',
  SCHEDULED: 'A driver is assigned',
  PICKUP_IN_PROGRESS:
    'The driver is on the way to the vehicle or has arrived there; the last status that allows changes',
  IN_TRANSIT: 'The vehicle was picked up and is on its way; the pickup protocol exists',
  DELIVERY_IN_PROGRESS: 'The driver is at the destination, and the handover is running',
  DELIVERED: 'The vehicle was handed over; the delivery protocol exists',
  COMPLETED: 'The order is finished; an invoice may follow or exist already',
  CANCELLED: 'The order was cancelled by you or by the operator; final',
}).describe('Status of the order or request');

export const readinessStatus = describedEnum(['READY_FOR_PLANNING', 'INCOMPLETE'], {
  READY_FOR_PLANNING: 'Dispatch has all that it needs to plan the trip',
  INCOMPLETE: 'The order is accepted, but the fields in `missing` are still needed',
});

export const transportType = describedEnum(TRANSPORT_TYPES, {
  DRIVEN: 'A driver drives the vehicle on its own wheels',
  TRAILER: 'The vehicle is carried alone, on a trailer',
  TRUCK: 'The vehicle is carried with others, on a car transporter',
});

export const vehicleType = describedEnum(VEHICLE_TYPES, {
  CAR: 'A passenger car of another kind than those below',
  COMBI: 'An estate car',
  SUV: 'A sport utility vehicle',
  VAN: 'A van or minibus',
  TRUCK_7_5: 'A truck of up to 7.5 tonnes',
  TRUCK_12: 'A truck of up to 12 tonnes',
  TRUCK_40: 'A truck of up to 40 tonnes',
});

export const fuelType = describedEnum(FUEL_TYPES, {
  DIESEL: 'Diesel',
  PETROL: 'Petrol',
  ELECTRIC: 'Battery only',
  HYBRID: 'A combustion engine and a battery',
  HYDROGEN: 'Hydrogen',
  LPG: 'Liquefied petroleum gas',
  LNG: 'Liquefied natural gas',
});

export const registrationStatus = describedEnum(REGISTRATION_STATUSES, {
  REGISTERED: 'The vehicle is registered and has valid plates',
  NOT_REGISTERED: 'The vehicle was never registered',
  DEREGISTERED: 'The vehicle was registered once and is not any more',
});

export const documentKind = describedEnum(DOCUMENT_KINDS, {
  PICKUP_PROTOCOL: 'The protocol of the pickup; exists from pickup on',
  DELIVERY_PROTOCOL: 'The protocol of the delivery; exists from delivery on',
  DAMAGE_REPORT: 'Damage that was noted at the handover or reported after it',
  AUTHORIZATION: 'A signed power of attorney that was uploaded',
  VEHICLE_DOCUMENT: 'Papers of the vehicle that were uploaded',
  INVOICE: 'An invoice, a cancellation invoice or a credit note; needs `invoices:read` too',
  QUOTE: 'The quote as it was offered; needs `quotes:read` too',
  SIGNED_QUOTE: 'The quote with the signature of its acceptance; needs `quotes:read` too',
});

export const scenarioName = describedEnum(SCENARIO_NAMES, SCENARIO_TEXTS);
export const sandboxMode = describedEnum(MODES, MODE_TEXTS);
