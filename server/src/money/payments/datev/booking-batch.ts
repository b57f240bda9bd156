// Writes invoices as a DATEV booking batch: one booking per VAT group of an invoice.
import {
  EURO,
  type MonthlyRate,
  RATE_DECIMALS,
  rateOfDay,
  toEuroCents,
} from '../../../model/prices/exchange-rate.ts';
import { groupBy } from '../../../platform/group-by.ts';
import {
  type BatchPeriod,
  type Booking,
  type DatevFile,
  dayAndMonth,
  fullDay,
  printable,
  writeBookings,
  writeCents,
} from './extf.ts';
import { type DatevSettings, isDebtorNumber, passThroughAccount, revenueAccount } from './settings.ts';

export interface BookedInvoice {
  number: string;
  accountId: string;
  customerName: string;
  debtorNumber: string | null;
  /** Nobody can give it a number any more. */
  isDeletedCustomer: boolean;
  vatId: string | null;
  /** As 2026-11-17. */
  invoiceDate: string;
  dueOn: string | null;
  /** The last day of service. */
  servedOn: string;
  /** Whether it cancels or credits another invoice. */
  isCorrection: boolean;
  currency: string;
  /** Null in euro, and if the invoice was issued without one. */
  exchangeRate: number | null;
  vatGroups: readonly BookedGroup[];
}

interface BookedGroup {
  category: string;
  rate: number;
  netCents: number;
  vatCents: number;
  /** The part of the net amount that is official fees. */
  passThroughCents?: number;
}

/** Why there is no file: everything that is missing at once. */
export interface BatchFaults {
  settings: ('consultantNumber' | 'clientNumber')[];
  /** Customers without a debtor number, or with one outside the range of debtors (10000 to 69999 with four digits). */
  debtorNumbers: {
    accountId: string;
    customerName: string;
    debtorNumber: string | null;
    /** Deleted customers take the collective number of the settings. */
    isDeletedCustomer: boolean;
  }[];
  /** Numbers that several customers have. */
  sharedDebtorNumbers: { debtorNumber: string; customerNames: string[] }[];
  /** VAT rates without a revenue account. */
  vatRates: number[];
}

export function findBatchFaults(
  settings: DatevSettings,
  invoices: readonly BookedInvoice[],
): BatchFaults | null {
  const required = ['consultantNumber', 'clientNumber'] as const;
  // A customer may have had another number for an earlier invoice.
  const debtors = new Map(invoices.map((one) => [`${one.accountId} ${one.debtorNumber}`, one]));
  const rates = invoices.flatMap(({ vatGroups }) =>
    vatGroups.filter(({ category, rate }) => revenueAccount(settings, category, rate) === null),
  );
  const faults: BatchFaults = {
    settings: required.filter((name) => settings[name] === null),
    debtorNumbers: [...debtors.values()]
      .filter(({ debtorNumber }) => !isDebtorNumber(settings, debtorNumber))
      .map(({ accountId, customerName, debtorNumber, isDeletedCustomer }) => ({
        accountId,
        customerName,
        debtorNumber,
        isDeletedCustomer,
      })),
    sharedDebtorNumbers: findShared(
      [...debtors.values()].filter(({ debtorNumber }) => debtorNumber !== settings.collectiveDebtor),
    ),
    vatRates: [...new Set(rates.map(({ rate }) => rate))],
  };
  return Object.values(faults).some((list) => list.length > 0) ? faults : null;
}

function findShared(customers: readonly BookedInvoice[]): BatchFaults['sharedDebtorNumbers'] {
  const numbered = customers.filter(({ debtorNumber }) => debtorNumber !== null);
  return [...groupBy(numbered, ({ debtorNumber }) => debtorNumber!)]
    .filter(([, same]) => same.length > 1)
    .map(([debtorNumber, same]) => ({
      debtorNumber,
      customerNames: same.map(({ customerName }) => customerName),
    }));
}

/** With the collective number, where a deleted customer had none that can be booked. */
export function withCollectiveDebtor<
  Booked extends Pick<BookedInvoice, 'debtorNumber' | 'isDeletedCustomer'>,
>(settings: DatevSettings, booked: readonly Booked[]): Booked[] {
  return booked.map((one) =>
    one.isDeletedCustomer && !isDebtorNumber(settings, one.debtorNumber)
      ? { ...one, debtorNumber: settings.collectiveDebtor }
      : one,
  );
}

