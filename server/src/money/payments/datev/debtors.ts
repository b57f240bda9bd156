// Writes customers as DATEV master data of debtors (category 16, version 5).
// https://developer.datev.de/datev/platform/de/dtvf/formate/debitoren-kreditoren
import { DEBTOR_COLUMNS } from './columns.ts';
import { type BatchPeriod, type DatevFile, headerLine, printable, quoted, writeFile } from './extf.ts';
import type { DatevSettings } from './settings.ts';

export interface Debtor {
  debtorNumber: string;
  name: string;
  vatId: string | null;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  email: string;
}

const COMPANY = '2';
const STREET_ADDRESS = 'STR';

export function writeDebtors(
  settings: DatevSettings,
  period: BatchPeriod,
  debtors: readonly Debtor[],
): DatevFile {
  const about = ['', '', quoted(''), quoted(''), '', '', '', quoted('')];
  const header = headerLine(settings, period, [16, quoted('Debitoren/Kreditoren'), 5], about);
  return writeFile(header, DEBTOR_COLUMNS, debtors.map(lineOf));
}

function lineOf(debtor: Debtor): string {
  const vatId = /^[A-Z]{2}/.test(debtor.vatId ?? '') ? debtor.vatId! : '';
  const cell = (text: string, maxLength: number) => quoted(printable(text, maxLength));
  const cells: Record<string, string> = {
    Konto: debtor.debtorNumber,
    'Name (Adressattyp Unternehmen)': cell(debtor.name, 50),
    Adressattyp: quoted(COMPANY),
    Kurzbezeichnung: cell(debtor.name, 15),
    'EU-Land': cell(vatId.slice(0, 2), 2),
    'EU-UStID': cell(vatId.slice(2), 13),
    Adressart: quoted(STREET_ADDRESS),
    Straße: cell(debtor.street, 36),
    Postleitzahl: cell(debtor.postalCode, 10),
    Ort: cell(debtor.city, 30),
    Land: cell(debtor.country, 2),
    'E-Mail': cell(debtor.email, 60),
  };
  return DEBTOR_COLUMNS.map((name) => cells[name] ?? '').join(';');
}
