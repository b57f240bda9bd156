// Two spellings of one address have one key; two addresses have two.
import { expect, test } from 'vitest';
import { addressKey } from '../../../src/customers/places/address-key.ts';
import { choosePlace } from '../../../src/customers/places/match-place.ts';

const address = (street: string, postalCode = '20457', country = 'DE', city = 'Hamburg') => ({
  street,
  postalCode,
  city,
  country,
});
const key = (...given: Parameters<typeof address>) => addressKey(address(...given));

test.each([
  ['Hafenstraße 12 a', 'Hafenstr. 12A'],
  ['Hafen-Straße 12', 'HAFENSTRASSE 12'],
  ['Am Kröpcke 3', 'am kroepcke 3'],
  ['Marktplatz 1-3', 'Marktpl. 1 - 3'],
  ['Sankt-Pauli-Str. 4', 'St. Pauli Straße 4'],
])('%s is %s', (one, other) => {
  expect(key(one)).toBe(key(other));
});

test.each([
  ['Hafenstraße 12', 'Hafenstraße 12a'],
  ['Hafenstraße 12', 'Am Hafen 12'],
  ['Block 1 12', 'Block 11 2'],
])('%s is not %s', (one, other) => {
  expect(key(one)).not.toBe(key(other));
});

test('postal codes are compared without the sign of the country, spaces and letter case', () => {
  expect(key('Weg 1', 'D-20457')).toBe(key('Weg 1', '20457'));
  expect(key('Weg 1', '110 00', 'CZ')).toBe(key('Weg 1', '11000', 'CZ'));
  expect(key('Weg 1', 'sw1a 1aa', 'GB')).toBe(key('Weg 1', 'SW1A1AA', 'GB'));
  expect(key('Weg 1', '1010', 'AT')).not.toBe(key('Weg 1', '1010', 'LV'));
});

test('the city decides only if the street has no letters or digits', () => {
  expect(key('Weg 1', '20457', 'DE', 'Hamburg')).toBe(key('Weg 1', '20457', 'DE', 'HH'));
  expect(key('-', '20457', 'DE', 'Hamburg')).not.toBe(key('-', '20457', 'DE', 'Bremen'));
});

test('of several places at one address, the company chooses; otherwise the first', () => {
  const places = [{ name: 'Parkhaus Hafen' }, { name: 'Autohaus Krüger GmbH' }];
  expect(choosePlace('Krueger Autohaus', places)).toBe(places[1]);
  expect(choosePlace('Andere GmbH', places)).toBe(places[0]);
  expect(choosePlace(null, places)).toBe(places[0]);
  expect(choosePlace('Krüger', [])).toBeNull();
});
