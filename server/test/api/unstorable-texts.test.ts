// Texts that PostgreSQL cannot store are wrong fields, also where they are only compared with stored ones.
import { expect, test } from 'vitest';
import { newConsoleUser } from '../harness/console.ts';
import { newPortalUser, portalCalls } from '../harness/portal.ts';
import type { TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const NUL = 'a\0b';
const passkey = {
  id: NUL,
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x' },
  clientExtensionResults: {},
};

function expectWrongField({ status, json, text }: TestResponse, field: string) {
  expect([status, json?.error?.details?.fields?.[0]], text).toMatchObject([
    400,
    { field, code: 'invalid_format', reason: 'characters' },
  ]);
}

test('before signing in', async () => {
  const portal = portalCalls(service);
  expectWrongField(await portal('POST', '/session', { email: NUL, password: 'x' }), 'email');
  expectWrongField(await portal('POST', '/password-reset', { email: NUL }), 'email');
  expectWrongField(await portal('POST', '/session/passkey', { answer: passkey }), 'answer.id');
});

test('in the filters of deliveries', async () => {
  const { portal } = await newPortalUser(service);
  const { console } = await newConsoleUser(service);
  for (const name of ['event', 'order'])
    expectWrongField(await portal('GET', `/production/deliveries?${name}=a%00b`), name);
  const { accountId, key } = await service.customer();
  const made = await service.call('/extern/webhook-subscriptions', {
    key,
    body: { url: 'https://receiver.test/hook', events: ['order.created'] },
  });
  const path = `/accounts/${accountId}/webhook-endpoints/${made.json.id}/deliveries`;
  expectWrongField(await console('GET', `${path}?event=a%00b`), 'event');
});
