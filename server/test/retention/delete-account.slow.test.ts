// Deleting an account ends its links and credentials and anonymises its orders; suspending closes every API.
import { beforeEach, describe, expect, test } from 'vitest';
import { maintain } from '../../src/workers/maintain.ts';
import { advanceTripTo, newPhone, newTrip, photoJpeg } from '../api/driver/phone.ts';
import { fetchFile, readPdf } from '../documents/files.ts';
import { PDF, upload } from '../documents/uploads.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { advanceOrderTo, command, createOrder } from '../harness/orders.ts';
import { newPortalUser } from '../harness/portal.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { OPERATOR_TOKEN } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';
import { subscribe } from '../messages/webhooks/subscribers.ts';
import { linkPath, linkToken, offeredRequest } from '../orders/quotes/requests.ts';

const END_CUSTOMER_EMAIL = 'familie@example.org';
const TYPED = { name: 'Łukasz Groß', signature: { method: 'TYPED', text: 'Ł. Groß' } };
const PEOPLE = /Erika Muster|Max Muster|711 123456|89 123456|familie@|Groß|Klingel bei Schmidt/;
const EVENTS = ['order.completed', 'vehicle.delivered', 'quote.offered'];

const service = await sharedService({ deliver: true, realPdfs: true });
const { sql } = service.services.core;
let receiver: Receiver;
let key: string;
let accountId: string;
beforeEach(async () => {
  receiver = await startReceiver();
  ({ key, accountId } = await service.customer({ environment: 'production' }));
  return () => receiver.close();
});

const sign = (token: string) => service.call(linkPath(token, '/accept'), { body: TYPED });

interface Open {
  kind: string;
  id: string;
  amount: number | null;
  choices: string[];
}

const listOpen = async (): Promise<Open[]> =>
  (await service.ops('GET', `/accounts/${accountId}/open`)).json.data;

/** Settles the open invoice of the account. */
async function pay() {
  const [{ id: invoiceId, amount }] = (await listOpen()).filter(({ kind }) => kind === 'INVOICE') as [Open];
  const bookedOn = service.clock.now().toISOString().slice(0, 10);
  const payment = { bookedOn, amount, currency: 'EUR', shares: [{ invoiceId, amount }] };
  expect((await service.ops('POST', '/accounting/payments', payment)).status).toBe(201);
}

/** With the first choice for everything that is open. */
async function deleteAccount() {
  const open = (await listOpen()).map(({ kind, id, choices }) => ({ kind, id, choice: choices[0] }));
  const answer = await service.ops('DELETE', `/accounts/${accountId}`, { open });
  expect(answer.status, answer.text).toBe(204);
}
const personal = { endCustomerEmail: END_CUSTOMER_EMAIL, instructions: 'Klingel bei Schmidt' };

/** Everything that is stored about an order, except invoices and the audit log. */
async function storedText(orderId: string): Promise<string> {
  const rows = await sql`
    select (select o::text from orders o where o.id = ${orderId}) as order,
      (select array_agg(m::text) from mails m where m.order_id = ${orderId}) as mails,
      (select array_agg(k::text) from idempotency_keys k where k.order_id = ${orderId}) as keys,
      (select array_agg(e.body) from events e where e.order_id = ${orderId}) as events,
      (select array_agg(q.decision::text) from quotes q where q.order_id = ${orderId}) as quotes,
      (select array_agg(p.data::text) from protocols p where p.order_id = ${orderId}) as protocols`;
  return JSON.stringify(rows);
}

async function documentsOf(orderId: string): Promise<{ kind: string; text: string }[]> {
  const { data } = (await service.ops('GET', `/orders/${orderId}/documents`)).json;
  return Promise.all(
    data.map(async ({ id, kind }: { id: string; kind: string }) => {
      const file = await fetchFile(service, `/ops/orders/${orderId}/documents/${id}`, OPERATOR_TOKEN);
      expect(file.status).toBe(200);
      return { kind, text: await readPdf(file.bytes) };
    }),
  );
}

