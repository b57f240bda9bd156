// Resending: one delivery, a selection, or all dead letters since a time, each with its own retry plan.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { type Receiver, startReceiver } from '../../harness/receiver.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { act, deliveryLog, expectNothingStuck, type Subscriber, subscriber } from './subscribers.ts';

const HOUR_MS = 3_600_000;
const service = await sharedService({ deliver: true });
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  await expectNothingStuck(service);
});

const failing: Receiver['answer'] = (_request, response) => response.writeHead(500).end('no');
const working: Receiver['answer'] = (_request, response) => response.writeHead(200).end('ok');
const resend = (body: object) => service.ops('POST', '/deliveries/resend', body);
const deliveries = async (made: Subscriber) => (await deliveryLog(service, made, '?limit=100')).data;

/** A delivery that was ended by a pause after one failed attempt, to an endpoint that works again. */
async function deadDelivery(made: Subscriber) {
  receiver.answer = failing;
  await createOrder(service, made.key);
  await service.settle();
  await act(service, made, 'pause');
  await act(service, made, 'resume');
  receiver.answer = working;
  return (await deliveries(made))[0];
}

describe('one delivery', () => {
  test('is sent under the same id, with the same bytes, as the next attempt', async () => {
    const made = await subscriber(service, receiver.url);
    const dead = await deadDelivery(made);
    expect((await resend({ ids: [dead.id] })).json).toEqual({ resent: 1 });
    await service.settle();
    const [first, second] = receiver.received;
    expect(second!.body).toBe(first!.body);
    expect(second!.headers).toMatchObject({
      'x-service-delivery-id': dead.id,
      'webhook-id': dead.eventId,
      'x-service-attempt': '2',
    });
    expect(await deliveries(made)).toMatchObject([
      { id: dead.id, state: 'DELIVERED', attempts: 2, status: 200, response: 'ok' },
    ]);
  });

  test('may be one that has succeeded', async () => {
    const made = await subscriber(service, receiver.url);
    await createOrder(service, made.key);
    await service.settle();
    const [delivered] = await deliveries(made);
    await resend({ ids: [delivered.id] });
    await service.settle();
    expect(receiver.received).toHaveLength(2);
    expect(await deliveries(made)).toMatchObject([{ id: delivered.id, state: 'DELIVERED', attempts: 2 }]);
  });

  test('restarts its plan: twelve more attempts in 24 hours, and the count continues', async () => {
    const made = await subscriber(service, receiver.url);
    const dead = await deadDelivery(made);
    receiver.answer = failing;
    service.clock.advance(50 * HOUR_MS);
    await resend({ ids: [dead.id] });
    await service.settle();
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      service.clock.advance(5 * 60_000);
      await service.settle();
    }
    expect(receiver.received).toHaveLength(13);
    expect(receiver.received[12]!.headers['x-service-attempt']).toBe('13');
    expect(await deliveries(made)).toMatchObject([{ state: 'DEAD_LETTER', attempts: 13 }]);
    const details = (await service.ops('GET', `/deliveries/${dead.id}`)).json;
    expect(details.attemptLog.map(({ attempt }: { attempt: number }) => attempt)).toEqual(
      Array.from({ length: 13 }, (_, i) => i + 1),
    );
  });

  test('that is in progress is sent once more afterwards, on the new plan', async () => {
    const made = await subscriber(service, receiver.url);
    receiver.answer = failing;
    await createOrder(service, made.key);
    await service.settle();
    const answers: (() => void)[] = [];
    receiver.answer = (request, response) => answers.push(() => failing(request, response, response.req));
    service.clock.advance(HOUR_MS);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    const [retrying] = await deliveries(made);
    await resend({ ids: [retrying.id] });
    receiver.answer = working;
    answers[0]!();
    await service.settle();
    expect(receiver.received.map(({ headers }) => headers['x-service-attempt'])).toEqual(['1', '2', '3']);
    expect(await deliveries(made)).toMatchObject([{ state: 'DELIVERED', attempts: 3 }]);
  });
});

