// Compares two versions of a quote: which lines match, and what counts as changed.
import { expect, test } from 'vitest';
import { compareVersions, onlyExtends } from '../src/console/requests/compare-versions.ts';
import type { QuoteVersion } from '../src/console/requests/queries.ts';

const line = (description: string, quantity: number, unitNet: number) => ({
  description,
  quantity,
  unitNet,
  net: quantity * unitNet,
});

function version(lines: ReturnType<typeof line>[], changes: Partial<QuoteVersion> = {}): QuoteVersion {
  const net = lines.reduce((sum, each) => sum + each.net, 0);
  return {
    version: 1,
    state: 'OFFERED',
    lines,
    net,
    gross: net * 1.19,
    validUntil: '2026-11-24T17:00:00.000Z',
    note: null,
    currency: 'EUR',
    ...changes,
  } as QuoteVersion;
}

test('lines match by description, in the order of the later version', () => {
  const before = version([line('Grundpreis', 1, 190), line('Strecke', 588, 1.4), line('Winde', 1, 128)]);
  const after = version([line('Strecke', 588, 1.5), line('Grundpreis', 1, 190), line('Fähre', 1, 60)]);
  expect(
    compareVersions(before, after).lines.map(({ before: one, after: other, changed }) => [
      one?.description ?? null,
      other?.description ?? null,
      changed,
    ]),
  ).toEqual([
    ['Strecke', 'Strecke', true],
    ['Grundpreis', 'Grundpreis', false],
    [null, 'Fähre', true],
    ['Winde', null, true],
  ]);
});

test('among lines with the same description, equal lines match first, and each line matches once', () => {
  const before = version([line('Tag', 1, 10), line('Tag', 1, 20)]);
  const after = version([line('Tag', 1, 20), line('Tag', 1, 30)]);
  const { lines, net } = compareVersions(before, after);
  expect(lines.map(({ changed }) => changed)).toEqual([false, true]);
  expect(lines[1]).toMatchObject({ before: { unitNet: 10 }, after: { unitNet: 30 } });
  expect(net).toBe(true);
});

test('a version with only a longer validity is distinguished from one with other changes', () => {
  const before = version([line('Grundpreis', 1, 190)]);
  const longer = { validUntil: '2026-12-01T17:00:00.000Z' };
  expect(onlyExtends(before, version([line('Grundpreis', 1, 190)], longer))).toBe(true);
  expect(onlyExtends(before, before)).toBe(false);
  expect(onlyExtends(before, version([line('Grundpreis', 1, 190)], { ...longer, note: 'Neu' }))).toBe(false);
  expect(onlyExtends(before, version([line('Grundpreis', 1, 191)], longer))).toBe(false);
});
