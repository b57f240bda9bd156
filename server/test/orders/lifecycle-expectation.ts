// The table "Commands and events" of the specification, written a second time to check the lifecycle.

import type { Command } from '../../src/model/orders/lifecycle.ts';
import { DEFAULT_CONTENT, type Order } from '../../src/model/orders/order.ts';
import type { Price } from '../../src/model/prices/price.ts';

export const STATUSES = (
  'DRAFT REQUESTED CONFIRMED OPEN POOLED TENANT_ACCEPTED OFFERED ASSIGNED ACCEPTED PICKUP IN_TRANSIT DELIVERY ' +
  'DELIVERED COMPLETED INVOICED CANCELLED COMPLAINT ' +
  'RECEIVED QUOTE_REQUIRED QUOTE_SENT QUOTE_ACCEPTED CONVERTED REJECTED'
).split(' ') as Order['status'][];

interface Expectation {
  from: string;
  /** Empty if the status stays; `back` for the status before a complaint; several if some are passed. */
  to: string;
  v1: string;
  /** In addition to order.status_changed. */
  legacy: string;
  /** The differences once the driver has set out. */
  onTheRoad?: Pick<Expectation, 'to' | 'v1'>;
}

const row = (from: string, to: string, v1 = '', legacy = ''): Expectation => ({ from, to, v1, legacy });

const BEFORE_TRANSIT =
  'DRAFT REQUESTED CONFIRMED OPEN POOLED TENANT_ACCEPTED OFFERED ASSIGNED ACCEPTED PICKUP';

export const EXPECTED: Record<Command['name'], Expectation> = {
  confirm: row('REQUESTED', 'CONFIRMED'),
  release: row('DRAFT REQUESTED CONFIRMED', 'OPEN', 'order.accepted'),
  pool: row('OPEN', 'POOLED'),
  return_to_pool: row('TENANT_ACCEPTED OFFERED', 'POOLED'),
  take: row('OPEN POOLED', 'TENANT_ACCEPTED'),
  offer: row('OPEN POOLED TENANT_ACCEPTED', 'OFFERED'),
  assign_driver: row('OPEN POOLED TENANT_ACCEPTED OFFERED', 'ASSIGNED', 'order.scheduled driver.assigned'),
  driver_accepted: row('ASSIGNED', 'ACCEPTED'),
  driver_dropped_out: row('ASSIGNED ACCEPTED PICKUP', 'OFFERED'),
  replace_driver: row('PICKUP IN_TRANSIT DELIVERY', '', 'driver.assigned'),
  reassign_driver: {
    ...row('ASSIGNED ACCEPTED PICKUP IN_TRANSIT DELIVERY', 'ASSIGNED', 'order.scheduled driver.assigned'),
    onTheRoad: { to: '', v1: 'driver.assigned' },
  },
  start_pickup: row('ACCEPTED', 'PICKUP', 'pickup.started'),
  arrive_pickup: row('PICKUP', '', 'pickup.arrived'),
  trip_in_vain: row('PICKUP', 'CANCELLED', 'order.cancelled', 'order.cancelled'),
  pick_up: row('PICKUP', 'IN_TRANSIT', 'vehicle.picked_up transport.started', 'protocol.pickup.submitted'),
  report_delay: row(
    'ASSIGNED ACCEPTED PICKUP IN_TRANSIT',
    '',
    'transport.delayed order.rescheduled',
    'order.updated',
  ),
  expect_later: row('ASSIGNED ACCEPTED PICKUP IN_TRANSIT', ''),
  arrive_delivery: row('IN_TRANSIT', 'DELIVERY', 'delivery.arrived'),
  hand_over: row('DELIVERY', 'DELIVERED', 'vehicle.delivered', 'protocol.delivery.submitted order.delivered'),
  complete: row('DELIVERED', 'COMPLETED', 'order.completed', 'order.completed'),
  invoice: row('COMPLETED', 'INVOICED', 'invoice.created'),
  invoice_extras: row('CANCELLED INVOICED', '', 'invoice.created'),
  cancel_invoice: row('INVOICED COMPLAINT CANCELLED', '', 'invoice.created invoice.cancelled'),
  credit_invoice: row('INVOICED COMPLAINT CANCELLED', '', 'invoice.created'),
  reinvoice: row('INVOICED', '', 'invoice.created'),
  complain: row('DELIVERED COMPLETED INVOICED', 'COMPLAINT', 'damage.reported'),
  settle: row('COMPLAINT', 'back'),
  cancel: row(BEFORE_TRANSIT, 'CANCELLED', 'order.cancelled', 'order.cancelled'),
  change: row(BEFORE_TRANSIT, '', '', 'order.updated'),
  change_terms: row(BEFORE_TRANSIT, '', 'order.rescheduled', 'order.updated'),
  redirect: row('IN_TRANSIT', '', 'order.rescheduled', 'order.updated'),
  offer_change: row(BEFORE_TRANSIT, '', 'quote.offered'),
  accept_change: row(BEFORE_TRANSIT, '', 'order.rescheduled', 'order.updated'),
  decline_change: row(BEFORE_TRANSIT, ''),
  withdraw_change: row(BEFORE_TRANSIT, ''),
  withdraw: row('RECEIVED QUOTE_REQUIRED', 'REJECTED', 'order.rejected'),
  reject_request: row('RECEIVED QUOTE_REQUIRED QUOTE_SENT', 'REJECTED', 'order.rejected'),
  issue_quote: row('QUOTE_REQUIRED QUOTE_SENT', 'QUOTE_SENT', 'quote.offered'),
  withdraw_quote: row('QUOTE_SENT', 'QUOTE_REQUIRED'),
  decline_quote: row('QUOTE_SENT', 'REJECTED', 'order.rejected'),
  // One row in the specification, two here: one transaction in production, two steps in the sandbox.
  accept_quote: row('QUOTE_SENT', 'QUOTE_ACCEPTED'),
  convert: row('QUOTE_ACCEPTED', 'CONVERTED OPEN', 'order.created order.accepted'),
  convert_held: row('QUOTE_ACCEPTED', 'CONVERTED REQUESTED', 'order.created'),
  add_signed_protocol: row(
    'IN_TRANSIT DELIVERY DELIVERED COMPLETED INVOICED COMPLAINT CANCELLED',
    '',
    'document.uploaded',
    'protocol.pickup.submitted',
  ),
  add_protocol_of_former_driver: row(
    'OFFERED ASSIGNED ACCEPTED PICKUP IN_TRANSIT DELIVERY DELIVERED COMPLETED INVOICED COMPLAINT CANCELLED',
    '',
    'document.uploaded',
  ),
  choose_place: row('RECEIVED QUOTE_REQUIRED', '', '', 'order.updated'),
  upload_document: row(STATUSES.join(' '), '', 'document.uploaded'),
  reopen: row('CANCELLED', 'OPEN', 'order.accepted'),
  undo_delivery: row('DELIVERED', 'DELIVERY', 'delivery.arrived'),
  undo_completion: row('COMPLETED', 'DELIVERED', 'vehicle.delivered'),
};

