// Merging two places keeps the fields of one and adds what the other one knows.
import { expect, test } from 'vitest';
import { mergePlaces } from '../../../src/customers/places/merge-places.ts';
import type { PlaceFields } from '../../../src/customers/places/place.ts';
import { groupAddresses } from '../../../src/customers/places/suggest-places.ts';
import { OFFICE_HOURS } from './place-setup.ts';

const place = (fields: Partial<PlaceFields>): PlaceFields => ({
  name: 'Autohaus Elbe',
  street: 'Hafenstr. 1',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  coordinates: null,
  openingHours: null,
  contacts: [],
  remarks: null,
  ...fields,
});
const contact = (name: string | null, phone: string | null = null, email: string | null = null) => ({
  name,
  phone,
  email,
});

test('the kept place wins, and gets what it lacks', () => {
  const kept = place({ coordinates: { lat: 53.5, lng: 10 }, remarks: 'Gate 2' });
  const other = place({
    name: 'Elbe Autohaus',
    coordinates: { lat: 1, lng: 1 },
    openingHours: OFFICE_HOURS,
    remarks: 'Ring twice',
  });
  expect(mergePlaces(kept, other)).toEqual({
    ...kept,
    openingHours: OFFICE_HOURS,
    remarks: 'Gate 2\nRing twice',
  });
});

test('contacts are added once, however their phone is written', () => {
  const kept = place({
    contacts: [contact('Kim Sommer', '+49 40 123'), contact('Bo', null, 'bo@a.example')],
  });
  const other = place({
    contacts: [
      contact('kim sommer', '+49-40-123'),
      contact(null, null, 'BO@a.example'),
      contact('Kim Sommer'),
    ],
  });
  expect(mergePlaces(kept, other).contacts).toEqual([...kept.contacts, contact('Kim Sommer')]);
});

test('remarks that are known already are not repeated', () => {
  expect(mergePlaces(place({ remarks: 'Gate 2, ring' }), place({ remarks: 'Gate 2' })).remarks).toBe(
    'Gate 2, ring',
  );
});

test('addresses of orders are counted by place, with the newest known company and contact', () => {
  const address = { street: 'Hafenstr. 1', postalCode: '20457', city: 'Hamburg', country: 'DE' };
  const none = { company: null, contactName: null, contactPhone: null };
  const [suggested, ...others] = groupAddresses([
    { ...address, ...none },
    { ...address, street: 'Hafenstraße 1', company: 'Elbe', contactName: 'Kim', contactPhone: '1' },
  ]).values();
  expect(others).toEqual([]);
  expect(suggested).toEqual({ ...address, company: 'Elbe', contactName: 'Kim', contactPhone: '1', uses: 2 });
});
