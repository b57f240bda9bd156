// The DATEV booking batch passes a strict reader; what is missing is named instead of writing a wrong file.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type BookedInvoice,
  findBatchFaults,
  splitByRate,
  withCollectiveDebtor,
  writeBookingBatch,
} from '../../../src/money/payments/datev/booking-batch.ts';
import { writeDebtors } from '../../../src/money/payments/datev/debtors.ts';
import { writePaymentBatch } from '../../../src/money/payments/datev/payment-batch.ts';
import { datevSettings } from '../../../src/money/payments/datev/settings.ts';
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
  isDeletedCustomer: false,
  vatId: 'ATU12345675',
  invoiceDate: '2026-11-05',
  dueOn: '2026-11-19',
  servedOn: '2026-10-31',
  isCorrection: false,
  currency: 'EUR',
  exchangeRate: null,
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
  const { header, bookings } = readStrictly(
    writeBookingBatch(SETTINGS, PERIOD, [invoice({ vatGroups })]).bytes,
  );
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
      Leistungsdatum: '31102026',
      'Datum Zuord. Steuerperiode': '31102026',
      Fälligkeit: '19112026',
    },
    { 'Umsatz (ohne Soll/Haben-Kz)': '10,70', 'Gegenkonto (ohne BU-Schlüssel)': '8300' },
    { 'Gegenkonto (ohne BU-Schlüssel)': '8336', 'EU-Land u. UStID (Bestimmung)': 'ATU12345675' },
  ]);
  expect(bookings).toHaveLength(3);
});

test('a cancellation is a credit, and a fiscal year may begin in summer', () => {
  const cancelled = invoice({ vatGroups: [{ category: 'S', rate: 19, netCents: -100, vatCents: -19 }] });
  const settings = { ...SETTINGS, fiscalYearStart: '12-01', finalize: true };
  const { header, bookings } = readStrictly(writeBookingBatch(settings, PERIOD, [cancelled]).bytes);
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
      { accountId: 'b', customerName: 'B', debtorNumber: null, isDeletedCustomer: false },
      { accountId: 'c', customerName: 'C', debtorNumber: 'K-7', isDeletedCustomer: false },
    ],
    sharedDebtorNumbers: [],
    vatRates: [16],
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
        return readStrictly(file.bytes).bookings.length === booked.length;
      },
    ),
  );
});

test('a correction belongs to the period in which it is made, and keeps the day of the service', () => {
  const vatGroups = [{ category: 'S', rate: 19, netCents: -100, vatCents: -19 }];
  const { bookings } = readStrictly(
    writeBookingBatch(SETTINGS, PERIOD, [invoice({ vatGroups, isCorrection: true })]).bytes,
  );
  expect(bookings).toMatchObject([
    { Leistungsdatum: '31102026', 'Datum Zuord. Steuerperiode': '05112026', 'Soll/Haben-Kennzeichen': 'H' },
  ]);
});

test('SKR04 has its own accounts, and an account of the operator comes before', () => {
  const accounts = (settings: object) =>
    readStrictly(
      writeBookingBatch(datevSettings.parse({ ...SETTINGS, ...settings }), PERIOD, [
        invoice({
          vatGroups: [
            { category: 'S', rate: 19, netCents: 100, vatCents: 19 },
            { category: 'AE', rate: 0, netCents: 5, vatCents: 0 },
          ],
        }),
      ]).bytes,
    ).bookings.map((booking) => booking['Gegenkonto (ohne BU-Schlüssel)']);
  expect(accounts({})).toEqual(['8400', '8336']);
  expect(accounts({ chart: '04' })).toEqual(['4400', '4336']);
  expect(accounts({ chart: '04', revenue: { standard: { '19': '4401' } } })).toEqual(['4401', '4336']);
});

test('customers that share a debtor number are named instead of writing a file', () => {
  const two = [invoice(), invoice({ accountId: 'b', customerName: 'B', number: 'INV-2026-00043' })];
  expect(findBatchFaults(SETTINGS, two)).toMatchObject({
    sharedDebtorNumbers: [{ debtorNumber: '10042', customerNames: [invoice().customerName, 'B'] }],
  });
  const renumbered = [...two, invoice({ debtorNumber: '10043', number: 'INV-2026-00044' })];
  expect(findBatchFaults(SETTINGS, renumbered)?.sharedDebtorNumbers).toHaveLength(1);
});

test('deleted customers without a number share the collective one', () => {
  const gone = { debtorNumber: null, isDeletedCustomer: true };
  const two = [invoice(gone), invoice({ ...gone, accountId: 'b', number: 'INV-2026-00043' })];
  const collective = { ...SETTINGS, collectiveDebtor: '19999' };
  expect(findBatchFaults(SETTINGS, withCollectiveDebtor(SETTINGS, two))).toMatchObject({
    debtorNumbers: [{ isDeletedCustomer: true }, { isDeletedCustomer: true }],
  });
  const booked = withCollectiveDebtor(collective, [
    ...two,
    invoice({ accountId: 'c', isDeletedCustomer: true }),
  ]);
  expect(findBatchFaults(collective, booked)).toBeNull();
  expect(booked.map(({ debtorNumber }) => debtorNumber)).toEqual(['19999', '19999', '10042']);
});