export function expectationOf(name: Command['name'], { status }: Pick<Order, 'status'>): Expectation {
  const { onTheRoad, ...expected } = EXPECTED[name];
  const hasSetOut = words('PICKUP IN_TRANSIT DELIVERY').includes(status);
  return hasSetOut ? { ...expected, ...onTheRoad } : expected;
}

/** Conditions besides the status that forbid a command. */
export function isRuledOut(name: Command['name'], order: Order): boolean {
  const { status, arrivedAtPickup, invoiceNumber, supplementaryInvoices } = order;
  if (name === 'arrive_pickup') return arrivedAtPickup !== null;
  const hasNoInvoice = invoiceNumber === null && supplementaryInvoices.length === 0;
  if (name === 'cancel_invoice' || name === 'credit_invoice') return hasNoInvoice;
  if (name === 'reopen' || name === 'undo_completion') return !hasNoInvoice;
  if (name === 'invoice_extras') return status === 'INVOICED' && invoiceNumber === null;
  return name === 'reinvoice' && invoiceNumber !== null;
}

/** Never listed as possible: not available to dispatch, or the order alone does not tell. */
export const ELSEWHERE: Command['name'][] = [
  'expect_later',
  'return_to_pool',
  'change',
  'change_terms',
  'redirect',
  'offer_change',
  'accept_change',
  'decline_change',
  'withdraw_change',
  'withdraw',
  'issue_quote',
  'withdraw_quote',
  'decline_quote',
  'accept_quote',
  'convert',
  'convert_held',
  'upload_document',
  'choose_place',
  'invoice_extras',
  'credit_invoice',
  'add_signed_protocol',
  'add_protocol_of_former_driver',
  'reopen',
  'undo_delivery',
  'undo_completion',
];

export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const JANA = { id: '0199a0c2-7c4e-7000-8000-000000000020', name: 'Jana Kowalska' };

const PRICE = { netCents: 10_000, vatRate: 19, grossCents: 11_900, currency: 'EUR' } as Price;

const TERMS = { changes: { transportType: 'TRAILER' as const }, price: PRICE, distanceKm: 300 };