describe('deleting an account', () => {
  test('ends links and open quotes', async () => {
    const id = await offeredRequest(service, key);
    const token = await linkToken(service, key, id);
    await deleteAccount();
    expectV1Error(await service.call(linkPath(token)), 404, 'QUOTE_NOT_FOUND');
    expectV1Error(await service.call(linkPath(token, '/document')), 404, 'QUOTE_NOT_FOUND');
    expectV1Error(await sign(token), 404, 'QUOTE_NOT_FOUND');
    const [row] = await sql`select q.state, o.status from quotes q join orders o on o.id = q.order_id`;
    expect(row).toEqual({ state: 'WITHDRAWN', status: 'REJECTED' });
  });

  test('ends endpoints, open deliveries and mails', async () => {
    receiver.answer = (_request, response) => response.writeHead(500).end();
    await subscribe(service, key, receiver.url, EVENTS);
    const { id } = (await createOrder(service, key, personal)).json;
    await advanceOrderTo(service, id, 'COMPLETED');
    await service.settle();
    await deleteAccount();
    receiver.received.length = 0;
    service.clock.advance(3_600_000);
    await service.settle();
    expect(receiver.received).toEqual([]);
    for (const table of ['webhook_endpoints', 'webhook_deliveries', 'mails']) {
      expect(await sql`select 1 from ${sql(table)}`, table).toHaveLength(0);
    }
  });

  test('anonymises its orders, in documents too, and keeps the invoice', async () => {
    const phone = await newPhone(service);
    const id = await newTrip(service, key, phone.driverId, personal);
    await phone.photo(`/trips/${id}/protocols/pickup`, photoJpeg);
    await advanceTripTo(phone, id, 'COMPLETED');
    await command(service, id, 'invoice');
    await pay();
    const before = await documentsOf(id);
    expect(before.find(({ kind }) => kind === 'PICKUP_PROTOCOL')!.text).toMatch(PEOPLE);
    await upload(service, id, PDF, { kind: 'VEHICLE_DOCUMENT' });
    await deleteAccount();
    expect(await storedText(id)).not.toMatch(PEOPLE);
    expect(await sql`select 1 from protocol_photos`).toHaveLength(0);
    const documents = await documentsOf(id);
    expect(documents.map(({ kind }) => kind).sort()).toEqual([
      'DELIVERY_PROTOCOL',
      'INVOICE',
      'PICKUP_PROTOCOL',
    ]);
    for (const { kind, text } of documents) if (kind !== 'INVOICE') expect(text, kind).not.toMatch(PEOPLE);
    expect(documents.find(({ kind }) => kind === 'PICKUP_PROTOCOL')!.text).toContain('48.211');
    const invoice = ({ kind }: { kind: string }) => kind === 'INVOICE';
    expect(documents.find(invoice)).toEqual(before.find(invoice));
  });

  test('keeps the record of reported damage', async () => {
    const { id } = (await createOrder(service, key, personal)).json;
    await advanceOrderTo(service, id, 'DELIVERY');
    await command(service, id, 'hand_over', { hasDamage: true, damageDescription: 'Dent' });
    await command(service, id, 'complete');
    await deleteAccount();
    const { text } = (await documentsOf(id)).find(({ kind }) => kind === 'DELIVERY_PROTOCOL')!;
    expect(text).not.toContain('Keine Schäden');
  });

  test('erases the signature of an accepted quote', async () => {
    const id = await offeredRequest(service, key, undefined, personal);
    await sign(await linkToken(service, key, id));
    await deleteAccount();
    expect(await storedText(id)).not.toMatch(PEOPLE);
    const documents = await documentsOf(id);
    expect(documents.map(({ kind }) => kind)).toEqual(['QUOTE', 'SIGNED_QUOTE']);
    for (const { text } of documents) {
      expect(text).not.toMatch(PEOPLE);
      expect(text).toContain('571,20 €');
    }
  });

  test('is refused while an order is on the road or an invoice is open; each answer lists all of it', async () => {
    const phone = await newPhone(service);
    const onTheRoad = await newTrip(service, key, phone.driverId, personal);
    await advanceTripTo(phone, onTheRoad, 'IN_TRANSIT');
    const { id: waiting } = (await createOrder(service, key, personal)).json;
    const road = { kind: 'ORDER', id: onTheRoad, status: 'IN_TRANSIT', choices: [], from: 'Stuttgart' };
    expect(await listOpen()).toMatchObject([road, { kind: 'ORDER', id: waiting, choices: ['CANCEL'] }]);
    const cancel = { kind: 'ORDER', id: waiting, choice: 'CANCEL' };
    const refused = await service.ops('DELETE', `/accounts/${accountId}`, { open: [cancel] });
    expectV1Error(refused, 409, 'STILL_OPEN');
    expect(refused.json.error.details.open).toHaveLength(2);
    expect((await service.ops('GET', `/orders/${waiting}`)).json.internalStatus).toBe('OPEN');
    const wrong = { open: [{ ...cancel, choice: 'FORGET' }] };
    expectV1Error(await service.ops('DELETE', `/accounts/${accountId}`, wrong), 400, 'INVALID_REQUEST');
    await advanceTripTo(phone, onTheRoad, 'COMPLETED');
    await command(service, onTheRoad, 'invoice');
    expect(await listOpen()).toMatchObject([
      { id: waiting },
      { kind: 'INVOICE', amount: 317.66, choices: [] },
    ]);
    await pay();
    await deleteAccount();
    await maintain(service.services);
    expect((await service.ops('GET', `/orders/${waiting}`)).json.status).toBe('CANCELLED');
    for (const id of [onTheRoad, waiting]) expect(await storedText(id)).not.toMatch(PEOPLE);
  });
});

