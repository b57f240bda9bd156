// Personal data is erased after its retention period or on request; data that the law requires is kept.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { driversOfPerson } from '../../src/dispatch/drivers/person-drivers-store.ts';
import { maintain, startMaintenance } from '../../src/workers/maintain.ts';
import { advanceTripTo, newPhone, newTrip, photoJpeg } from '../api/driver/phone.ts';
import { newConsoleUser } from '../harness/console.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { command, createOrder } from '../harness/orders.ts';
import { newPortalUser } from '../harness/portal.ts';
import { startService, type TestService } from '../harness/service.ts';

const DAY_MS = 86_400_000;
const END_CUSTOMER_EMAIL = 'familie@example.org';
const PEOPLE = /Erika Muster|Max Muster|711 123456|familie@/;

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService({ config: { personalDataDays: 100 } });
});
beforeEach(async () => {
  ({ key } = await service.customer({ environment: 'production' }));
});
afterAll(() => service.close());

const personal = { endCustomerEmail: END_CUSTOMER_EMAIL };

async function completedTrip(): Promise<string> {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId, personal);
  await phone.photo(`/trips/${id}/protocols/pickup`, photoJpeg);
  await advanceTripTo(phone, id, 'COMPLETED');
  return id;
}

async function storedText(id: string): Promise<string> {
  const { sql } = service.services.core;
  const rows = await sql`
    select o::text as order, (select array_agg(p.data::text) from protocols p where p.order_id = o.id) as protocols,
      (select count(*)::int from protocol_photos) as photos
    from orders o where o.id = ${id}`;
  return JSON.stringify(rows);
}

describe('after PERSONAL_DATA_DAYS', () => {
  test('an order that was completed before then has no personal data, whatever came after', async () => {
    const id = await completedTrip();
    service.clock.advance(50 * DAY_MS);
    await command(service, id, 'invoice');
    const { data: before } = (await service.ops('GET', `/orders/${id}/documents`)).json;
    service.clock.advance(50 * DAY_MS - 1000);
    await maintain(service.services);
    expect(await storedText(id)).toMatch(PEOPLE);
    service.clock.advance(2000);
    await maintain(service.services);
    const text = await storedText(id);
    expect(text).not.toMatch(PEOPLE);
    expect(text).toContain('"photos":0');
    expect(text).toContain('48211');
    const { data: after } = (await service.ops('GET', `/orders/${id}/documents`)).json;
    const sums = (documents: { kind: string; sha256: string }[], kind: string) =>
      documents.filter((one) => one.kind === kind).map(({ sha256 }) => sha256);
    expect(sums(after, 'INVOICE')).toEqual(sums(before, 'INVOICE'));
    for (const kind of ['PICKUP_PROTOCOL', 'DELIVERY_PROTOCOL']) {
      expect(sums(after, kind)).toHaveLength(1);
      expect(sums(after, kind)).not.toEqual(sums(before, kind));
    }
  });

  test('an order in progress keeps its contacts, an abandoned one does not', async () => {
    const phone = await newPhone(service);
    const driving = await newTrip(service, key, phone.driverId, personal);
    await advanceTripTo(phone, driving, 'IN_TRANSIT');
    const { id } = (await createOrder(service, key, personal)).json;
    service.clock.advance(101 * DAY_MS);
    await maintain(service.services);
    expect(await storedText(driving)).toMatch(PEOPLE);
    expect(await storedText(id)).not.toMatch(PEOPLE);
  });

  test('is checked when the service starts', async () => {
    const { id } = (await createOrder(service, key, personal)).json;
    service.clock.advance(101 * DAY_MS);
    await startMaintenance(service.services)();
    expect(await storedText(id)).not.toMatch(PEOPLE);
  });
});