describe('several', () => {
  test('everything that failed is sent at once, also what waits for its next attempt', async () => {
    const made = await subscriber(service, receiver.url);
    const since = service.clock.now().toISOString();
    await deadDelivery(made);
    receiver.answer = failing;
    await createOrder(service, made.key);
    await service.settle();
    const states = async () => (await deliveries(made)).map(({ state }: { state: string }) => state);
    expect((await states()).sort()).toEqual(['DEAD_LETTER', 'FAILED_RETRYING']);
    receiver.answer = working;
    const body = { endpointId: made.endpoint.id, failedSince: since };
    expect((await resend(body)).json).toEqual({ resent: 2 });
    await service.settle();
    expect(await states()).toEqual(['DELIVERED', 'DELIVERED']);
    expect((await resend(body)).json).toEqual({ resent: 0 });
    expectV1Error(await resend({ ...body, deadSince: since }), 400, 'INVALID_REQUEST');
  });

  test('a selection is sent and no other', async () => {
    const made = await subscriber(service, receiver.url);
    receiver.answer = failing;
    for (let i = 0; i < 3; i++) await createOrder(service, made.key);
    await service.settle();
    await act(service, made, 'pause');
    await act(service, made, 'resume');
    receiver.answer = working;
    const [a, , c] = await deliveries(made);
    const unknown = '0199a0c2-7c4e-7000-8000-000000000030';
    expect((await resend({ ids: [a.id, c.id, a.id, unknown] })).json).toEqual({ resent: 2 });
    await service.settle();
    const states = Object.fromEntries(
      (await deliveries(made)).map((d: { id: string; state: string }) => [d.id, d.state]),
    );
    expect(states).toMatchObject({ [a.id]: 'DELIVERED', [c.id]: 'DELIVERED' });
    expect(Object.values(states).filter((state) => state === 'DEAD_LETTER')).toHaveLength(1);
  });

  test('all dead letters of the endpoint since a time are sent, and no other', async () => {
    const made = await subscriber(service, receiver.url);
    const elsewhere = await subscriber(service, receiver.url);
    const old = await deadDelivery(made);
    await deadDelivery(elsewhere);
    service.clock.advance(HOUR_MS);
    const since = service.clock.now().toISOString();
    const recent = await deadDelivery(made);
    await deadDelivery(elsewhere);
    await createOrder(service, made.key);
    await service.settle();
    const before = receiver.received.length;
    expect((await resend({ endpointId: made.endpoint.id, deadSince: since })).json).toEqual({ resent: 1 });
    await service.settle();
    expect(receiver.received).toHaveLength(before + 1);
    expect(receiver.received[before]!.headers['x-service-delivery-id']).toBe(recent.id);
    expect((await deliveries(made)).find(({ id }: { id: string }) => id === old.id).state).toBe(
      'DEAD_LETTER',
    );
  });

  test('those of a paused endpoint are not sent', async () => {
    const made = await subscriber(service, receiver.url);
    const dead = await deadDelivery(made);
    await act(service, made, 'pause');
    expect((await resend({ ids: [dead.id] })).json).toEqual({ resent: 0 });
    expect((await resend({ endpointId: made.endpoint.id, deadSince: '2026-01-01T00:00:00Z' })).json).toEqual({
      resent: 0,
    });
    await service.settle();
    expect(receiver.received).toHaveLength(1);
  });

  test.each([
    ['nothing', {}],
    [
      'both ways at once',
      { ids: ['0199a0c2-7c4e-7000-8000-000000000030'], deadSince: '2026-01-01T00:00:00Z' },
    ],
    ['an endpoint without a time', { endpointId: '0199a0c2-7c4e-7000-8000-000000000030' }],
    ['a time without an endpoint', { deadSince: '2026-01-01T00:00:00Z' }],
    ['an empty selection', { ids: [] }],
  ])('%s is refused', async (_what, body) => {
    expectV1Error(await resend(body), 400, 'INVALID_REQUEST');
  });
});
