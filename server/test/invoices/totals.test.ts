// Lines, VAT groups, totals and terms of payment: rounded once per line and once per group.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../shared/time/days.ts';
import { creditLines } from '../../src/model/invoices/credit.ts';
import { negatedLines, totalsOf } from '../../src/model/invoices/invoice.ts';
import { linesOfOrder } from '../../src/model/invoices/order-lines.ts';
import { earlyPaymentOf } from '../../src/model/invoices/payment-terms.ts';
import { vatFor } from '../../src/model/invoices/vat.ts';
import { lineWith, randomEInvoice } from './sample-e-invoices.ts';

describe('VAT', () => {
  test.each([
    ['at home', { country: 'DE', vatId: 'DE123456789' }, 19, 'S', 19],
    ['at home without tax', { country: 'DE', vatId: null }, 0, 'E', 0],
    ['a business in the EU', { country: 'NL', vatId: 'NL999999999B01' }, 19, 'AE', 0],
    ['a person in the EU', { country: 'NL', vatId: null }, 19, 'S', 19],
    ['a business elsewhere', { country: 'CH', vatId: 'CHE-123.456.788' }, 19, 'O', 0],
    ['no party', null, 7, 'S', 7],
  ] as const)('%s', (_, recipient, rate, vatCategory, vatRate) => {
    expect(vatFor(recipient, rate)).toEqual({ vatCategory, vatRate });
  });

  test('is rounded once per group, not per line', () => {
    // 19 % of 0.13 is 0.0247 for one line, but 0.07 for three of them.
    const lines = Array.from({ length: 3 }, () => lineWith({ unitNet: '0.13' }));
    expect(totalsOf(lines)).toMatchObject({ netCents: 39, vatCents: 7, grossCents: 46 });
  });

  test('of a price made for a business abroad is the agreed rate if the recipient is at home now', () => {
    const price = {
      netCents: 100,
      vatCents: 0,
      grossCents: 100,
      vatRate: 0,
      currency: 'EUR',
      distanceKm: null,
      lines: [{ description: 'Fahrt', quantity: 1, unitNet: '1.00', netCents: 100 }],
    };
    const billed = {
      orderId: 'a',
      price,
      extras: [],
      isSummed: false,
      agreedRate: 19,
      language: 'de',
      describe: String,
    } as const;
    const [line] = linesOfOrder({ ...billed, party: { country: 'DE', vatId: null } });
    expect(line).toMatchObject({ vatCategory: 'S', vatRate: 19 });
  });

  test('groups, net and gross agree with the lines of random invoices, and a cancellation takes all back', () => {
    fc.assert(
      fc.property(randomEInvoice, ({ invoice: { lines } }) => {
        const { netCents, vatCents, grossCents, vatGroups } = totalsOf(lines);
        expect(netCents).toBe(lines.reduce((sum, line) => sum + line.netCents, 0));
        expect(grossCents).toBe(netCents + vatCents);
        for (const group of vatGroups) {
          expect(Math.abs(group.vatCents - (group.netCents * group.rate) / 100)).toBeLessThanOrEqual(
            0.5 + 1e-6,
          );
        }
        expect(totalsOf([...lines, ...negatedLines(lines)])).toMatchObject({ netCents: 0, grossCents: 0 });
        expect(totalsOf(negatedLines(lines)).grossCents + grossCents).toBe(0);
      }),
    );
  });
});

test('a credited part is one piece at its amount, a whole line keeps quantity and price', () => {
  const lines = [lineWith({ quantity: 2.5, unitNet: '100.00' }), lineWith()];
  const credited = [
    { position: 1, netCents: null },
    { position: 2, netCents: 1234 },
  ];
  expect(creditLines(lines, credited, new Map())).toMatchObject([
    { quantity: -2.5, unitNet: '100.00', netCents: -25_000, correctsPosition: 1 },
    { quantity: -1, unitNet: '12.34', netCents: -1234, correctsPosition: 2 },
  ]);
  const [rest] = creditLines(lines, credited, new Map([[1, 1000]]));
  expect(rest).toMatchObject({ quantity: -1, unitNet: '240.00', netCents: -24_000 });
});

test('the due date counts calendar days, and the discount is rounded half up', () => {
  expect(addDays('2026-12-20', 14)).toBe('2027-01-03');
  const invoice = { discount: { percent: 2.5, days: 7 }, invoiceDate: '2026-11-17', grossCents: 11_900 };
  const early = { percent: 2.5, until: '2026-11-24', discountCents: 298, payableCents: 11_602 };
  expect(earlyPaymentOf(invoice)).toEqual(early);
  expect(earlyPaymentOf({ ...invoice, discount: null })).toBeNull();
  expect(earlyPaymentOf({ ...invoice, grossCents: -11_900 })).toBeNull();
});
