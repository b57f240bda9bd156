// Writes payments, discounts, write-offs and set-offs as a DATEV booking batch, one booking per invoice that is settled, so that
// the debtor's account has the same balance as here.
import type { AllocationKind } from '../payment.ts';
import {
  type BatchPeriod,
  type Booking,
  type DatevFile,
  dayAndMonth,
  printable,
  writeBookings,
  writeCents,
} from './extf.ts';
import {
  bankAccount,
  clearingAccount,
  type DatevSettings,
  discountAccount,
  writeOffAccount,
} from './settings.ts';
import { splitByRate } from './split-by-rate.ts';

export interface BookedPayment {
  kind: AllocationKind;
  /** Below zero for money that went back to the customer, and for a credit that was set off. */
  amountCents: number;
  /** The day of the bank, or of the decision. */
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
  const { kind, amountCents, vatGroups } = payment;
  if (kind === 'PAYMENT' || kind === 'RETURN_FEE')
    return [bookingOf(settings, payment, amountCents, bankAccount(settings))];
  if (kind === 'SET_OFF') return [bookingOf(settings, payment, amountCents, clearingAccount(settings))];
  const accountOf = kind === 'DISCOUNT' ? discountAccount : writeOffAccount;
  return splitByRate(amountCents, vatGroups).map(({ rate, cents }) =>
    bookingOf(settings, payment, cents, accountOf(settings, rate)),
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
