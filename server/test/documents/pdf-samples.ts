// Sample documents of every kind, with the characters and amounts of a real customer.
import type {
  PdfDamageReport,
  PdfDeliveryProtocol,
  PdfInvoice,
  PdfOrder,
  PdfOrderDocument,
  PdfPickupProtocol,
  PdfQuote,
  PdfSignedQuote,
} from '../../src/documents/pdf/document.ts';
import { encodePng } from '../../src/documents/pdf/encode-png.ts';
import { type InvoiceLine, totalsOf } from '../../src/model/invoices/invoice.ts';
import { unitOf } from '../../src/model/invoices/order-lines.ts';
import type { Damage } from '../../src/model/orders/protocol.ts';
import type { Language } from '../../src/platform/language.ts';

/** 16 × 12 pixels. */
export const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAMABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUG/8QAGRAAAQUAAAAAAAAAAAAAAAAAAAITFVFh/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABgRAAIDAAAAAAAAAAAAAAAAAAABAhMV/9oADAMBAAIRAxEAPwCPH4I/DRsooMooFozGUI//2Q==',
  'base64',
);

/** A diagonal stroke on white. */
export function drawing(width: number, height: number): Buffer {
  const rgb = Buffer.alloc(width * height * 3, 255);
  for (let x = 0; x < width; x += 1) {
    const y = Math.floor((x * height) / width);
    rgb.fill(40, (y * width + x) * 3, (y * width + Math.min(width, x + 3)) * 3);
  }
  return encodePng({ width, height, rgb });
}

export const png = drawing(40, 16);

const order: PdfOrder = {
  accountId: '0199a0c2-7c4e-7000-8000-000000000001',
  orderNumber: 'VT-100042',
  requestNumber: 'RQ-100017',
  externalOrderId: 'ERP-4711/ß',
  customerReference: 'Leasing Süd',
  customerCostCentre: '4711',
  transportType: 'DRIVEN',
  vehicle: {
    manufacturer: 'Škoda',
    model: 'Octavia Combi',
    vin: 'TMBJG7NE5K0123456',
    type: 'COMBI',
    registration: { licensePlate: 'HH-AB 1234' },
  },
  pickup: {
    company: 'Autohaus Müller & Söhne GmbH',
    street: 'Große Elbstraße 12',
    postalCode: '22767',
    city: 'Hamburg',
    country: 'DE',
    contact: { name: 'Jürgen Weiß', phone: '+49 40 1234567' },
  },
  delivery: {
    company: 'Przedsiębiorstwo Żółć Sp. z o.o.',
    street: 'ul. Świętokrzyska 5/7',
    postalCode: '00-010',
    city: 'Łódź',
    country: 'PL',
    contact: { name: 'Małgorzata Wąsik', phone: '+48 22 7654321' },
  },
  requestedPickup: new Date('2026-10-05T12:30:00Z'),
  requestedDelivery: new Date('2026-10-06T15:00:00Z'),
  actualPickup: null,
  actualDelivery: null,
};

