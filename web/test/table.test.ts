// What a table does without a page: sort orders, chosen rows, chosen columns, copied cells.
import { describe, expect, test } from 'vitest';
import { chosenColumns, moveColumn, toggleColumn } from '../src/ui/column-choice.ts';
import { extendTo, NOTHING_CHOSEN, stateOfAll, toggleAll, toggleRow } from '../src/ui/row-choice.ts';
import { rowsToText } from '../src/ui/rows-to-text.ts';
import { directionOf, nextSort } from '../src/ui/sort-order.ts';

describe('a click on a head', () => {
  const clicks = (own: string | undefined, by: string) => {
    const seen: (string | undefined)[] = [own];
    for (let click = 0; click < 4; click += 1) seen.push(nextSort(by, seen.at(-1), own));
    return seen;
  };

  test('sorts ascending, descending, then in the own order of the list', () => {
    expect(clicks(undefined, 'price')).toEqual([undefined, 'price', '-price', undefined, 'price']);
    expect(clicks('-pickup', 'price')).toEqual(['-pickup', 'price', '-price', '-pickup', 'price']);
  });

  test('turns the order round where the list has it by itself', () => {
    expect(clicks('price', 'price')).toEqual(['price', '-price', 'price', '-price', 'price']);
    expect(clicks('-price', 'price')).toEqual(['-price', 'price', '-price', 'price', '-price']);
  });

  test('begins ascending where another column is sorted', () => {
    expect(nextSort('price', '-route', undefined)).toBe('price');
  });
});

test('only the sorted column has a direction', () => {
  expect(directionOf('price', 'price')).toBe('ascending');
  expect(directionOf('price', '-price')).toBe('descending');
  expect(directionOf('price', 'pickup')).toBeUndefined();
  expect(directionOf(undefined, undefined)).toBeUndefined();
});

describe('chosen rows', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];
  const ids = (choice: { chosen: readonly string[] }) => [...choice.chosen].sort().join('');

  test('are a range from the row that was chosen last, in both directions', () => {
    expect(ids(extendTo(toggleRow(NOTHING_CHOSEN, 'b'), order, 'd'))).toBe('bcd');
    expect(ids(extendTo(toggleRow(NOTHING_CHOSEN, 'd'), order, 'b'))).toBe('bcd');
  });

  test('are fewer when the range gets shorter, and turn round at its start', () => {
    const wide = extendTo(toggleRow(NOTHING_CHOSEN, 'c'), order, 'e');
    expect(ids(extendTo(wide, order, 'd'))).toBe('cd');
    expect(ids(extendTo(wide, order, 'a'))).toBe('abc');
  });

  test('keep what was chosen apart from the range', () => {
    const apart = toggleRow(toggleRow(NOTHING_CHOSEN, 'a'), 'c');
    const wide = extendTo(apart, order, 'e');
    expect(ids(wide)).toBe('acde');
    expect(ids(extendTo(wide, order, 'c'))).toBe('ac');
  });

  test('are one row without a start, or when the start has gone from the list', () => {
    expect(ids(extendTo(NOTHING_CHOSEN, order, 'c'))).toBe('c');
    expect(ids(extendTo(toggleRow(NOTHING_CHOSEN, 'gone'), order, 'c'))).toBe('cgone');
  });

  test('are all or none by the box in the head', () => {
    expect(stateOfAll(NOTHING_CHOSEN, order)).toBe('none');
    const some = toggleRow(NOTHING_CHOSEN, 'b');
    expect(stateOfAll(some, order)).toBe('some');
    const all = toggleAll(some, order);
    expect(ids(all)).toBe('abcde');
    expect(stateOfAll(all, order)).toBe('all');
    expect(ids(toggleAll(all, order))).toBe('');
    expect(stateOfAll(NOTHING_CHOSEN, [])).toBe('none');
  });
});

describe('chosen columns', () => {
  const all = [{ id: 'status' }, { id: 'order' }, { id: 'price' }];

  test('have the order of the choice, without unknown ones and without repetition', () => {
    expect(chosenColumns(all, ['price', 'gone', 'status', 'price']).map(({ id }) => id)).toEqual([
      'price',
      'status',
    ]);
  });

  test('are all where nothing of the choice is left', () => {
    expect(chosenColumns(all, ['gone'])).toEqual(all);
  });

  test('are added at the end, removed, and never none', () => {
    expect(toggleColumn(['status'], 'price')).toEqual(['status', 'price']);
    expect(toggleColumn(['status', 'price'], 'status')).toEqual(['price']);
    expect(toggleColumn(['price'], 'price')).toEqual(['price']);
  });

  test('move by one place, not over the edges', () => {
    expect(moveColumn(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moveColumn(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moveColumn(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
    expect(moveColumn(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
    expect(moveColumn(['a', 'b'], 'gone', 1)).toEqual(['a', 'b']);
  });
});

test('copied rows are lines with a tab between their cells, and a cell is one line', () => {
  expect(
    rowsToText([
      ['Order', 'Pickup'],
      ['VT-1', ' Today\n\t07:00 '],
    ]),
  ).toBe('Order\tPickup\nVT-1\tToday 07:00');
});
