// What is done with open things: the first choice by default, and what prevents it.
import { expect, test } from 'vitest';
import {
  decide,
  FIRST,
  keyOf,
  lastOf,
  optionsOf,
  type PendingItem,
} from '../src/console/open/open-choices.ts';

const item = (kind: PendingItem['kind'], id: string, ...choices: string[]): PendingItem => ({
  kind,
  id,
  number: `VT-${id}`,
  choices,
  status: null,
  from: null,
  to: null,
  at: null,
  text: null,
  amount: null,
  currency: null,
});
const road = item('TRIP', '1', 'FINISH', 'GIVE');
const later = item('TRIP', '2', 'LEAVE', 'GIVE');

test('the first choice counts until a person chooses another', () => {
  const decided = decide([road, later], {});
  expect(decided.open).toEqual([
    { kind: 'TRIP', id: '1', choice: 'FINISH' },
    { kind: 'TRIP', id: '2', choice: 'LEAVE' },
  ]);
  expect([decided.finishing, decided.blocking]).toEqual([[road], []]);
});

test('a trip is given away only with a driver who takes it', () => {
  const given = (driverId?: string) =>
    decide([later], { [keyOf(later)]: { choice: 'GIVE', driverId } as never });
  expect(given().withoutDriver).toEqual([later]);
  expect(given('jana').withoutDriver).toEqual([]);
  expect(given('jana').open).toEqual([{ kind: 'TRIP', id: '2', choice: 'GIVE', driverId: 'jana' }]);
});

test('things without a choice, or to be finished first, prevent it', () => {
  const invoice = item('INVOICE', '3');
  const order = item('ORDER', '4', 'CANCEL');
  expect(decide([invoice], {}).blocking).toEqual([invoice]);
  const expense = item('EXTRA', '5', 'LATER');
  expect(optionsOf(expense)).toEqual(['LATER', FIRST]);
  expect(decide([expense], { [keyOf(expense)]: { choice: FIRST } }).blocking).toEqual([expense]);
  expect(decide([order], { [keyOf(order)]: { choice: 'CANCEL' } }).blocking).toEqual([]);
});

test.each([
  ['ORDER', 'CANCEL'],
  ['TO_INVOICE', 'WAIVE'],
  ['CARRIER_OFFER', 'WITHDRAW'],
] as const)('nothing is given up by default: %s', (kind, choice) => {
  const one = item(kind, '6', choice);
  expect(optionsOf(one)).toEqual([FIRST, choice]);
  expect(decide([one], {}).blocking).toEqual([one]);
});

test('the driver leaves after the trip that ends last', () => {
  const ends: Record<string, string> = { 1: '2026-11-18T12:00:00Z', 2: '2026-11-18T14:45:00Z' };
  expect(lastOf([road, later], ({ id }) => ends[id]!)).toEqual({ number: 'VT-2', endsAt: ends[2] });
  expect(lastOf([], () => null)).toBeNull();
});
