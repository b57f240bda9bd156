// Cleans a line and splits it into pieces at any common separator.

/** Anything longer is not an address. We ignore the rest, which bounds the work for any input. */
const MAX_LENGTH = 1000;

const RIVERS = 'Main|Oder|Saale|Ruhr|Neckar|Donau|Isar|Inn|Elbe|Weser|Aller|Spree|Havel|Lahn|Bienne';
const RIVER_AFTER_SLASH = new RegExp(` ?/ ?(${RIVERS})(?![\\p{L}])`, 'gu');
const LABEL =
  /(?:^|[ ,])(?:adresse|anschrift|abholadresse|lieferadresse|abholung|lieferung|address|adres|straße|strasse|plz|postleitzahl|ort|stadt|land) ?: ?/giu;
/** Phone numbers and e-mail addresses are not part of the address, and their digits are no postal code. */
const PHONE = /(?:^|[ ,])(?:tel|telefon|phone|fax|mobil|handy)\.? ?:? ?[+(\d][\d ()/+.-]{4,30}/giu;
const MAIL = /(?:^|[ ,])(?:e-?mail ?:? ?)?[^ ,@]{1,80}@[^ ,]+/giu;

/** Turns everything invisible into a space, so that no part contains a line break or a NUL. */
function clean(line: string): string {
  return line
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\r\n;|•·\t\v\f\u2028\u2029]+/g, ',')
    .replace(/[\p{C}\p{Z}\ufffd]+/gu, ' ')
    .trim();
}

/** Splits at slashes between spaces or before a postal code; not in "12/3/4", "c/o" or "Frankfurt/Main". */
function splitSlashes(text: string): string {
  const spaced = text.replace(RIVER_AFTER_SLASH, '/$1').replace(/ \/+ (?!\d{1,3}(?!\d))|\/{2,}/g, ', ');
  const beforePostalCode = /\/(?=\d{4,5} \p{L})/gu;
  if (!beforePostalCode.test(spaced)) return spaced;
  return spaced.replace(beforePostalCode, ', ').replace(/(?<=\p{L}{2})\/(?=\p{L}{3})/gu, ', ');
}

/** Returns the pieces in order; none is empty. */
export function splitLine(line: string): string[] {
  return splitSlashes(clean(line))
    .replace(LABEL, ', ')
    .replace(PHONE, ',')
    .replace(MAIL, ',')
    .replace(/(?<!\d)(\d{4,5})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .split(',')
    .map(trimPiece)
    .filter((piece) => piece !== '');
}

/** Splits at dashes between spaces, except in "12 - 14". */
export function splitAtDashes(piece: string): string[] {
  return piece
    .split(/ [–—-] (?!\d{1,3}(?!\d))/)
    .map(trimPiece)
    .filter((part) => part !== '');
}

/** Removes separators and unmatched brackets that cutting left at either end. */
export function trimPiece(piece: string): string {
  let text = piece.trim();
  while (/^[-–—/:.)]/.test(text)) text = text.slice(1).trim();
  while (/[-–—/:(]$/.test(text)) text = text.slice(0, -1).trim();
  if (text.startsWith('(') && !text.includes(')')) text = text.slice(1).trim();
  if (text.endsWith(')') && !text.includes('(')) text = text.slice(0, -1).trim();
  return text;
}
