// VAT ids: their notation, form and check digits. The letters at the beginning decide which apply.

/** What follows the two letters, for the countries of the European Union and Northern Ireland. */
const BY_PREFIX: Readonly<Record<string, { rest: RegExp; example: string }>> = {
  AT: { rest: /^U\d{8}$/, example: 'ATU12345675' },
  BE: { rest: /^[01]?\d{9}$/, example: 'BE0123456749' },
  BG: { rest: /^\d{9,10}$/, example: 'BG123456786' },
  CY: { rest: /^\d{8}[A-Z]$/, example: 'CY10259033P' },
  CZ: { rest: /^\d{8,10}$/, example: 'CZ12345679' },
  DE: { rest: /^\d{9}$/, example: 'DE123456788' },
  DK: { rest: /^\d{8}$/, example: 'DK12345674' },
  EE: { rest: /^\d{9}$/, example: 'EE123456780' },
  EL: { rest: /^\d{9}$/, example: 'EL123456783' },
  ES: { rest: /^(?:[A-HJNPQRSUVW]\d{7}[A-J\d]|[\dKLMXYZ]\d{7}[A-Z])$/, example: 'ESB12345674' },
  FI: { rest: /^\d{8}$/, example: 'FI12345671' },
  FR: { rest: /^[A-HJ-NP-Z\d]{2}\d{9}$/, example: 'FR15345678901' },
  HR: { rest: /^\d{11}$/, example: 'HR12345678903' },
  HU: { rest: /^\d{8}$/, example: 'HU12345676' },
  IE: { rest: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/, example: 'IE1234567FA' },
  IT: { rest: /^\d{11}$/, example: 'IT12345678903' },
  LT: { rest: /^(?:\d{9}|\d{12})$/, example: 'LT123456715' },
  LU: { rest: /^\d{8}$/, example: 'LU12345613' },
  LV: { rest: /^\d{11}$/, example: 'LV40003245752' },
  MT: { rest: /^\d{8}$/, example: 'MT12345634' },
  NL: { rest: /^[A-Z\d+*]{10}\d{2}$/, example: 'NL123456782B01' },
  PL: { rest: /^\d{10}$/, example: 'PL1234563218' },
  PT: { rest: /^\d{9}$/, example: 'PT123456789' },
  RO: { rest: /^\d{2,10}$/, example: 'RO1234567897' },
  SE: { rest: /^\d{12}$/, example: 'SE123456789701' },
  SI: { rest: /^\d{8}$/, example: 'SI12345679' },
  SK: { rest: /^\d{10}$/, example: 'SK1234567895' },
  XI: { rest: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, example: 'XI123456789' },
};

/** No company has it: test systems and forms of authorities use it as a sample. */
const SAMPLE = 'DE123456789';

/** Greece writes its VAT ids with EL, Northern Ireland with XI; companies in Monaco have French ones. */
const OTHER_PREFIXES: Readonly<Record<string, string>> = { GR: 'EL', MC: 'FR' };
const prefixOf = (country: string) => OTHER_PREFIXES[country] ?? country;

/** Without the separators that people write, in upper case. */
const compact = (vatId: string) => vatId.replace(/[\s./-]/g, '').toUpperCase();

/** The one notation in which a VAT id is stored. Outside the European Union separators are a part of it. */
export function normalizeVatId(vatId: string): string {
  const written = compact(vatId);
  if (written.slice(0, 2) in BY_PREFIX) return written;
  return vatId.trim().replace(/\s+/g, ' ').toUpperCase();
}

/** FORM: no VAT id. COUNTRY: of another country than the company. CHECK_DIGITS: mistyped. */
export type VatIdFault = 'FORM' | 'COUNTRY' | 'CHECK_DIGITS';

/** Null for a right one. `country` is where the company is. */
export function vatIdFault(vatId: string, country: string): VatIdFault | null {
  const written = compact(vatId);
  const prefix = written.slice(0, 2);
  const known = BY_PREFIX[prefix];
  const expected = prefixOf(country);
  if (known && prefix !== expected && !(prefix === 'XI' && country === 'GB')) return 'COUNTRY';
  // Greek companies have EL, so GR is never right.
  if (prefix === 'GR' && country === 'GR') return 'COUNTRY';
  if (known) {
    const rest = written.slice(2);
    if (!known.rest.test(rest)) return 'FORM';
    const isWrong = CHECK_DIGITS[prefix]?.(rest) === false && written !== SAMPLE;
    return isWrong ? 'CHECK_DIGITS' : null;
  }
  // Companies in the European Union have a VAT id with the letters of their country; elsewhere there are other forms.
  const hasForm = /^[A-Z\d]{4,20}$/.test(written) && /\d/.test(written) && !(expected in BY_PREFIX);
  return hasForm ? null : 'FORM';
}

/** A right VAT id of the country, for the sentence of a refusal. */
export function vatIdExample(country: string): string {
  return (BY_PREFIX[prefixOf(country)] ?? BY_PREFIX.DE!).example;
}

const digitsOf = (text: string) => [...text].map(Number);

function weighted(text: string, weights: readonly number[]): number {
  const digits = digitsOf(text);
  return weights.reduce((sum, weight, at) => sum + weight * digits[at]!, 0);
}

const last = (text: string) => Number(text.at(-1));
const down = (from: number) => Array.from({ length: from - 1 }, (_, at) => from - at);
const up = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

/** ISO 7064, MOD 11,10. */
function isMod11And10(text: string): boolean {
  let product = 10;
  for (const digit of digitsOf(text.slice(0, -1))) product = (2 * ((digit + product) % 10 || 10)) % 11;
  return last(text) === (11 - product) % 10;
}

