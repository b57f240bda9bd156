// Erasing a person: what is open is decided first, what waits follows by itself, and nothing brings the person back.
import { expect, test } from 'vitest';
import { sealAudit } from '../../src/operator/seals.ts';
import { verifySeals } from '../../src/operator/verify-seals.ts';
import { runDueRecurring } from '../../src/orders/recurring/run-due.ts';
import { maintain } from '../../src/workers/maintain.ts';
import { advanceTripTo, newPhone, newTrip } from '../api/driver/phone.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { command, createOrder } from '../harness/orders.ts';
import { newPortalUser } from '../harness/portal.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { core } = service.services;
const { sql } = core;
const PLACE = { street: 'Allee 1', postalCode: '10115', city: 'Berlin' };
const ask = (what: string, body: object) => service.ops('POST', `/personal-data/${what}`, body);
const erase = async (person: object, open: object[] = []) => {
  const { confirmation } = (await ask('erasure-preview', person)).json;
  return ask('erase', { ...person, confirmation, open });
};
const contactsOf = async (id: string) =>
  (
    await sql`select pickup -> 'contact' as pickup, delivery -> 'contact' as delivery from orders where id = ${id}`
  )[0];

test('is refused while something is open; what was decided follows after the end', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const email = 'unterwegs@example.org';
  const phone = await newPhone(service, { email, name: 'Udo Unterwegs' });
  const id = await newTrip(service, key, phone.driverId, { endCustomerEmail: email });
  const { open } = (await ask('erasure-preview', { email })).json;
  expect(open).toMatchObject([
    { kind: 'ORDER', id, choices: ['AFTER_END'], status: 'ASSIGNED' },
    { kind: 'DRIVER', id: phone.driverId, number: 'Udo Unterwegs', choices: ['AFTER_TRIPS'] },
  ]);
  const refused = await erase({ email });
  expectV1Error(refused, 409, 'STILL_OPEN');
  expect(refused.json.error.details.open).toMatchObject([{ kind: 'ORDER' }, { kind: 'DRIVER' }]);
  expect((await ask('export', { email })).json.mails).not.toEqual([]);
  const order = { kind: 'ORDER', id, choice: 'AFTER_END' };
  const driver = { kind: 'DRIVER', id: phone.driverId, choice: 'AFTER_TRIPS' };
  expectV1Error(await erase({ email }, [order]), 409, 'STILL_OPEN');
  expectV1Error(await erase({ email }, [order, { ...driver, choice: 'KEEP' }]), 400, 'INVALID_REQUEST');
  const erased = await erase({ email }, [order, driver]);
  expect(erased.json).toMatchObject({ orders: 0, kept: { orders: [id], drivers: [phone.driverId] } });
  await maintain(service.services);
  expect(await contactsOf(id)).toMatchObject({ pickup: { name: 'Erika Muster' } });
  expect((await service.ops('GET', `/drivers/${phone.driverId}`)).json.name).toBe('Udo Unterwegs');
  await advanceTripTo(phone, id, 'COMPLETED');
  service.clock.advance(1000);
  await maintain(service.services);
  expect(await contactsOf(id)).toEqual({
    pickup: { name: null, phone: null },
    delivery: { name: null, phone: null },
  });
  expect((await service.ops('GET', `/drivers/${phone.driverId}`)).json.name).toBe('Former driver');
  expect((await ask('export', { email })).json).toMatchObject({ orders: [], drivers: [], mails: [] });
  const waiting = await sql`
    select from awaited_erasures where order_id = ${id} union all select from awaited_driver_erasures`;
  expect(waiting).toHaveLength(0);
});

test('a driver who is erased by the number loses the mails to the own address, and nobody else does', async () => {
  const email = 'nina.notiz@example.org';
  const shared = 'fahrer@example.org';
  await newPhone(service, { name: 'Nina Notiz', phone: '+49 171 5550147', email });
  await newPhone(service, { name: 'Paul Paar', phone: '+49 171 5550148', email: shared });
  await newPhone(service, { name: 'Pia Paar', phone: '+49 171 5550149', email: shared });
  await sql`update mails set subject = 'Fahrt', text = 'Guten Tag', html = 'Guten Tag', link_token = null, token_positions = null
    where recipient in (${email}, ${shared})`;
  const mailsTo = async (recipient: string) =>
    (await sql`select from mails where recipient = ${recipient}`).length;
  expect([await mailsTo(email), await mailsTo(shared)]).toEqual([1, 2]);
  expect((await erase({ phone: '+49 171 5550147' })).json).toMatchObject({ drivers: 1, mails: 1 });
  expect((await erase({ phone: '+49 171 5550148' })).json).toMatchObject({ drivers: 1, mails: 0 });
  expect([await mailsTo(email), await mailsTo(shared)]).toEqual([0, 2]);
});

