// The address book over HTTP: portal and dispatch, search, duplicates, help while ordering, and planning.
import { expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder, creation, newDriver } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { ROUTES } from '../../isolation/described-routes.ts';
import { OFFICE_HOURS } from './place-setup.ts';

const service = await sharedService();
const { sql } = service.services.core;

const DEPOT = {
  name: 'Autohaus Elbe',
  street: 'Billhorner Röhrendamm 8',
  postalCode: '20539',
  city: 'Hamburg',
  contacts: [{ name: 'Kim Sommer', phone: '+49 40 1234567' }],
};
const newBook = async () => {
  const user = await newPortalUser(service);
  const ops = `/accounts/${user.account.id}/environments/production/places`;
  const add = async (more: object = {}) =>
    (await user.portal('POST', '/production/places', { ...DEPOT, ...more })).json;
  return { ...user, ops, add };
};
const namesIn = ({ json }: { json: { data: { name: string }[] } }) => json.data.map(({ name }) => name);

test('a place is created in the portal, changed by dispatch, removed, and audited without its people', async () => {
  const { portal, account, ops, add } = await newBook();
  const place = await add({ openingHours: OFFICE_HOURS, remarks: 'Ask Kim' });
  expect(place).toMatchObject({ ...DEPOT, country: 'DE', coordinates: null, openingHours: OFFICE_HOURS });
  const changed = await service.ops('PATCH', `${ops}/${place.id}`, {
    coordinates: { lat: 53.54, lng: 10.03 },
    contacts: [],
  });
  expect(changed.json).toMatchObject({ name: DEPOT.name, contacts: [], remarks: 'Ask Kim' });
  expect((await portal('GET', `/production/places/${place.id}`)).json).toEqual(changed.json);
  expect((await portal('GET', '/sandbox/places')).json.data).toEqual([]);
  expectV1Error(await portal('GET', `/sandbox/places/${place.id}`), 404, 'PLACE_NOT_FOUND');
  expect((await portal('DELETE', `/production/places/${place.id}`)).status).toBe(204);
  const entries = await sql`
    select action, details from audit_log where account_id = ${account.id} and subject_type = 'place'
    order by at, id`;
  expect(entries.map(({ action }) => action)).toEqual(['place.created', 'place.changed', 'place.removed']);
  expect(JSON.stringify(entries)).not.toContain('Kim');
  expect(entries[1]!.details.changes).toMatchObject({ contacts: { before: 1, after: 0 } });
});

test('a mark far from its address is asked about once', async () => {
  const { portal, add } = await newBook();
  const munich = { lat: 48.14, lng: 11.58 };
  const refused = await portal('POST', '/production/places', { ...DEPOT, coordinates: munich });
  expectV1Error(refused, 409, 'PIN_FAR_FROM_ADDRESS');
  expect(refused.json.error.details.km).toBeGreaterThan(550);
  const { id } = await add({ coordinates: { lat: 53.54, lng: 10.03 } });
  const change = (body: object) => portal('PATCH', `/production/places/${id}`, body);
  expectV1Error(await change({ coordinates: munich }), 409, 'PIN_FAR_FROM_ADDRESS');
  expectV1Error(await change({ city: 'München', postalCode: '80331' }), 409, 'PIN_FAR_FROM_ADDRESS');
  const confirmed = await change({ coordinates: munich, isPinConfirmed: true });
  expect([confirmed.status, confirmed.json.coordinates]).toEqual([200, munich]);
  expect((await change({ remarks: 'Gate 2' })).status).toBe(200);
});

test('an unknown account has no address book, and a wrong postal code is refused', async () => {
  const { add, portal, ops } = await newBook();
  const unknown = '/accounts/018f0000-0000-7000-8000-000000000000/environments/production/places';
  expectV1Error(await service.ops('GET', unknown), 404, 'NOT_FOUND');
  const { id } = await add();
  const wrong = await portal('PATCH', `/production/places/${id}`, { postalCode: '2053' });
  expect(wrong.json.error.details.fields).toMatchObject([{ field: 'postalCode', code: 'invalid_format' }]);
  const late = { ...OFFICE_HOURS, week: { ...OFFICE_HOURS.week, MONDAY: [{ from: '17:00', to: '08:00' }] } };
  expectV1Error(await service.ops('PATCH', `${ops}/${id}`, { openingHours: late }), 400, 'INVALID_REQUEST');
});

