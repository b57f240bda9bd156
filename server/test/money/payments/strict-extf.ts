// A strict reader of DATEV booking batches: refuses every field that DATEV's description does not allow.
// https://developer.datev.de/datev/platform/de/dtvf/formate/header and …/buchungsstapel

const DAY = '(?:0[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0[1-9]|1[0-2])';
const EMPTY = /^$/;
const EMPTY_TEXT = /^""$/;

/** The 31 fields of the header. */
const HEADER: [string, RegExp][] = [
  ['Kennzeichen', /^"EXTF"$/],
  ['Versionsnummer', /^700$/],
  ['Formatkategorie', /^21$/],
  ['Formatname', /^"Buchungsstapel"$/],
  ['Formatversion', /^13$/],
  ['Erzeugt am', new RegExp(`^20\\d{2}${MONTH}${DAY}(?:[01]\\d|2[0-3])[0-5]\\d[0-5]\\d\\d{3}$`)],
  ['Importiert', EMPTY],
  ['Herkunft', /^"[A-Z]{0,2}"$/],
  ['Exportiert von', /^"[^"]{0,25}"$/],
  ['Importiert von', EMPTY_TEXT],
  ['Beraternummer', /^(?:100[1-9]|10[1-9]\d|1[1-9]\d{2}|[2-9]\d{3}|[1-9]\d{4,6})$/],
  ['Mandantennummer', /^[1-9]\d{0,4}$/],
  ['WJ-Beginn', new RegExp(`^20\\d{2}${MONTH}${DAY}$`)],
  ['Sachkontenlänge', /^[4-8]$/],
  ['Datum von', new RegExp(`^20\\d{2}${MONTH}${DAY}$`)],
  ['Datum bis', new RegExp(`^20\\d{2}${MONTH}${DAY}$`)],
  ['Bezeichnung', /^"[\w.\-/ ]{0,30}"$/],
  ['Diktatkürzel', /^"(?:[A-Z]{2}){0,2}"$/],
  ['Buchungstyp', /^[12]$/],
  ['Rechnungslegungszweck', /^(?:0|30|40|50|64)$/],
  ['Festschreibung', /^[01]$/],
  ['WKZ', /^"EUR"$/],
  ['Reserviert', EMPTY],
  ['Derivatskennzeichen', EMPTY_TEXT],
  ['Reserviert', EMPTY],
  ['Reserviert', EMPTY],
  ['Sachkontenrahmen', /^"(?:\d{2}){0,2}"$/],
  ['ID der Branchenlösung', EMPTY],
  ['Reserviert', EMPTY],
  ['Reserviert', EMPTY_TEXT],
  ['Anwendungsinformation', /^"[^"]{0,16}"$/],
];

/** Position (from 1) and format of the columns that we fill; all others must be empty. */
const FILLED: Record<number, [string, RegExp]> = {
  1: ['Umsatz (ohne Soll/Haben-Kz)', /^(?!0+,00$)\d{1,10},\d{2}$/],
  2: ['Soll/Haben-Kennzeichen', /^"[SH]"$/],
  3: ['WKZ Umsatz', /^"[A-Z]{3}"$/],
  4: ['Kurs', /^(?:[1-9]\d{0,3},\d{2,6})?$/],
  5: ['Basis-Umsatz', /^(?:\d{1,10},\d{2})?$/],
  6: ['WKZ Basis-Umsatz', /^"(?:[A-Z]{3})?"$/],
  7: ['Konto', /^[1-9]\d{0,8}$/],
  8: ['Gegenkonto (ohne BU-Schlüssel)', /^[1-9]\d{0,8}$/],
  10: ['Belegdatum', new RegExp(`^${DAY}${MONTH}$`)],
  // Empty for a credit, which belongs to no invoice.
  11: ['Belegfeld 1', /^"[\w$&%*+\-/]{0,36}"$/],
  14: ['Buchungstext', /^"(?:[^"\p{Cc}]|""){0,60}"$/u],
  40: ['EU-Land u. UStID (Bestimmung)', /^"[A-Z0-9]{0,15}"$/],
  114: ['Festschreibung', /^[01]$/],
  115: ['Leistungsdatum', new RegExp(`^(?:${DAY}${MONTH}20\\d{2})?$`)],
  116: ['Datum Zuord. Steuerperiode', new RegExp(`^(?:${DAY}${MONTH}20\\d{2})?$`)],
  117: ['Fälligkeit', new RegExp(`^(?:${DAY}${MONTH}20\\d{2})?$`)],
};

