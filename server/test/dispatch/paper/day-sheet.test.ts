// The printed day of a driver: trips in their order, with the ways between them.
import { expect, test } from 'vitest';
import { daySheetOf } from '../../../src/dispatch/paper/day-sheet.ts';
import type { DriverDay } from '../../../src/dispatch/planning/day-plan.ts';
import type { PdfJob } from '../../../src/documents/pdf/document.ts';

const HAMBURG = { lat: 53.55, lng: 10 };
const BREMEN = { lat: 53.08, lng: 8.8 };
const HANOVER = { lat: 52.37, lng: 9.73 };

const trip = (id: string, from: object | null, to: object | null) => ({
  order: {
    id,
    pickup: { city: 'A', coordinates: from },
    delivery: { city: `end of ${id}`, coordinates: to },
  },
  startsAt: new Date('2026-11-17T08:00:00Z'),
  arrivesAt: new Date('2026-11-17T10:00:00Z'),
});

const day = (trips: object[], place: object | null = null) =>
  ({ driver: { name: 'Jana Kowalska', phone: null }, place, trips }) as unknown as DriverDay;

const jobs = new Map([
  ['one', { customerName: 'One' } as PdfJob],
  ['two', { customerName: 'Two' } as PdfJob],
]);

test('the way starts where the trip before ended, in steps of five minutes', () => {
  const { trips } = daySheetOf(
    day([trip('one', HAMBURG, BREMEN), trip('two', HANOVER, HAMBURG)]),
    '2026-11-17',
    jobs,
  );
  expect(trips.map(({ job }) => job.customerName)).toEqual(['One', 'Two']);
  expect(trips[0]!.way).toBeNull();
  expect(trips[1]!.way).toMatchObject({ from: 'end of one' });
  expect(trips[1]!.way!.km).toBeGreaterThan(90);
  expect(trips[1]!.way!.minutes % 5).toBe(0);
});

test('the first way starts at the last known place of the driver', () => {
  const place = { city: 'Bremen', coordinates: BREMEN, at: new Date() };
  const { trips } = daySheetOf(day([trip('one', HAMBURG, BREMEN)], place), '2026-11-17', jobs);
  expect(trips[0]!.way).toMatchObject({ from: 'Bremen' });
});

test('a place without coordinates has no known way, and an unknown order is left out', () => {
  const { trips } = daySheetOf(
    day([trip('one', null, null), trip('gone', null, null), trip('two', HAMBURG, null)]),
    '2026-11-17',
    jobs,
  );
  expect(trips.map(({ way }) => way)).toEqual([null, null]);
});
