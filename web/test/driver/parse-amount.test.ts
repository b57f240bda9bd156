import { expect, test } from 'vitest';
import { parseAmount, parseQuantity } from '../../src/driver/extras/parse-amount.ts';

test.each([
  ['61,20', 61.2],
  ['61.20', 61.2],
  ['1.061,20', 1061.2],
  ['1,061.20', 1061.2],
  ['1.061', 1061],
  [' 4 € ', 4],
  ['61,205', null],
  ['1.061.20', null],
  ['1,061,20', null],
  ['-4', null],
  ['', null],
])('the amount %j', (typed, amount) => expect(parseAmount(typed)).toBe(amount));

test.each([
  ['34,2', 34.2],
  ['34.205', 34.205],
  ['1.061,2', null],
  ['viel', null],
])('the quantity %j', (typed, quantity) => expect(parseQuantity(typed)).toBe(quantity));
