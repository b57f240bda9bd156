import { expect, test } from 'vitest';
import { describeLine } from '../../src/documents/pdf/describe-line.ts';
import { textsIn } from '../../src/documents/pdf/texts.ts';
import { PRICE_LINE_CODES } from '../../src/model/prices/price-line.ts';
import { formatsFor } from '../../src/platform/formats.ts';

test('a document names every line of a price, and a fuel surcharge is not the level of the tank', () => {
  const texts = { translate: textsIn('de'), format: formatsFor('de', 'Europe/Berlin', 'EUR') };
  const described = PRICE_LINE_CODES.map((code) =>
    describeLine(texts, {
      code,
      description: '',
      quantity: 1,
      unitNet: '1',
      netCents: 100,
      ...(code === 'FUEL' && { percent: 4.5 }),
      ...(code === 'DISTANCE' && { fromKm: 300 }),
    }),
  );
  expect(described).toEqual([
    'Fahrzeugüberführung',
    'Kilometer über 300',
    'Aufschlag zum Mindestpreis',
    'Wochenendzuschlag',
    'Expresszuschlag',
    'Kraftstoffzuschlag, 4,5 % der Überführung',
    'Fahrzeugzulassung',
    'Kurzzeitkennzeichen',
    'Amtliche Gebühr der Zulassung',
    'Amtliche Gebühr des Kurzzeitkennzeichens',
  ]);
});
