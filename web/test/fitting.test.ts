// What leaves a toolbar or a table when it gets narrow, and what never does.
import { expect, test } from 'vitest';
import { itemsToHide } from '../src/ui/fit-items.ts';
import { withoutFirst } from '../src/ui/use-fitting-columns.ts';

const filters = [
  { id: 'status', width: 100, isSet: false },
  { id: 'customer', width: 100, isSet: true },
  { id: 'driver', width: 100, isSet: false },
  { id: 'late', width: 100, isSet: true },
];

test.each([
  [400, []],
  // The button for the others needs space, too.
  [399, ['driver', 'status']],
  [320, ['driver']],
  [220, ['driver', 'status']],
  [130, ['driver', 'status', 'late']],
  [0, ['driver', 'status', 'late', 'customer']],
])('in %i pixels the filters %j leave the row, active ones last', (space, hidden) => {
  expect([...itemsToHide(filters, space, space === 399 ? 150 : 20)]).toEqual(hidden);
});

const columns: readonly { id: string; priority?: 1 | 2 | 3 }[] = [
  { id: 'status' },
  { id: 'vehicle', priority: 1 },
  { id: 'plate' },
  { id: 'pickup', priority: 2 },
  { id: 'delivery', priority: 2 },
  { id: 'price' },
];

test.each([
  [0, ['status', 'vehicle', 'plate', 'pickup', 'delivery', 'price']],
  [1, ['status', 'plate', 'pickup', 'delivery', 'price']],
  [2, ['status', 'plate', 'pickup', 'price']],
  [3, ['status', 'plate', 'price']],
  [9, ['status', 'plate', 'price']],
])('without %i columns, %j are left: columns without a priority stay', (count, left) => {
  expect(withoutFirst(columns, count).map(({ id }) => id)).toEqual(left);
});