/** Every second digit from the right counts twice, as the sum of its digits. */
function luhnSum(text: string): number {
  return digitsOf(text)
    .reverse()
    .map((digit, at) => (at % 2 === 0 ? digit : Math.floor((2 * digit) / 10) + ((2 * digit) % 10)))
    .reduce((sum, digit) => sum + digit, 0);
}

const DUTCH_LETTERS = /[A-Z+*]/g;

/** Sole traders have numbers of another kind than companies. */
function isDutch(rest: string): boolean {
  if (/^\d{9}B/.test(rest) && weighted(rest, down(9)) % 11 === Number(rest[8])) return true;
  const code = (sign: string) => (sign === '+' ? '36' : sign === '*' ? '37' : `${sign.charCodeAt(0) - 55}`);
  return BigInt(`NL${rest}`.replace(DUTCH_LETTERS, code)) % 97n === 1n;
}

/** The digits count more from place to place, from 1 on; if that gives no digit, they begin higher. */
function isShiftedMod11(text: string, [first, second]: readonly [number[], number[]]): boolean {
  const sum = weighted(text, first) % 11;
  return (sum === 10 ? weighted(text, second) % 11 : sum) % 10 === last(text);
}

/** Companies have nine digits; people have their own number, that of foreigners, or one of the tax office. */
function isBulgarian(rest: string): boolean {
  if (rest.length === 9) return isShiftedMod11(rest, [up(1, 8), up(3, 8)]);
  const isPerson = (weighted(rest, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === last(rest);
  const isForeigner = weighted(rest, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === last(rest);
  const other = 11 - (weighted(rest, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return isPerson || isForeigner || (other !== 10 && other % 11 === last(rest));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Every second digit counts by a table. */
function isCypriot(rest: string): boolean {
  const table = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = digitsOf(rest.slice(0, 8)).reduce(
    (total, digit, at) => total + (at % 2 === 0 ? table[digit]! : digit),
    0,
  );
  return LETTERS[sum % 26] === rest[8];
}

/**
 * The last sign of a company is a digit or the letter for it. Which of both belongs to its kind is published in different ways,
 * so both are right. That of a person is a letter.
 */
function isSpanish(rest: string): boolean {
  const digits = rest.slice(1, 8);
  const sign = rest[8]!;
  if (/^[A-HJNPQRSUVW]/.test(rest)) {
    const digit = (10 - (luhnSum(`${digits}0`) % 10)) % 10;
    return sign === `${digit}` || sign === 'JABCDEFGHI'[digit];
  }
  const foreigner = 'XYZ'.indexOf(rest[0]!);
  const first = foreigner >= 0 ? `${foreigner}` : /^\d/.test(rest) ? rest[0]! : '';
  return sign === 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(first + digits) % 23];
}

/** An older number has a letter in its second place, and its first digit counts last. */
function isIrish(rest: string): boolean {
  const letters = 'WABCDEFGHIJKLMNOPQRSTUV';
  const digits = /^\d{7}/.test(rest) ? rest.slice(0, 7) : `0${rest.slice(2, 7)}${rest[0]}`;
  const second = rest[8] === undefined ? 0 : letters.indexOf(rest[8]);
  return second >= 0 && letters[(weighted(digits, down(8)) + 9 * second) % 23] === rest[7];
}

function isLithuanian(rest: string): boolean {
  const weights = (from: number) =>
    Array.from({ length: rest.length - 1 }, (_, at) => ((from - 1 + at) % 9) + 1);
  return isShiftedMod11(rest, [weights(1), weights(3)]);
}

/** Companies begin with 4 and higher. Personal numbers with 32 have no check digit that is published. */
function isLatvian(rest: string): boolean {
  if (rest[0]! > '3') return weighted(rest, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  const check = (1 + weighted(rest, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11;
  return rest.startsWith('32') || check % 10 === last(rest);
}

/** The arithmetic that the countries have published, by prefix; true also for kinds of numbers without any. */
const CHECK_DIGITS: Readonly<Record<string, (rest: string) => boolean>> = {
  AT: (rest) => (96 - luhnSum(rest.slice(1, 8))) % 10 === last(rest),
  BE: (rest) => 97 - (Number(rest.slice(0, -2)) % 97) === Number(rest.slice(-2)),
  BG: isBulgarian,
  CY: isCypriot,
  CZ: (rest) => rest.length !== 8 || (11 - (weighted(rest, down(8)) % 11)) % 10 === last(rest),
  DE: isMod11And10,
  DK: (rest) => weighted(rest, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (rest) => weighted(rest, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  EL: (rest) => (weighted(rest, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(rest),
  ES: isSpanish,
  FI: (rest) => weighted(rest, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  FR: (rest) =>
    !/^\d\d/.test(rest) || (12 + 3 * (Number(rest.slice(2)) % 97)) % 97 === Number(rest.slice(0, 2)),
  HR: isMod11And10,
  HU: (rest) => weighted(rest, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  IE: isIrish,
  IT: (rest) => luhnSum(rest) % 10 === 0,
  LT: isLithuanian,
  LU: (rest) => Number(rest.slice(0, 6)) % 89 === Number(rest.slice(6)),
  LV: isLatvian,
  MT: (rest) => 37 - (weighted(rest, [3, 4, 6, 7, 8, 9]) % 37) === Number(rest.slice(6)),
  NL: isDutch,
  PL: (rest) => weighted(rest, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(rest),
  PT: (rest) => ((11 - (weighted(rest, down(9)) % 11)) % 11) % 10 === last(rest),
  RO: (rest) =>
    ((weighted(rest.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(rest),
  SE: (rest) => luhnSum(rest.slice(0, 10)) % 10 === 0,
  SI: (rest) => (11 - (weighted(rest, down(8)) % 11)) % 10 === last(rest),
  SK: (rest) => BigInt(rest) % 11n === 0n,
};
