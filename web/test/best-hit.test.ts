// Enter opens the result that was meant; pages and commands are found by any of their words.
import { expect, test } from 'vitest';
import { bestHit, isNamedBy } from '../src/ui/best-hit.ts';
import { findCommands } from '../src/ui/palette-commands.ts';

const found = [
  { label: 'VT-100029', keys: ['WVWZZZ1KZAW778899', 'HH-NL 4821'] },
  { label: 'VT-10002' },
  { label: 'QT-100029' },
  { label: 'Jürgen Weiß', keys: ['+49 151 7654321', null] },
];

test.each([
  ['VT-10002', 1],
  ['vt 10002', 1],
  ['qt100029', 2],
  ['100029', 0],
  ['778899', 0],
  ['hhnl4821', 0],
  ['jurgen weiß', 3],
  ['7654321', 3],
  ['anything else', 0],
])('Enter on %s opens the result at %i', (text, index) => {
  expect(bestHit(found, text)).toBe(index);
});

test('a page or command is named by the beginnings of its words, in every language', () => {
  const names = ['New order', 'Neuer Auftrag', 'create'];
  for (const text of ['new', 'new ord', 'order new', 'auftrag', 'NEUER', 'crea']) {
    expect(isNamedBy(text, names), text).toBe(true);
  }
  for (const text of ['rder', 'new driver', '', ' ', '-']) expect(isNamedBy(text, names), text).toBe(false);
});

test('what is found only by another word is separate, so that it comes after names of records', () => {
  const page = {
    id: 'requests',
    names: { en: 'Requests', de: 'Anfragen' },
    otherWords: 'quotes',
    run: () => undefined,
  };
  const find = (text: string, by: 'name' | 'other') => findCommands([page], 'en', text, 'Pages', by).length;
  expect([find('req', 'name'), find('req', 'other')]).toEqual([1, 0]);
  expect([find('an', 'name'), find('an', 'other')]).toEqual([0, 1]);
  expect([find('quo', 'name'), find('quo', 'other')]).toEqual([0, 1]);
});
