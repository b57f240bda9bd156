// Equal rows become one with a count; a few equal rows and rows without a key stay as they are.
import { expect, test } from 'vitest';
import { foldEqual, isFold, MIN_FOLDED } from '../src/ui/fold-equal.ts';

const rows = (kind: string | null, count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind, id: `${kind} ${index}` }));
const fold = (given: ReturnType<typeof rows>) =>
  foldEqual(given, ({ kind }) => kind).map((row) => (isFold(row) ? [row.key, row.items.length] : row.id));

test('many rows of a kind become one row at the place of the first', () => {
  const [first, ...others] = rows('SILENT', 24);
  const late = rows('LATE', 1);
  expect(fold([...late, first!, ...rows('MAIL', 1), ...others])).toEqual([
    'LATE 0',
    ['SILENT', 24],
    'MAIL 0',
  ]);
});

test('fewer rows and rows without a key stay single', () => {
  const few = rows('SILENT', MIN_FOLDED - 1);
  const free = rows(null, MIN_FOLDED + 1);
  expect(fold([...few, ...free])).toEqual([...few, ...free].map(({ id }) => id));
  expect(fold(rows('SILENT', MIN_FOLDED))).toEqual([['SILENT', MIN_FOLDED]]);
});
