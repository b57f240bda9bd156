// E-invoices for tests: one for each case, and random ones.
import fc from 'fast-check';
import { addDays } from '../../../../shared/time/days.ts';
import type { EInvoice, NotedOrder } from '../../../src/model/invoices/cii/e-invoice.ts';
import {
  INVOICE_KINDS,
  type InvoiceDraft,
  type InvoiceLine,
  negatedLines,
  totalsOf,
} from '../../../src/model/invoices/invoice.ts';
import type { VatCategory } from '../../../src/model/invoices/vat.ts';
import { lineCents } from '../../../src/model/prices/price.ts';

export function lineWith(fields: Partial<InvoiceLine> = {}): InvoiceLine {
  const { quantity = 1, unitNet = '149.00' } = fields;
  return {
    orderId: 'order',
    extraId: null,
    kind: 'TRANSPORT',
    description: 'Fahrzeugüberführung Hamburg → Łódź <1 & 2>',
    quantity,
    unit: 'C62',
    unitNet,
    netCents: lineCents(quantity, Number(unitNet)),
    vatCategory: 'S',
    vatRate: 19,
    ...fields,
  };
}

export function draftWith(lines: InvoiceLine[], fields: Partial<InvoiceDraft> = {}): InvoiceDraft {
  const kind = fields.kind ?? 'INVOICE';
  const signed = kind === 'INVOICE' ? lines : negatedLines(lines);
  const isCorrection = kind !== 'INVOICE';
  return {
    kind,
    invoiceDate: '2026-11-17',
    dueOn: addDays('2026-11-17', 14),
    discount: null,
    exchangeRate: null,
    currency: 'EUR',
    party: null,
    lines: signed,
    ...totalsOf(signed),
    corrected: isCorrection ? { id: '', number: 'INV-2026-00031', invoiceDate: '2026-11-03' } : null,
    reason: isCorrection ? 'Falsche Anschrift' : null,
    ...fields,
  };
}

export function orderWith(fields: Partial<NotedOrder> = {}): NotedOrder {
  return {
    orderId: 'order',
    number: 'VT-100047',
    customerReference: 'Kostenstelle 4104',
    externalOrderId: 'ERP-4711',
    costCentre: null,
    vehicle: 'Škoda Octavia',
    plate: 'HH-KL 218',
    vin: 'TMBJJ7NX5RY258380',
    from: 'Hamburg',
    to: 'Łódź',
    pickedUpOn: '2026-11-15',
    servedOn: '2026-11-16',
    note: 'Hamburg → Łódź: abgeholt 15.11.2026, übergeben 16.11.2026',
    attributes: [{ name: 'FIN', value: 'TMBJJ7NX5RY258380' }],
    ...fields,
  };
}

export function eInvoiceWith(draft: InvoiceDraft, fields: Partial<EInvoice> = {}): EInvoice {
  const profile = fields.profile ?? 'ZUGFERD';
  return {
    profile,
    invoice: { ...draft, number: 'INV-2026-00042' },
    seller: {
      name: 'Nordlicht Überführungen GmbH & Co. KG',
      register: 'Amtsgericht Hamburg, HRB 12345',
      postal: { street: 'Speicherstraße 8', postalCode: '20457', city: 'Hamburg', country: 'DE' },
      vatId: 'DE123456788',
      taxNumber: '27/123/45678',
      contact: { name: 'Disposition', phone: '+49 40 1234567', email: 'dispo@nordlicht.example' },
      bank: { iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
    },
    buyer: {
      name: 'Stadtverwaltung Beispiel',
      postal: { street: 'Rathausplatz 1', postalCode: '10115', city: 'Berlin', country: 'DE' },
      vatId: 'DE987654328',
      email: 'rechnung@beispiel.example',
      leitwegId: profile === 'XRECHNUNG' ? '04011000-1234512345-06' : null,
    },
    service: { from: '2026-11-16', to: '2026-11-16' },
    billed: [orderWith()],
    destination: {
      company: 'Autohaus Łódź',
      street: 'ul. Polna 5',
      postalCode: '00-010',
      city: 'Łódź',
      country: 'PL',
    },
    paymentTerms: 'Zahlbar bis 01.12.2026.',
    testNote: null,
    exemptionReasonOf: ({ category }) => (category === 'S' || category === 'Z' ? null : `Grund ${category}`),
    ...fields,
  };
}

/** Categories that one invoice may mix; O stands alone. */
const MIXED = ['S', 'E', 'Z', 'AE', 'G', 'K'] as const;
const RATES: Record<VatCategory, readonly number[]> = {
  S: [19, 7, 8.1, 20, 21],
  E: [0],
  Z: [0],
  AE: [0],
  G: [0],
  K: [0],
  O: [0],
};

const randomLine = (categories: readonly VatCategory[]) =>
  fc
    .record({
      vatCategory: fc.constantFrom(...categories),
      rate: fc.nat(),
      quantity: fc.integer({ min: -3000, max: 900_000 }).map((thousandths) => thousandths / 1000),
      unitCents: fc.integer({ min: -50_000, max: 500_000 }),
      unit: fc.constantFrom('C62', 'KMT', 'LTR', 'KWH', 'HUR'),
      description: fc.string({ unit: 'grapheme', maxLength: 80 }),
    })
    .map(({ rate, unitCents, vatCategory, ...line }) => {
      const rates = RATES[vatCategory];
      const unitNet = (unitCents / 100).toFixed(2);
      return lineWith({ ...line, unitNet, vatCategory, vatRate: rates[rate % rates.length]! });
    });

const CURRENCIES = ['EUR', 'CHF', 'PLN'];
const PROFILES = ['ZUGFERD', 'XRECHNUNG'] as const;

/** Everything on an invoice that the rules tell apart and that has few values. */
export const HEADERS = INVOICE_KINDS.flatMap((kind) =>
  PROFILES.flatMap((profile) =>
    CURRENCIES.flatMap((currency) =>
      [false, true].map((hasDiscount) => ({ kind, profile, currency, hasDiscount })),
    ),
  ),
);

const randomDiscount = fc.record({
  percent: fc.integer({ min: 1, max: 1000 }).map((n) => n / 100),
  days: fc.integer({ min: 1, max: 30 }),
});

/** With lines of all categories that may stand together, or of O only. */
export const randomEInvoiceWith = (
  { profile, hasDiscount, ...fields }: (typeof HEADERS)[number],
  categories: 'MIXED' | 'O',
) =>
  fc
    .record({
      discount: hasDiscount ? randomDiscount : fc.constant(null),
      lines:
        categories === 'O'
          ? fc.array(randomLine(['O']), { minLength: 1, maxLength: 5 })
          : fc.array(randomLine(MIXED), { minLength: 1, maxLength: 12 }),
      days: fc.nat(30),
    })
    .map(({ discount, lines, days }) =>
      eInvoiceWith(draftWith(lines, { ...fields, discount }), {
        profile,
        service: { from: addDays('2026-11-01', -days), to: '2026-11-01' },
      }),
    );

export const randomEInvoice = fc
  .tuple(fc.constantFrom(...HEADERS), fc.constantFrom(...Array<'MIXED'>(9).fill('MIXED'), 'O' as const))
  .chain(([header, categories]) => randomEInvoiceWith(header, categories));