test('every call about a place of an unknown account is refused as described', async () => {
  const place = '/accounts/{id}/environments/{environment}/places/{placeId}';
  const routes = ROUTES.filter(({ path }) => path.startsWith(`/api/v1/ops${place}`));
  expect(routes).toHaveLength(4);
  const unknown = '0199a0c2-7c4e-7000-8000-000000000099';
  for (const { method, path, operation } of routes) {
    const own = path.replace('/api/v1/ops', '').replace('{environment}', 'production');
    const body =
      method === 'POST' ? { otherPlaceId: unknown } : method === 'PATCH' ? { name: 'A' } : undefined;
    const answer = await service.ops(method, own.replaceAll(/\{\w+\}/g, unknown), body);
    expectV1Error(answer, 404, 'NOT_FOUND');
    const described = Object.keys(operation.responses['404']!.content!['application/json']!.examples!);
    expect(described.sort()).toEqual(['NOT_FOUND', 'PLACE_NOT_FOUND']);
  }
});

test('search finds the beginnings of words of name, street, postal code and city; the list has pages by name', async () => {
  const { portal, add } = await newBook();
  await add();
  await add({ name: 'Zentrallager', street: 'Am Sandtorkai 3', postalCode: '20457' });
  await add({ name: 'Autohaus Spree', street: 'Uferweg 1', postalCode: '10115', city: 'Berlin' });
  const search = async (text: string) =>
    namesIn(await portal('GET', `/production/places?search=${encodeURIComponent(text)}`));
  expect(await search('autoh')).toEqual(['Autohaus Elbe', 'Autohaus Spree']);
  expect(await search('sandtor')).toEqual(['Zentrallager']);
  expect(await search('20539 ham')).toEqual(['Autohaus Elbe']);
  expect(await search('berlin autohaus')).toEqual(['Autohaus Spree']);
  expect(await search('röhren')).toEqual(['Autohaus Elbe']);
  expect(await search('nothing')).toEqual([]);
  const first = await portal('GET', '/production/places?limit=2');
  expect(namesIn(first)).toEqual(['Autohaus Elbe', 'Autohaus Spree']);
  const next = `/production/places?limit=2&cursor=${first.json.nextCursor}`;
  expect(namesIn(await portal('GET', next))).toEqual(['Zentrallager']);
  await portal('DELETE', `/production/places/${first.json.data[1].id}`);
  expectV1Error(await portal('GET', next), 400, 'INVALID_CURSOR');
});

test('duplicates are found by address and merged; other places are not', async () => {
  const { portal, ops, add } = await newBook();
  const kept = await add();
  const duplicate = await add({
    name: 'Elbe GmbH',
    street: 'Billhorner Roehrendamm 8',
    contacts: [{ name: 'Bo' }],
  });
  const other = await add({ street: 'Am Sandtorkai 3' });
  const duplicates = (await portal('GET', '/production/places/duplicates')).json.data;
  expect(duplicates.map(({ id }: { id: string }) => id)).toEqual([kept.id, duplicate.id]);
  expect(duplicates[0].address).toBe(duplicates[1].address);
  const merge = (otherPlaceId: string) => service.ops('POST', `${ops}/${kept.id}/merge`, { otherPlaceId });
  expectV1Error(await merge(other.id), 409, 'PLACES_NOT_MERGEABLE');
  expectV1Error(await merge(kept.id), 409, 'PLACES_NOT_MERGEABLE');
  const merged = await merge(duplicate.id);
  expect(merged.json).toMatchObject({
    name: 'Autohaus Elbe',
    contacts: [{ name: 'Kim Sommer' }, { name: 'Bo' }],
  });
  expectV1Error(await merge(duplicate.id), 404, 'PLACE_NOT_FOUND');
  expect((await portal('GET', '/production/places/duplicates')).json.data).toEqual([]);
});

