// Finds the country that an address names and removes its name from the pieces.
import { countryOfName, countryOfSign, hasPostalForm } from './address-countries.ts';
import { hasLetter, wordsOf } from './address-words.ts';
import { findPostalCode } from './find-postal-code.ts';
import { inferCountry } from './infer-country.ts';
import { isKnownTown } from './known-towns.ts';
import { trimPiece } from './split-line.ts';

interface WithoutCountry {
  pieces: string[];
  country: string | null;
}

/** The longest country names have this many words: "Die Niederlande", "Großherzogtum Luxemburg". */
const MAX_NAME_WORDS = 2;

/** "Luxembourg" is also a town: it is the country only if a town remains without it. */
function leavesTown(pieces: string[], name: string): boolean {
  return !isKnownTown(name) || pieces.some((piece) => /\d \p{L}/u.test(piece) && piece.includes(name));
}

function countryAsPiece(pieces: string[]): WithoutCountry | null {
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const country = countryOfName(pieces[at]!);
    const others = pieces.toSpliced(at, 1);
    if (country !== null && leavesTown(others, pieces[at]!)) return { pieces: others, country };
  }
  const last = pieces.at(-1);
  const code = last !== undefined && /^[A-Z]{1,3}$/.test(last) ? countryOfSign(last) : null;
  return code === null || pieces.length === 1 ? null : { pieces: pieces.slice(0, -1), country: code };
}

/** "Hoek van Holland" is a town. */
const JOINING_WORD = / (?:van|von|de|di|da|du|in|am)$/;

/** The end of a piece is a country only if it fits the postal code: "00-001 Włochy" is not in Italy. */
function fitsPostalCode(country: string, others: string[]): boolean {
  const postal = findPostalCode(others, null);
  if (postal === null) return true;
  return postal.country === null ? hasPostalForm(country, postal.form) : postal.country === country;
}

/**
 * A code after the town, as in "Stuttgart DE", may also be a canton or province: "Wohlen BE" is in the canton
 * of Bern, "Stezzano BG" near Bergamo. So it is no country if the address looks Swiss or Italian anyway.
 */
function isCantonOrProvince(country: string, others: string[]): boolean {
  const postal = findPostalCode(others, null);
  if (postal === null) return false;
  const inferred = inferCountry(others.join(', '), postal.after, postal);
  return inferred !== country && (inferred === 'CH' || inferred === 'IT');
}

function countryAtEnd(pieces: string[]): WithoutCountry | null {
  const words = wordsOf(pieces.at(-1) ?? '');
  for (let count = Math.min(MAX_NAME_WORDS, words.length - 1); count > 0; count -= 1) {
    const name = trimPiece(
      words
        .slice(-count)
        .join(' ')
        .replace(/^\((.*)\)$/, '$1'),
    );
    const rest = trimPiece(words.slice(0, -count).join(' '));
    const others = [...pieces.slice(0, -1), rest];
    const code = /^[A-Z]{2}$/.test(name) ? countryOfSign(name) : null;
    const country = countryOfName(name) ?? code;
    if (country === null || !hasLetter(rest) || isKnownTown(name) || JOINING_WORD.test(rest)) continue;
    if (fitsPostalCode(country, others) && !(country === code && isCantonOrProvince(code, others))) {
      return { pieces: others, country };
    }
  }
  return null;
}

export function takeCountry(pieces: string[]): WithoutCountry {
  return countryAsPiece(pieces) ?? countryAtEnd(pieces) ?? { pieces, country: null };
}
