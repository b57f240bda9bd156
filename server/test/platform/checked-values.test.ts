// Postal codes, IBANs and VAT ids: the forms that pages, APIs and imports accept.
import { expect, test } from 'vitest';
import { isPostalCode, postalCodeDigits, postalCodeExample } from '../../../shared/addresses/postal-code.ts';
import { isIban, shortIban } from '../../../shared/company/iban.ts';
import { hasGermanCheckDigit, isVatId, vatIdExample } from '../../../shared/company/vat-id.ts';
import { isPastPickup } from '../../../shared/orders/past-pickup.ts';

test.each([
  ['DE', '20539'],
  ['DE', 'D-20539'],
  ['DE', ' 01067 '],
  ['AT', 'A-1010'],
  ['LU', 'L-1009'],
  ['NL', '1012 lg'],
  ['NL', '1012'],
  ['PL', '00-001'],
  ['PL', '00001'],
  ['CZ', '11000'],
  ['GB', 'sw1a 1aa'],
  ['IE', 'D02 AF30'],
  ['JP', '100-0001'],
])('%s has the postal code %j', (country, code) => {
  expect(isPostalCode(country, code)).toBe(true);
});

test.each([
  ['DE', '2053'],
  ['DE', '205390'],
  ['DE', '1010 AB'],
  ['DE', 'unknown'],
  ['AT', '10100'],
  ['NL', '10122'],
  ['GB', '12345'],
  ['JP', 'by the harbour, second street'],
  ['JP', '<b>'],
])('%s does not have the postal code %j', (country, code) => {
  expect(isPostalCode(country, code)).toBe(false);
});

test('every example is a postal code of its country', () => {
  for (const country of [
    'AT',
    'CH',
    'CZ',
    'DE',
    'FR',
    'GB',
    'IE',
    'MT',
    'NL',
    'PL',
    'PT',
    'RO',
    'SE',
    'US',
  ]) {
    expect(isPostalCode(country, postalCodeExample(country)!), country).toBe(true);
  }
  expect(postalCodeExample('JP')).toBeNull();
  expect([postalCodeDigits('DE'), postalCodeDigits('AT'), postalCodeDigits('NL')]).toEqual([5, 4, null]);
});

test('an IBAN has the length of its country and right check digits', () => {
  for (const iban of ['DE02120300000000202051', 'de89 3704 0044 0532 0130 00', 'AT61 1904 3002 3457 3201']) {
    expect(isIban(iban), iban).toBe(true);
  }
  for (const iban of ['DE89', 'DE03120300000000202051', 'DE021203000000002020', '12', 'IBAN', '']) {
    expect(isIban(iban), iban).toBe(false);
  }
  expect(shortIban('DE02 1203 0000 0000 2020 51')).toBe('DE02 … 2051');
});

test('a VAT id has the form of the country that its letters name', () => {
  for (const [vatId, country] of [
    ['DE123456789', 'DE'],
    ['de 123 456 789', 'DE'],
    ['ATU12345678', 'DE'],
    ['NL999999999B01', 'NL'],
    ['EL123456789', 'GR'],
    ['CHE-123.456.789', 'CH'],
    ['12-3456789', 'US'],
  ] as const) {
    expect(isVatId(vatId, country), vatId).toBe(true);
  }
  for (const [vatId, country] of [
    ['DE12345678', 'DE'],
    ['AT12345678', 'AT'],
    ['12/345/67890', 'DE'],
    ['FR', 'FR'],
    ['none', 'US'],
  ] as const) {
    expect(isVatId(vatId, country), vatId).toBe(false);
  }
  expect([vatIdExample('AT1', 'DE'), vatIdExample('12', 'GR')]).toEqual(['ATU12345678', 'EL123456789']);
});

test('the last digit of a German VAT id follows from the others', () => {
  expect(['DE136695976', 'DE123456788', 'ATU12345678'].map(hasGermanCheckDigit)).toEqual([true, true, true]);
  expect(hasGermanCheckDigit('DE123456789')).toBe(false);
});

test('a pickup is in the past a quarter of an hour after its time', () => {
  const now = new Date('2026-10-01T08:00:00Z');
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  expect([-60, 0, 14, 16, 600].map((minutes) => isPastPickup(before(minutes), now))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});
