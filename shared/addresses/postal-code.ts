// Which postal codes a country has. Forms, APIs and imports refuse others.

interface PostalCodes {
  pattern: RegExp;
  example: string;
}

const digits = (pattern: RegExp, example: string): PostalCodes => ({ pattern, example });
const FOUR = /^\d{4}$/;
const FIVE = /^\d{5}$/;
/** Five digits, usually written with a space after the third. */
const SPACED = /^\d{3} ?\d{2}$/;

const BY_COUNTRY: Readonly<Record<string, PostalCodes>> = {
  AT: digits(FOUR, '1010'),
  BE: digits(FOUR, '1000'),
  BG: digits(FOUR, '1000'),
  CH: digits(FOUR, '8001'),
  CY: digits(FOUR, '1010'),
  CZ: digits(SPACED, '110 00'),
  DE: digits(FIVE, '20539'),
  DK: digits(FOUR, '1050'),
  EE: digits(FIVE, '10111'),
  ES: digits(FIVE, '28001'),
  FI: digits(FIVE, '00100'),
  FR: digits(FIVE, '75001'),
  GB: digits(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, 'SW1A 1AA'),
  GR: digits(SPACED, '104 31'),
  HR: digits(FIVE, '10000'),
  HU: digits(FOUR, '1011'),
  IE: digits(/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, 'D02 AF30'),
  IT: digits(FIVE, '20121'),
  LI: digits(FOUR, '9490'),
  LT: digits(FIVE, '01100'),
  LU: digits(FOUR, '1009'),
  LV: digits(FOUR, '1010'),
  MT: digits(/^[A-Z]{3} ?\d{4}$/, 'VLT 1117'),
  NL: digits(/^\d{4}(?: ?[A-Z]{2})?$/, '1012 LG'),
  NO: digits(FOUR, '0150'),
  PL: digits(/^\d{2}-?\d{3}$/, '00-001'),
  PT: digits(/^\d{4}(?:-\d{3})?$/, '1000-001'),
  RO: digits(/^\d{6}$/, '010011'),
  RS: digits(FIVE, '11000'),
  SE: digits(SPACED, '111 20'),
  SI: digits(FOUR, '1000'),
  SK: digits(SPACED, '811 01'),
  TR: digits(FIVE, '34000'),
  US: digits(/^\d{5}(?:-\d{4})?$/, '10001'),
};

export const COUNTRIES_WITH_POSTAL_CODES: readonly string[] = Object.keys(BY_COUNTRY);

/** "D-20539", "L-1009": the sign of the country before the code, as letters write it. */
const COUNTRY_SIGN = /^[A-Z]{1,3}[- ](?=\d)/;

/** Letters, digits, spaces and hyphens, for countries that are not in the list. */
const ANYWHERE = /^[\p{L}\d][\p{L}\d -]{0,14}$/u;

/** Accepts any letter case. A country without a list of forms only has a length and characters to check. */
export function isPostalCode(country: string, code: string): boolean {
  const written = code.trim().replace(/\s+/g, ' ').toUpperCase();
  const known = BY_COUNTRY[country];
  if (known === undefined) return ANYWHERE.test(written);
  return known.pattern.test(written) || known.pattern.test(written.replace(COUNTRY_SIGN, ''));
}

/** For the sentence of a refusal; null where no form is known. */
export function postalCodeExample(country: string): string | null {
  return BY_COUNTRY[country]?.example ?? null;
}

/** The number of digits, for countries whose postal codes consist of digits only; otherwise null. */
export function postalCodeDigits(country: string): number | null {
  const example = BY_COUNTRY[country]?.example.replace(' ', '') ?? '';
  return /^\d+$/.test(example) ? example.length : null;
}
