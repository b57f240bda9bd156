// Problems that a driver reports: dispatch has them on Today until they are handled, and a delay moves the estimate.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { command, eventNames } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { advanceTripTo, newPhone, newTrip, type Phone } from './phone.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
const inMinutes = (minutes: number) =>
  new Date(service.clock.now().getTime() + minutes * 60_000).toISOString();

async function onTheWay() {
  const phone = await newPhone(service);
  const dates = { requestedPickup: inMinutes(60), requestedDelivery: inMinutes(600) };
  const id = await newTrip(service, key, phone.driverId, { ...dates, endCustomerEmail: 'petra@example.org' });
  await advanceTripTo(phone, id, 'IN_TRANSIT');
  return { phone, id, requestedDelivery: dates.requestedDelivery };
}
const report = (phone: Phone, id: string, body: object, messageId = randomUUID() as string) =>
  phone.put(`/trips/${id}/problems/${messageId}`, body);
const delayTo = (arrivesAt: string, more: object = {}) => ({
  kind: 'DELAY',
  reason: 'TRAFFIC',
  arrivesAt,
  ...more,
});
const orderOf = async (id: string) => (await service.ops('GET', `/orders/${id}`)).json;
async function problemsOnToday(id: string) {
  const { data } = (await service.ops('GET', '/today')).json;
  return data.filter(
    (one: { kind: string; order?: { id: string } }) => one.kind === 'DRIVER_PROBLEM' && one.order?.id === id,
  );
}
const delaysOf = async (id: string) =>
  (await eventNames(service, id)).filter((name) => name === 'transport.delayed');

test('a delay beyond the requested delivery is told to the customer like one of dispatch, once', async () => {
  const { phone, id } = await onTheWay();
  const arrivesAt = inMinutes(720);
  const messageId = randomUUID();
  const answers = await Promise.all(
    [1, 2].map(() => report(phone, id, delayTo(arrivesAt, { text: 'Stau bei Ulm' }), messageId)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]!.json).toMatchObject({
    requestedDelivery: arrivesAt,
    estimatedDelivery: arrivesAt,
    recipientMailed: true,
    messages: [{ problem: 'DELAY', problemReason: 'TRAFFIC', arrivesAt, text: 'Stau bei Ulm' }],
  });
  expect(await delaysOf(id)).toEqual(['transport.delayed']);
  const { sql } = service.services.core;
  const [event] = await sql`select body from events where order_id = ${id} and type = 'transport.delayed'`;
  expect(JSON.stringify(event)).toContain('Verkehr');
  expect(JSON.stringify(event)).not.toContain('Ulm');
  expect(await problemsOnToday(id)).toMatchObject([
    { problem: 'DELAY', problemReason: 'TRAFFIC', arrivesAt, text: 'Stau bei Ulm', messageId },
  ]);
});

test('a delay within the requested delivery moves only the estimate, and the order is not late', async () => {
  const { phone, id, requestedDelivery } = await onTheWay();
  const arrivesAt = inMinutes(500);
  const { json } = await report(phone, id, delayTo(arrivesAt));
  expect(json).toMatchObject({ requestedDelivery, estimatedDelivery: arrivesAt });
  expect(await delaysOf(id)).toEqual([]);
  expect(await orderOf(id)).toMatchObject({ late: false, delayedUntil: arrivesAt });
  const { trackingNumber } = await orderOf(id);
  const tracking = await service.call(`/public/tracking/${trackingNumber}`);
  expect(tracking.json).toMatchObject({
    late: false,
    deliveryBeforeDelay: null,
    estimatedDelivery: expect.any(String),
  });
  // An earlier time than one reported before does not take that one back.
  expect((await report(phone, id, delayTo(inMinutes(400)))).json.estimatedDelivery).toBe(arrivesAt);
});

test('a report that arrives after its time, or at the destination, reaches dispatch and moves nothing', async () => {
  const { phone, id, requestedDelivery } = await onTheWay();
  const late = await report(phone, id, delayTo(inMinutes(-5), { performedAt: inMinutes(-30) }));
  expect(late.json).toMatchObject({ requestedDelivery });
  await command(service, id, 'arrive_delivery');
  expect((await report(phone, id, delayTo(inMinutes(720)))).json).toMatchObject({ requestedDelivery });
  expect(await delaysOf(id)).toEqual([]);
  expect(await problemsOnToday(id)).toHaveLength(1);
});

test('a breakdown stays on Today until somebody took care of it, not only read it', async () => {
  const { phone, id } = await onTheWay();
  const messageId = randomUUID();
  await report(phone, id, { kind: 'BREAKDOWN', reason: 'TYRE', text: 'A8, km 120' }, messageId);
  const { console: mara } = await newConsoleUser(service, { role: 'dispatcher', name: 'Mara Vogel' });
  await mara('POST', `/orders/${id}/messages/read`, { lastId: messageId });
  expect(await problemsOnToday(id)).toHaveLength(1);
  const handle = (of: string) => mara('POST', `/orders/${id}/messages/${of}/handle`);
  expectV1Error(await handle(randomUUID()), 404, 'NOT_FOUND');
  for (const _ of [1, 2]) expect((await handle(messageId)).status).toBe(204);
  expect(await problemsOnToday(id)).toEqual([]);
  expect((await service.ops('GET', `/orders/${id}/messages`)).json.messages).toMatchObject([
    {
      problem: 'BREAKDOWN',
      problemReason: 'TYRE',
      handledAt: expect.any(String),
      readAt: expect.any(String),
    },
  ]);
  const { console: viewer } = await newConsoleUser(service, { role: 'viewer' });
  expectV1Error(
    await viewer('POST', `/orders/${id}/messages/${messageId}/handle`),
    403,
    'ROLE_NOT_SUFFICIENT',
  );
});

test('a problem needs a fitting reason, a delay its arrival, and the trip must be the driver’s', async () => {
  const { phone, id } = await onTheWay();
  for (const body of [
    { kind: 'DELAY', reason: 'TYRE', arrivesAt: inMinutes(720) },
    { kind: 'DELAY', reason: 'TRAFFIC' },
    { kind: 'ACCIDENT', reason: 'HURT', arrivesAt: inMinutes(720) },
  ])
    expectV1Error(await report(phone, id, body), 400, 'INVALID_REQUEST');
  const stranger = await newPhone(service, { name: 'Eva Blum' });
  expectV1Error(await report(stranger, id, { kind: 'ACCIDENT', reason: 'HURT' }), 404, 'ORDER_NOT_FOUND');
  expect(await problemsOnToday(id)).toEqual([]);
});
