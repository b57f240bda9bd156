// 500 random invoices, cancellations and credit notes pass the official rules.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCii } from '../../src/invoices/model/cii/write-cii.ts';
import { brokenRules, hasRules } from './official-rules.ts';
import { randomEInvoice } from './sample-e-invoices.ts';

const RUNS = 500;

test.skipIf(!hasRules)('the official rules accept 500 random invoices', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(randomEInvoice, (invoice) => {
      expect(brokenRules(writeCii(invoice), invoice.profile)).toEqual([]);
    }),
    { numRuns: RUNS, seed: 26 },
  );
});
