// The normalised form of an address: different spellings of the same address give the same key.
import { postalCodeDigits } from '../../../../shared/addresses/postal-code.ts';
import { placeKey, wordsOf } from '../../geo/place-names.ts';
import type { Address } from '../../geo/ports.ts';

/** The ends of street names that people shorten: "Hafenstr.", "Marktpl.". */
const SHORTENED: readonly [RegExp, string][] = [
  [/strasse$/, 'str'],
  [/platz$/, 'pl'],
  [/avenue$/, 'av'],
  [/street$/, 'st'],
];

/** "Hafen-Straße 12 a" and "Hafenstr. 12A" are one street and number. */
function streetKey(street: string): string {
  const words = wordsOf(street).map((word) =>
    SHORTENED.reduce((short, [end, replaced]) => short.replace(end, replaced), word),
  );
  // Two numbers stay apart: "Block 1 12" is not "Block 11 2".
  return words.join(' ').replace(/(?<!\d) | (?!\d)/g, '');
}

/** "D-20539" and "20539", "110 00" and "11000", "sw1a 1aa" and "SW1A1AA" are one postal code. */
function postalCodeKey(country: string, postalCode: string): string {
  const plain = postalCode.toUpperCase().replace(/[^\p{L}\d]/gu, '');
  return postalCodeDigits(country) === null ? plain : plain.replace(/^\D+/, '');
}

/** The city is not part of it, because its spelling differs most, and postal code and street are enough. */
export function addressKey({ street, postalCode, city, country }: Address): string {
  const code = postalCodeKey(country, postalCode);
  return [country, code, streetKey(street) || `city ${placeKey(city)}`].join('|');
}
