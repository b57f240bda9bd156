// The address book on the pages: filling an order, typing hours, and the sentence about a closed place.
import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../src/orders/new/draft.ts';
import { fillPlace } from '../src/orders/new/fill-place.ts';
import { completeTime } from '../src/places/complete-time.ts';
import { formatClosed, formatPeriods, periodsOn } from '../src/places/format-opening.ts';
import { coordinatesOf, draftOf, EMPTY_PLACE, toFields, USUAL_HOURS } from '../src/places/place-draft.ts';
import { placesTexts } from '../src/places/texts.ts';

const PLACE = {
  id: '1',
  name: 'Autohaus Elbe',
  street: 'Hafenstr. 1',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  coordinates: { lat: 53.5, lng: 10 },
  openingHours: USUAL_HOURS,
  contacts: [{ name: 'Kim', phone: '040 1', email: null }],
  remarks: 'Gate 2',
  createdAt: '',
  updatedAt: '',
};

test('a place fills address, contact and, once, the note', () => {
  const filled = fillPlace(EMPTY_DRAFT, 'pickup', PLACE, 'Pickup');
  expect(filled.pickup).toEqual({
    company: 'Autohaus Elbe',
    street: 'Hafenstr. 1',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
    name: 'Kim',
    phone: '040 1',
  });
  expect(filled.instructions).toBe('Pickup: Gate 2');
  expect(fillPlace(filled, 'delivery', PLACE, 'Delivery').instructions).toBe('Pickup: Gate 2');
  const full = { ...EMPTY_DRAFT, instructions: 'x'.repeat(499) };
  expect(fillPlace(full, 'pickup', PLACE, 'Pickup').instructions).toBe(full.instructions);
});

test('the form keeps what a place has, and leaves out what is empty', () => {
  const { id: _, createdAt: __, updatedAt: ___, ...fields } = PLACE;
  expect(toFields(draftOf(PLACE))).toEqual(fields);
  expect(toFields(EMPTY_PLACE)).toMatchObject({ contacts: [], remarks: null, coordinates: null });
});

test('coordinates are read with a decimal point or comma, and only within the world', () => {
  expect(coordinatesOf({ lat: '53,5', lng: ' 10.25 ' })).toEqual({ lat: 53.5, lng: 10.25 });
  for (const lat of ['', 'north', '91']) expect(coordinatesOf({ lat, lng: '10' })).toBeNull();
});

test('a time is completed when it is left', () => {
  expect(['8', '8:30', '0830', '17.15', '24:00', 'noon'].map(completeTime)).toEqual([
    '08:00',
    '08:30',
    '08:30',
    '17:15',
    '24:00',
    'noon',
  ]);
});

test('the hours of a day are those of its weekday, unless the day has its own', () => {
  const exceptions = [{ day: '2026-11-18', periods: [], note: null }];
  expect(formatPeriods(periodsOn(USUAL_HOURS, '2026-11-17'))).toBe('08:00–17:00');
  expect(periodsOn(USUAL_HOURS, '2026-11-22')).toEqual([]);
  expect(periodsOn({ ...USUAL_HOURS, exceptions }, '2026-11-18')).toEqual([]);
});

test('the sentence about a closed place names time and day of the next opening at the place', () => {
  const closed = (opensAt: string | null) => ({
    isOpen: false,
    opensAt,
    closesAt: null,
    timeZone: 'Europe/Berlin',
  });
  const sentence = (language: 'en' | 'de', opensAt: string | null) =>
    formatClosed((language === 'en' ? placesTexts.en : placesTexts.de).ordering, language, closed(opensAt));
  expect(sentence('en', '2026-11-17T07:00:00Z')).toMatch(
    /^Closed at that time. The place opens at 08:00 on Tuesday,? 17 November\.$/,
  );
  expect(sentence('de', '2026-11-18T07:00:00Z')).toBe(
    'Zu dieser Zeit geschlossen. Der Ort öffnet am Mittwoch, 18. November um 08:00 Uhr.',
  );
  expect(sentence('en', null)).toContain('60 days');
  expect(formatClosed(placesTexts.en.ordering, 'en', { ...closed(null), isOpen: true })).toBeNull();
});
