// What a change of dispatch leaves of an order, which changes have a price, and who drives by them.
import { describe, expect, test } from 'vitest';
import { noticesOfChange } from '../../src/model/orders/driver-notices.ts';
import type { Order } from '../../src/model/orders/order.ts';
import { recordedChanges } from '../../src/model/orders/recorded-changes.ts';
import { type ContentChanges, effectiveTerms, isPricedAnew } from '../../src/model/orders/terms-changes.ts';
import type { Price } from '../../src/model/prices/price.ts';
import { orderWith } from './lifecycle-expectation.ts';

const PRICE = { netCents: 30_000, currency: 'EUR' } as Price;
const ADDRESS = {
  company: null,
  street: 'Weg 1',
  postalCode: '10115',
  city: 'München',
  country: 'DE',
  coordinates: null,
};
const ORDER = orderWith({
  price: PRICE,
  distanceKm: 580,
  delivery: {
    ...ADDRESS,
    formatted: 'Weg 1, 10115 München',
    coordinates: { lat: 48.1, lng: 11.6 },
    contact: { name: 'Ada', phone: '+49 30 1' },
  },
});

const after = (changes: ContentChanges, price: Price = PRICE): Order => ({
  ...ORDER,
  ...effectiveTerms(ORDER, { changes, price, distanceKm: 580 }),
});

test('another address replaces the former one with its coordinates; in the same city the contact stays', () => {
  const place = { ...ADDRESS, street: 'Weg 2', coordinates: { lat: 48.4, lng: 10.9 } };
  expect(after({ delivery: place }).delivery).toEqual({
    ...place,
    contact: { name: 'Ada', phone: '+49 30 1' },
  });
});

test('an address in another city has the contact that is sent or was named since, not the former one', () => {
  const place = { ...ADDRESS, city: 'Augsburg', postalCode: '86150', coordinates: { lat: 48.4, lng: 10.9 } };
  expect(after({ delivery: place }).delivery).toEqual({ ...place, contact: { name: null, phone: null } });
  const sent = { ...place, contact: { phone: '+49 821 1' } };
  expect(after({ delivery: sent }).delivery.contact).toEqual({ name: null, phone: '+49 821 1' });
  const formerContact = { name: 'Ada', phone: '+49 30 0' };
  const { contact } = after({ delivery: { ...place, formerContact } }).delivery;
  expect(contact).toEqual({ name: null, phone: '+49 30 1' });
});

test('the same address with another company or phone keeps its coordinates', () => {
  const changed = after({ delivery: { ...ADDRESS, company: 'Autohaus', contact: { phone: '+49 30 2' } } });
  expect(changed.delivery).toEqual({
    ...ORDER.delivery,
    company: 'Autohaus',
    contact: { name: 'Ada', phone: '+49 30 2' },
  });
});

test('a repeated change changes nothing', () => {
  const terms = { changes: { vehicle: { model: null } }, price: { ...PRICE }, distanceKm: 580 };
  expect(effectiveTerms(ORDER, terms)).toEqual({});
});

describe.each<[string, ContentChanges, boolean]>([
  ['a model', { vehicle: { model: 'ID.4' } }, false],
  ['a plate', { vehicle: { registration: { licensePlate: 'HH-A 1' } } }, false],
  ['a company', { delivery: { ...ADDRESS, company: 'Autohaus' } }, false],
  ['a street', { delivery: { ...ADDRESS, street: 'Weg 2' } }, true],
  ['a vehicle type', { vehicle: { type: 'VAN' } }, true],
  ['a transport type', { transportType: 'TRUCK' }, true],
  ['a service', { services: { registration: true } }, true],
] as [string, ContentChanges, boolean][])('%s', (_, changes, priced) => {
  test(`${priced ? 'has' : 'has no'} price of its own`, () => {
    expect(isPricedAnew(ORDER, after(changes))).toBe(priced);
  });
});

test('the values before and after are kept, with the net price', () => {
  const changed = after(
    { transportType: 'TRUCK', vehicle: { model: 'ID.4' } },
    { ...PRICE, netCents: 45_000 },
  );
  expect(recordedChanges(ORDER, changed)).toMatchObject({
    transportType: { before: 'DRIVEN', after: 'TRUCK' },
    vehicle: { before: { model: null }, after: { model: 'ID.4' } },
    price: { before: { netCents: 30_000 }, after: { netCents: 45_000 } },
  });
});

test('the driver of the trip learns of another address, not of another price', () => {
  const driver = { id: 'jana', name: 'Jana' };
  const trip = (order: Order): Order => ({ ...order, driver, status: 'IN_TRANSIT' });
  const told = (changed: Order) => noticesOfChange(trip(ORDER), trip(changed), null).map(({ kind }) => kind);
  expect(told(after({ delivery: { ...ADDRESS, street: 'Weg 2' } }))).toEqual(['TRIP_CHANGED']);
  expect(told(after({}, { ...PRICE, netCents: 1 }))).toEqual([]);
});
