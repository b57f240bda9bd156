// Postal codes, IBANs and VAT ids: the forms that pages, APIs and imports accept.
import { expect, test } from 'vitest';
import { isPostalCode, postalCodeDigits, postalCodeExample } from '../../../shared/addresses/postal-code.ts';
import { isIban, shortIban } from '../../../shared/company/iban.ts';
import { normalizeVatId, vatIdExample, vatIdFault } from '../../../shared/company/vat-id.ts';
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

const EUROPEAN_UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

test('a VAT id is of the country of the company, and has its form and check digits', () => {
  for (const [vatId, country] of [
    ['DE136695976', 'DE'],
    ['de 123 456 788', 'DE'],
    ['ATU13585627', 'AT'],
    ['BE0428759497', 'BE'],
    ['BG175074752', 'BG'],
    ['BG7523169263', 'BG'],
    ['BG7111042925', 'BG'],
    ['CY10259033P', 'CY'],
    ['CZ25123891', 'CZ'],
    ['DK13585628', 'DK'],
    ['EE100931558', 'EE'],
    ['EL094259216', 'GR'],
    ['ESB58378431', 'ES'],
    ['ESJ99216582', 'ES'],
    ['ESQ2876031B', 'ES'],
    ['ES54362315K', 'ES'],
    ['ESX2482300W', 'ES'],
    ['FI20774740', 'FI'],
    ['FR40303265045', 'FR'],
    ['FR40303265045', 'MC'],
    ['HR33392005961', 'HR'],
    ['HU12892312', 'HU'],
    ['IE6433435F', 'IE'],
    ['IE6433435OA', 'IE'],
    ['IE8D79739I', 'IE'],
    ['IT00743110157', 'IT'],
    ['LT119511515', 'LT'],
    ['LT100001919017', 'LT'],
    ['LT100004801610', 'LT'],
    ['LV40003521600', 'LV'],
    ['LV16117519997', 'LV'],
    ['LU15027442', 'LU'],
    ['MT11679112', 'MT'],
    ['NL004495445B01', 'NL'],
    ['NL000099998B57', 'NL'],
    ['PL8567346215', 'PL'],
    ['PT501964843', 'PT'],
    ['RO18547290', 'RO'],
    ['SE123456789701', 'SE'],
    ['SI50223054', 'SI'],
    ['SK2022749619', 'SK'],
    ['XI123456789', 'GB'],
    ['CHE-123.456.789', 'CH'],
    ['12-3456789', 'US'],
  ] as const) {
    expect(vatIdFault(vatId, country), vatId).toBeNull();
    const broken = `${vatId.slice(0, 5)}${(Number(vatId[5]) + 1) % 10}${vatId.slice(6)}`;
    const isChecked = !['XI', 'CH', '12'].includes(vatId.slice(0, 2));
    if (isChecked) expect(vatIdFault(broken, country), broken).toBe('CHECK_DIGITS');
  }
  for (const [vatId, country, fault] of [
    ['DE12345678', 'DE', 'FORM'],
    ['AT12345678', 'AT', 'FORM'],
    ['12/345/67890', 'DE', 'FORM'],
    ['FR', 'FR', 'FORM'],
    ['none', 'US', 'FORM'],
    ['ES123456789', 'ES', 'FORM'],
    ['ESB5837843', 'ES', 'FORM'],
    ['ESB5837843C', 'ES', 'CHECK_DIGITS'],
    ['ES54362315A', 'ES', 'CHECK_DIGITS'],
    ['IE6433435E', 'IE', 'CHECK_DIGITS'],
    ['IE6433435OB', 'IE', 'CHECK_DIGITS'],
    ['IE6433435FX', 'IE', 'CHECK_DIGITS'],
    ['CY10259033Z', 'CY', 'CHECK_DIGITS'],
    ['BG175074751', 'BG', 'CHECK_DIGITS'],
    ['LT100001919018', 'LT', 'CHECK_DIGITS'],
    ['LV40003521601', 'LV', 'CHECK_DIGITS'],
    ['DE136695976', 'FR', 'COUNTRY'],
    ['GR094259216', 'GR', 'COUNTRY'],
    ['ATU13585627', 'CH', 'COUNTRY'],
  ] as const) {
    expect(vatIdFault(vatId, country), vatId).toBe(fault);
  }
  expect([vatIdExample('AT'), vatIdExample('GR')]).toEqual(['ATU12345675', 'EL123456783']);
  expect(EUROPEAN_UNION.filter((of) => vatIdFault(vatIdExample(of), of) !== null)).toEqual([]);
});

test('VAT ids have one notation; separators stay where they are a part of it', () => {
  expect([' de 136.695-976 ', 'atu13585627', 'che-123.456.789  mwst'].map(normalizeVatId)).toEqual([
    'DE136695976',
    'ATU13585627',
    'CHE-123.456.789 MWST',
  ]);
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
