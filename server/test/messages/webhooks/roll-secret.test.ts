// Rolling a secret: both sign for a chosen time, then the old one is deleted; renewing ends it at once.
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { type Received, type Receiver, startReceiver } from '../../harness/receiver.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { act, importLegacyEndpoint, type Subscriber, subscriber } from './subscribers.ts';
import { legacySignature, serviceSignature } from './verify-by-hand.ts';

const HOUR_MS = 3_600_000;
const service = await sharedService({ deliver: true });
const { sql } = service.services.core;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const roll = (made: Subscriber, hours: unknown) =>
  service.ops('POST', `/accounts/${made.account.id}/webhook-endpoints/${made.endpoint.id}/roll-secret`, {
    hours,
  });

async function nextMessage(made: Subscriber): Promise<Received> {
  await createOrder(service, made.key);
  await service.settle();
  return receiver.received.at(-1)!;
}

/** The signature that a receiver with one secret expects, as a part of the header. */
const partOf = (secret: string, body: string) =>
  serviceSignature(secret, service.clock.now(), body).split(',')[1];

/** Verifies with the library, which uses the real clock, so the message needs a current timestamp. */
function verifies(secret: string, { headers, body }: Received): boolean {
  const hook = new Webhook(secret) as unknown as { verifyTimestamp: (text: string) => Date };
  hook.verifyTimestamp = (text) => new Date(Number(text) * 1000);
  try {
    (hook as unknown as Webhook).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

test('both secrets sign, the new one first, in both headers', async () => {
  const made = await subscriber(service, receiver.url);
  const rolled = (await roll(made, 24)).json;
  expect(rolled).toEqual({
    ...made.endpoint,
    updatedAt: service.clock.now().toISOString(),
    oldSecretUntil: new Date(service.clock.now().getTime() + 24 * HOUR_MS).toISOString(),
    secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    standardWebhooksSecret: `whsec_${Buffer.from(rolled.secret).toString('base64')}`,
  });
  expect(rolled.secret).not.toBe(made.endpoint.secret);
  const message = await nextMessage(made);
  const seconds = Math.floor(service.clock.now().getTime() / 1000);
  expect(message.headers['x-service-signature']).toBe(
    `t=${seconds},${partOf(rolled.secret, message.body)},${partOf(made.endpoint.secret, message.body)}`,
  );
  expect((message.headers['webhook-signature'] as string).split(' ')).toHaveLength(2);
  for (const secret of [rolled.standardWebhooksSecret, made.endpoint.standardWebhooksSecret]) {
    expect(verifies(secret, message)).toBe(true);
  }
  expect(verifies(`whsec_${Buffer.from('0'.repeat(64)).toString('base64')}`, message)).toBe(false);
});

test('after its time the old secret signs nothing more and is deleted', async () => {
  const made = await subscriber(service, receiver.url);
  const { secret } = (await roll(made, 2)).json;
  service.clock.advance(2 * HOUR_MS - 1000);
  expect((await nextMessage(made)).headers['x-service-signature']).toMatch(/^t=\d+,v1=\w+,v1=\w+$/);
  service.clock.advance(1000);
  const { headers, body } = await nextMessage(made);
  expect(headers['x-service-signature']).toBe(serviceSignature(secret, service.clock.now(), body));
  expect((headers['webhook-signature'] as string).split(' ')).toHaveLength(1);
  await service.settle();
  expect(
    await sql`select old_secret, old_secret_until from webhook_endpoints where id = ${made.endpoint.id}`,
  ).toEqual([{ oldSecret: null, oldSecretUntil: null }]);
});

test('renewing ends both at once', async () => {
  const made = await subscriber(service, receiver.url);
  await roll(made, 72);
  const { secret } = (await act(service, made, 'renew-secret')).json;
  const { headers, body } = await nextMessage(made);
  expect(headers['x-service-signature']).toBe(serviceSignature(secret, service.clock.now(), body));
});

test('rolling again keeps the previous one and ends the oldest', async () => {
  const made = await subscriber(service, receiver.url);
  const first = (await roll(made, 72)).json.secret;
  const second = (await roll(made, 1)).json.secret;
  const { headers, body } = await nextMessage(made);
  expect(headers['x-service-signature']).toContain(`,${partOf(second, body)},${partOf(first, body)}`);
  expect(headers['x-service-signature']).not.toContain(partOf(made.endpoint.secret, body));
});

test('the older format has one signature, made with the new secret', async () => {
  const customer = await service.customer({ environment: 'production' });
  const endpoint = (await importLegacyEndpoint(service, customer.account.id, receiver.url, ['order.updated']))
    .json;
  const made = { ...customer, endpoint };
  const { secret } = (await roll(made, 24)).json;
  const { headers, body } = await nextMessage(made);
  expect(headers['x-webhook-signature']).toBe(legacySignature(secret, service.clock.now(), body));
});

describe('the hours', () => {
  test.each([0, 73, 1.5, '24', null])('%s are refused', async (hours) => {
    const made = await subscriber(service, receiver.url);
    const refused = await roll(made, hours);
    expectV1Error(refused, 400, 'INVALID_REQUEST');
    expect(refused.json.error.details.fields).toMatchObject([{ field: 'hours' }]);
  });
});

test('rolling finds only endpoints of the named account, and the audit log has the end, never the secrets', async () => {
  const made = await subscriber(service, receiver.url);
  const stranger = (await service.customer()).account;
  expectV1Error(await roll({ ...made, account: stranger }, 1), 404, 'SUBSCRIPTION_NOT_FOUND');
  const { secret, oldSecretUntil } = (await roll(made, 1)).json;
  const audit = await sql`select details from audit_log where action = 'webhook.secret_rolled'
    and subject_id = ${made.endpoint.id}`;
  expect(audit).toMatchObject([
    { details: { changes: { oldSecretUntil: { before: null, after: oldSecretUntil } } } },
  ]);
  for (const text of [secret, made.endpoint.secret]) expect(JSON.stringify(audit)).not.toContain(text);
});

test('an inbox accepts messages that either secret signed', async () => {
  const customer = await service.customer({ environment: 'sandbox' });
  const inbox = (await service.call('/extern/sandbox/inboxes', { key: customer.key, body: {} })).json;
  const endpoint = (
    await service.call('/extern/webhook-subscriptions', {
      key: customer.key,
      body: { url: inbox.url, events: ['order.created'] },
    })
  ).json;
  const made = { ...customer, endpoint };
  await createOrder(service, made.key);
  await service.settle();
  await roll(made, 1);
  await createOrder(service, made.key);
  await service.settle();
  const messages = (await service.call(`/extern/sandbox/inboxes/${inbox.id}/messages`, { key: made.key }))
    .json;
  expect(messages.data.map(({ signature }: { signature: { valid: boolean } }) => signature.valid)).toEqual([
    true,
    true,
  ]);
});
