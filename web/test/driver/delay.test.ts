// The new time of a delay: in steps of five minutes, never before now, measured against the agreed time.
import { expect, test } from 'vitest';
import { expectedMs, laterBy, minutesBeyond, stepped } from '../../src/driver/trips/delay.ts';

const ms = (clock: string) => Date.parse(`2026-10-01T${clock}:00.000Z`);
const iso = (clock: string) => new Date(ms(clock)).toISOString();

test('the estimate counts before the agreed time, and an arrival that has passed is now', () => {
  const estimatedDelivery = iso('11:20');
  const requestedDelivery = iso('12:00');
  expect(expectedMs({ estimatedDelivery, requestedDelivery }, ms('10:00'))).toBe(ms('11:20'));
  expect(expectedMs({ estimatedDelivery: null, requestedDelivery }, ms('10:00'))).toBe(ms('12:00'));
  expect(expectedMs({ estimatedDelivery, requestedDelivery }, ms('11:31'))).toBe(ms('11:31'));
  expect(expectedMs({ estimatedDelivery: null, requestedDelivery: null }, ms('10:00'))).toBe(ms('10:00'));
});

test('a delay ends on a step of five minutes', () => {
  expect(laterBy(ms('11:20'), 60)).toBe(ms('12:20'));
  expect(laterBy(ms('11:21'), 15)).toBe(ms('11:40'));
});

test('a step back never reaches now', () => {
  expect(stepped(ms('12:20'), 1, ms('11:02'))).toBe(ms('12:25'));
  expect(stepped(ms('12:20'), -3, ms('11:02'))).toBe(ms('12:05'));
  expect(stepped(ms('11:10'), -3, ms('11:02'))).toBe(ms('11:05'));
  expect(stepped(ms('11:10'), -3, ms('11:05'))).toBe(ms('11:10'));
});

test('minutes beyond the agreed time; none if it is kept or was never agreed', () => {
  expect(minutesBeyond(iso('12:00'), ms('12:20'))).toBe(20);
  expect(minutesBeyond(iso('12:00'), ms('12:00'))).toBe(0);
  expect(minutesBeyond(null, ms('12:20'))).toBe(0);
});
