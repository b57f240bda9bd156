// The DATEV booking batch passes a strict reader; what is missing is named instead of writing a wrong file.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type BookedInvoice,
  findBatchFaults,
  writeBookingBatch,
} from '../../src/money/payments/datev/booking-batch.ts';
import { datevSettings } from '../../src/money/payments/datev/settings.ts';
import { readStrictly } from './strict-extf.ts';

const SETTINGS = datevSettings.parse({ consultantNumber: 29_098, clientNumber: 55_003 });
const PERIOD = {
  from: '2026-11-01',
  to: '2026-11-30',
  createdAt: new Date('2026-11-17T23:30:00Z'),
  timeZone: 'Europe/Berlin',
};

const invoice = (fields: Partial<BookedInvoice> = {}): BookedInvoice => ({
  number: 'INV-2026-00042',
  accountId: 'a',
  customerName: 'Müller & Söhne "Łódź" 東 GmbH; €',
  debtorNumber: '10042',
  vatId: 'ATU12345678',
  invoiceDate: '2026-11-05',
  dueOn: '2026-11-19',
  currency: 'EUR',
  vatGroups: [{ category: 'S', rate: 19, netCents: 100_050, vatCents: 19_010 }],
  ...fields,
});

test('an invoice is a debit of the customer, one line per VAT group', () => {
  const vatGroups = [
    { category: 'S', rate: 19, netCents: 100_050, vatCents: 19_010 },
    { category: 'S', rate: 7, netCents: 1000, vatCents: 70 },
    { category: 'AE', rate: 0, netCents: 5, vatCents: 0 },
    { category: 'O', rate: 0, netCents: 0, vatCents: 0 },
  ];
  const { header, bookings } = readStrictly(writeBookingBatch(SETTINGS, PERIOD, [invoice({ vatGroups })]));
  expect(header).toMatchObject({
    'Erzeugt am': '20261118003000000',
    Beraternummer: '29098',
    Mandantennummer: '55003',
    'WJ-Beginn': '20260101',
    Sachkontenlänge: '4',
    'Datum von': '20261101',
    'Datum bis': '20261130',
    Bezeichnung: 'Rechnungen 11-2026',
    Festschreibung: '0',
  });
  expect(bookings).toMatchObject([
    {
      'Umsatz (ohne Soll/Haben-Kz)': '1190,60',
      'Soll/Haben-Kennzeichen': 'S',
      Konto: '10042',
      'Gegenkonto (ohne BU-Schlüssel)': '8400',
      Belegdatum: '0511',
      'Belegfeld 1': 'INV-2026-00042',
      Buchungstext: 'Müller & Söhne "Lódz" ? GmbH; €',
      'EU-Land u. UStID (Bestimmung)': '',
      Fälligkeit: '19112026',
    },
    { 'Umsatz (ohne Soll/Haben-Kz)': '10,70', 'Gegenkonto (ohne BU-Schlüssel)': '8300' },
    { 'Gegenkonto (ohne BU-Schlüssel)': '8336', 'EU-Land u. UStID (Bestimmung)': 'ATU12345678' },
  ]);
  expect(bookings).toHaveLength(3);
});

test('a cancellation is a credit, and a fiscal year may begin in summer', () => {
  const cancelled = invoice({ vatGroups: [{ category: 'S', rate: 19, netCents: -100, vatCents: -19 }] });
  const settings = { ...SETTINGS, fiscalYearStart: '12-01', finalize: true };
  const { header, bookings } = readStrictly(writeBookingBatch(settings, PERIOD, [cancelled]));
  expect(header).toMatchObject({ 'WJ-Beginn': '20251201', Festschreibung: '1' });
  expect(bookings).toMatchObject([
    { 'Umsatz (ohne Soll/Haben-Kz)': '1,19', 'Soll/Haben-Kennzeichen': 'H', Festschreibung: '1' },
  ]);
});

test('everything that is missing is named at once', () => {
  const faults = findBatchFaults(datevSettings.parse({}), [
    invoice(),
    invoice({ accountId: 'b', customerName: 'B', debtorNumber: null }),
    invoice({
      accountId: 'c',
      customerName: 'C',
      debtorNumber: 'K-7',
      currency: 'CHF',
      number: 'INV-2026-00043',
    }),
    invoice({ vatGroups: [{ category: 'S', rate: 16, netCents: 100, vatCents: 16 }] }),
  ]);
  expect(faults).toEqual({
    settings: ['consultantNumber', 'clientNumber'],
    debtorNumbers: [
      { accountId: 'b', customerName: 'B', debtorNumber: null },
      { accountId: 'c', customerName: 'C', debtorNumber: 'K-7' },
    ],
    vatRates: [16],
    currencies: ['INV-2026-00043'],
  });
  expect(findBatchFaults(SETTINGS, [invoice()])).toBeNull();
});

test('any name and amount passes the strict reader', () => {
  const group = fc.record({
    category: fc.constantFrom('S', 'AE', 'E', 'Z', 'G', 'K', 'O'),
    rate: fc.constantFrom(19, 7),
    netCents: fc.integer({ min: -(10 ** 11), max: 10 ** 11 }),
    vatCents: fc.constant(0),
  });
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(group),
      (customerName, vatGroups) => {
        const booked = vatGroups.filter(({ netCents }) => netCents !== 0);
        const file = writeBookingBatch(SETTINGS, PERIOD, [invoice({ customerName, vatGroups })]);
        return readStrictly(file).bookings.length === booked.length;
      },
    ),
  );
});