test('payments and discounts are credits of the customer, a discount by VAT rate', () => {
  const payment = {
    kind: 'PAYMENT' as const,
    amountCents: 11_543,
    bookedOn: '2026-11-12',
    invoiceNumber: 'INV-2026-00042',
    customerName: 'Müller',
    debtorNumber: '10042',
    isDeletedCustomer: false,
    vatGroups: [
      { rate: 19, netCents: 5000, vatCents: 950 },
      { rate: 7, netCents: 5000, vatCents: 350 },
    ],
  };
  const discount = { ...payment, kind: 'DISCOUNT' as const, amountCents: 357 };
  const { header, bookings } = readStrictly(
    writePaymentBatch(SETTINGS, PERIOD, [payment, discount, { ...payment, amountCents: -100 }]).bytes,
  );
  expect(header).toMatchObject({ Bezeichnung: 'Zahlungen 11-2026' });
  expect(
    bookings.map((one) => [
      one['Umsatz (ohne Soll/Haben-Kz)'],
      one['Soll/Haben-Kennzeichen'],
      one['Gegenkonto (ohne BU-Schlüssel)'],
    ]),
  ).toEqual([
    ['115,43', 'H', '1200'],
    ['1,88', 'H', '8736'],
    ['1,69', 'H', '8731'],
    ['1,00', 'S', '1200'],
  ]);
});

test('write-offs are booked by VAT rate, and a set-off passes through one account that stays balanced', () => {
  const settled = {
    kind: 'WRITE_OFF' as const,
    amountCents: 119,
    bookedOn: '2026-11-12',
    invoiceNumber: 'INV-2026-00042',
    customerName: 'Müller',
    debtorNumber: '10042',
    isDeletedCustomer: false,
    vatGroups: [{ rate: 19, netCents: 5000, vatCents: 950 }],
  };
  const withoutVat = { ...settled, amountCents: 40, vatGroups: [{ rate: 0, netCents: 5000, vatCents: 0 }] };
  const setOff = { ...settled, kind: 'SET_OFF' as const, amountCents: 5000 };
  const credit = { ...setOff, amountCents: -5000, invoiceNumber: 'INV-2026-00007' };
  const read = (chart: '03' | '04') =>
    readStrictly(
      writePaymentBatch({ ...SETTINGS, chart }, PERIOD, [settled, withoutVat, setOff, credit]).bytes,
    ).bookings.map((one) => [
      one['Umsatz (ohne Soll/Haben-Kz)'],
      one['Soll/Haben-Kennzeichen'],
      one.Konto,
      one['Gegenkonto (ohne BU-Schlüssel)'],
      one['Belegfeld 1'],
    ]);
  expect(read('03')).toEqual([
    ['1,19', 'H', '10042', '2406', 'INV-2026-00042'],
    ['0,40', 'H', '10042', '2400', 'INV-2026-00042'],
    ['50,00', 'H', '10042', '1792', 'INV-2026-00042'],
    ['50,00', 'S', '10042', '1792', 'INV-2026-00007'],
  ]);
  expect(read('04').map(([, , , account]) => account)).toEqual(['6936', '6930', '3630', '3630']);
});

test('debtors are master data of 254 columns', () => {
  const { content } = writeDebtors(SETTINGS, PERIOD, [
    {
      debtorNumber: '10042',
      name: 'Auto Wien GmbH',
      vatId: 'ATU12345675',
      street: 'Ring 1',
      postalCode: '1010',
      city: 'Wien',
      country: 'AT',
      email: 'a@b.example',
    },
  ]);
  const [names, line] = content.split('\r\n').map((text) => text.split(';'));
  expect([names!.length, line!.length]).toEqual([254, 254]);
  const cells = Object.fromEntries(names!.map((name, at) => [name, line![at]]));
  expect(cells).toMatchObject({
    Konto: '10042',
    'Name (Adressattyp Unternehmen)': '"Auto Wien GmbH"',
    'EU-Land': '"AT"',
    'EU-UStID': '"U12345675"',
    Straße: '"Ring 1"',
    Ort: '"Wien"',
    'Letzte Frist': '',
  });
});

test('an invoice in another currency without a rate is left out and named, and does not block the others', () => {
  const franc = invoice({ number: 'INV-2026-00044', currency: 'CHF' });
  const { booked, withoutRate } = splitByRate([invoice(), franc], []);
  expect([booked.map(({ number }) => number), withoutRate]).toEqual([['INV-2026-00042'], ['INV-2026-00044']]);
  expect(findBatchFaults(SETTINGS, booked)).toBeNull();
});

test('an invoice in another currency is booked with rate and base amount, and in euro if the rate is below 1', () => {
  const rates = [
    { month: '2026-10', currency: 'PLN', rate: 4.25 },
    { month: '2026-10', currency: 'CHF', rate: 0.93 },
  ];
  const given = [
    invoice({ currency: 'PLN' }),
    invoice({ currency: 'PLN', exchangeRate: 4.3 }),
    invoice({ currency: 'CHF' }),
  ];
  const { booked, withoutRate } = splitByRate(given, rates);
  expect(withoutRate).toEqual([]);
  const { bookings } = readStrictly(writeBookingBatch(SETTINGS, PERIOD, booked).bytes);
  const cells = ['Umsatz (ohne Soll/Haben-Kz)', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz', 'WKZ Basis-Umsatz'];
  expect(bookings.map((booking) => cells.map((name) => booking[name]))).toEqual([
    ['1190,60', 'PLN', '4,250000', '280,14', 'EUR'],
    ['1190,60', 'PLN', '4,300000', '276,88', 'EUR'],
    ['1280,22', 'EUR', '', '', ''],
  ]);
});
