// Random invoices, cancellations and credit notes pass the official rules.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCii } from '../../../src/model/invoices/cii/write-cii.ts';
import { brokenRules, hasRules } from './official-rules.ts';
import { HEADERS, randomEInvoiceWith } from './sample-e-invoices.ts';

/** So many sets of lines for every header. Chosen by chance, the rarest headers came as often only in 500 invoices. */
const RUNS = { MIXED: 4, O: 1 };
const cases = HEADERS.map((header, at) => ({ ...header, header, seed: 26 + at }));

test.skipIf(!hasRules).each(cases)(
  'the official rules accept random lines: $kind, $profile, $currency, discount $hasDiscount',
  ({ header, seed }) => {
    for (const categories of ['MIXED', 'O'] as const) {
      fc.assert(
        fc.property(randomEInvoiceWith(header, categories), (invoice) => {
          expect(brokenRules(writeCii(invoice), invoice.profile)).toEqual([]);
        }),
        { numRuns: RUNS[categories], seed },
      );
    }
  },
);
