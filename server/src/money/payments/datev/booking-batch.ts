// Writes invoices as a DATEV booking batch: header, names of columns, one line per VAT group of an invoice.
// The format: https://developer.datev.de/datev/platform/de/dtvf/formate/header
import { toLocalSecond } from '../../../platform/time-zones.ts';
import { COLUMNS, isTextColumn } from './columns.ts';
import { type DatevSettings, revenueAccount } from './settings.ts';
import { encodeWindows1252 } from './windows-1252.ts';

export interface BookedInvoice {
  number: string;
  accountId: string;
  customerName: string;
  debtorNumber: string | null;
  vatId: string | null;
  /** As 2026-11-17. */
  invoiceDate: string;
  dueOn: string | null;
  currency: string;
  vatGroups: readonly { category: string; rate: number; netCents: number; vatCents: number }[];
}

export interface BatchPeriod {
  /** First and last day, as 2026-11-01. */
  from: string;
  to: string;
  createdAt: Date;
  timeZone: string;
}

/** Why there is no file: everything that is missing at once. */
export interface BatchFaults {
  settings: ('consultantNumber' | 'clientNumber')[];
  /** Customers without a debtor number, or with one outside the range of debtors (10000 to 69999 with four digits). */
  debtorNumbers: { accountId: string; customerName: string; debtorNumber: string | null }[];
  /** VAT rates without a revenue account. */
  vatRates: number[];
  /** Invoices in another currency than euros, which need an exchange rate. */
  currencies: string[];
}

const HEADER_VERSION = 700;
const CATEGORY = 21;
const FORMAT_VERSION = 13;
const CURRENCY = 'EUR';
const MAX_TEXT_LENGTH = 60;

export function findBatchFaults(
  settings: DatevSettings,
  invoices: readonly BookedInvoice[],
): BatchFaults | null {
  const required = ['consultantNumber', 'clientNumber'] as const;
  const isDebtor = new RegExp(`^[1-6]\\d{${settings.accountLength}}$`);
  const debtors = new Map(invoices.map((invoice) => [invoice.accountId, invoice]));
  const rates = invoices.flatMap(({ vatGroups }) =>
    vatGroups.filter(({ category, rate }) => revenueAccount(settings, category, rate) === null),
  );
  const faults: BatchFaults = {
    settings: required.filter((name) => settings[name] === null),
    debtorNumbers: [...debtors.values()]
      .filter(({ debtorNumber }) => !isDebtor.test(debtorNumber ?? ''))
      .map(({ accountId, customerName, debtorNumber }) => ({ accountId, customerName, debtorNumber })),
    vatRates: [...new Set(rates.map(({ rate }) => rate))],
    currencies: invoices.filter(({ currency }) => currency !== CURRENCY).map(({ number }) => number),
  };
  return Object.values(faults).some((list) => list.length > 0) ? faults : null;
}

/** Only for invoices without faults. */
export function writeBookingBatch(
  settings: DatevSettings,
  period: BatchPeriod,
  invoices: readonly BookedInvoice[],
): Buffer {
  const bookings = invoices.flatMap((invoice) => bookingsOf(settings, invoice));
  const lines = [headerLine(settings, period), COLUMNS.join(';'), ...bookings];
  return encodeWindows1252(lines.map((line) => `${line}\r\n`).join(''));
}

const text = (value: string) => `"${value.replaceAll('"', '""')}"`;
const digits = (day: string) => day.replaceAll('-', '');

function headerLine(settings: DatevSettings, { from, to, createdAt, timeZone }: BatchPeriod): string {
  const created = toLocalSecond(timeZone, createdAt).replace(/\D/g, '');
  const none = '';
  return [
    text('EXTF'),
    HEADER_VERSION,
    CATEGORY,
    text('Buchungsstapel'),
    FORMAT_VERSION,
    `${created}000`,
    none,
    text('HO'),
    text('Handover'),
    text(''),
    settings.consultantNumber,
    settings.clientNumber,
    digits(fiscalYearOf(settings, from)),
    settings.accountLength,
    digits(from),
    digits(to),
    text(`Rechnungen ${from.slice(5, 7)}-${from.slice(0, 4)}`),
    text(''),
    // 1: a batch of bookings. 0: for every accounting purpose.
    1,
    0,
    settings.finalize ? 1 : 0,
    text(CURRENCY),
    none,
    text(''),
    none,
    none,
    text(settings.chart),
    none,
    none,
    text(''),
    text('Handover'),
  ].join(';');
}

/** The fiscal year that the first day belongs to. */
function fiscalYearOf({ fiscalYearStart }: DatevSettings, from: string): string {
  const year = Number(from.slice(0, 4));
  return `${from.slice(5) < fiscalYearStart ? year - 1 : year}-${fiscalYearStart}`;
}

/** A group that sums up to nothing is not booked. */
const bookedGroups = ({ vatGroups }: BookedInvoice) =>
  vatGroups.filter(({ netCents, vatCents }) => netCents + vatCents !== 0);

export function countBookings(invoices: readonly BookedInvoice[]): number {
  return invoices.reduce((count, invoice) => count + bookedGroups(invoice).length, 0);
}

function bookingsOf(settings: DatevSettings, invoice: BookedInvoice): string[] {
  return bookedGroups(invoice).map(({ category, rate, netCents, vatCents }) => {
    const cents = netCents + vatCents;
    const isEuropean = category === 'AE' || category === 'K';
    return bookingLine({
      'Umsatz (ohne Soll/Haben-Kz)': (Math.abs(cents) / 100).toFixed(2).replace('.', ','),
      // Seen from the debtor: an invoice is a debit, a cancellation or credit note a credit.
      'Soll/Haben-Kennzeichen': cents > 0 ? 'S' : 'H',
      'WKZ Umsatz': invoice.currency,
      Konto: invoice.debtorNumber!,
      'Gegenkonto (ohne BU-Schlüssel)': revenueAccount(settings, category, rate)!,
      Belegdatum: `${invoice.invoiceDate.slice(8)}${invoice.invoiceDate.slice(5, 7)}`,
      'Belegfeld 1': invoice.number,
      Buchungstext: printable(invoice.customerName),
      'EU-Land u. UStID (Bestimmung)': isEuropean
        ? (invoice.vatId ?? '').replace(/\s/g, '').slice(0, 15)
        : '',
      Festschreibung: settings.finalize ? '1' : '0',
      Fälligkeit: invoice.dueOn === null ? '' : invoice.dueOn.split('-').reverse().join(''),
    });
  });
}

function bookingLine(values: Record<string, string>): string {
  return COLUMNS.map((name) => (isTextColumn(name) ? text(values[name] ?? '') : (values[name] ?? ''))).join(
    ';',
  );
}

/** Control characters are not allowed. */
function printable(name: string): string {
  return name
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH);
}
