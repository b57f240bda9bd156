// A payment is matched to open invoices by number and amount; what is unclear has candidates.
import { describe, expect, test } from 'vitest';
import { indexOpenInvoices, type OpenInvoice } from '../../../src/money/payments/matching/match.ts';
import { matchEntry } from '../../../src/money/payments/matching/match-entry.ts';

const invoice = (position: number, openCents: number, fields: Partial<OpenInvoice> = {}): OpenInvoice => ({
  id: `id-${position}`,
  number: `INV-2026-${String(position).padStart(5, '0')}`,
  accountId: 'account-1',
  accountName: 'Autohaus Müller GmbH',
  invoiceDate: `2026-11-${String(position % 28).padStart(2, '0')}`,
  discount: null,
  currency: 'EUR',
  grossCents: openCents,
  openCents,
  ...fields,
});

const pay = (amountCents: number, remittance: string, fields = {}) => ({
  amountCents,
  remittance,
  currency: 'EUR',
  bookedOn: '2026-11-17',
  endToEndId: null,
  payerName: null,
  payerIban: null,
  ...fields,
});

const OPEN = [
  invoice(1, 10_000),
  invoice(2, 20_000),
  invoice(3, 30_000, { accountId: 'account-2', accountName: 'Nord' }),
];
const match = (payment: ReturnType<typeof pay>, invoices = OPEN, payers = new Map<string, string>()) =>
  matchEntry(payment, indexOpenInvoices(invoices, payers));

describe('by number', () => {
  test.each([
    'INV-2026-00001',
    'Rechnung inv-2026-00001 vom 1.11.2026',
    'INV 2026 00001',
    'INV/2026/00001',
    'Re.Nr. 2026-00001',
    '202600001',
    'RG INV2026-000 01 Danke',
    'INV- 2026-00001, Kd 4711',
  ])('%s', (text) => {
    expect(match(pay(10_000, text))).toEqual({
      kind: 'CERTAIN',
      shares: [{ invoiceId: 'id-1', amountCents: 10_000, discountCents: 0 }],
    });
  });

  test.each(['INV-2026-000012', '12026-00001', '2026', 'Rechnung 1', ''])('%j names no invoice', (text) => {
    expect(match(pay(10_001, text))).toMatchObject({ kind: 'UNCLEAR', reason: 'NOTHING_FOUND' });
  });

  test('the reference of the payer counts as well', () => {
    expect(match(pay(10_000, 'thanks', { endToEndId: 'INV-2026-00001' }))).toMatchObject({ kind: 'CERTAIN' });
  });

  test('several numbers in one payment, also without a space between them', () => {
    expect(match(pay(30_000, 'INV-2026-00001INV-2026-00002'))).toEqual({
      kind: 'CERTAIN',
      shares: [
        { invoiceId: 'id-1', amountCents: 10_000, discountCents: 0 },
        { invoiceId: 'id-2', amountCents: 20_000, discountCents: 0 },
      ],
    });
  });

  test('numbers of two customers are shown to a person', () => {
    expect(match(pay(40_000, 'INV-2026-00001, INV-2026-00003'))).toMatchObject({
      kind: 'UNCLEAR',
      reason: 'SEVERAL_ACCOUNTS',
      candidates: [{ invoiceId: 'id-1' }, { invoiceId: 'id-3' }],
    });
  });

  test('another currency is another payment', () => {
    expect(match(pay(10_000, 'INV-2026-00001', { currency: 'CHF' }))).toMatchObject({
      reason: 'NOTHING_FOUND',
    });
  });

  test('less: a part payment of the oldest invoices', () => {
    expect(match(pay(15_000, 'INV-2026-00002 INV-2026-00001'))).toMatchObject({
      kind: 'UNCLEAR',
      reason: 'LESS_THAN_OPEN',
      candidates: [
        { invoiceId: 'id-1', amountCents: 10_000, reasons: ['NUMBER'] },
        { invoiceId: 'id-2', amountCents: 5000 },
      ],
    });
  });

  test('more: the rest is nobody’s', () => {
    expect(match(pay(10_100, 'INV-2026-00001'))).toMatchObject({
      reason: 'MORE_THAN_OPEN',
      candidates: [{ invoiceId: 'id-1', amountCents: 10_000 }],
    });
  });
});