/** Only for invoices without faults. */
export function writeBookingBatch(
  settings: DatevSettings,
  period: BatchPeriod,
  invoices: readonly BookedInvoice[],
): DatevFile {
  const bookings = invoices.flatMap((invoice) => bookingsOf(settings, invoice));
  return writeBookings(settings, period, 'Rechnungen', bookings);
}

/** An invoice in another currency needs its own rate or that of the month; without one it is not in the file. */
export function splitByRate(invoices: readonly BookedInvoice[], rates: readonly MonthlyRate[]) {
  const rated = invoices.map((invoice) => ({
    ...invoice,
    exchangeRate: invoice.exchangeRate ?? rateOfDay(rates, invoice.currency, invoice.servedOn),
  }));
  const isBooked = ({ currency, exchangeRate }: BookedInvoice) => currency === EURO || exchangeRate !== null;
  return {
    booked: rated.filter(isBooked),
    withoutRate: rated.filter((invoice) => !isBooked(invoice)).map(({ number }) => number),
  };
}

/** DATEV takes rates from 1 to 9999, not that of the pound: such an invoice is booked in euro. */
function amountCells({ currency, exchangeRate }: BookedInvoice, cents: number): Booking {
  if (exchangeRate === null)
    return { 'Umsatz (ohne Soll/Haben-Kz)': writeCents(cents), 'WKZ Umsatz': currency };
  const euro = writeCents(toEuroCents(cents, exchangeRate));
  if (exchangeRate < 1 || exchangeRate >= 10_000)
    return { 'Umsatz (ohne Soll/Haben-Kz)': euro, 'WKZ Umsatz': EURO };
  return {
    'Umsatz (ohne Soll/Haben-Kz)': writeCents(cents),
    'WKZ Umsatz': currency,
    Kurs: exchangeRate.toFixed(RATE_DECIMALS).replace('.', ','),
    'Basis-Umsatz': euro,
    'WKZ Basis-Umsatz': EURO,
  };
}

/** Official fees are booked apart, because they are no revenue. A group that sums up to nothing is not booked. */
const bookedGroups = ({ vatGroups }: BookedInvoice) =>
  vatGroups
    .flatMap(({ passThroughCents = 0, ...group }) => [
      { ...group, netCents: group.netCents - passThroughCents, isPassThrough: false },
      { ...group, netCents: passThroughCents, vatCents: 0, isPassThrough: true },
    ])
    .filter(({ netCents, vatCents }) => netCents + vatCents !== 0);

export function countBookings(invoices: readonly BookedInvoice[]): number {
  return invoices.reduce((count, invoice) => count + bookedGroups(invoice).length, 0);
}

function bookingsOf(settings: DatevSettings, invoice: BookedInvoice): Booking[] {
  return bookedGroups(invoice).map(({ category, rate, netCents, vatCents, isPassThrough }) => {
    const cents = netCents + vatCents;
    const isEuropean = category === 'AE' || category === 'K';
    return {
      ...amountCells(invoice, cents),
      // Seen from the debtor: an invoice is a debit, a cancellation or credit note a credit.
      'Soll/Haben-Kennzeichen': cents > 0 ? 'S' : 'H',
      Konto: invoice.debtorNumber!,
      'Gegenkonto (ohne BU-Schlüssel)': isPassThrough
        ? passThroughAccount(settings)
        : revenueAccount(settings, category, rate)!,
      Belegdatum: dayAndMonth(invoice.invoiceDate),
      'Belegfeld 1': invoice.number,
      Buchungstext: printable(invoice.customerName),
      'EU-Land u. UStID (Bestimmung)': isEuropean ? (invoice.vatId ?? '').slice(0, 15) : '',
      Festschreibung: settings.finalize ? '1' : '0',
      Leistungsdatum: fullDay(invoice.servedOn),
      'Datum Zuord. Steuerperiode': fullDay(taxDayOf(invoice)),
      Fälligkeit: invoice.dueOn === null ? '' : fullDay(invoice.dueOn),
    };
  });
}

/** VAT belongs to the month of the service; a correction to the month in which it is made (§ 17 UStG). */
function taxDayOf({ isCorrection, invoiceDate, servedOn }: BookedInvoice): string {
  return isCorrection ? invoiceDate : servedOn;
}
