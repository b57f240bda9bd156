// Our messages, as a real receiver got them, verified with the unmodified libraries that integrators use.
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrder } from '../../harness/orders.ts';
import { REACH_RECEIVERS, type Received, type Receiver, startReceiver } from '../../harness/receiver.ts';
import { startService, type TestService } from '../../harness/service.ts';
import { virtualClock } from '../../harness/virtual-clock.ts';
import { importLegacyEndpoint, LEGACY_SECRET, subscriber } from './subscribers.ts';
import { legacySignature, serviceSignature } from './verify-by-hand.ts';

let service: TestService;
let receiver: Receiver;
beforeAll(async () => {
  // The libraries compare with the real time.
  const clock = virtualClock(new Date().toISOString());
  service = await startService({ ...REACH_RECEIVERS, clock, deliver: true });
});
afterAll(() => service.close());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

/** A message with multi-byte characters, so that lengths and encodings matter. */
async function messageOf(environment: 'production' | 'sandbox') {
  const made = await subscriber(service, receiver.url, ['order.created'], environment);
  await createOrder(service, made.key, { customerReference: 'Grüße 🚗 "quoted" \\ 東京' });
  await service.settle();
  expect(receiver.received).toHaveLength(1);
  return { ...receiver.received[0]!, endpoint: made.endpoint };
}

const textHeaders = ({ headers }: Pick<Received, 'headers'>) => headers as Record<string, string>;
const tampered = (body: string) => body.replace('order.created', 'order.creates');

describe('standardwebhooks', () => {
  test('verifies a message with the secret in its own form', async () => {
    const message = await messageOf('production');
    const webhook = new Webhook(message.endpoint.standardWebhooksSecret);
    expect(webhook.verify(message.body, textHeaders(message))).toEqual(message.json);
  });

  test('refuses a changed body, another secret and an old timestamp', async () => {
    const message = await messageOf('sandbox');
    const webhook = new Webhook(message.endpoint.standardWebhooksSecret);
    const headers = textHeaders(message);
    expect(() => webhook.verify(tampered(message.body), headers)).toThrow(/matching signature/);
    const other = new Webhook(`whsec_${Buffer.from('0'.repeat(64)).toString('base64')}`);
    expect(() => other.verify(message.body, headers)).toThrow(/matching signature/);
    const old = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 301) };
    expect(() => webhook.verify(message.body, old)).toThrow(/too old/);
  });
});

describe('stripe', () => {
  const stripe = new Stripe('sk_test_unused');
  const header = (message: Pick<Received, 'headers'>) => textHeaders(message)['x-service-signature']!;

  test('verifies a message by X-Service-Signature with the plain secret', async () => {
    const message = await messageOf('production');
    const event = stripe.webhooks.constructEvent(message.body, header(message), message.endpoint.secret);
    expect(event).toEqual(message.json);
  });

  test('refuses a changed body, another secret and an old timestamp', async () => {
    const message = await messageOf('sandbox');
    const { secret } = message.endpoint;
    const signature = header(message);
    expect(() => stripe.webhooks.constructEvent(tampered(message.body), signature, secret)).toThrow(
      /No signatures found/,
    );
    expect(() => stripe.webhooks.constructEvent(message.body, signature, '0'.repeat(64))).toThrow(
      /No signatures found/,
    );
    const later = Date.now() + 400_000;
    expect(() =>
      stripe.webhooks.constructEvent(message.body, signature, secret, 300, undefined, later),
    ).toThrow(/outside the tolerance/);
  });
});

describe('by hand', () => {
  test('the signature covers timestamp, dot and raw body, keyed by the 64 characters', async () => {
    const message = await messageOf('production');
    const at = new Date(Number(message.headers['webhook-timestamp']) * 1000);
    expect(message.headers['x-service-signature']).toBe(
      serviceSignature(message.endpoint.secret, at, message.body),
    );
    expect(serviceSignature(message.endpoint.secret, at, tampered(message.body))).not.toBe(
      message.headers['x-service-signature'],
    );
  });

  test('the older format signs the same way', async () => {
    const { account, key } = await service.customer({ environment: 'production' });
    await importLegacyEndpoint(service, account.id, receiver.url, ['order.completed']);
    await createOrder(service, key, { customerReference: 'Grüße 🚗' });
    await service.settle();
    const { headers, body } = receiver.received[0]!;
    const at = new Date(Number(headers['x-webhook-timestamp']) * 1000);
    expect(headers['x-webhook-signature']).toBe(legacySignature(LEGACY_SECRET, at, body));
    expect(legacySignature(LEGACY_SECRET, at, tampered(body).replace('🚗', '🚙'))).not.toBe(
      headers['x-webhook-signature'],
    );
  });
});