function frame(language: Language) {
  return {
    language,
    test: false,
    createdAt: new Date('2026-10-01T08:15:00Z'),
    operator: {
      name: 'Nordlicht Überführungen GmbH',
      address: 'Speicherstraße 8\n20457 Hamburg',
      vatId: 'DE123456788',
      taxNumber: '27/123/45678',
      vatExemption: null,
      register: 'Amtsgericht Hamburg, HRB 12345',
      managedBy: 'Ines Harms, Łukasz Brzęczyszczykiewicz',
      phone: '040 66969 120',
      bank: { name: 'Hanseatische Bank', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
      sender: { name: 'Disposition', email: 'dispo@nordlicht.example' },
      timeZone: 'Europe/Berlin',
      brandColor: null,
    },
    customer: {
      name: 'Příklad Autopůjčovna s.r.o.',
      address: 'Náměstí Míru 9\n120 00 Praha 2',
      country: 'CZ',
      vatId: 'CZ12345679',
      email: 'fakturace@priklad.example',
    },
    order,
  };
}

const amounts = {
  currency: 'EUR',
  lines: [
    {
      code: 'BASE' as const,
      description: 'Vehicle transfer',
      quantity: 1,
      unitNet: '149.00',
      netCents: 14_900,
    },
    {
      code: 'DISTANCE' as const,
      description: 'Kilometres',
      quantity: 912.4,
      unitNet: '1.1875',
      netCents: 108_348,
    },
    { description: 'Fähre Grünau–Łeba, einfache Fahrt', quantity: 2, unitNet: '35.50', netCents: 7_100 },
  ],
  netCents: 130_348,
  vatGroups: [{ category: 'S' as const, rate: 19, netCents: 130_348, vatCents: 24_766 }],
  grossCents: 155_114,
};

export function quote(language: Language): PdfQuote {
  return {
    ...frame(language),
    ...amounts,
    kind: 'QUOTE',
    order: { ...order, orderNumber: null },
    quoteNumber: 'QT-100008',
    version: 2,
    validUntil: new Date('2026-10-15T21:59:00Z'),
    note: 'Die Anlieferung ist werktags von 8 bis 17 Uhr möglich.',
  };
}

export function signedQuote(language: Language): PdfSignedQuote {
  return {
    ...quote(language),
    kind: 'SIGNED_QUOTE',
    acceptance: {
      name: 'Tomáš Dvořák',
      signedAt: new Date('2026-10-05T12:30:00Z'),
      mark: { method: 'TYPED', text: 'Tomáš Dvořák' },
    },
  };
}

const DAMAGES: Damage[] = [
  {
    position: { view: 'LEFT', x: 0.3, y: 0.55 },
    type: 'SCRATCH',
    description: '12 cm an der Tür, Lack beschädigt',
    isNew: false,
  },
  {
    position: { view: 'RIGHT', x: 0.12, y: 0.5 },
    type: 'DENT',
    description: 'Handtellergroß am Kotflügel',
    isNew: true,
  },
  {
    position: { view: 'TOP', x: 0.3, y: 0.45 },
    type: 'STONE_CHIP',
    description: 'Windschutzscheibe, 4 mm',
    isNew: true,
  },
  {
    position: { view: 'FRONT', x: 0.25, y: 0.52 },
    type: 'Trübung',
    description: 'Scheinwerfer matt',
    isNew: false,
  },
];

function photos(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    image: index % 2 === 0 ? jpeg : png,
    caption: index === 0 ? 'Vorne links' : null,
    damageNumber: null,
    takenAt: new Date('2026-10-05T12:20:00Z'),
  }));
}

export function pickupProtocol(language: Language): PdfPickupProtocol {
  return {
    ...frame(language),
    kind: 'PICKUP_PROTOCOL',
    order: { ...order, actualPickup: new Date('2026-10-05T12:41:00Z') },
    performedAt: new Date('2026-10-05T12:41:00Z'),
    odometerKm: 48_213,
    levels: [{ energy: 'fuelLevel', percent: 62 }],
    checklist: [
      { item: 'KEYS', ok: true, count: 2, note: null },
      { item: 'REGISTRATION_PAPERS', ok: true, count: null, note: null },
      { item: 'WARNING_TRIANGLE', ok: true, count: null, note: null },
      { item: 'FIRST_AID_KIT', ok: false, count: null, note: 'abgelaufen 03/2024' },
      { item: 'TYRES', ok: true, count: null, note: 'Winterreifen, 6 mm' },
      { item: 'Dachgepäckträger', ok: false, count: null, note: null },
    ],
    damages: DAMAGES.filter((damage) => !damage.isNew),
    remarks: 'Fahrzeug stand im Regen; Außenreinigung nicht möglich.',
    photos: photos(5),
    driver: {
      name: 'Łukasz Brzęczyszczykiewicz',
      signedAt: new Date('2026-10-05T12:40:00Z'),
      mark: {
        method: 'DRAWN',
        path: 'M10 60 C40 5 60 5 70 50 S110 80 140 30 L190 45',
        width: 200,
        height: 80,
      },
    },
    contact: {
      name: 'Jürgen Weiß',
      signedAt: new Date('2026-10-05T12:41:00Z'),
      mark: { method: 'DRAWN', image: png },
    },
    contactAbsence: null,
    unchecked: ['SAFETY_VEST', 'SERVICE_BOOK'],
    checklistAbsence: 'Kofferraum nicht zu öffnen',
    missingPhotos: ['TRUNK'],
    photosAbsence: 'Kofferraum klemmt',
  };
}

