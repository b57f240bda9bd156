// The form of a driver's working terms: what is shown, and what is sent.
import { expect, test } from 'vitest';
import { bodyOf, draftOf, readClock } from '../src/console/availability/terms-draft.ts';

const TERMS = {
  weeklyHours: null,
  licenceClasses: [],
  mayDrive: ['TRAILER' as const],
  home: null,
  employment: 'EMPLOYED' as const,
  maxDayMinutes: null,
  minRestMinutes: null,
};

test('unchanged terms are sent as they were read', () => {
  const { home: _, ...rest } = TERMS;
  expect(bodyOf(draftOf(TERMS))).toEqual({ ...rest, home: null });
  const weeklyHours = [{ from: '22:00', to: '06:00' }, null, null, null, null, null, null];
  const terms = {
    ...TERMS,
    weeklyHours,
    maxDayMinutes: 570,
    minRestMinutes: 660,
    home: { postalCode: '50667', city: 'Köln', country: 'DE', found: true },
  };
  expect(bodyOf(draftOf(terms))).toEqual({
    ...terms,
    home: { postalCode: '50667', city: 'Köln', country: 'DE' },
  });
});

test('fixed hours begin with a usual week', () => {
  const body = bodyOf({ ...draftOf(TERMS), anyTime: false, maxDayHours: '9,5' });
  expect(body.weeklyHours).toEqual([...Array(5).fill({ from: '08:00', to: '17:00' }), null, null]);
  expect(body.maxDayMinutes).toBe(570);
});

test('short times are completed, others stay for the service to name', () => {
  expect(['7', '7.30', '0730', '24:00', 'noon'].map(readClock)).toEqual([
    '07:00',
    '07:30',
    '07:30',
    '24:00',
    'noon',
  ]);
});