test('the last admin and the partner of a contract stay, if the caller says so', async () => {
  const email = 'chefin@example.org';
  const { account, user } = await newPortalUser(service, { email });
  const party = { name: 'Chefin GmbH', ...PLACE, country: 'DE', email };
  await sql`update accounts set contracting_party = ${sql.json(party)} where id = ${account.id}`;
  expectV1Error(await erase({ email }), 409, 'STILL_OPEN');
  const kept = [
    { kind: 'ACCOUNT', id: account.id, choice: 'KEEP' },
    { kind: 'USER', id: user.id, choice: 'KEEP' },
  ];
  const erased = (await erase({ email }, kept)).json;
  expect(erased).toMatchObject({ users: 0, kept: { users: [user.id], accounts: [account.id] } });
});

test('a recurring order does not bring the person back', async () => {
  const { key, accountId } = await service.customer({ environment: 'production' });
  const contact = { name: 'Rita Regelmäßig', phone: '+49 40 5553311' };
  const template = (
    await createOrder(service, key, {
      pickup: { ...PLACE, contact },
      endCustomerEmail: 'rita@example.org',
      instructions: 'Frau Rita Regelmäßig anrufen (040 / 555 33 11)',
    })
  ).json;
  const body = { order: template.orderNumber, name: 'Täglich', daysAhead: 9, vehicleCount: 1 };
  const days = { weekdays: [1, 2, 3, 4, 5, 6, 7], pickupTime: '08:30', startsOn: '2026-01-01' };
  const made = await service.ops('POST', '/recurring-orders', { ...body, ...days });
  expect(made.status, made.text).toBe(201);
  const person = { email: 'rita@example.org', phone: '040 5553311' };
  const found = (await ask('export', person)).json.recurringOrders;
  expect(found).toMatchObject([{ id: made.json.id, accountId, field: 'content' }]);
  expect((await erase(person)).json).toMatchObject({ orders: 1, texts: { recurringOrders: 1 } });
  expect(await runDueRecurring(core)).toBeGreaterThan(0);
  const orders = await sql`
    select pickup -> 'contact' as contact, instructions, end_customer_email from orders
    where account_id = ${accountId} and id <> ${template.id}`;
  expect(orders.length).toBeGreaterThan(0);
  expect(orders[0]).toEqual({
    contact: { name: null, phone: null },
    instructions: 'Frau … anrufen (…)',
    endCustomerEmail: null,
  });
});

test('a person of the same name with another number stays', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const name = 'Hans Häufig';
  const contact = (phone: string) => ({ pickup: { ...PLACE, contact: { name, phone } } });
  const { id } = (await createOrder(service, key, contact('+49 30 4441111'))).json;
  const namesake = (await createOrder(service, key, contact('+49 30 4442222'))).json.id;
  expect((await erase({ phone: '030 4441111' })).json.orders).toBe(1);
  expect(await contactsOf(id)).toMatchObject({ pickup: { name: null } });
  expect(await contactsOf(namesake)).toMatchObject({ pickup: { name, phone: '+49 30 4442222' } });
});

test('reasons and complaints are in the history, erased with the person, and the seals stay whole', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const phone = '+49 89 6667788';
  const text = 'Kratzer, gemeldet von Klara Klage (089-666 77 88)';
  const contact = { name: 'Klara Klage', phone };
  const { id: own } = (await createOrder(service, key, { pickup: { ...PLACE, contact } })).json;
  const { id } = (await createOrder(service, key)).json;
  await command(service, id, 'cancel', { reason: text });
  const [entry] =
    await sql`select details::text from audit where subject_id = ${id} and action = 'order.cancel'`;
  expect(entry!.details).not.toContain('Klage');
  const reasonOf = async () => {
    const { data } = (await service.ops('GET', `/audit?subject=${id}&action=order.cancel`)).json;
    return data[0].details.reason;
  };
  expect(await reasonOf()).toBe(text);
  service.clock.advance(120_000);
  while ((await sealAudit(core)) > 0);
  expect((await ask('export', { phone })).json.auditTexts).toMatchObject([{ field: 'order.cancel' }]);
  expect((await erase({ phone })).json.orders).toBe(2);
  expect(await reasonOf()).toBeUndefined();
  expect((await verifySeals(core)).faults).toEqual([]);
  expect(JSON.stringify(await sql`select o::text from orders o where id in (${own}, ${id})`)).not.toMatch(
    /Klage|666/,
  );
});
