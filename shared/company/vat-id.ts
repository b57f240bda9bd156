// The shapes of VAT ids. The letters at the beginning decide which one applies.

/** What follows the two letters, for the countries of the European Union and Northern Ireland. */
const BY_PREFIX: Readonly<Record<string, { rest: RegExp; example: string }>> = {
  AT: { rest: /^U\d{8}$/, example: 'ATU12345678' },
  BE: { rest: /^[01]?\d{9}$/, example: 'BE0123456789' },
  BG: { rest: /^\d{9,10}$/, example: 'BG123456789' },
  CY: { rest: /^\d{8}[A-Z]$/, example: 'CY12345678X' },
  CZ: { rest: /^\d{8,10}$/, example: 'CZ12345678' },
  DE: { rest: /^\d{9}$/, example: 'DE123456789' },
  DK: { rest: /^\d{8}$/, example: 'DK12345678' },
  EE: { rest: /^\d{9}$/, example: 'EE123456789' },
  EL: { rest: /^\d{9}$/, example: 'EL123456789' },
  ES: { rest: /^(?=.*\d)[A-Z\d]\d{7}[A-Z\d]$/, example: 'ESX12345678' },
  FI: { rest: /^\d{8}$/, example: 'FI12345678' },
  FR: { rest: /^[A-HJ-NP-Z\d]{2}\d{9}$/, example: 'FR12345678901' },
  HR: { rest: /^\d{11}$/, example: 'HR12345678901' },
  HU: { rest: /^\d{8}$/, example: 'HU12345678' },
  IE: { rest: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/, example: 'IE1234567WA' },
  IT: { rest: /^\d{11}$/, example: 'IT12345678901' },
  LT: { rest: /^(?:\d{9}|\d{12})$/, example: 'LT123456789' },
  LU: { rest: /^\d{8}$/, example: 'LU12345678' },
  LV: { rest: /^\d{11}$/, example: 'LV12345678901' },
  MT: { rest: /^\d{8}$/, example: 'MT12345678' },
  NL: { rest: /^[A-Z\d+*]{10}\d{2}$/, example: 'NL123456789B01' },
  PL: { rest: /^\d{10}$/, example: 'PL1234567890' },
  PT: { rest: /^\d{9}$/, example: 'PT123456789' },
  RO: { rest: /^\d{2,10}$/, example: 'RO1234567890' },
  SE: { rest: /^\d{12}$/, example: 'SE123456789012' },
  SI: { rest: /^\d{8}$/, example: 'SI12345678' },
  SK: { rest: /^\d{10}$/, example: 'SK1234567890' },
  XI: { rest: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, example: 'XI123456789' },
};

/** Greece writes its VAT ids with EL. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country);

/** Without the separators that people write, in upper case. */
function compact(vatId: string): string {
  return vatId.replace(/[\s.-]/g, '').toUpperCase();
}

/** `country` is where the company is; its VAT id may also be of another country. */
export function isVatId(vatId: string, country: string): boolean {
  const written = compact(vatId);
  const known = BY_PREFIX[written.slice(0, 2)];
  if (known) return known.rest.test(written.slice(2));
  if (!/^[A-Z\d/]{4,20}$/.test(written) || !/\d/.test(written)) return false;
  // Companies in the European Union have a VAT id with letters; elsewhere there are other forms.
  return /^[A-Z]{2}/.test(written) || !(prefixOf(country) in BY_PREFIX);
}

/** A right VAT id of the country, for the sentence of a refusal. */
export function vatIdExample(vatId: string, country: string): string {
  const known = BY_PREFIX[compact(vatId).slice(0, 2)] ?? BY_PREFIX[prefixOf(country)] ?? BY_PREFIX.DE!;
  return known.example;
}

/**
 * Whether the last digit of a German VAT id follows from the others (ISO 7064, MOD 11,10). Pages warn if not; nothing
 * is refused for it, so that numbers in documentation and tests cannot belong to a real company.
 */
export function hasGermanCheckDigit(vatId: string): boolean {
  const written = compact(vatId);
  if (!/^DE\d{9}$/.test(written)) return true;
  let product = 10;
  for (const digit of written.slice(2, 10)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return Number(written[10]) === (11 - product) % 10;
}