export function deliveryProtocol(language: Language): PdfDeliveryProtocol {
  return {
    ...pickupProtocol(language),
    kind: 'DELIVERY_PROTOCOL',
    performedAt: new Date('2026-10-06T14:05:00Z'),
    odometerKm: 49_126,
    levels: [
      { energy: 'fuelLevel', percent: 12 },
      { energy: 'chargeLevel', percent: 80 },
    ],
    damages: DAMAGES,
    contact: null,
    contactAbsence: 'Schlüssel in den Tresor gelegt',
  };
}

function damageReport(language: Language): PdfDamageReport {
  return {
    ...frame(language),
    kind: 'DAMAGE_REPORT',
    reportedAt: new Date('2026-10-06T14:10:00Z'),
    reportedBy: 'Łukasz Brzęczyszczykiewicz',
    photos: [],
    found: 'DELIVERY',
    damages: DAMAGES.map((damage, index) => ({ ...damage, photos: photos(index % 3) })),
    remarks: 'Wildwechsel auf der A 24.',
  };
}

export function invoice(language: Language): PdfInvoice {
  const lines = amounts.lines.map((line) => ({
    ...line,
    orderId: null,
    extraId: null,
    kind: 'TRANSPORT' as const,
    unit: unitOf(line),
    vatCategory: 'S' as const,
    vatRate: 19,
  }));
  return withInvoiceLines(
    {
      ...frame(language),
      kind: 'INVOICE',
      currency: 'EUR',
      service: { from: '2026-10-06', to: '2026-10-06' },
      billed: [],
      xml: null,
      invoice: {
        kind: 'INVOICE',
        number: 'INV-2026-00031',
        invoiceDate: '2026-10-07',
        dueOn: '2026-10-21',
        discount: null,
        exchangeRate: null,
        currency: 'EUR',
        party: null,
        lines: [],
        ...totalsOf([]),
        corrected: null,
        reason: null,
      },
    },
    lines,
  );
}

/** The invoice with other lines, and the totals that follow from them. */
export function withInvoiceLines(document: PdfInvoice, lines: InvoiceLine[]): PdfInvoice {
  return { ...document, invoice: { ...document.invoice, lines, ...totalsOf(lines) } };
}

/** Sixty lines, each one cent more than the last, so that tests can tell them apart. */
export function longInvoice(language: Language): PdfInvoice {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    orderId: null,
    extraId: null,
    kind: 'TRANSPORT' as const,
    description: `Überführung Nr. ${index + 1}: Köln → Plzeň`,
    quantity: 1,
    unit: 'C62',
    unitNet: (100 + index / 100).toFixed(2),
    netCents: 10_000 + index,
    vatCategory: 'AE' as const,
    vatRate: 0,
  }));
  return withInvoiceLines(invoice(language), lines);
}

export const samples: Record<PdfOrderDocument['kind'], (language: Language) => PdfOrderDocument> = {
  QUOTE: quote,
  SIGNED_QUOTE: signedQuote,
  PICKUP_PROTOCOL: pickupProtocol,
  DELIVERY_PROTOCOL: deliveryProtocol,
  DAMAGE_REPORT: damageReport,
  INVOICE: invoice,
};