const COLUMN_COUNT = 125;
/** Texts, which are quoted even if they are empty, by position. */
const TEXTS = new Set([
  ...[2, 3, 6, 9, 11, 12, 14, 16, 20, 37, 38, 40, 42, 91, 95, 96, 98],
  ...[102, 103, 105, 107, 109, 110, 112, 118, 120, 121, 123],
  ...Array.from({ length: 16 }, (_, index) => 21 + index),
  ...Array.from({ length: 40 }, (_, index) => 48 + index),
]);

export interface ReadBatch {
  header: Record<string, string>;
  bookings: Record<string, string>[];
}

export function readStrictly(bytes: Buffer): ReadBatch {
  const text = decode(bytes);
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end');
  const [head, names, ...lines] = text.slice(0, -2).split('\r\n');
  if (/[\r\n]/.test(text.replaceAll('\r\n', ''))) throw new Error('A line ends with a single character');
  const header = splitLine(head!);
  if (header.length !== HEADER.length) throw new Error(`The header has ${header.length} fields`);
  for (const [index, [name, format]] of HEADER.entries()) check(name, format, header[index]!);
  const columns = names!.split(';');
  if (columns.length !== COLUMN_COUNT) throw new Error(`${columns.length} columns`);
  for (const [position, [name]] of Object.entries(FILLED)) {
    if (columns[Number(position) - 1] !== name) throw new Error(`Column ${position} is not ${name}`);
  }
  const batch = {
    header: Object.fromEntries(HEADER.map(([name], index) => [name, plain(header[index]!)])),
    bookings: lines.map(readBooking),
  };
  checkTogether(batch);
  return batch;
}

/** Bytes 0x80 to 0x9f. Some releases of Node decode `windows-1252` as Latin-1. */
const HIGH = '€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ';

function decode(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (one) => HIGH.charAt(one.charCodeAt(0) - 0x80));
}

function readBooking(line: string): Record<string, string> {
  const cells = splitLine(line);
  if (cells.length !== COLUMN_COUNT) throw new Error(`A line has ${cells.length} cells`);
  cells.forEach((cell, index) => {
    const [name, format] = FILLED[index + 1] ?? [`${index + 1}`, TEXTS.has(index + 1) ? EMPTY_TEXT : EMPTY];
    check(name, format, cell);
  });
  return Object.fromEntries(
    Object.entries(FILLED).map(([position, [name]]) => [name, plain(cells[Number(position) - 1]!)]),
  );
}

/** What one field alone does not show: dates within the period, lengths of accounts. */
function checkTogether({ header, bookings }: ReadBatch): void {
  const length = Number(header.Sachkontenlänge);
  const [start, from, to] = [header['WJ-Beginn']!, header['Datum von']!, header['Datum bis']!];
  if (start > from || from > to) throw new Error('The period is not within the fiscal year');
  for (const booking of bookings) {
    const dayMonth = booking.Belegdatum!;
    const day = from.slice(0, 4) + dayMonth.slice(2) + dayMonth.slice(0, 2);
    if (day < from || day > to) throw new Error(`Belegdatum ${dayMonth} is outside of the period`);
    if (booking.Konto!.length !== length + 1) throw new Error(`Konto ${booking.Konto} is no debtor`);
    if (booking['Gegenkonto (ohne BU-Schlüssel)']!.length !== length)
      throw new Error('Gegenkonto has a wrong length');
  }
}

function splitLine(line: string): string[] {
  const cells = line.match(/(?<=^|;)(?:"(?:[^"]|"")*"|[^";]*)(?=;|$)/g);
  if (cells === null || cells.join(';') !== line) throw new Error(`A line is not well-formed: ${line}`);
  return cells;
}

function check(name: string, format: RegExp, cell: string): void {
  if (!format.test(cell)) throw new Error(`${name} is ${cell}`);
}

function plain(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
