// Webhook messages: real messages of the service verify, and every fault is reported.
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signingHeaders } from '../../../server/src/messages/webhooks/sign-message.ts';
import { ConfigurationError, type VerifyOptions, verifyWebhook, type WebhookHeaders } from '../src/index.ts';
import { newSecret, SAMPLE_ORDER, sampleEvent, signMessage } from '../src/testing.ts';
import { newClient, sharedService } from './service.ts';

const service = await sharedService();
const SECRET = newSecret();
const event = sampleEvent('vehicle.delivered', { hasDamage: true, customerReference: 'Grüße' });

async function faultOf(
  body: unknown,
  headers: WebhookHeaders,
  secrets: string | string[],
  options?: VerifyOptions,
) {
  const verified = verifyWebhook(body as string, headers, secrets, options);
  return verified.then(
    () => 'none',
    (error: { fault: string }) => error.fault,
  );
}

test('a message in a sandbox inbox verifies with the secret of its endpoint', async () => {
  const { client } = await newClient(service);
  const inbox = await client.sandbox.createInbox();
  const { secret } = await client.webhooks.create({ url: inbox.url, events: ['order.created'] });
  const order = await client.orders.create(SAMPLE_ORDER);
  await service.settle();
  const [message] = await client.sandbox.inboxMessages(inbox.id);
  const options = { now: service.clock.now() };
  const verified = await verifyWebhook(message!.body, message!.headers, secret, options);
  expect(verified).toMatchObject({ type: 'order.created', data: { orderId: order.id } });
});

test('the helpers sign exactly as the service does', async () => {
  const at = new Date('2026-10-05T08:00:00Z');
  const signed = await signMessage({
    secret: SECRET,
    oldSecret: newSecret(),
    event,
    at,
    deliveryId: 'd',
    attempt: 3,
  });
  const own = signingHeaders({
    format: '2026-09-01',
    secret: SECRET,
    eventId: event.id,
    eventName: event.type,
    deliveryId: 'd',
    attempt: 3,
    at,
    body: Buffer.from(signed.body),
  });
  const lower = Object.fromEntries(Object.entries(own).map(([name, value]) => [name.toLowerCase(), value]));
  expect(Object.keys(signed.headers).sort()).toEqual(Object.keys(lower).sort());
  expect(signed.headers['x-service-signature']).toContain(lower['x-service-signature']);
  expect(signed.headers['webhook-signature']).toContain(lower['webhook-signature']);
});

describe('a valid message', () => {
  test('verifies as text, bytes and buffer, with headers of every form, and is typed by its name', async () => {
    const { body, headers } = await signMessage({ secret: SECRET, event });
    const bytes = new TextEncoder().encode(body);
    const asNode = { ...headers, 'x-forwarded-for': ['a', 'b'], cookie: undefined };
    for (const given of [new Headers(headers), Object.entries(headers), asNode] as WebhookHeaders[]) {
      for (const raw of [body, bytes, bytes.buffer]) {
        const verified = await verifyWebhook(raw, given, SECRET);
        if (verified.type !== 'vehicle.delivered') throw new Error(verified.type);
        expect(verified.data.hasDamage).toBe(true);
      }
    }
  });

  test('verifies with either secret during a change, and with the form of Standard Webhooks', async () => {
    const oldSecret = newSecret();
    const { body, headers } = await signMessage({ secret: SECRET, oldSecret, event });
    const standard = `whsec_${Buffer.from(SECRET).toString('base64')}`;
    for (const secrets of [SECRET, oldSecret, standard, [newSecret(), oldSecret]]) {
      expect(await faultOf(body, headers, secrets)).toBe('none');
    }
    expect(await faultOf(body, headers, Buffer.from(`${SECRET}\n`) as never)).toBe('none');
    expect(await faultOf(body, headers, [new TextEncoder().encode(SECRET)] as never)).toBe('none');
    const { 'x-service-signature': _, ...onlyStandard } = headers;
    expect(await faultOf(body, onlyStandard, SECRET)).toBe('none');
  });
});

test('every fault has a code and a sentence', async () => {
  const { body, headers } = await signMessage({ secret: SECRET, event });
  const { 'x-service-signature': own, ...bare } = headers;
  const without = { 'content-type': 'application/json' };
  const signedText = async (text: string) => {
    const seconds = Math.floor(Date.now() / 1000);
    const hex = createHmac('sha256', SECRET).update(`${seconds}.${text}`).digest('hex');
    return { 'X-Service-Signature': `t=${seconds},v1=${hex}` };
  };
  const minutes = (count: number) => ({ now: new Date(Date.now() + count * 60_000) });
  expect(await faultOf(body, headers, [])).toBe('NO_SECRET');
  expect(await faultOf(body, headers, '')).toBe('NO_SECRET');
  for (const none of [undefined, null, [undefined]]) {
    expect(await faultOf(body, headers, none as never)).toBe('NO_SECRET');
  }
  for (const none of [undefined, null, {}, 'text', { 'x-service-signature': null }]) {
    expect(await faultOf(body, none as never, SECRET)).toBe('HEADER_MISSING');
  }
  expect(await faultOf(body, headers, 'svc_test_abc')).toBe('SECRET_IS_API_KEY');
  expect(await faultOf(body, headers, SECRET.slice(1))).toBe('SECRET_MALFORMED');
  expect(await faultOf(event, headers, SECRET)).toBe('BODY_NOT_RAW');
  expect(await faultOf(body, without, SECRET)).toBe('HEADER_MISSING');
  expect(await faultOf(body, { ...without, 'X-Webhook-Signature': 'sha256=00' }, SECRET)).toBe(
    'OLDER_FORMAT',
  );
  expect(await faultOf(body, { ...bare, 'x-service-signature': 'v1=zz' }, SECRET)).toBe('HEADER_MALFORMED');
  expect(await faultOf(body, { 'webhook-signature': 'v1,!' }, SECRET)).toBe('HEADER_MALFORMED');
  expect(await faultOf(JSON.stringify(event, null, 2), { 'x-service-signature': own! }, SECRET)).toBe(
    'BODY_REWRITTEN',
  );
  expect(await faultOf(body.replace('true', 'false'), headers, SECRET)).toBe('SIGNATURE_MISMATCH');
  expect(await faultOf(body, headers, newSecret())).toBe('SIGNATURE_MISMATCH');
  expect(await faultOf(body, headers, SECRET, minutes(6))).toBe('TOO_OLD');
  expect(await faultOf(body, headers, SECRET, minutes(-6))).toBe('IN_THE_FUTURE');
  expect(await faultOf(body, headers, SECRET, { ...minutes(6), toleranceSeconds: 600 })).toBe('none');
  expect(await faultOf('no json', await signedText('no json'), SECRET)).toBe('BODY_NOT_JSON');
  await expect(verifyWebhook(body, headers, newSecret())).rejects.toThrow('belongs to another endpoint');
});

test('a tolerance or a time that is no number is refused, instead of accepting messages of any age', async () => {
  const old = await signMessage({ secret: SECRET, event, at: new Date(0) });
  for (const options of [
    { toleranceSeconds: Number.NaN },
    { toleranceSeconds: -1 },
    { toleranceSeconds: '300' as never },
    { now: new Date('yesterday') },
  ]) {
    await expect(verifyWebhook(old.body, old.headers, SECRET, options)).rejects.toBeInstanceOf(
      ConfigurationError,
    );
  }
  const anyAge = { toleranceSeconds: Number.POSITIVE_INFINITY };
  expect((await verifyWebhook(old.body, old.headers, SECRET, anyAge)).type).toBe('vehicle.delivered');
});
