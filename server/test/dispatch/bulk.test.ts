// A command for several orders: previewed by the same decision, run for each, safe to repeat.
import { expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import { advanceOrderTo, createOrder, eventNames } from '../harness/orders.ts';
import { OPERATOR_TOKEN } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { key, accountId } = await service.customer({ environment: 'production' });
const inDays = (days: number) => new Date(service.clock.now().getTime() + days * 86_400_000);

async function newOrder(changes: object = {}) {
  const dates = { requestedPickup: inDays(3).toISOString(), requestedDelivery: inDays(4).toISOString() };
  return (await createOrder(service, key, { ...dates, ...changes })).json;
}
const preview = async (body: object) =>
  (await service.ops('POST', '/orders/commands/preview', body)).json.data;
const run = (body: object, idempotencyKey?: string) =>
  service.call('/ops/orders/commands', {
    key: OPERATOR_TOKEN,
    body,
    headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
  });

test('a preview says what happens to whom, and who is refused, and changes nothing', async () => {
  const endpoint = { url: 'https://receiver.example/hook', events: ['order.cancelled', 'order.rescheduled'] };
  await service.ops('POST', `/accounts/${accountId}/webhook-endpoints`, {
    environment: 'production',
    ...endpoint,
  });
  const open = await newOrder({ endCustomerEmail: 'erika@example.org' });
  const onTheRoad = await newOrder();
  await advanceOrderTo(service, onTheRoad.id, 'IN_TRANSIT');
  const orders = [{ id: open.id }, { id: onTheRoad.id }, { id: open.id, version: 99 }];
  const [first, second, third] = await preview({ command: 'cancel', reason: 'Snow', orders });
  const [outdated] = await preview({ command: 'cancel', reason: 'Snow', orders: orders.slice(2) });
  expect(first).toMatchObject({
    number: open.orderNumber,
    outcome: 'RUNS',
    leadsTo: 'CANCELLED',
    events: [{ type: 'order.cancelled', receivers: 1 }],
    mails: [{ to: 'erika@example.org' }],
  });
  expect(second).toMatchObject({ outcome: 'REFUSED', error: { code: 'ORDER_NOT_CHANGEABLE' }, events: [] });
  expect(third).toBeUndefined();
  expect(outdated).toMatchObject({ outcome: 'REFUSED', error: { code: 'ORDER_NOT_CHANGEABLE' } });
  expect((await service.ops('GET', `/orders/${open.id}`)).json.internalStatus).toBe('OPEN');
});

test('a move shows the new dates, refuses the past and orders without a date, and tells the customer', async () => {
  const [one, two] = [await newOrder(), await newOrder({ requestedPickup: null, requestedDelivery: null })];
  const orders = [{ id: one.id }, { id: two.id }];
  const day = inDays(7).toISOString().slice(0, 10);
  const [moved, dateless] = await preview({ command: 'move', day, orders });
  expect(moved).toMatchObject({ outcome: 'RUNS', events: [{ type: 'order.rescheduled' }] });
  expect(moved.newRequestedPickup.slice(0, 10)).toBe(day);
  expect(dateless).toMatchObject({ outcome: 'REFUSED', error: { code: 'INVALID_REQUEST' } });
  expect((await preview({ command: 'move', days: -9, orders: [{ id: one.id }] }))[0].outcome).toBe('REFUSED');
  expect((await preview({ command: 'move', days: 0, orders: [{ id: one.id }] }))[0].outcome).toBe(
    'UNCHANGED',
  );
  const { data } = (await run({ command: 'move', day, orders })).json;
  expect(data[0].order.requestedPickup).toBe(moved.newRequestedPickup);
  expect(data[0].order.requestedDelivery).toBe(moved.newRequestedDelivery);
  expect(data[1]).toMatchObject({ order: null, error: { code: 'INVALID_REQUEST' } });
  expect(await eventNames(service, one.id)).toContain('order.rescheduled');
  expectV1Error(await run({ command: 'move', orders }), 400, 'INVALID_REQUEST');
});

test('a repetition does nothing again: what was done is answered as before, the rest is done', async () => {
  const [one, two] = [await newOrder(), await newOrder()];
  const command = { command: 'move', days: 2 };
  const first = await run({ ...command, orders: [{ id: one.id, version: 1 }] }, 'bulk-1');
  const both = [one, two].map(({ id }) => ({ id, version: 1 }));
  const again = await run({ ...command, orders: both }, 'bulk-1');
  expect(again.json.data[0]).toEqual(first.json.data[0]);
  expect(again.json.data[1].order.version).toBe(2);
  const { requestedPickup } = (await service.ops('GET', `/orders/${one.id}`)).json;
  expect(requestedPickup).toBe(first.json.data[0].order.requestedPickup);
});

test('an order that is named twice is moved and notified once', async () => {
  const { id } = await newOrder();
  const twice = [{ id }, { id: id.toUpperCase() }];
  const { data } = (await run({ command: 'move', days: 2, orders: twice })).json;
  expect(data).toMatchObject([{ id, order: { version: 2 }, error: null }]);
  expect((await eventNames(service, id)).filter((name) => name === 'order.rescheduled')).toHaveLength(1);
});

test('several orders are cancelled, and exported as a file', async () => {
  const made = [await newOrder(), await newOrder()];
  const orders = made.map(({ id }) => ({ id }));
  const { data } = (await run({ command: 'cancel', reason: 'Snow', orders })).json;
  expect(data.map((each: { order: object }) => each.order)).toMatchObject([
    { internalStatus: 'CANCELLED', cancelReason: 'Snow' },
    { internalStatus: 'CANCELLED', cancelReason: 'Snow' },
  ]);
  const { text, headers } = await service.ops('POST', '/orders/export', { orders });
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(text).toContain('Auftrag;Status;Kunde');
  for (const { orderNumber } of made) expect(text).toContain(orderNumber);
});

test('a message goes to the drivers of several orders, once, and names who gets none', async () => {
  const [driven, open] = [await newOrder(), await newOrder()];
  await advanceOrderTo(service, driven.id, 'ASSIGNED');
  const orders = [{ id: driven.id }, { id: open.id }, { id: driven.id, version: 1 }];
  const message = { command: 'message', text: 'Snow on the A7', question: true };
  const [told, nobody] = await preview({ ...message, orders });
  const [outdated] = await preview({ ...message, orders: orders.slice(2) });
  expect(told).toMatchObject({
    outcome: 'RUNS',
    tells: { driver: 'Jana Maria Kowalska', pushed: false },
    mails: [],
  });
  expect(nobody).toMatchObject({ outcome: 'REFUSED', error: { code: 'ORDER_NOT_CHANGEABLE' }, tells: null });
  expect(outdated).toMatchObject({ outcome: 'REFUSED' });
  const sent = await run({ ...message, orders: orders.slice(0, 2) }, 'snow');
  expect(sent.json.data.map(({ error }: { error: object | null }) => error === null)).toEqual([true, false]);
  await run({ ...message, orders: [{ id: driven.id }] }, 'snow');
  const { messages } = (await service.ops('GET', `/orders/${driven.id}/messages`)).json;
  expect(messages).toMatchObject([{ text: 'Snow on the A7', question: true, author: 'DISPATCH' }]);
});
