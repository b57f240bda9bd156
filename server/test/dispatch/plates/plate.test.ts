// What can be done with a short-term plate in which state and on which day.
import { expect, test } from 'vitest';
import { isExpired, type Plate, reasonAgainst } from '../../../src/dispatch/plates/plate.ts';

const at = new Date('2026-11-17T08:00:00Z');
const plate = (changes: Partial<Plate> = {}): Plate => ({
  id: 'p',
  number: 'HH-04123',
  validFrom: '2026-11-17',
  validUntil: '2026-11-21',
  state: 'IN_STOCK',
  driverId: null,
  orderId: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...changes,
});
const today = { today: '2026-11-17', trip: null };

test('a plate is valid on its last day', () => {
  expect(isExpired(plate(), '2026-11-21')).toBe(false);
  expect(isExpired(plate(), '2026-11-22')).toBe(true);
});

test('a plate on a vehicle must come back before it is handed out again', () => {
  expect(reasonAgainst('hand_out', plate({ state: 'USED' }), today)).toBe('STATE');
  expect(reasonAgainst('use', plate({ state: 'USED' }), today)).toBe('STATE');
  expect(reasonAgainst('remove', plate({ state: 'WITH_DRIVER', driverId: 'd' }), today)).toBe('STATE');
  expect(reasonAgainst('return', plate({ state: 'USED' }), today)).toBeNull();
  expect(reasonAgainst('hand_out', plate({ state: 'RETURNED' }), today)).toBeNull();
});

test('an expired plate can only come back', () => {
  const late = { today: '2026-11-22', trip: null };
  expect(reasonAgainst('hand_out', plate(), late)).toBe('EXPIRED');
  expect(reasonAgainst('return', plate({ state: 'USED' }), late)).toBeNull();
});

test('a plate must be valid from the pickup to the delivery', () => {
  const on = (pickupDay: string, deliveryDay: string | null = null) =>
    reasonAgainst('use', plate(), { today: '2026-11-17', trip: { pickupDay, deliveryDay } });
  expect(on('2026-11-21', '2026-11-21')).toBeNull();
  expect(on('2026-11-21', '2026-11-22')).toBe('NOT_VALID_THEN');
  expect(on('2026-11-21')).toBeNull();
  expect(on('2026-11-22')).toBe('NOT_VALID_THEN');
  expect(on('2026-11-16')).toBe('NOT_VALID_THEN');
});
