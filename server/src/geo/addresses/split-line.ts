// Owns how a line is cleaned and cut into its pieces at whatever its writer put between them.

/** What is longer is no address; the rest is not read, so that no text costs more than this much work. */
const maxLength = 1000;

const rivers = 'Main|Oder|Saale|Ruhr|Neckar|Donau|Isar|Inn|Elbe|Weser|Aller|Spree|Havel|Lahn|Bienne';
const riverBehindSlash = new RegExp(` ?/ ?(${rivers})(?![\\p{L}])`, 'gu');
const label =
  /(?:^|[ ,])(?:adresse|anschrift|abholadresse|lieferadresse|abholung|lieferung|address|adres|straße|strasse|plz|postleitzahl|ort|stadt|land) ?: ?/giu;
/** Phone and mail are no part of an address, and their digits no postal code. */
const phone = /(?:^|[ ,])(?:tel|telefon|phone|fax|mobil|handy)\.? ?:? ?[+(\d][\d ()/+.-]{4,30}/giu;
const mail = /(?:^|[ ,])(?:e-?mail ?:? ?)?[^ ,@]{1,80}@[^ ,]+/giu;

/** Everything that is not a visible character becomes a space, so that no part can hold a line break or a NUL. */
function clean(line: string): string {
  return line
    .slice(0, maxLength)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\r\n;|•·\t\v\f\u2028\u2029]+/g, ',')
    .replace(/[\p{C}\p{Z}\ufffd]+/gu, ' ')
    .trim();
}

/** A slash parts pieces where spaces surround it or a postal code follows, not in "12/3/4", "c/o" and "Frankfurt/Main". */
function cutSlashes(text: string): string {
  const spaced = text.replace(riverBehindSlash, '/$1').replace(/ \/+ (?!\d{1,3}(?!\d))|\/{2,}/g, ', ');
  const beforePostalCode = /\/(?=\d{4,5} \p{L})/gu;
  if (!beforePostalCode.test(spaced)) return spaced;
  return spaced.replace(beforePostalCode, ', ').replace(/(?<=\p{L}{2})\/(?=\p{L}{3})/gu, ', ');
}

/** The pieces of a line in their order, none empty. */
export function splitLine(line: string): string[] {
  return cutSlashes(clean(line))
    .replace(label, ', ')
    .replace(phone, ',')
    .replace(mail, ',')
    .replace(/(?<!\d)(\d{4,5})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .split(',')
    .map(trimPiece)
    .filter((piece) => piece !== '');
}

/** A dash between spaces parts pieces too, but for "12 - 14". */
export function splitAtDashes(piece: string): string[] {
  return piece
    .split(/ [–—-] (?!\d{1,3}(?!\d))/)
    .map(trimPiece)
    .filter((part) => part !== '');
}

/** Without the separators and lone brackets that stay at a piece's ends when its neighbours are cut off. */
export function trimPiece(piece: string): string {
  let text = piece.trim();
  while (/^[-–—/:.)]/.test(text)) text = text.slice(1).trim();
  while (/[-–—/:(]$/.test(text)) text = text.slice(0, -1).trim();
  if (text.startsWith('(') && !text.includes(')')) text = text.slice(1).trim();
  if (text.endsWith(')') && !text.includes('(')) text = text.slice(0, -1).trim();
  return text;
}