/** An example of each command. */
export const COMMANDS = {
  ...(Object.fromEntries(Object.keys(EXPECTED).map((name) => [name, { name }])) as object),
  assign_driver: { name: 'assign_driver', driver: JANA },
  replace_driver: { name: 'replace_driver', driver: { ...JANA, name: 'Ali Demir' } },
  reassign_driver: { name: 'reassign_driver', driver: { ...JANA, name: 'Ali Demir' } },
  report_delay: { name: 'report_delay', requestedDelivery: new Date('2026-10-07T12:00:00Z'), reason: 'Jam' },
  expect_later: { name: 'expect_later', delayedUntil: new Date('2026-10-06T12:00:00Z') },
  trip_in_vain: { name: 'trip_in_vain', reason: 'Nobody on site' },
  invoice: { name: 'invoice', invoiceNumber: 'INV-2026-00001' },
  cancel_invoice: {
    name: 'cancel_invoice',
    cancellationNumber: 'INV-2026-00002',
    invoiceNumber: 'INV-2026-00001',
    reason: 'Wrong address',
  },
  credit_invoice: {
    name: 'credit_invoice',
    creditNoteNumber: 'INV-2026-00002',
    invoiceNumber: 'INV-2026-00001',
    reason: 'Scratch',
  },
  invoice_extras: { name: 'invoice_extras', invoiceNumber: 'INV-2026-00003' },
  reinvoice: { name: 'reinvoice', invoiceNumber: 'INV-2026-00003' },
  add_signed_protocol: { name: 'add_signed_protocol', protocol: 'PICKUP', odometerKm: 10 },
  add_protocol_of_former_driver: {
    name: 'add_protocol_of_former_driver',
    protocol: 'PICKUP',
    odometerKm: 10,
  },
  change: { name: 'change', changes: { instructions: 'New' } },
  change_terms: { name: 'change_terms', ...TERMS },
  redirect: { name: 'redirect', ...TERMS },
  accept_change: { name: 'accept_change', ...TERMS },
  offer_change: {
    name: 'offer_change',
    quoteNumber: 'QT-100001',
    version: 1,
    validUntil: new Date('2026-10-15T21:59:59Z'),
  },
  choose_place: {
    name: 'choose_place',
    end: 'delivery',
    place: { city: 'Erfurt', postalCode: '99084', coordinates: { lat: 50.98, lng: 11.03 } },
    distanceKm: 300,
  },
  issue_quote: {
    name: 'issue_quote',
    quoteNumber: 'QT-100001',
    version: 1,
    validUntil: new Date('2026-10-15T21:59:59Z'),
  },
  reopen: { name: 'reopen', to: 'OPEN', reason: 'Wrong order' },
  convert: { name: 'convert', orderNumber: 'VT-100002', price: PRICE },
  convert_held: { name: 'convert_held', orderNumber: 'VT-100002', price: PRICE },
} as Record<Command['name'], Command>;

export function orderWith(changes: Partial<Order>): Order {
  const place = (city: string) => ({
    company: null,
    street: 'Weg 1',
    postalCode: '10115',
    city,
    country: 'DE',
    contact: { name: null, phone: null },
    coordinates: null,
  });
  return {
    id: '0199a0c2-7c4e-7000-8000-000000000010',
    accountId: '0199a0c2-7c4e-7000-8000-000000000001',
    environment: 'production',
    kind: 'ORDER',
    status: 'OPEN',
    statusBeforeComplaint: null,
    orderNumber: 'VT-100001',
    requestNumber: null,
    trackingNumber: '7K3MPQ9XW2R4T8BNHC',
    ...DEFAULT_CONTENT,
    vehicle: {
      vin: null,
      manufacturer: null,
      model: null,
      modelYear: null,
      type: 'CAR',
      fuelType: 'DIESEL',
      registration: { status: null, licensePlate: null },
      operationalStatus: { driveable: true, roadworthy: true },
    },
    pickup: place('Berlin'),
    delivery: place('München'),
    requestedPickup: null,
    requestedDelivery: null,
    actualPickup: null,
    actualDelivery: null,
    arrivedAtPickup: null,
    vehicleAtPickup: null,
    agreedDelivery: null,
    delayedUntil: null,
    services: { registration: false, shortTermPlate: false },
    instructions: null,
    endCustomerEmail: null,
    metadata: {},
    price: null,
    agreementVersion: 1,
    distanceKm: null,
    quoteReason: null,
    quoteNumber: null,
    driver: null,
    confirmSince: null,
    cancelReason: null,
    invoiceNumber: null,
    supplementaryInvoices: [],
    hasDamage: false,
    extra: {},
    version: 1,
    createdAt: new Date('2026-10-01T08:00:00Z'),
    updatedAt: new Date('2026-10-01T08:00:00Z'),
    ...changes,
  };
}
