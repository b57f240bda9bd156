// Actions of a customer on an endpoint in the portal: pause, resume, renew the secret, with audit entries.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../../../src/platform/db.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { type Receiver, startReceiver } from '../../harness/receiver.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { act, deliveryLog, expectNothingStuck, subscriber } from './subscribers.ts';
import { serviceSignature } from './verify-by-hand.ts';

const service = await sharedService({ deliver: true });
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  await expectNothingStuck(service);
});

const failing: Receiver['answer'] = (_request, response) => response.writeHead(503).end();
const working: Receiver['answer'] = (_request, response) => response.writeHead(200).end('ok');

describe('pause', () => {
  test('turns open retries into dead letters, and nothing more arrives', async () => {
    const made = await subscriber(service, receiver.url);
    receiver.answer = failing;
    await createOrder(service, made.key);
    await service.settle();
    const paused = await act(service, made, 'pause');
    expect(paused.json).toMatchObject({ id: made.endpoint.id, status: 'PAUSED' });
    expect((await deliveryLog(service, made)).data).toMatchObject([
      {
        state: 'DEAD_LETTER',
        attempts: 1,
        nextAttemptAt: null,
        finishedAt: service.clock.now().toISOString(),
      },
    ]);
    receiver.answer = working;
    await createOrder(service, made.key);
    service.clock.advance(86_400_000);
    await service.settle();
    expect(receiver.received).toHaveLength(1);
    expect((await deliveryLog(service, made)).data).toHaveLength(1);
  });

  test('is visible to the customer, and pausing twice changes nothing more', async () => {
    const made = await subscriber(service, receiver.url);
    await act(service, made, 'pause');
    expect((await act(service, made, 'pause')).json.status).toBe('PAUSED');
    const shown = await service.call(`/extern/webhook-subscriptions/${made.endpoint.id}`, { key: made.key });
    expect(shown.json.status).toBe('PAUSED');
  });

  test('includes deliveries that were written before it and committed after it', async () => {
    const made = await subscriber(service, receiver.url);
    const other = connect(service.database, { maxConnections: 1 });
    const now = service.clock.now();
    await other.begin(async (tx) => {
      const [event] = await tx`
        insert into events (id, account_id, environment, format, type, created_at, body)
        values (gen_random_uuid(), ${made.account.id}, 'production', '2026-09-01', 'order.created', ${now}, '{}')
        returning id`;
      await tx`
        insert into webhook_deliveries (id, endpoint_id, event_id, event, state, next_attempt_at, event_at,
          created_at)
        values (gen_random_uuid(), ${made.endpoint.id}, ${event!.id}, 'order.created', 'PENDING', ${now}, ${now},
          ${now})`;
      expect((await act(service, made, 'pause')).status).toBe(200);
    });
    await other.end();
    await service.settle();
    expect(receiver.received).toEqual([]);
    expect((await deliveryLog(service, made)).data).toMatchObject([{ state: 'DEAD_LETTER', attempts: 0 }]);
  });

  test('during many orders at once stops all messages after its answer', async () => {
    const made = await subscriber(service, receiver.url);
    const orders = Promise.all(Array.from({ length: 30 }, () => createOrder(service, made.key)));
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(0));
    await act(service, made, 'pause');
    expect((await orders).map(({ status }) => status)).toEqual(Array(30).fill(201));
    await service.settle();
    const arrived = receiver.received.length;
    service.clock.advance(86_400_000);
    await createOrder(service, made.key);
    await service.settle();
    expect(receiver.received).toHaveLength(arrived);
    const states = (await deliveryLog(service, made, '?limit=100')).data.map(
      (d: { state: string }) => d.state,
    );
    expect(states.filter((state: string) => state === 'DELIVERED')).toHaveLength(arrived);
    expect(states.every((state: string) => state === 'DELIVERED' || state === 'DEAD_LETTER')).toBe(true);
  });
});

test('resuming sends new events again, and missed ones only after a resend', async () => {
  const made = await subscriber(service, receiver.url);
  await act(service, made, 'pause');
  await createOrder(service, made.key, { externalOrderId: 'missed' });
  expect((await act(service, made, 'resume')).json.status).toBe('ACTIVE');
  await createOrder(service, made.key, { externalOrderId: 'seen' });
  await service.settle();
  expect(receiver.received.map(({ json }) => json.data.externalOrderId)).toEqual(['seen']);
});

