// The thread of a trip: both sides write once, see what was read, and see no thread of others.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anonymizeOrder } from '../../../src/retention/anonymize-order.ts';
import { newPhone, newTrip, type Phone } from '../../api/driver/phone.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { command, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { sql } = service.services.core;
const { key } = await service.customer({ environment: 'production' });

async function newCase() {
  const phone = await newPhone(service);
  return { phone, id: await newTrip(service, key, phone.driverId) };
}
const threadOf = async (id: string) => (await service.ops('GET', `/orders/${id}/messages`)).json;
const write = (id: string, body: object) => service.ops('POST', `/orders/${id}/messages`, body);
const answer = (phone: Phone, id: string, body: object, messageId = randomUUID() as string) =>
  phone.put(`/trips/${id}/messages/${messageId}`, body);
const tripOf = async (phone: Phone, id: string) => (await phone.get(`/trips/${id}`)).json;

test('dispatch asks, the driver reads and answers, dispatch reads: each side sees it', async () => {
  const { phone, id } = await newCase();
  const { console: mara } = await newConsoleUser(service, { role: 'dispatcher', name: 'Mara Vogel' });
  const asked = await mara('POST', `/orders/${id}/messages`, { text: 'Bis 10 Uhr?', question: true });
  expect(asked.status).toBe(201);
  const [question] = asked.json.messages;
  expect(question).toMatchObject({ author: 'DISPATCH', by: 'Mara Vogel', question: true, readAt: null });
  const shown = await tripOf(phone, id);
  expect(shown.messages).toMatchObject([
    { id: question.id, by: 'Mara Vogel', text: 'Bis 10 Uhr?', question: true },
  ]);
  await phone.post(`/trips/${id}/read`, { notices: shown.unreadNotices });
  expect(await tripOf(phone, id)).toMatchObject({
    unreadNotices: [],
    messages: [{ readAt: expect.any(String) }],
  });
  service.clock.advance(60_000);
  const performedAt = new Date(service.clock.now().getTime() - 30_000).toISOString();
  const messageId = randomUUID();
  const given = { text: 'Ja, ich bin gleich da.', answersId: question.id, performedAt };
  const answers = await Promise.all([1, 2].map(() => answer(phone, id, given, messageId)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { data } = (await service.ops('GET', '/today')).json;
  expect(data).toContainEqual(
    expect.objectContaining({ kind: 'DRIVER_MESSAGE', count: 1, order: expect.objectContaining({ id }) }),
  );
  expect((await threadOf(id)).messages).toMatchObject([
    { id: question.id, readAt: expect.any(String) },
    { id: messageId, author: 'DRIVER', answersId: question.id, writtenAt: performedAt, readAt: null },
  ]);
  service.clock.advance(1000);
  const later = randomUUID();
  await answer(phone, id, { text: 'Das Tor ist zu.' }, later);
  const markRead = (lastId: string) => mara('POST', `/orders/${id}/messages/read`, { lastId });
  expectV1Error(await markRead(randomUUID()), 400, 'INVALID_REQUEST');
  expect((await markRead(messageId)).status).toBe(204);
  expect((await tripOf(phone, id)).messages.slice(1)).toMatchObject([
    { readAt: expect.any(String) },
    { id: later, readAt: null },
  ]);
  expect((await markRead(later)).status).toBe(204);
  expect(JSON.stringify((await service.ops('GET', '/today')).json)).not.toContain('DRIVER_MESSAGE');
  const log =
    await sql`select actor, details from audit_log where action = 'order.message' and subject_id = ${id} order by at`;
  const byDriver = { actor: `driver:${phone.driverId}` };
  expect(log).toMatchObject([{ details: { question: true } }, byDriver, byDriver]);
  expect(JSON.stringify(log)).not.toContain('Uhr');
});

test('a quick answer is stored as its key, so that dispatch reads it in its own language', async () => {
  const { phone, id } = await newCase();
  const [question] = (await write(id, { text: 'Bis 10 Uhr?', question: true })).json.messages;
  const sent = await answer(phone, id, { quickAnswer: 'YES', answersId: question.id });
  expect(sent.json).toMatchObject({ quickAnswer: 'YES', text: '', answersId: question.id });
  const { messages } = await threadOf(id);
  expect(messages.at(-1)).toMatchObject({ author: 'DRIVER', quickAnswer: 'YES', text: '' });
  for (const given of [{}, { text: 'Ja', quickAnswer: 'YES' }, { quickAnswer: 'MAYBE' }]) {
    expectV1Error(await answer(phone, id, given), 400, 'INVALID_REQUEST');
  }
});

test('a driver who takes over sees no earlier thread, and the former one nothing any more', async () => {
  const { phone: jana, id } = await newCase();
  const ali = await newPhone(service, { name: 'Ali Demir' });
  const stranger = await newPhone(service, { name: 'Eva Blum' });
  await write(id, { text: 'Nur für Jana' });
  const [secret] = (await threadOf(id)).messages;
  const { unreadNotices } = await tripOf(jana, id);
  await command(service, id, 'reassign_driver', { driverId: ali.driverId });
  expect(await tripOf(ali, id)).toMatchObject({ messages: [] });
  for (const phone of [jana, stranger]) {
    expectV1Error(await answer(phone, id, { text: 'Hallo' }), 404, 'ORDER_NOT_FOUND');
    expectV1Error(await phone.post(`/trips/${id}/read`, { notices: unreadNotices }), 404, 'ORDER_NOT_FOUND');
  }
  expectV1Error(await answer(ali, id, { text: 'Hallo', answersId: secret.id }), 400, 'INVALID_REQUEST');
  await ali.post(`/trips/${id}/read`, { notices: unreadNotices });
  expect((await threadOf(id)).messages).toMatchObject([{ driverName: 'Jana Maria Kowalska', readAt: null }]);
  expectV1Error(await answer(ali, id, { text: 'Hallo' }, secret.id), 400, 'INVALID_REQUEST');
});

test('a message needs a driver, a text of at most 1,000 characters, and a person who dispatches', async () => {
  const { id } = await newCase();
  expectV1Error(await write(id, { text: 'x'.repeat(1001) }), 400, 'INVALID_REQUEST');
  expectV1Error(await write(id, { text: ' ' }), 400, 'INVALID_REQUEST');
  const messageId = randomUUID();
  await write(id, { text: 'Einmal', id: messageId });
  expect((await write(id, { text: 'Einmal', id: messageId })).json.messages).toHaveLength(1);
  const { json } = await createOrder(service, key);
  expectV1Error(await write(json.id, { text: 'An niemanden' }), 409, 'ORDER_NOT_CHANGEABLE');
  expect((await threadOf(json.id)).driver).toBeNull();
  const { console: viewer } = await newConsoleUser(service, { role: 'viewer' });
  expectV1Error(
    await viewer('POST', `/orders/${id}/messages`, { text: 'Hallo' }),
    403,
    'ROLE_NOT_SUFFICIENT',
  );
});

test('a note for the trip is announced, acting on the trip reads its first notice, and customers see nothing', async () => {
  const { phone, id } = await newCase();
  await service.ops('PUT', `/orders/${id}/driver-note`, { text: 'Schlüssel am Tor 3' });
  await phone.post(`/trips/${id}/accept`);
  expect((await threadOf(id)).notices).toMatchObject([
    { kind: 'NEW_TRIP', state: 'READ' },
    { kind: 'NOTE', state: 'WAITING', messageId: null },
  ]);
  await write(id, { text: 'Bitte anrufen' });
  expect((await service.call(`/extern/orders/${id}`, { key })).text).not.toContain('anrufen');
});

test('texts go when the order is anonymised', async () => {
  const { phone, id } = await newCase();
  await write(id, { text: 'Frau Muster wartet' });
  await answer(phone, id, { text: 'Bin da' });
  await anonymizeOrder(service.services.core, id);
  expect(await threadOf(id)).toMatchObject({ messages: [], notices: [] });
});