test('an address book has an end', async () => {
  const { account, portal, add } = await newBook();
  await add();
  await sql.begin(async (tx) => {
    // Without triggers, because ten thousand places would write their search terms.
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into places (id, account_id, environment, name, street, postal_code, city, country, address_key,
        created_at, updated_at)
      select gen_random_uuid(), ${account.id}, 'production', 'P', 'S', '1', 'C', 'DE', n::text, now(), now()
      from generate_series(1, 9999) n`;
  });
  expectV1Error(await portal('POST', '/production/places', DEPOT), 409, 'TOO_MANY_PLACES');
  await sql`delete from places where account_id = ${account.id}`;
});

test('while ordering: the place of an address, whether it is open, its completion, and addresses to save', async () => {
  const { account, portal, add } = await newBook();
  const key = (await service.credential(account.id, { environment: 'production' })).secret;
  const place = await add({ openingHours: OFFICE_HOURS, coordinates: { lat: 53.541, lng: 10.031 } });
  const match = async (more: object) =>
    (
      await portal('POST', '/production/places/match', {
        street: 'Billhorner Roehrendamm 8',
        postalCode: '20539',
        city: 'Hamburg',
        ...more,
      })
    ).json;
  expect(await match({})).toMatchObject({ place: { id: place.id }, opening: null });
  expect((await match({ at: '2026-11-17T06:30:00+01:00' })).opening).toEqual({
    isOpen: false,
    opensAt: '2026-11-17T07:00:00.000Z',
    closesAt: null,
    timeZone: 'Europe/Berlin',
  });
  expect((await match({ at: '2026-11-17T09:00:00+01:00' })).opening.isOpen).toBe(true);
  expect(await match({ street: 'Elsewhere 1' })).toEqual({ place: null, opening: null });

  const pickup = { street: DEPOT.street, postalCode: '20539', city: 'Hamburg' };
  const made = (await createOrder(service, key, { ...creation(), pickup })).json;
  expect(made.pickup.coordinates).toEqual({ lat: 53.541, lng: 10.031 });
  const suggested = (await portal('GET', '/production/places/suggestions')).json.data;
  expect(suggested).toMatchObject([{ street: made.delivery.street, city: made.delivery.city, uses: 1 }]);

  const complete = async (query: string) =>
    (await portal('GET', `/production/places/completions?${query}`)).json;
  expect(await complete('postalCode=20539')).toMatchObject({ cities: ['Hamburg'], areaCity: 'Hamburg' });
  expect((await complete('city=hamburg')).postalCodes).toEqual(['20539']);
  expect((await complete('city=Hamburg&postalCode=20539')).coordinates.lat).toBeCloseTo(53.55, 1);
  expect(await complete(`postalCode=${made.delivery.postalCode}`)).toMatchObject({
    cities: [made.delivery.city],
  });
});

test('a time outside the opening hours is a conflict of every candidate and of the day plan, for orders of API v1, too', async () => {
  const { account, add } = await newBook();
  const key = (await service.credential(account.id, { environment: 'production' })).secret;
  const driverId = await newDriver(service, 'Uwe Krüger');
  await add({ openingHours: OFFICE_HOURS });
  const soon = new Date(service.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  const pickup = { street: 'billhorner röhrendamm 8', postalCode: '20539', city: 'Hamburg' };
  const order = (await createOrder(service, key, { pickup, requestedPickup: `${soon}T23:30:00Z` })).json;
  const closed = { kind: 'CLOSED', stop: 'PICKUP', place: 'Autohaus Elbe', at: `${soon}T23:30:00.000Z` };
  const candidates = (await service.ops('GET', `/orders/${order.id}/candidates`)).json.data;
  const mine = candidates.find(({ driver }: { driver: { id: string } }) => driver.id === driverId);
  expect(mine.conflicts).toContainEqual(expect.objectContaining(closed));
  expect(mine.fit).toBe('POSSIBLE');
  const checked = await service.ops('POST', '/assignment-check', { driverId, orders: [order.id] });
  expect(checked.json.data[0].conflicts).toContainEqual(expect.objectContaining(closed));
  const localDay = new Date(Date.parse(`${soon}T23:30:00Z`) + 2 * 3_600_000).toISOString().slice(0, 10);
  const plan = (await service.ops('GET', `/day-plan?day=${localDay}`)).json;
  const trip = plan.unassigned.find((one: { order: { id: string } }) => one.order.id === order.id);
  expect(trip.closed).toMatchObject([closed]);
});

test('a person is exported and erased from the contacts, and a deleted account has no places', async () => {
  const { account, portal, add } = await newBook();
  const email = `kim-${account.id}@customer.example`;
  const { id } = await add({ contacts: [{ name: 'Kim', email }, { name: 'Bo' }] });
  const person = { email };
  const found = (await service.ops('POST', '/personal-data/export', person)).json;
  expect(found.places).toMatchObject([{ id, place: DEPOT.name, contacts: [{ name: 'Kim' }] }]);
  const preview = (await service.ops('POST', '/personal-data/erasure-preview', person)).json;
  expect(preview).toMatchObject({ places: 1, people: [{ role: 'CONTACT', name: 'Kim', requested: true }] });
  const { confirmation } = preview;
  const erased = await service.ops('POST', '/personal-data/erase', { ...person, confirmation });
  expect(erased.json.places).toBe(1);
  expect((await portal('GET', `/production/places/${id}`)).json.contacts).toMatchObject([{ name: 'Bo' }]);
  await service.ops('DELETE', `/accounts/${account.id}`);
  expect(await sql`select from places where account_id = ${account.id}`).toHaveLength(0);
});
