// The preview of an invoice run names its first and last number.
import { expect, test } from 'vitest';
import { lastNumberOf } from '../src/console/accounting/next-numbers.ts';

test.each([
  ['INV-2026-00124', 8, 'INV-2026-00131'],
  ['INV-2026-00124', 1, 'INV-2026-00124'],
  ['INV-2026-00099', 2, 'INV-2026-00100'],
  ['INV-2026-99999', 2, 'INV-2026-100000'],
])('%s and %i more', (first, count, last) => {
  expect(lastNumberOf(first, count)).toBe(last);
});