describe('early-payment discount', () => {
  const discount = { percent: 2, days: 10 };
  const discounted = [invoice(8, 11_915, { discount })];

  test('within its days it closes the invoice', () => {
    expect(match(pay(11_677, 'INV-2026-00008', { bookedOn: '2026-11-18' }), discounted)).toEqual({
      kind: 'CERTAIN',
      shares: [{ invoiceId: 'id-8', amountCents: 11_677, discountCents: 238 }],
    });
  });

  test('later it is a part payment, and so it is for an invoice that is partly paid', () => {
    const late = pay(11_677, 'INV-2026-00008', { bookedOn: '2026-11-19' });
    expect(match(late, discounted)).toMatchObject({ reason: 'LESS_THAN_OPEN' });
    const partly = [invoice(8, 5000, { discount, grossCents: 11_915 })];
    expect(match(pay(4900, 'INV-2026-00008'), partly)).toMatchObject({ reason: 'LESS_THAN_OPEN' });
  });

  test('over several invoices', () => {
    const both = [invoice(8, 10_000, { discount }), invoice(9, 5000)];
    expect(match(pay(14_800, 'INV-2026-00008 + INV-2026-00009'), both)).toMatchObject({ kind: 'CERTAIN' });
  });
});

describe('by amount', () => {
  test('alone it is a candidate, the payer’s name first', () => {
    const alike = [invoice(1, 500, { accountId: 'other', accountName: 'Nord' }), invoice(2, 500)];
    expect(match(pay(500, 'Danke', { payerName: 'AUTOHAUS MUELLER' }), alike)).toMatchObject({
      kind: 'UNCLEAR',
      reason: 'AMOUNT_ONLY',
      candidates: [
        { invoiceId: 'id-2', reasons: ['AMOUNT', 'NAME'] },
        { invoiceId: 'id-1', reasons: ['AMOUNT'] },
      ],
    });
  });

  test('with a bank account that paid before it is certain, unless two invoices fit', () => {
    const payment = pay(500, 'Danke', { payerIban: 'DE1' });
    const payers = new Map([['DE1', 'account-1']]);
    const stranger = invoice(3, 500, { accountId: 'other' });
    expect(match(payment, [invoice(1, 500), stranger], payers)).toMatchObject({
      kind: 'CERTAIN',
      shares: [{ invoiceId: 'id-1' }],
    });
    expect(match(payment, [invoice(1, 500), invoice(2, 500)], payers)).toMatchObject({ kind: 'UNCLEAR' });
  });

  test('nothing fits: the open invoices of the payer are shown', () => {
    const payers = new Map([['DE1', 'account-1']]);
    expect(match(pay(999, '', { payerIban: 'DE1' }), OPEN, payers)).toMatchObject({
      reason: 'NOTHING_FOUND',
      candidates: [
        { invoiceId: 'id-1', amountCents: 999 },
        { invoiceId: 'id-2', amountCents: 0 },
      ],
    });
  });

  test('what the operator paid is not matched', () => {
    expect(match(pay(-10_000, 'INV-2026-00001'))).toMatchObject({ reason: 'OUTGOING', candidates: [] });
  });
});

