// The shape and the check digits of an IBAN (ISO 13616).

/** The length of an IBAN by country. A country that is missing here only has its check digits checked. */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  TR: 26,
};

/** Without spaces, in upper case. */
export function compactIban(iban: string): string {
  return iban.replace(/\s/g, '').toUpperCase();
}

/** Accepts groups of four and any letter case. */
export function isIban(text: string): boolean {
  const iban = compactIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const length = LENGTHS[iban.slice(0, 2)];
  return (length === undefined || iban.length === length) && remainder(iban) === 1;
}

/** The number that the letters and digits stand for, modulo 97; a right IBAN gives 1. */
function remainder(iban: string): number {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Enough to recognise an account in a mail: "DE02 … 2051". */
export function shortIban(text: string): string {
  const iban = compactIban(text);
  return iban.length <= 8 ? iban : `${iban.slice(0, 4)} … ${iban.slice(-4)}`;
}
