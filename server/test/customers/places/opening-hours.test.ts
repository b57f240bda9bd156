// Whether a place is open, and when it opens next, in its own time zone.

import { expect, test } from 'vitest';
import { WEEKDAYS } from '../../../../shared/time/weekdays.ts';
import {
  type OpeningHours,
  openingAt,
  timeZoneOfPlace,
} from '../../../src/customers/places/opening-hours.ts';
import { weekOf } from './place-setup.ts';

const BERLIN = 'Europe/Berlin';
const hours: OpeningHours = {
  week: {
    ...weekOf([
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '17:00' },
    ]),
    SATURDAY: [{ from: '10:00', to: '24:00' }],
  },
  exceptions: [
    { day: '2026-11-18', periods: [], note: 'Inventory' },
    { day: '2026-11-22', periods: [{ from: '11:00', to: '15:00' }], note: null },
  ],
};
/** A local time of November 2026, when Berlin is an hour ahead of UTC. */
const at = (local: string) => new Date(`2026-11-${local}:00+01:00`);
const opening = (local: string) => openingAt(hours, BERLIN, at(local));

test('open from the first minute to before the last', () => {
  expect(opening('17T08:00')).toEqual({ isOpen: true, opensAt: null, closesAt: at('17T12:00') });
  expect(opening('17T16:59')).toMatchObject({ isOpen: true, closesAt: at('17T17:00') });
  expect(opening('17T17:00').isOpen).toBe(false);
  expect(opening('21T23:59')).toMatchObject({ isOpen: true, closesAt: at('22T00:00') });
});

test('opens later the same day, after the break', () => {
  expect(opening('17T07:59')).toEqual({ isOpen: false, opensAt: at('17T08:00'), closesAt: null });
  expect(opening('17T12:30').opensAt).toEqual(at('17T13:00'));
});

test('a day with other hours replaces its weekday', () => {
  expect(opening('18T09:00')).toMatchObject({ isOpen: false, opensAt: at('19T08:00') });
  expect(opening('17T18:00').opensAt).toEqual(at('19T08:00'));
  expect(opening('22T12:00').isOpen).toBe(true);
});

test('the local time counts when the clocks change', () => {
  const sunday = { ...hours, week: { ...hours.week, SUNDAY: [{ from: '08:00', to: '09:00' }] } };
  // On 25 October 2026 the clocks go back at 03:00.
  const midnight = new Date('2026-10-25T00:00:00+02:00');
  expect(openingAt(sunday, BERLIN, midnight).opensAt).toEqual(new Date('2026-10-25T08:00:00+01:00'));
});

test('a place that opens nowhere in sixty days has no next opening', () => {
  const never = { week: weekOf([], WEEKDAYS), exceptions: [] };
  expect(openingAt(never, BERLIN, at('17T09:00'))).toEqual({ isOpen: false, opensAt: null, closesAt: null });
});

test('countries in another zone have their own time', () => {
  expect(timeZoneOfPlace('GB', BERLIN)).toBe('Europe/London');
  expect(timeZoneOfPlace('PL', BERLIN)).toBe(BERLIN);
  expect(openingAt(hours, 'Europe/London', at('17T08:30')).isOpen).toBe(false);
});
