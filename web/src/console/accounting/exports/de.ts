// The words of the exports for bookkeeping in German.
import { pluralIn } from '../../../../../shared/text/plural.ts';
import type { ExportWords } from './en.ts';

const plural = pluralIn('de');

export const de: ExportWords = {
  title: 'Exporte für die Buchhaltung',
  contents: (month) => `Inhalt von ${month}`,
  invoices: 'Rechnungen',
  corrections: 'Stornos und Korrekturen',
  count: (count, sum) => (count === 0 ? 'Keine' : `${count}, ${sum} brutto`),
  numbers: 'Nummern',
  range: (first, last) => (first === last ? first : `${first} bis ${last}`),
  none: 'Keine',
  gaps: 'Lücken',
  unbroken: 'Nummern sind lückenlos',
  missing: (numbers) =>
    `${plural(numbers.length, { one: 'Nummer fehlt', other: 'Nummern fehlen' })}: ${numbers.join(', ')}`,
  download: (file) => `${file} herunterladen`,
  datev: 'DATEV-Buchungsstapel',
  datevText: (bookings) =>
    `${plural(bookings, { one: 'Buchung', other: 'Buchungen' })}, eine je Steuersatz einer Rechnung. EXTF-Format für die Steuerberatung.`,
  csv: 'Rechnungen als CSV',
  csvText: (count) =>
    `${plural(count, { one: 'Zeile', other: 'Zeilen' })}: Nummer, Kunde, Beträge, Fälligkeit, was was korrigiert.`,
  auditor: 'Liste für die Prüfung',
  auditorText: (count) =>
    `${plural(count, { one: 'Dokument', other: 'Dokumente' })}: Nummer, wer sie ausgestellt hat, wann, und die Prüfsumme (SHA-256).`,
  faults: 'Der Buchungsstapel kann noch nicht geschrieben werden',
  noConsultant: 'In den Einstellungen fehlt die Beraternummer.',
  noClient: 'In den Einstellungen fehlt die Mandantennummer.',
  noDebtor: (name, number) =>
    number === null
      ? `${name} hat keine Debitorennummer.`
      : `Die Debitorennummer ${number} von ${name} ist ungültig.`,
  noRate: (rate) => `Für ${rate} % Umsatzsteuer gibt es kein Erlöskonto.`,
  noEuro: (number) => `${number} ist nicht in Euro.`,
  toSettings: 'Einstellungen öffnen',
  toAccount: 'Kunden öffnen',
  onlyAccounting: 'Buchhaltung und Admins exportieren Buchungen.',
};