describe('of settled invoices', () => {
  test('a number of a settled invoice is never certain for another one', () => {
    const open = indexOpenInvoices([invoice(5, 10_000)], new Map([['DE1', 'account-1']]), ['INV-2026-00004']);
    const paid = pay(10_000, 'Rechnung INV-2026-00004', { payerIban: 'DE1' });
    expect(matchEntry(paid, open)).toMatchObject({
      kind: 'UNCLEAR',
      reason: 'ALREADY_SETTLED',
      settled: ['INV-2026-00004'],
      candidates: [{ invoiceId: 'id-5' }],
    });
    expect(matchEntry({ ...paid, remittance: 'Rechnung 4711' }, open)).toMatchObject({ kind: 'CERTAIN' });
  });

  test('a number of a credit note alone, or of an invoice in another currency, makes no other one certain', () => {
    const payers = new Map([['DE1', 'account-1']]);
    const francs = invoice(6, 9_000, { currency: 'CHF' });
    const corrections = ['INV-2026-00007'];
    const open = indexOpenInvoices([invoice(5, 10_000), francs], payers, [], { corrections });
    const matched = (remittance: string) => matchEntry(pay(10_000, remittance, { payerIban: 'DE1' }), open);
    expect(matched('INV-2026-00007')).toMatchObject({ reason: 'ALREADY_SETTLED', settled: corrections });
    expect(matched('INV-2026-00005 abzgl. INV-2026-00007')).toMatchObject({ kind: 'CERTAIN' });
    expect(matched('INV-2026-00006')).toMatchObject({
      reason: 'AMOUNT_ONLY',
      candidates: [{ invoiceId: 'id-5' }],
    });
  });

  test('digits in the prefix of the operator are no part of a number', () => {
    const number = 'RE24B7-2026-00005';
    const open = indexOpenInvoices([invoice(5, 10_000, { number })], new Map(), ['RE24B7-2026-00004']);
    expect(matchEntry(pay(10_000, number), open)).toMatchObject({ kind: 'CERTAIN' });
    expect(matchEntry(pay(10_000, '2026 00005'), open)).toMatchObject({ kind: 'CERTAIN' });
    expect(matchEntry(pay(10_000, 'RE24B7-2026-00004'), open)).toMatchObject({ reason: 'ALREADY_SETTLED' });
  });
});

test('of several invoices some may be paid with their discount', () => {
  const discount = { percent: 2, days: 14 };
  const dated = { invoiceDate: '2026-11-10', discount };
  const invoices = [invoice(1, 10_000, dated), invoice(2, 20_000, dated), invoice(3, 5_000)];
  const text = 'INV-2026-00001 INV-2026-00002 INV-2026-00003';
  expect(match(pay(34_600, text), invoices)).toMatchObject({
    kind: 'CERTAIN',
    shares: [{ discountCents: 0 }, { discountCents: 400 }, { discountCents: 0 }],
  });
  expect(match(pay(34_599, text), invoices)).toMatchObject({ kind: 'UNCLEAR' });
});

test('a payment of exactly the sum of a reminder with its fee settles its invoices', () => {
  const letter = { accountId: 'account-1', currency: 'EUR', feeCents: 500 };
  const letters = [{ ...letter, invoiceIds: ['id-1', 'id-2'], invoiceNumbers: [] }];
  const payers = new Map([['DE1', 'account-1']]);
  const open = indexOpenInvoices(OPEN, payers, [], { letters });
  const shares = [
    { invoiceId: 'id-1', amountCents: 10_000, discountCents: 0 },
    { invoiceId: 'id-2', amountCents: 20_000, discountCents: 0 },
  ];
  expect(matchEntry(pay(30_500, 'Mahnung, INV-2026-00001'), open)).toEqual({ kind: 'CERTAIN', shares });
  expect(matchEntry(pay(30_500, 'Mahnung', { payerIban: 'DE1' }), open)).toEqual({ kind: 'CERTAIN', shares });
  expect(matchEntry(pay(30_500, 'Mahnung'), open)).toMatchObject({ kind: 'UNCLEAR' });
  expect(matchEntry(pay(30_501, 'INV-2026-00001 INV-2026-00002'), open)).toMatchObject({
    reason: 'MORE_THAN_OPEN',
  });
});

test('a returned debit is certain with a usual fee only, and takes back the discount', () => {
  const paid = [{ ...invoice(9, 0), grossCents: 10_000, paidCents: 9800, takenDiscountCents: 200 }];
  const open = indexOpenInvoices(OPEN, new Map(), [], { paid });
  const shares = [{ invoiceId: 'id-9', amountCents: -9800, discountCents: -200 }];
  expect(matchEntry(pay(-10_150, 'Retoure INV-2026-00009'), open)).toEqual({ kind: 'CERTAIN', shares });
  for (const cents of [-9799, -20_000]) {
    expect(matchEntry(pay(cents, 'INV-2026-00009'), open)).toMatchObject({ reason: 'RETURNED' });
  }
});
