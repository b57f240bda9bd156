// An endpoint that changes during an attempt, and a clock that jumps: nothing is lost or left open.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOrder } from '../harness/orders.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { sharedService } from '../harness/shared-service.ts';
import {
  act,
  committedEvents,
  deliveryLog,
  expectNoEarlyDeadLetter,
  expectNothingStuck,
  subscriber,
} from '../messages/webhooks/subscribers.ts';
import { serviceSignature } from '../messages/webhooks/verify-by-hand.ts';

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

const failing: Receiver['answer'] = (_request, response) => response.writeHead(500).end();
const working: Receiver['answer'] = (_request, response) => response.writeHead(200).end('ok');

/** An order whose message has reached the receiver, which has not answered yet. */
async function orderAwaitingAnswer() {
  const made = await subscriber(service, receiver.url);
  let answer = (_with: Receiver['answer']) => {};
  receiver.answer = (request, response, raw) => {
    answer = (using) => using(request, response, raw);
  };
  await createOrder(service, made.key);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
  receiver.answer = working;
  return { made, answer: (using: Receiver['answer']) => answer(using) };
}

async function expectArrived(accountId: string): Promise<void> {
  const arrived = new Set(receiver.received.map(({ json }) => json.id));
  for (const id of await committedEvents(service, accountId, ['order.created']))
    expect(arrived).toContain(id);
  await expectNoEarlyDeadLetter(service);
}

describe('during an attempt', () => {
  test.each([
    ['succeeds', working],
    ['fails', failing],
  ])('an endpoint that is deleted is gone, if the attempt %s', async (_how, outcome) => {
    const { made, answer } = await orderAwaitingAnswer();
    const path = `/extern/webhook-subscriptions/${made.endpoint.id}`;
    expect((await service.call(path, { key: made.key, method: 'DELETE' })).status).toBe(204);
    answer(outcome);
    await service.settle();
    service.clock.advance(24 * HOUR_MS);
    await service.settle();
    expect(receiver.received).toHaveLength(1);
    const rows = await service.services.core.sql`
      select from webhook_deliveries where endpoint_id = ${made.endpoint.id}`;
    expect(rows).toHaveLength(0);
  });

  test('an endpoint that is paused gets nothing more, and failed deliveries can be resent after resuming', async () => {
    const { made, answer } = await orderAwaitingAnswer();
    await act(service, made, 'pause');
    answer(failing);
    await service.settle();
    service.clock.advance(24 * HOUR_MS);
    await service.settle();
    expect(receiver.received).toHaveLength(1);
    const [dead] = (await deliveryLog(service, made)).data;
    expect(dead).toMatchObject({ state: 'DEAD_LETTER', attempts: 1 });
    await act(service, made, 'resume');
    await service.ops('POST', '/deliveries/resend', { ids: [dead.id] });
    await service.settle();
    expect((await deliveryLog(service, made)).data).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
  });

  test('an endpoint whose secret is renewed gets the retry signed with the new one', async () => {
    const { made, answer } = await orderAwaitingAnswer();
    const { secret } = (await act(service, made, 'renew-secret')).json;
    answer(failing);
    await service.settle();
    service.clock.advance(60_000);
    await service.settle();
    const [first, second] = receiver.received;
    const sentAt = new Date(Number(first!.headers['webhook-timestamp']) * 1000);
    expect(first!.headers['x-service-signature']).toBe(
      serviceSignature(made.endpoint.secret, sentAt, first!.body),
    );
    expect(second!.headers['x-service-signature']).toBe(
      serviceSignature(secret, service.clock.now(), second!.body),
    );
    await expectArrived(made.account.id);
  });
});

describe('the clock', () => {
  test('jumps a day ahead during an attempt that fails: one more attempt is made', async () => {
    const { made, answer } = await orderAwaitingAnswer();
    service.clock.advance(23 * HOUR_MS);
    answer(failing);
    await service.settle();
    expect((await deliveryLog(service, made)).data).toMatchObject([{ state: 'FAILED_RETRYING' }]);
    service.clock.advance(HOUR_MS);
    await service.settle();
    expect((await deliveryLog(service, made)).data).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
    await expectArrived(made.account.id);
  });

  test('jumps past a whole outage: each waiting delivery is attempted once more before it is dead', async () => {
    const made = await subscriber(service, receiver.url);
    receiver.answer = failing;
    await createOrder(service, made.key);
    await service.settle();
    service.clock.advance(72 * HOUR_MS);
    await service.settle();
    expect((await deliveryLog(service, made)).data).toMatchObject([{ state: 'DEAD_LETTER', attempts: 2 }]);
  });

  test('goes back during an attempt that fails: the retry follows the plan, not the jump', async () => {
    const { made, answer } = await orderAwaitingAnswer();
    service.clock.advance(-5 * HOUR_MS);
    answer(failing);
    await service.settle();
    service.clock.advance(40_000);
    await service.settle();
    expect((await deliveryLog(service, made)).data).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
    await expectArrived(made.account.id);
    service.clock.advance(5 * HOUR_MS);
  });

  test('goes back: new orders arrive at once, and retries arrive when they are due', async () => {
    const made = await subscriber(service, receiver.url);
    receiver.answer = failing;
    await createOrder(service, made.key, { externalOrderId: 'before' });
    await service.settle();
    service.clock.advance(-6 * HOUR_MS);
    receiver.answer = working;
    await createOrder(service, made.key, { externalOrderId: 'after' });
    await service.settle();
    const arrived = () => receiver.received.map(({ json }) => json.data.externalOrderId);
    expect(arrived()).toEqual(['before', 'after']);
    service.clock.advance(6 * HOUR_MS + 60_000);
    await service.settle();
    expect(arrived()).toEqual(['before', 'after', 'before']);
    await expectArrived(made.account.id);
  });
});
