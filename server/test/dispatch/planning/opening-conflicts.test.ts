// A stop outside the opening hours is a conflict.
import { expect, test } from 'vitest';
import { findClosedStops } from '../../../src/dispatch/planning/opening-conflicts.ts';
import { OFFICE_HOURS } from '../../customers/places/place-setup.ts';
import { planOrder } from './plan-orders.ts';

const depot = { name: 'Depot', hours: OFFICE_HOURS, timeZone: 'Europe/Berlin' };
/** Local times of Tuesday, 17 November 2026. */
const at = (local: string) => new Date(`2026-11-17T${local}:00+01:00`);
const order = (more: object) => planOrder('Hamburg', 'Berlin', '09:00', more);
const times = { startsAt: at('06:30'), arrivesAt: at('18:00') };

test('without known hours nothing is closed', () => {
  expect(findClosedStops(order({}), times)).toEqual([]);
  expect(findClosedStops(order({ hours: { pickup: null, delivery: null } }), times)).toEqual([]);
});

test('without a date nothing is closed', () => {
  const undated = planOrder('Hamburg', 'Berlin', null, { hours: { pickup: depot, delivery: depot } });
  expect(findClosedStops(undated, times)).toEqual([]);
});

test('pickup and delivery are compared with the hours of their own place', () => {
  expect(findClosedStops(order({ hours: { pickup: depot, delivery: depot } }), times)).toEqual([
    {
      kind: 'CLOSED',
      stop: 'PICKUP',
      place: 'Depot',
      at: at('06:30'),
      opensAt: at('08:00'),
      timeZone: 'Europe/Berlin',
    },
    expect.objectContaining({ stop: 'DELIVERY', at: at('18:00'), opensAt: new Date('2026-11-18T07:00:00Z') }),
  ]);
  const open = { startsAt: at('08:00'), arrivesAt: at('16:59') };
  expect(findClosedStops(order({ hours: { pickup: depot, delivery: depot } }), open)).toEqual([]);
});

test('a delivery that can wait until the place opens is no conflict', () => {
  const hours = { pickup: null, delivery: depot };
  const tomorrow = new Date('2026-11-18T09:00:00Z');
  expect(findClosedStops(order({ hours, requestedDelivery: tomorrow }), times)).toEqual([]);
  expect(findClosedStops(order({ hours, requestedDelivery: at('18:30') }), times)).toHaveLength(1);
});

test('stops that have happened are no conflict any more', () => {
  const hours = { pickup: depot, delivery: depot };
  const done = { hours, actualPickup: at('06:30'), actualDelivery: at('18:00') };
  expect(findClosedStops(order(done), times)).toEqual([]);
});
