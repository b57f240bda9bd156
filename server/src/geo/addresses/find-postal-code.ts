// Finds the postal code among the numbers of an address.
import { COUNTRY_SIGNS, countryOfSign, hasPostalForm, type PostalForm } from './address-countries.ts';
import { beginsStreet, hasDigit, hasLetter, isAddition, streetScore, wordsOf } from './address-words.ts';
import { countriesOfTown } from './known-towns.ts';

export interface PostalCode {
  code: string;
  form: PostalForm;
  /** From the country sign in front, as in "A-1010". */
  country: string | null;
  /** The index of the piece with the code, and the text around the code in that piece. */
  piece: number;
  before: string;
  after: string;
}

const BRITISH_CODE = String.raw`[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}`;
const OTHER_CODES = String.raw`\d{4} ?[A-Za-z]{2}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}(?!-)|\d{4,6}`;
const CANDIDATE = new RegExp(
  String.raw`(?<![\p{L}\p{N}/.]|\d-)(?:(${BRITISH_CODE})|(?:(${COUNTRY_SIGNS.join('|')})( ?- ?| )?)?(${OTHER_CODES}))(?![\p{L}\p{N}]|/\d)`,
  'giu',
);

const MONTH =
  /^(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|aprile|maggio|giugno|settembre|ottobre|plein)$/i;

function formOf(code: string): PostalForm {
  if (/^\d{4} ?\p{L}{2}$/u.test(code)) return 'dutch';
  if (/^\d{4}-/.test(code)) return 'portuguese';
  if (/^\d{2}-/.test(code)) return 'polish';
  if (code.includes(' ')) return 'spaced';
  return code.length === 4 ? 'four' : code.length === 5 ? 'five' : 'six';
}

/** "2300 LA CHAUX-DE-FONDS" and "1010 am Graben" only look like the Dutch form. */
function isDutch(code: string, country: string | null): boolean {
  if (country !== null) return country === 'NL';
  return /(?:\d|\d )(?!LA|LE|ST|AM|IM|IN)[A-Z]{2}$/.test(code);
}

/** A letter between a house number and a code belongs to the house, unless joined by a dash, or D or A. */
function isHouseLetter(sign: string, separator: string | undefined, before: string): boolean {
  return sign.length === 1 && !/[DA]/.test(sign) && separator === ' ' && /\d$/.test(before);
}

function readMatch(match: RegExpMatchArray, piece: string, at: number, country: string | null): PostalCode {
  const [whole, british, sign = '', separator, digits = ''] = match;
  let before = piece.slice(0, match.index);
  let after = piece.slice(match.index! + whole.length);
  if (british !== undefined)
    return { code: british.toUpperCase(), form: 'british', country: 'GB', piece: at, before, after };
  let code = digits;
  let form = formOf(code);
  const signed = sign === '' ? null : countryOfSign(sign);
  if (form === 'dutch' && !isDutch(code, signed ?? country)) {
    after = code.slice(4) + after;
    code = code.slice(0, 4);
    form = 'four';
  }
  const isCountrySign =
    signed !== null && hasPostalForm(signed, form) && !isHouseLetter(sign, separator, before.trim());
  if (sign !== '' && !isCountrySign) before += sign + (separator ?? '');
  if (form === 'dutch') code = `${code.slice(0, 4)} ${code.slice(-2).toUpperCase()}`;
  return {
    code,
    form,
    country: isCountrySign ? signed : null,
    piece: at,
    before: before.trim(),
    after: after.trim(),
  };
}

/** How much a number looks like a postal code, not a house number, a year, a PO box or a phone number. */
function score(found: PostalCode, next: string | undefined, country: string | null): number {
  const { form, before, after } = found;
  const [preceding = ''] = wordsOf(before).slice(-1);
  const following = wordsOf(after);
  const startsWithWord = hasLetter(following[0] ?? '');
  let points = form === 'four' ? 0 : form === 'six' ? -3 : 2;
  if (found.country !== null) points += 4;
  if (country !== null) points += hasPostalForm(country, form) ? 2 : -3;
  if (MONTH.test(preceding)) points -= 6;
  if (startsWithWord && !beginsStreet(following) && !isAddition(after)) points += 3;
  else if (startsWithWord && form === 'four') points -= 3;
  if (before === '') points += 1;
  if (after === '') points += scoreAtEnd(found, next);
  return points;
}

/**
 * For a code at the end of its piece: a town before it or in the next piece supports it, a street does not.
 */
function scoreAtEnd({ form, before, code }: PostalCode, next: string | undefined): number {
  const tail = before.slice(Math.max(0, before.search(/\d\D*$/) + 1)).trim();
  if (before !== '') {
    if (form === 'five') return 0;
    if (countriesOfTown(tail, code).length > 0 || (hasDigit(before) && hasLetter(tail) && tail.length > 1))
      return 2;
    return streetScore(before) > 0 || hasDigit(before) ? -3 : 1;
  }
  return next !== undefined && hasLetter(next) && streetScore(next) <= 0 ? 1 : 0;
}

/** The likeliest postal code, or the later of two equal ones. `country` is the one named in the address. */
export function findPostalCode(pieces: string[], country: string | null): PostalCode | null {
  let best: { found: PostalCode; points: number } | null = null;
  for (const [at, piece] of pieces.entries()) {
    for (const match of piece.matchAll(CANDIDATE)) {
      const found = readMatch(match, piece, at, country);
      const points = score(found, pieces[at + 1], country);
      if (points > 0 && (best === null || points >= best.points)) best = { found, points };
    }
  }
  return best?.found ?? null;
}