describe('renewing the secret', () => {
  test('answers the new one once, and the next message is signed with it', async () => {
    const made = await subscriber(service, receiver.url);
    await createOrder(service, made.key);
    await service.settle();
    const renewed = (await act(service, made, 'renew-secret')).json;
    expect(renewed).toEqual({
      ...made.endpoint,
      updatedAt: service.clock.now().toISOString(),
      secret: expect.stringMatching(/^[0-9a-f]{64}$/),
      standardWebhooksSecret: `whsec_${Buffer.from(renewed.secret).toString('base64')}`,
    });
    expect(renewed.secret).not.toBe(made.endpoint.secret);
    await createOrder(service, made.key);
    await service.settle();
    const { headers, body } = receiver.received[1]!;
    expect(headers['x-service-signature']).toBe(serviceSignature(renewed.secret, service.clock.now(), body));
    const shown = await service.call('/extern/webhook-subscriptions', { key: made.key });
    expect(shown.text).not.toContain(renewed.secret);
  });

  test('applies to waiting deliveries, also repeatedly', async () => {
    const made = await subscriber(service, receiver.url);
    receiver.answer = failing;
    await createOrder(service, made.key);
    await service.settle();
    for (let i = 1; i <= 5; i++) {
      const { secret } = (await act(service, made, 'renew-secret')).json;
      // Only now, because due deliveries may be sent at any moment.
      service.clock.advance(3_600_000);
      await service.settle();
      const { headers, body } = receiver.received[i]!;
      expect(headers['x-service-signature']).toBe(serviceSignature(secret, service.clock.now(), body));
    }
    await act(service, made, 'pause');
  });

  test('applies at once to the next orders', async () => {
    const made = await subscriber(service, receiver.url);
    for (let i = 0; i < 10; i++) {
      await createOrder(service, made.key);
      await service.settle();
      const [{ json }] = await Promise.all([
        act(service, made, 'renew-secret'),
        createOrder(service, made.key),
      ]);
      await createOrder(service, made.key);
      await service.settle();
      const { headers, body } = receiver.received[receiver.received.length - 1]!;
      expect(headers['x-service-signature']).toBe(serviceSignature(json.secret, service.clock.now(), body));
    }
  });
});

test('every action is in the audit log with its author, and without secrets', async () => {
  const made = await subscriber(service, receiver.url);
  await createOrder(service, made.key);
  await service.settle();
  const { secret } = (await act(service, made, 'renew-secret')).json;
  await act(service, made, 'pause');
  await act(service, made, 'resume');
  const [delivery] = (await deliveryLog(service, made)).data;
  await service.ops('POST', '/deliveries/resend', { ids: [delivery.id] });
  await service.settle();
  await act(service, made, 'switch');
  await service.ops('DELETE', `/accounts/${made.account.id}/webhook-endpoints/${made.endpoint.id}`);
  const audit = await service.services.core.sql`
    select action, actor, channel, details from audit_log where subject_id = ${made.endpoint.id} order by id`;
  expect(audit.map(({ action }) => action).sort()).toEqual([
    'webhook.created',
    'webhook.deleted',
    'webhook.paused',
    'webhook.resent',
    'webhook.resumed',
    'webhook.secret_renewed',
    'webhook.switched',
  ]);
  for (const { action, actor, channel } of audit) {
    if (action !== 'webhook.created')
      expect({ actor, channel }).toEqual({ actor: 'operator', channel: 'ops' });
  }
  for (const text of [secret, made.endpoint.secret]) expect(JSON.stringify(audit)).not.toContain(text);
});

test.each(['pause', 'resume', 'renew-secret', 'switch'])(
  '%s finds only endpoints of the named account',
  async (action) => {
    const made = await subscriber(service, receiver.url);
    const stranger = (await service.customer()).account;
    expectV1Error(await act(service, { ...made, account: stranger }, action), 404, 'SUBSCRIPTION_NOT_FOUND');
  },
);
