// Writes payments and discounts as a DATEV booking batch: one booking per invoice that a payment settles.
import {
  type BatchPeriod,
  type Booking,
  type DatevFile,
  dayAndMonth,
  printable,
  writeBookings,
  writeCents,
} from './extf.ts';
import { bankAccount, type DatevSettings, discountAccount } from './settings.ts';
import { splitByRate } from './split-by-rate.ts';

export interface BookedPayment {
  kind: 'PAYMENT' | 'DISCOUNT';
  /** Below zero for money that went back to the customer. */
  amountCents: number;
  bookedOn: string;
  /** Empty for a credit of the customer, and for what was paid back of it. */
  invoiceNumber: string;
  customerName: string;
  debtorNumber: string | null;
  isDeletedCustomer: boolean;
  /** Of the invoice. */
  vatGroups: readonly { rate: number; netCents: number; vatCents: number }[];
}

export function writePaymentBatch(
  settings: DatevSettings,
  period: BatchPeriod,
  payments: readonly BookedPayment[],
): DatevFile {
  const bookings = payments.flatMap((payment) => bookingsOf(settings, payment));
  return writeBookings(settings, period, 'Zahlungen', bookings);
}

function bookingsOf(settings: DatevSettings, payment: BookedPayment): Booking[] {
  const { amountCents, vatGroups } = payment;
  if (payment.kind === 'PAYMENT') return [bookingOf(settings, payment, amountCents, bankAccount(settings))];
  return splitByRate(amountCents, vatGroups).map(({ rate, cents }) =>
    bookingOf(settings, payment, cents, discountAccount(settings, rate)),
  );
}

/** Seen from the debtor: what was paid or deducted is a credit. */
function bookingOf(settings: DatevSettings, payment: BookedPayment, cents: number, account: string): Booking {
  return {
    'Umsatz (ohne Soll/Haben-Kz)': writeCents(cents),
    'Soll/Haben-Kennzeichen': cents > 0 ? 'H' : 'S',
    'WKZ Umsatz': 'EUR',
    Konto: payment.debtorNumber!,
    'Gegenkonto (ohne BU-Schlüssel)': account,
    Belegdatum: dayAndMonth(payment.bookedOn),
    'Belegfeld 1': payment.invoiceNumber,
    Buchungstext: printable(payment.customerName),
    Festschreibung: settings.finalize ? '1' : '0',
  };
}
