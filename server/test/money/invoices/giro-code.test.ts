// The text that banking apps read from the QR code of an invoice.
import { expect, test } from 'vitest';
import { giroCodeOf } from '../../../src/model/invoices/giro-code.ts';

const TRANSFER = {
  recipient: 'Nordlicht Überführungen GmbH',
  bank: { iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
  currency: 'EUR',
  amountCents: 64_984,
  references: ['INV-2026-00031'],
};

test('a GiroCode has recipient, account, amount and reference in the order of EPC069-12', () => {
  expect(giroCodeOf(TRANSFER)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'COBADEFFXXX',
    'Nordlicht Überführungen GmbH',
    'DE89370400440532013000',
    'EUR649.84',
    '',
    '',
    'INV-2026-00031',
  ]);
});

test('there is no GiroCode without an amount in euro and a correct IBAN', () => {
  const without = [
    { currency: 'CHF' },
    { amountCents: 0 },
    { amountCents: -100 },
    { bank: null },
    { bank: { iban: 'DE88 3704 0044 0532 0130 00', bic: null } },
  ];
  for (const fields of without) expect(giroCodeOf({ ...TRANSFER, ...fields })).toBeNull();
});

test('texts that are too long are cut, and numbers that do not fit are left out as a whole', () => {
  const references = Array.from({ length: 30 }, (_, index) => `INV-2026-${10_000 + index}`);
  const code = giroCodeOf({ ...TRANSFER, recipient: 'N'.repeat(200), references });
  const [, , , , , name, , , , , text] = code!.split('\n');
  expect(name).toHaveLength(70);
  expect(text!.length).toBeLessThanOrEqual(140);
  expect(text).toMatch(/^(INV-2026-\d{5} ?)+$/);
  expect(giroCodeOf({ ...TRANSFER, recipient: '車'.repeat(70), references })).toBeNull();
});
