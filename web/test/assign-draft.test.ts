// What a person ticks and types becomes the shares of a payment, and what is left counts down.
import { expect, test } from 'vitest';
import {
  type AssignRow,
  customerOf,
  draftOf,
  sumDraft,
  tick,
  toggleDiscount,
  withRow,
} from '../src/console/accounting/payments/assign-draft.ts';

const row = (id: string, openCents: number, discountCents = 0, accountId = 'a'): AssignRow => ({
  id,
  invoiceNumber: `INV-${id}`,
  invoice: null,
  accountId,
  accountName: accountId,
  openCents,
  discountCents,
});
const format = (cents: number) => (cents / 100).toFixed(2);
const rows = [row('1', 32_626), row('2', 40_606), row('3', 46_485, 930)];
const RECEIVED = 125_008;

test('ticked rows take what is left, and the discount lowers what is paid', () => {
  let draft = draftOf({ match: null }, format);
  for (const one of rows) draft = tick(draft, rows, one, RECEIVED, format);
  expect(sumDraft(draft, rows, RECEIVED).leftCents).toBe(RECEIVED - 32_626 - 40_606 - 46_485);
  draft = toggleDiscount(draft, rows[2]!, format);
  const sums = sumDraft(draft, rows, RECEIVED);
  expect(sums.shares.map(({ leftCents }) => leftCents)).toEqual([92_382, 51_776, 6221]);
  expect(sums).toMatchObject({ wrong: null, leftCents: 6221 });
  expect(toggleDiscount(draft, rows[0]!, format)).toBe(draft);
});

test('an amount above what is open, or none, is named', () => {
  for (const amount of ['327.00', '0', '-1', 'x']) {
    const draft = withRow(draftOf({ match: null }, format), '1', {
      ticked: true,
      amount,
      withDiscount: false,
    });
    expect(sumDraft(draft, rows, RECEIVED).wrong?.id).toBe('1');
  }
});

test('the rest belongs to the one customer of the invoices, else to the one who paid before', () => {
  const mixed = [row('1', 100), row('2', 100, 0, 'b')];
  let draft = tick(draftOf({ match: null }, format), mixed, mixed[0]!, 500, format);
  const customer = () => customerOf(sumDraft(draft, mixed, 500).shares, mixed, 'payer')?.id;
  expect(customer()).toBe('a');
  draft = tick(draft, mixed, mixed[1]!, 500, format);
  expect(customer()).toBeUndefined();
  expect(customerOf([], mixed, 'b')).toEqual({ id: 'b', name: 'b' });
});
