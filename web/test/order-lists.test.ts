// The list of orders without a page: its address, tabs, the columns of the board, and where a problem stands.
import { describe, expect, test } from 'vitest';
import { isColumnOpen, toggleColumnByHand } from '../src/console/orders/list/board-columns.ts';
import { sumsOf, whoCan } from '../src/console/orders/list/chosen-orders.ts';
import { impliedSort, readOrdersSearch, resolveSearch } from '../src/console/orders/list/orders-search.ts';
import { troubleColumnOf } from '../src/console/orders/list/trouble-column.ts';
import { isChanged } from '../src/console/orders/views/view-filter.ts';
import { currentTab } from '../src/console/orders/views/view-tabs.ts';

describe('an address', () => {
  test('without filters shows the open orders: on a board, on a phone as a list', () => {
    expect(resolveSearch({}, false)).toEqual({ layout: 'board', group: 'open' });
    expect(resolveSearch({}, true)).toEqual({ layout: 'table', group: 'open' });
  });

  test('with a layout keeps it, and shows all orders where it names no others', () => {
    expect(resolveSearch({ layout: 'board' }, true)).toEqual({ layout: 'board' });
    expect(resolveSearch({ layout: 'table' }, false)).toEqual({ layout: 'table' });
    expect(resolveSearch({ pickup: 'today' }, false)).toEqual({ layout: 'board', pickup: 'today' });
  });

  test('is read without what is no filter', () => {
    expect(
      readOrdersSearch({ layout: 'rows', sort: '-price', columns: ['price', '<b>'], lang: 'de', late: 'no' }),
    ).toEqual({ sort: '-price', columns: ['price'] });
  });

  test('with days of pickup is sorted by pickup, with a text by what is newest', () => {
    expect(impliedSort({ pickup: 'today' })).toBe('pickup');
    expect(impliedSort({ pickup: 'today', search: 'kiel' })).toBeUndefined();
    expect(impliedSort({})).toBeUndefined();
  });
});

test.each([
  [{ layout: 'board' }, 'open'],
  [{ layout: 'board', group: 'open' }, 'open'],
  [{ layout: 'table', group: 'open', sort: '-price', columns: ['price'] }, 'open'],
  [{ layout: 'table' }, null],
  [{ layout: 'board', pickup: 'today' }, 'today'],
  [{ layout: 'table', group: 'open', pickup: 'tomorrow' }, 'tomorrow'],
  [{ layout: 'table', group: 'assign' }, 'assign'],
  [{ layout: 'board', late: true }, 'late'],
  [{ layout: 'table', group: 'assign', search: 'kiel' }, null],
  [{ layout: 'table', saved: 'id', group: 'assign' }, 'id'],
] as const)('with %j the current tab is %s', (search, tab) => {
  expect(
    currentTab({ ...search, ...('columns' in search && { columns: [...search.columns] }) } as never),
  ).toBe(tab);
});

test('a view is changed by another filter, not by naming the layout that it has anyway', () => {
  const view = { id: 'v', filter: { layout: 'board', group: 'assign' } } as never;
  expect(isChanged(view, { saved: 'v', group: 'assign' })).toBe(false);
  expect(isChanged(view, { saved: 'v', group: 'assign', layout: 'board' })).toBe(false);
  expect(isChanged(view, { saved: 'v', group: 'assign', sort: 'price' })).toBe(true);
});

describe('a column of the board', () => {
  const nothing = { folded: [], unfolded: [] };
  const at = (status: string, count: number, group?: 'assign' | 'open' | 'ended', hand = nothing) =>
    isColumnOpen({ status, count }, group, hand);

  test('is open while dispatch has work in it', () => {
    expect(at('ACCEPTED', 2)).toBe(true);
    expect(at('ACCEPTED', 0)).toBe(false);
    expect(at('QUOTE_REQUIRED', 4)).toBe(false);
    expect(at('ACCEPTED', 2, 'open')).toBe(true);
  });

  test('stays as it was left by hand', () => {
    const folded = toggleColumnByHand('ACCEPTED', true, nothing);
    expect(folded).toEqual({ folded: ['ACCEPTED'], unfolded: [] });
    expect(isColumnOpen({ status: 'ACCEPTED', count: 2 }, undefined, folded)).toBe(false);
    const open = toggleColumnByHand('ACCEPTED', false, folded);
    expect(open).toEqual({ folded: [], unfolded: ['ACCEPTED'] });
    expect(isColumnOpen({ status: 'ACCEPTED', count: 0 }, undefined, open)).toBe(true);
  });

  test('is the only one in a view of its group', () => {
    expect(at('ACCEPTED', 0, 'assign')).toBe(true);
    expect(at('IN_TRANSIT', 3, 'assign')).toBe(false);
  });
});

const order = {
  trouble: null,
  late: false,
  requestedPickup: '2026-11-19T07:00:00Z',
  expectedDelivery: null,
  delayedUntil: null,
};

test.each([
  ['nothing is wrong', {}, null],
  ['there is damage', { trouble: 'DAMAGE' }, 'status'],
  ['the status says it', { trouble: 'COMPLAINT' }, null],
  ['the driver is silent', { trouble: 'SILENT' }, 'driver'],
  ['the driver has not answered', { trouble: 'NO_ANSWER' }, 'driver'],
  ['the pickup is overdue', { trouble: 'LATE' }, 'pickup'],
  ['the delivery will be late', { trouble: 'LATE', expectedDelivery: '2026-11-19T17:00:00Z' }, 'delivery'],
  ['a delay was reported', { trouble: 'LATE', delayedUntil: '2026-11-19T17:00:00Z' }, 'delivery'],
  ['only the delivery is agreed', { trouble: 'LATE', requestedPickup: null }, 'delivery'],
  ['it was delivered late', { late: true }, 'delivery'],
] as const)('where %s, the problem stands beside the value that it concerns', (_, facts, column) => {
  expect(troubleColumnOf({ ...order, ...facts })).toBe(column);
});

test('the bar counts who can take part, and sums the prices of each currency to the cent', () => {
  const orders = [
    { possibleCommands: ['assign_driver'], price: { net: 0.1, currency: 'EUR' } },
    { possibleCommands: [], price: { net: 0.2, currency: 'EUR' } },
    { possibleCommands: ['assign_driver'], price: { net: 5, currency: 'CHF' } },
    { possibleCommands: ['cancel'], price: null },
  ];
  expect(whoCan(orders, 'assign_driver')).toHaveLength(2);
  expect(sumsOf(orders)).toEqual([
    { currency: 'EUR', cents: 30 },
    { currency: 'CHF', cents: 500 },
  ]);
});
