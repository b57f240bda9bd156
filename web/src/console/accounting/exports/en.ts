// The words of the exports for bookkeeping in English.
import { pluralIn } from '../../../../../shared/text/plural.ts';

const plural = pluralIn('en');

export const en = {
  title: 'Exports for bookkeeping',
  contents: (month: string) => `What ${month} contains`,
  invoices: 'Invoices',
  corrections: 'Cancellations and credit notes',
  count: (count: number, sum: string) => (count === 0 ? 'None' : `${count}, ${sum} gross`),
  numbers: 'Numbers',
  range: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  none: 'None',
  gaps: 'Gaps',
  unbroken: 'Numbers are unbroken',
  missing: (numbers: readonly string[]) =>
    `${plural(numbers.length, { one: 'number is', other: 'numbers are' })} missing: ${numbers.join(', ')}`,
  download: (file: string) => `Download ${file}`,
  datev: 'DATEV booking batch',
  datevText: (bookings: number) =>
    `${plural(bookings, { one: 'booking', other: 'bookings' })}, one for each VAT rate of an invoice. EXTF format for the tax adviser.`,
  csv: 'Invoices as CSV',
  csvText: (count: number) =>
    `${plural(count, { one: 'line', other: 'lines' })}: number, customer, amounts, due date, what corrects what.`,
  auditor: 'Auditor’s list',
  auditorText: (count: number) =>
    `${plural(count, { one: 'document', other: 'documents' })}: number, who issued it, when, and its checksum (SHA-256).`,
  faults: 'The booking batch cannot be written yet',
  noConsultant: 'The consultant number is missing in the settings.',
  noClient: 'The client number is missing in the settings.',
  noDebtor: (name: string, number: string | null) =>
    number === null
      ? `${name} has no debtor number.`
      : `The debtor number ${number} of ${name} is not valid.`,
  noRate: (rate: number) => `There is no revenue account for ${rate} % VAT.`,
  noEuro: (number: string) => `${number} is not in euros.`,
  toSettings: 'Open settings',
  toAccount: 'Open customer',
  onlyAccounting: 'Accounting and admins export bookings.',
};

export type ExportWords = typeof en;
