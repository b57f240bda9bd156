// A dummy invoice, which a new thread renders before its first real document.
import type { PdfInvoice, PdfPlace } from './document.ts';

const place: PdfPlace = {
  company: null,
  street: 'Musterstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  contact: { name: null, phone: null },
};

const at = new Date(0);

export const WARM_UP_DOCUMENT: PdfInvoice = {
  kind: 'INVOICE',
  language: 'de',
  test: true,
  createdAt: at,
  operator: {
    name: 'Handover',
    address: 'Musterstraße 1\n10115 Berlin',
    vatId: null,
    bank: null,
    sender: null,
    timeZone: 'Europe/Berlin',
  },
  customer: { name: 'Muster GmbH', address: null, country: 'DE', vatId: null, email: null },
  order: {
    accountId: '',
    orderNumber: 'VT-1',
    requestNumber: null,
    externalOrderId: null,
    customerReference: null,
    customerCostCentre: null,
    transportType: 'DRIVEN',
    vehicle: {
      manufacturer: null,
      model: null,
      vin: null,
      type: 'CAR',
      registration: { licensePlate: null },
    },
    pickup: place,
    delivery: place,
    requestedPickup: at,
    requestedDelivery: at,
    actualPickup: at,
    actualDelivery: at,
  },
  currency: 'EUR',
  service: { from: '2026-01-01', to: '2026-01-01' },
  billed: [],
  xml: null,
  invoice: {
    kind: 'INVOICE',
    number: 'INV-1',
    invoiceDate: '1970-01-01',
    dueOn: '1970-01-15',
    discount: null,
    currency: 'EUR',
    party: null,
    lines: [
      {
        orderId: null,
        extraId: null,
        kind: 'TRANSPORT',
        description: 'Überführung',
        quantity: 1,
        unit: 'C62',
        unitNet: '1.00',
        netCents: 100,
        vatCategory: 'S',
        vatRate: 19,
      },
    ],
    netCents: 100,
    vatCents: 19,
    grossCents: 119,
    vatGroups: [{ category: 'S', rate: 19, netCents: 100, vatCents: 19 }],
    corrected: null,
    reason: null,
  },
};
