// How the console writes what a driver paid.
import { expect, test } from 'vitest';
import type { Extra } from '../src/console/extras/extra-queries.ts';
import { formatPaid } from '../src/console/extras/format-extra.ts';
import { extrasTexts } from '../src/console/extras/texts.ts';

test('an expense shows its amount with the rate of VAT in percent', () => {
  const extra = {
    paid: { gross: 84.13, vatRate: 19, currency: 'EUR', exchangeRate: null, on: '2026-11-17' },
    agreed: { currency: 'EUR' },
  };
  const text = formatPaid({ texts: extrasTexts.de, language: 'de' }, extra as unknown as Extra);
  expect(text?.replaceAll('\u00a0', ' ')).toContain('84,13 € mit 19 %');
});
