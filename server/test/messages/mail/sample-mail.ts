// An operator, an order and mails for the tests in this folder.
import { type NewMail, newMail } from '../../../src/messages/mail/mail.ts';
import { DEFAULT_CONTENT, type Order } from '../../../src/model/orders/order.ts';
import { type Operator, operatorSchema } from '../../../src/operator/operator.ts';

export const operator: Operator = operatorSchema.parse({
  name: 'Überführungen Müller GmbH',
  address: 'Hafenstraße 12\n20457 Hamburg',
  sender: { name: 'Disposition Müller', email: 'dispo@mueller.example' },
});

/** An operator with all details. */
export const fullOperator: Operator = operatorSchema.parse({
  ...operator,
  vatId: 'DE312456782',
  managedBy: 'Ines Hartmann',
  register: 'Amtsgericht Hamburg HRB 765432',
  phone: '040 252 80-40',
  phoneHours: 'Mo.–Fr. 7–19 Uhr',
  legalNoticeUrl: 'https://mueller.example/impressum?a=1&b=2',
  privacyUrl: 'https://mueller.example/datenschutz',
  termsUrl: 'https://mueller.example/agb',
});

/** The time of the mails: a Thursday, ten in the morning in the operator's zone. */
export const NOW = new Date('2026-10-01T08:00:00Z');
export const german = { operator, language: 'de', now: NOW } as const;
export const english = { operator, language: 'en', now: NOW } as const;

/** Replaces non-breaking spaces with plain ones. */
export const readable = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** The text without its alignment in columns. */
export const flowing = (text: string) => readable(text).replace(/\s+/g, ' ');

/** The text that a list of mails shows after the subject. */
export function preheaderOf(html: string): string {
  return readable(/<div style="display:none;[^>]*>([^&]*)/.exec(html)![1]!);
}

export const party = { name: 'Müller & Roth Leasing GmbH', country: 'DE' };

export const quote = {
  quoteNumber: 'QT-100001',
  version: 1,
  price: {
    netCents: 123450,
    vatRate: 19,
    vatCents: 23456,
    grossCents: 146906,
    currency: 'EUR',
    lines: [
      { description: 'Fahrzeugüberführung', quantity: 1, unitNet: '1000.00', netCents: 100000 },
      { description: 'Kilometer', quantity: 234.5, unitNet: '1.00', netCents: 23450 },
    ],
  },
  note: null,
  validUntil: new Date('2026-10-31T22:59:59Z'),
};

export function order(changes: Partial<Order> = {}): Order {
  const place = { company: null, country: 'DE', contact: { name: null, phone: null }, coordinates: null };
  const at = new Date('2026-10-01T08:00:00Z');
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
      manufacturer: 'Škoda',
      model: 'Octavia',
      modelYear: null,
      type: 'CAR',
      fuelType: 'DIESEL',
      registration: { status: null, licensePlate: 'HH-AB 12' },
      operationalStatus: { driveable: true, roadworthy: true },
    },
    pickup: { ...place, street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart' },
    delivery: { ...place, street: 'Marienplatz 8', postalCode: '80331', city: 'München' },
    requestedPickup: new Date('2026-10-05T06:00:00Z'),
    requestedDelivery: new Date('2026-10-05T15:30:00Z'),
    actualPickup: null,
    actualDelivery: null,
    arrivedAtPickup: null,
    vehicleAtPickup: null,
    agreedDelivery: null,
    delayedUntil: null,
    confirmSince: null,
    services: { registration: false, shortTermPlate: false },
    instructions: null,
    endCustomerEmail: 'familie.groß@example.org',
    metadata: {},
    price: null,
    agreementVersion: 1,
    distanceKm: 220,
    quoteReason: null,
    quoteNumber: null,
    driver: null,
    cancelReason: null,
    invoiceNumber: null,
    supplementaryInvoices: [],
    hasDamage: false,
    extra: {},
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...changes,
  };
}

/** Has no owner, so it needs no account and no order in the database. */
export function mail(now: Date, changes: Partial<NewMail> = {}): NewMail {
  const envelope = {
    accountId: null,
    environment: 'production',
    orderId: null,
    kind: 'DRIVER_LINK',
    recipient: 'kunde@example.org',
    language: 'de',
  } as const;
  const message = { subject: 'Grüße aus Köln', text: 'Schöne Grüße\n', html: '<p>Schöne Grüße</p>' };
  return { ...newMail(envelope, message, now), ...changes };
}