describe('on request', () => {
  const ask = (what: string, body: object) => service.ops('POST', `/personal-data/${what}`, body);
  interface Open {
    kind: string;
    id: string;
    choices: string[];
  }
  const erase = async (person: object) => {
    const { confirmation, open } = (await ask('erasure-preview', person)).json;
    const choices = open.map(({ kind, id, choices: [choice] }: Open) => ({ kind, id, choice }));
    return ask('erase', { ...person, confirmation, open: choices });
  };
  const audited = (action: string) => service.services.core.sql<{ text: string; details: object }[]>`
    select audit::text as text, details from audit where action = ${action} order by at desc, id desc limit 1`;

  test('the data of an e-mail address is listed and erased', async () => {
    const email = 'anna@example.org';
    const { id } = (await createOrder(service, key, { endCustomerEmail: email })).json;
    const { id: others } = (await createOrder(service, key, personal)).json;
    const told = await ask('export', { email: 'Anna@Example.org' });
    expect(told.json.orders).toMatchObject([{ id, endCustomerEmail: email, pickupContact: null }]);
    expect(told.json.mails).toMatchObject([{ kind: 'TRACKING_LINK', recipient: email }]);
    const erased = await erase({ email });
    const nothing = { orders: [], drivers: [], users: [], accounts: [] };
    expect(erased.json).toEqual({
      orders: 1,
      mails: 1,
      places: 0,
      drivers: 0,
      users: 0,
      texts: expect.objectContaining({ orderTexts: 1, recurringOrders: 0 }),
      kept: nothing,
    });
    expect((await ask('export', { email })).json).toMatchObject({ orders: [], mails: [] });
    expect(await storedText(others)).toMatch(PEOPLE);
    for (const action of ['personal_data.exported', 'personal_data.erased']) {
      const [entry] = await audited(action);
      expect(entry!.text).not.toMatch(/anna/i);
      expect(entry!.details).toMatchObject({ mails: expect.any(Number) });
    }
  });

  test.each(['+49 30 5550001', '0049305550001', '030/555 00 01'])(
    'a phone number is found as %s',
    async (phone) => {
      const contact = { name: 'Anna Beispiel', phone: '+49 (30) 5550001' };
      const pickup = { street: 'Allee 1', postalCode: '10115', city: 'Berlin', contact };
      const { id } = (await createOrder(service, key, { pickup })).json;
      const told = await ask('export', { phone });
      expect(told.json.orders).toMatchObject([{ id, pickupContact: contact, deliveryContact: null }]);
      expect((await erase({ phone })).json.orders).toBe(1);
      expect(await storedText(id)).not.toContain('Anna');
    },
  );

  test('a foreign number is found without its country code, but not by its last digits alone', async () => {
    const contact = { name: 'Anna Beispiel', phone: '+43 664 1234567' };
    const pickup = { street: 'Allee 1', postalCode: '10115', city: 'Berlin', contact };
    const { id } = (await createOrder(service, key, { pickup })).json;
    const found = async (phone: string) =>
      (await ask('export', { phone })).json.orders.map((order: { id: string }) => order.id);
    expect(await found('0664 1234567')).toEqual([id]);
    expect(await found('0234567 0')).toEqual([]);
    expect((await erase({ phone: '0043 664 1234567' })).json.orders).toBe(1);
  });

  test('orders and drivers in progress are named and kept until they have ended', async () => {
    const phone = await newPhone(service, { email: 'fahrer@example.org' });
    const id = await newTrip(service, key, phone.driverId, { endCustomerEmail: 'fahrer@example.org' });
    await advanceTripTo(phone, id, 'DELIVERED');
    const other = await newTrip(service, key, phone.driverId, { endCustomerEmail: 'fahrer@example.org' });
    const path = `/drivers/${phone.driverId}`;
    const home = { postalCode: '50667', city: 'Köln', country: 'DE' };
    await service.ops('PATCH', `${path}/availability`, { home });
    const sick = { kind: 'SICKNESS', firstDay: '2026-10-01', lastDay: '2026-10-02', remark: 'Grippe' };
    await service.ops('POST', `${path}/absences`, sick);
    expect((await ask('export', { email: 'fahrer@example.org' })).json.drivers).toMatchObject([
      {
        id: phone.driverId,
        phones: [{ lastSeenAt: expect.any(String), signedOutAt: null }],
        terms: { home },
        absences: [sick],
      },
    ]);
    expect((await erase({ email: 'fahrer@example.org' })).json).toMatchObject({
      orders: 1,
      drivers: 0,
      kept: { orders: [other], drivers: [phone.driverId] },
    });
    await phone.post(`/trips/${id}/finish`);
    await command(service, other, 'cancel');
    service.clock.advance(1000);
    const erased = await erase({ email: 'fahrer@example.org' });
    expect(erased.json).toMatchObject({ orders: 1, drivers: 1, kept: { orders: [], drivers: [] } });
    expect((await service.ops('GET', `/drivers/${phone.driverId}`)).json).toMatchObject({
      name: 'Former driver',
      email: null,
      active: false,
    });
    expect((await service.ops('GET', `${path}/availability`)).json.home).toBeNull();
    expect((await service.ops('GET', `${path}/absences`)).json.data).toEqual([]);
    expectV1Error(await phone.get('/trips'), 401, 'INVALID_CREDENTIALS');
  });

  test('the preview names everyone who would be touched, and changes nothing', async () => {
    const contact = { name: 'Ben Beispiel', phone: '+49 40 7770001' };
    const other = { name: 'Cora Kollegin', phone: '+49 40 7770002' };
    const place = { street: 'Allee 1', postalCode: '10115', city: 'Berlin' };
    const places = { pickup: { ...place, contact }, delivery: { ...place, contact: other } };
    const { id } = (await createOrder(service, key, { ...places, endCustomerEmail: null })).json;
    const person = { phone: contact.phone };
    const { json } = await ask('erasure-preview', person);
    expect(json).toMatchObject({
      people: [
        { role: 'CONTACT', ...contact, requested: true },
        { role: 'CONTACT', ...other, requested: false },
      ],
      orders: 1,
      kept: { orders: [] },
    });
    expect(await storedText(id)).toContain('Ben Beispiel');
    await createOrder(service, key, places);
    const { confirmation } = json;
    expectV1Error(await ask('erase', { ...person, confirmation }), 409, 'ERASURE_OUTDATED');
    expectV1Error(await ask('erase', person), 400, 'INVALID_REQUEST');
    expect((await ask('export', person)).json.orders).toHaveLength(2);
  });

  test('people of portal and console are exported, erased and signed out', async () => {
    const email = 'dora@example.org';
    const admin = await newPortalUser(service);
    const member = await newPortalUser(service, { account: admin.account, email, role: 'member' });
    await newConsoleUser(service);
    const desk = await newConsoleUser(service, { email });
    expect((await desk.console('GET', '/me')).status).toBe(200);
    const { users } = (await ask('export', { email })).json;
    expect(users).toMatchObject([
      { id: member.user.id, accountId: admin.account.id, email, sessions: [{ userAgent: 'test' }] },
      { id: desk.user.id, accountId: null, role: 'admin' },
    ]);
    expect((await ask('erasure-preview', { email })).json.people).toMatchObject([
      { role: 'USER', email },
      { role: 'USER', email },
    ]);
    expect((await erase({ email })).json).toMatchObject({ users: 2, kept: { users: [] } });
    expectV1Error(await member.portal('GET', '/session'), 401, 'SIGN_IN_REQUIRED');
    expectV1Error(await desk.console('GET', '/me'), 401, 'SIGN_IN_REQUIRED');
    expect((await ask('export', { email })).json).toMatchObject({ users: [], mails: [] });
  });

  test('the last admin is kept until there is another one', async () => {
    const admin = await newPortalUser(service, { email: 'emil@example.org' });
    const person = { email: 'emil@example.org' };
    expect((await ask('erasure-preview', person)).json).toMatchObject({ users: 0, people: [] });
    expect((await erase(person)).json).toMatchObject({ users: 0, kept: { users: [admin.user.id] } });
    await newPortalUser(service, { account: admin.account });
    expect((await erase(person)).json).toMatchObject({ users: 1, kept: { users: [] } });
  });

  test.each(['0000000', '0000012', '+49 123456', '00 234567', '000 (0) 000-00'])(
    '%s is too short to be the number of one person',
    async (phone) => {
      for (const what of ['export', 'erasure-preview']) {
        const answer = await ask(what, { phone });
        expectV1Error(answer, 400, 'INVALID_REQUEST');
        expect(answer.json.error.details.fields).toMatchObject([{ field: 'phone' }]);
      }
      expectV1Error(await ask('erase', { phone, confirmation: 'x' }), 400, 'INVALID_REQUEST');
      expect(await driversOfPerson(service.services.core.sql, { email: null, phone })).toEqual([]);
    },
  );

  test.each([{}, { email: 'x' }, { phone: '123' }, { name: 'Anna' }])('%j is 400', async (body) => {
    expectV1Error(await ask('export', body), 400, 'INVALID_REQUEST');
    expectV1Error(await ask('erase', { ...body, confirmation: 'x' }), 400, 'INVALID_REQUEST');
  });
});