test('a suspended account is refused at links too, and its orders and webhooks continue', async () => {
  await subscribe(service, key, receiver.url, EVENTS);
  const { id } = (await createOrder(service, key)).json;
  const quoted = await offeredRequest(service, key);
  const token = await linkToken(service, key, quoted);
  await service.ops('PATCH', `/accounts/${accountId}`, { status: 'SUSPENDED' });
  const calls = [
    service.call(linkPath(token)),
    service.call(linkPath(token, '/document')),
    sign(token),
    service.call(linkPath(token, '/decline'), { body: {} }),
    service.call('/extern/orders', { key }),
  ];
  for (const answer of await Promise.all(calls)) expectV1Error(answer, 403, 'ACCOUNT_SUSPENDED');
  await advanceOrderTo(service, id, 'COMPLETED');
  await service.settle();
  expect(receiver.names()).toEqual(['quote.offered', 'vehicle.delivered', 'order.completed']);
  await service.ops('PATCH', `/accounts/${accountId}`, { status: 'ACTIVE' });
  expect((await sign(token)).status).toBe(200);
});

test('the person who accepted a quote is erased from its document, and the order keeps its contacts', async () => {
  const { account, key: ownKey } = await service.customer({ environment: 'production' });
  const id = await offeredRequest(service, ownKey, undefined, personal);
  const email = 'lena.gross@example.org';
  const { portal } = await newPortalUser(service, { account, role: 'member', name: 'Lena Groß', email });
  expect((await portal('POST', `/production/quotes/${id}/accept`, {})).status).toBe(200);
  const signed = async () => (await documentsOf(id)).find(({ kind }) => kind === 'SIGNED_QUOTE')!.text;
  expect(await signed()).toContain('Lena Groß');
  const { confirmation } = (await service.ops('POST', '/personal-data/erasure-preview', { email })).json;
  const erased = await service.ops('POST', '/personal-data/erase', { email, confirmation });
  expect(erased.status, erased.text).toBe(200);
  expect(await signed()).not.toContain('Groß');
  expect(await signed()).toContain('571,20 €');
  expect((await service.ops('GET', `/orders/${id}`)).json.endCustomerEmail).toBe(END_CUSTOMER_EMAIL);
});
