// Which column of a bank's CSV has what: recognised by the names that common banks use, or chosen by a person once.
import { createHash } from 'node:crypto';

export const CSV_FIELDS = [
  'bookedOn',
  'amount',
  'credit',
  'debit',
  'direction',
  'currency',
  'payerName',
  'payerIban',
  'remittance',
  'endToEndId',
  'bankAccount',
] as const;
type CsvField = (typeof CSV_FIELDS)[number];

/** The position of the column of each field that the file has. */
export type CsvColumns = Partial<Record<CsvField, number>>;

/** As Sparkasse, Volksbank, Deutsche Bank, Commerzbank, Postbank, DKB, ING, HypoVereinsbank, N26, Qonto and others write them. */
const NAMES: Record<CsvField, string> = {
  bookedOn:
    'Buchungstag|Buchungsdatum|Buchung|Datum|Booking date|Date|Operation date|Settlement date (UTC)|Umsatzdatum|Transaction date',
  amount:
    'Betrag|Betrag (EUR)|Betrag (€)|Betrag in EUR|Umsatz|Umsatz in EUR|Amount|Amount (EUR)|Total amount (incl. VAT)|Betrag EUR',
  credit: 'Haben|Gutschrift|Credit|Eingang|Einzahlung',
  debit: 'Soll|Lastschrift|Debit|Ausgang|Auszahlung',
  direction: 'Soll/Haben|S/H|Soll-/Haben-Kennung|Vorzeichen|Debit/Credit',
  currency: 'Währung|Waehrung|Currency|Whrg',
  payerName:
    'Beguenstigter/Zahlungspflichtiger|Begünstigter/Zahlungspflichtiger|Name Zahlungsbeteiligter|Begünstigter / Auftraggeber|Zahlungspflichtige*r|Auftraggeber/Empfänger|Auftraggeber / Begünstigter|Auftraggeber/Zahlungsempfänger|Empfänger/Zahlungspflichtiger|Name|Partner Name|Payee|Counterparty name|Zahlungsbeteiligter|Empfänger|Auftraggeber',
  payerIban:
    'Kontonummer/IBAN|IBAN Zahlungsbeteiligter|IBAN / Kontonummer|IBAN|IBAN des Auftraggebers|Kontonummer|Partner Iban|Account number|Counterparty IBAN|Gegenkonto',
  remittance:
    'Verwendungszweck|Buchungstext und Verwendungszweck|Purpose|Reference|Payment Reference|Remittance|Zweck',
  endToEndId:
    'Kundenreferenz (End-to-End)|Kundenreferenz|End-to-End-Referenz|Ende-zu-Ende-Referenz|End-to-end ID',
  bankAccount:
    'Auftragskonto|IBAN Auftragskonto|Bezeichnung Auftragskonto|Eigenes Konto|Own account|IBAN Kontoinhaber',
};

const simplify = (name: string) => name.toLowerCase().replace(/[^a-z0-9äöüß€/]/g, '');
const KNOWN = new Map(
  CSV_FIELDS.flatMap((field) => NAMES[field].split('|').map((name) => [simplify(name), field] as const)),
);

/** The first column with a name counts. Without a day or an amount the file is not recognised. */
export function recogniseColumns(header: readonly string[]): CsvColumns | null {
  const columns: CsvColumns = {};
  for (const [index, name] of header.entries()) {
    const field = KNOWN.get(simplify(name));
    if (field !== undefined) columns[field] ??= index;
  }
  return isComplete(columns) ? columns : null;
}

export const isComplete = ({
  bookedOn,
  amount,
  credit,
}: { [field in 'bookedOn' | 'amount' | 'credit']?: number | undefined }) =>
  bookedOn !== undefined && (amount !== undefined || credit !== undefined);

/** The same for every file with these columns. */
export const headerKey = (header: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(header.map(simplify)))
    .digest('hex');
