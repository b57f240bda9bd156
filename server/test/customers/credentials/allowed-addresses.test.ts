// Credentials that are limited to some addresses, at every API that takes them.
import { beforeAll, expect, test } from 'vitest';
import { isAllowedFrom, normalizeNetwork } from '../../../src/customers/credentials/allowed-addresses.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import type { TestService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});

test('networks are normalised to one notation', () => {
  const forms: [string, string | null][] = [
    ['203.0.113.24', '203.0.113.24'],
    [' 203.0.113.24/32 ', '203.0.113.24'],
    ['10.1.2.3/8', '10.0.0.0/8'],
    ['2001:DB8:0::1/32', '2001:db8::/32'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:203.0.113.24', '203.0.113.24'],
    ['::ffff:203.0.113.24/120', '203.0.113.0/24'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['10.1', null],
    ['0x0a000001', null],
    ['10.0.0.0/33', null],
    ['10.0.0.0/8/8', null],
    ['10.0.0.0/', null],
    ['fe80::1%eth0', null],
    ['example.com', null],
    ['', null],
  ];
  for (const [text, expected] of forms) expect(normalizeNetwork(text), text).toBe(expected);
});

test('without a list every address is allowed, with a list only its addresses', () => {
  expect(isAllowedFrom([], 'anything')).toBe(true);
  const allowed = ['203.0.113.0/24', '2001:db8::/32'];
  const cases: [string, boolean][] = [
    ['203.0.113.7', true],
    ['::ffff:203.0.113.7', true],
    ['203.0.114.7', false],
    ['2001:db8:1::7', true],
    ['2001:db9::7', false],
    ['unknown', false],
  ];
  for (const [address, expected] of cases) expect(isAllowedFrom(allowed, address), address).toBe(expected);
});

const elsewhere = ['198.51.100.0/24'];
const here = ['127.0.0.0/8'];

async function lastEntry(accountId: string) {
  await service.services.http.requestLog.flush();
  const [row] = await service.services.core.sql`
    select * from request_log where account_id = ${accountId} order by at desc, request_id desc limit 1`;
  return row;
}

test('a key from another address is answered like an unknown key, and the log has the reason', async () => {
  const account = await service.account();
  const key = await service.credential(account.id, { allowedAddresses: elsewhere });
  expectV1Error(await service.call('/extern/me', { key: key.secret }), 401, 'INVALID_CREDENTIALS');
  expect(await lastEntry(account.id)).toMatchObject({
    errorCode: 'INVALID_CREDENTIALS',
    refusal: 'ADDRESS_NOT_ALLOWED',
    credentialId: key.id,
    status: 401,
  });
  service.clock.advance(1000);
  const older = await service.call('/extern/transportauftraege/X', { key: key.secret });
  expect([older.status, older.json.error]).toEqual([401, 'INVALID_API_KEY']);
  expect(await lastEntry(account.id)).toMatchObject({ interface: 'legacy', refusal: 'ADDRESS_NOT_ALLOWED' });
});

test('the address is checked before the answer reveals anything about the credential', async () => {
  const account = await service.account();
  const key = await service.credential(account.id, { allowedAddresses: elsewhere });
  await service.ops('PATCH', `/credentials/${key.id}`, { disabled: true });
  expectV1Error(await service.call('/extern/me', { key: key.secret }), 401, 'INVALID_CREDENTIALS');
  const client = await service.credential(account.id, { type: 'oauth_client', allowedAddresses: elsewhere });
  expectV1Error(await service.call('/extern/me', { key: client.secret }), 401, 'INVALID_CREDENTIALS');
});

test('a client from another address gets no token, and its tokens work only from its addresses', async () => {
  const account = await service.account();
  const client = await service.credential(account.id, { type: 'oauth_client', allowedAddresses: here });
  const body = { grant_type: 'client_credentials', client_id: client.clientId, client_secret: client.secret };
  const token = (await service.call('/extern/oauth/token', { body })).json.access_token;
  expect((await service.call('/extern/me', { key: token })).status).toBe(200);
  await service.ops('PATCH', `/credentials/${client.id}`, { allowedAddresses: elsewhere });
  service.clock.advance(1000);
  expectV1Error(await service.call('/extern/me', { key: token }), 401, 'INVALID_CREDENTIALS');
  expect(await lastEntry(account.id)).toMatchObject({ refusal: 'ADDRESS_NOT_ALLOWED', interface: 'v1' });
  service.clock.advance(1000);
  const refused = await service.call('/extern/oauth/token', { body });
  expect([refused.status, refused.json.error]).toEqual([401, 'invalid_client']);
  expect(await lastEntry(account.id)).toMatchObject({ refusal: 'ADDRESS_NOT_ALLOWED', interface: 'oauth' });
});

test('operations can set and remove addresses; each is normalised and listed once', async () => {
  const account = await service.account();
  const made = await service.ops('POST', `/accounts/${account.id}/credentials`, {
    type: 'api_key',
    environment: 'sandbox',
    name: 'ERP',
    allowedAddresses: ['127.0.0.1', '10.1.2.3/8', '10.0.0.0/8'],
  });
  expect([made.status, made.json.allowedAddresses]).toEqual([201, ['127.0.0.1', '10.0.0.0/8']]);
  expect((await service.call('/extern/me', { key: made.json.key })).status).toBe(200);
  const wrong = await service.ops('PATCH', `/credentials/${made.json.id}`, {
    allowedAddresses: ['10.0.0.1', 'example.com'],
  });
  expectV1Error(wrong, 400, 'INVALID_REQUEST');
  expect(wrong.json.error.details.fields).toMatchObject([
    { field: 'allowedAddresses[1]', code: 'invalid_format' },
  ]);
  const free = await service.ops('PATCH', `/credentials/${made.json.id}`, { allowedAddresses: [] });
  expect(free.json).toMatchObject({ allowedAddresses: [], disabled: false });
});
