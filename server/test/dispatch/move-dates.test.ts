// A move keeps the times of day and the days between pickup and delivery.
import { expect, test } from 'vitest';
import { movedDates } from '../../src/dispatch/lists/bulk/move-dates.ts';

const ZONE = 'Europe/Berlin';
const order = {
  requestedPickup: new Date('2026-10-23T06:00:00Z'),
  requestedDelivery: new Date('2026-10-24T12:30:00Z'),
};

test('to a day, over the end of summer time: 8 o’clock stays 8 o’clock', () => {
  expect(movedDates(order, { day: '2026-10-26' }, ZONE)).toEqual({
    requestedPickup: new Date('2026-10-26T07:00:00Z'),
    requestedDelivery: new Date('2026-10-27T13:30:00Z'),
  });
});

test('by days, also back', () => {
  expect(movedDates(order, { days: -1 }, ZONE)).toEqual({
    requestedPickup: new Date('2026-10-22T06:00:00Z'),
    requestedDelivery: new Date('2026-10-23T12:30:00Z'),
  });
});

test('a date that is missing stays missing; without any date nothing can move', () => {
  const { requestedPickup } = order;
  expect(movedDates({ requestedPickup, requestedDelivery: null }, { days: 0 }, ZONE)).toEqual({
    requestedPickup,
    requestedDelivery: null,
  });
  const { requestedDelivery } = order;
  expect(movedDates({ requestedPickup: null, requestedDelivery }, { day: '2026-10-26' }, ZONE)).toEqual({
    requestedPickup: null,
    requestedDelivery: new Date('2026-10-26T13:30:00Z'),
  });
  expect(movedDates({ requestedPickup: null, requestedDelivery: null }, { days: 1 }, ZONE)).toBeNull();
});

test('the local day counts, not that of UTC', () => {
  const late = { requestedPickup: new Date('2026-11-17T23:30:00Z'), requestedDelivery: null };
  expect(movedDates(late, { day: '2026-11-18' }, ZONE)!.requestedPickup).toEqual(late.requestedPickup);
});
