// Enter opens the result that was meant; pages and commands are found by any of their words.
import { expect, test } from 'vitest';
import { bestHit, isNamedBy } from '../src/ui/best-hit.ts';

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
