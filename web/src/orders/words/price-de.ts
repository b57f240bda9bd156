// The words of a price with its lines in German.
import type { PriceWords } from './price-en.ts';

export const priceDe: PriceWords = {
  lines: {
    BASE: 'Grundpreis',
    DISTANCE: (km, unit) => `${km} zu ${unit}`,
    MINIMUM: 'Aufschlag bis zum Mindestpreis',
    REGISTRATION: 'Zulassung',
    SHORT_TERM_PLATE: 'Kurzzeitkennzeichen',
  },
  net: 'Netto',
  vat: (rate) => `USt. ${rate} %`,
  gross: 'Brutto',
};
