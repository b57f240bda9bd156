// The master key is rotated while two processes serve: nothing is refused, and the old key can be removed.
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOneTimeCode } from '../../src/people/one-time-codes.ts';
import { findUserWithSecrets, setOneTimeCodes } from '../../src/people/user-store.ts';
import { connect, type Sql } from '../../src/platform/db.ts';
import { loadSecrets } from '../../src/platform/keys/load-secrets.ts';
import { masterKeysOf } from '../../src/platform/keys/master-keys.ts';
import { LOAD_WITHIN_MS, RotationRefused, rotateKeys } from '../../src/platform/keys/rotate.ts';
import { readKeyStatus } from '../../src/platform/keys/status.ts';
import { ENCRYPTED_COLUMNS } from '../../src/start/encrypted-columns.ts';
import { formatKeyStatus } from '../../src/start/format-key-status.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { fastRenderer } from '../harness/fast-pdf.ts';
import { createOrder } from '../harness/orders.ts';
import { newPortalUser, portalCalls } from '../harness/portal.ts';
import { REACH_RECEIVERS, type Receiver, startReceiver } from '../harness/receiver.ts';
import { createDatabase, startService, type TestService } from '../harness/service.ts';
import { virtualClock } from '../harness/virtual-clock.ts';
import { type Subscriber, subscriber } from '../messages/webhooks/subscribers.ts';
import { serviceSignature } from '../messages/webhooks/verify-by-hand.ts';
import { linkPath, linkToken, offeredRequest } from '../orders/quotes/requests.ts';

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const TOTP_SECRET = 'A'.repeat(32);
const clock = virtualClock();
const database = await createDatabase();
const pdf = fastRenderer();
const both = masterKeysOf(NEW, [OLD]);
let sql: Sql;
let receiver: Receiver;
const opened: TestService[] = [];

async function open(
  masterKey: Buffer,
  masterKeysKnown: Buffer[] = [],
  deliver = false,
): Promise<TestService> {
  const settings = { ...REACH_RECEIVERS, database, clock, pdf, masterKey, masterKeysKnown, deliver };
  const service = await startService(settings);
  opened.push(service);
  return service;
}

async function close(...services: TestService[]): Promise<void> {
  for (const service of services) {
    opened.splice(opened.indexOf(service), 1);
    await service.close();
  }
}

beforeAll(async () => {
  sql = connect(database, { maxConnections: 3 });
  receiver = await startReceiver();
});
afterAll(async () => {
  await close(...opened);
  await receiver.close();
  await sql.end();
});

/** Someone who has one of everything that a key protects. */
interface Customer extends Subscriber {
  cookie: string;
  userId: string;
  clientId: string;
  clientSecret: string;
  token: string;
  quoteToken: string;
  cursor: string;
}

async function issueToken(service: TestService, clientId: string, clientSecret: string): Promise<string> {
  const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const answer = await service.call('/extern/oauth/token', { body });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.access_token;
}

async function newCustomer(service: TestService): Promise<Customer> {
  const made = await subscriber(service, receiver.url);
  const { key, account } = made;
  const { user, cookie } = await newPortalUser(service, { account });
  const { people } = service.services;
  const totpSecret = people.secrets.encrypt(TOTP_SECRET);
  await setOneTimeCodes(sql, user.id, { totpSecret, totpStep: 0, recoveryHashes: [] });
  const client = await service.credential(account.id, { type: 'oauth_client', environment: 'production' });
  const { clientId, secret: clientSecret } = client as unknown as { clientId: string; secret: string };
  const token = await issueToken(service, clientId, clientSecret);
  const quoteToken = await linkToken(service, key, await offeredRequest(service, key));
  for (let i = 0; i < 2; i += 1) expect((await createOrder(service, key)).status).toBe(201);
  const cursor = (await service.call('/extern/orders?limit=1', { key })).json.nextCursor;
  return { ...made, cookie, userId: user.id, clientId, clientSecret, token, quoteToken, cursor };
}

/** Uses everything once, and fails if anything is refused. */
async function useAll(service: TestService, customer: Customer): Promise<void> {
  const { key, token, cookie, userId, quoteToken, cursor, clientId, clientSecret } = customer;
  const portal = portalCalls(service, cookie);
  const answers = await Promise.all([
    service.call('/extern/me', { key }),
    service.call('/extern/me', { key: token }),
    service.call(`/extern/orders?limit=1&cursor=${cursor}`, { key }),
    service.call(linkPath(quoteToken)),
    portal('GET', '/me'),
    portal('GET', '/production/webhook-endpoints'),
  ]);
  for (const { status, text } of answers) expect(status, text).toBe(200);
  const fresh = await issueToken(service, clientId, clientSecret);
  expect((await service.call('/extern/me', { key: fresh })).status).toBe(200);
  const { people } = service.services;
  const totp = new TOTP({ secret: Secret.fromBase32(TOTP_SECRET) });
  await sql`update users set totp_step = 0 where id = ${userId}`;
  const user = (await findUserWithSecrets(sql, userId))!;
  const code = totp.generate({ timestamp: clock.now().getTime() });
  expect(await isOneTimeCode(people, sql, user, code)).toBe(true);
}

async function expectSignedDelivery(service: TestService, worker: TestService, customer: Customer) {
  await worker.settle();
  const before = receiver.received.length;
  expect((await createOrder(service, customer.key)).status).toBe(201);
  await worker.settle();
  await expect.poll(() => receiver.received.length).toBe(before + 1);
  const { headers, body } = receiver.received.at(-1)!;
  expect(headers['x-service-signature']).toBe(serviceSignature(customer.endpoint.secret, clock.now(), body));
}

const rotate = (options: object = {}) =>
  rotateKeys({ sql, clock, masterKeys: both }, { columns: ENCRYPTED_COLUMNS, batchSize: 2, ...options });
const statusOf = (masterKeys = both) => readKeyStatus({ sql, masterKeys }, ENCRYPTED_COLUMNS);
const kidOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()).kid;

test('keys are rotated while two processes serve, after a crash half way, and the old one is removed', async () => {
  const first = await open(OLD);
  const before = await newCustomer(first);
  const worker = await open(NEW, [OLD], true);
  await useAll(worker, before);
  await expectSignedDelivery(first, worker, before);

  // A process that knows only the old key would be cut off.
  await expect(rotate()).rejects.toThrow(RotationRefused);
  await expect(rotate()).rejects.toThrow(/^1 of 2 running processes do not know the master key/);
  expect(formatKeyStatus(await statusOf()).at(-1)).toMatch(/^Not rotated yet\. Restart the other processes/);
  await close(first);
  const prepared = await open(OLD, [NEW]);

  // Calls go on all the time, to both processes.
  let running = true;
  let rounds = 0;
  const traffic = (async () => {
    while (running) {
      await useAll(prepared, before);
      await useAll(worker, before);
      rounds += 1;
    }
  })();
  traffic.catch(() => undefined);

  const crash = new Error('killed');
  let waited = 0;
  const crashed = rotate({
    onWait: (milliseconds: number) => {
      waited = milliseconds;
    },
    onProgress: () => {
      throw crash;
    },
  });
  crashed.catch(() => undefined);
  await expect.poll(() => waited).toBeGreaterThan(LOAD_WITHIN_MS);
  const during = await newCustomer(prepared);
  expect(kidOf(during.token)).toBe(kidOf(before.token));
  clock.advance(waited);
  await expect(crashed).rejects.toBe(crash);
  expect((await statusOf()).isDone).toBe(false);
  await useAll(worker, during);

  const { left, rewrapped, created } = await rotate();
  expect({ rewrapped, created }).toEqual({ rewrapped: 0, created: 0 });
  expect(left.every((one) => one.left === 0)).toBe(true);
  const after = await newCustomer(worker);
  expect(kidOf(after.token)).not.toBe(kidOf(before.token));
  running = false;
  await traffic;
  expect(rounds).toBeGreaterThan(0);
  for (const customer of [before, during, after]) {
    await useAll(prepared, customer);
    await expectSignedDelivery(prepared, worker, customer);
  }
  const status = await statusOf();
  expect(status).toMatchObject({ isDone: true, processes: 2, unprepared: 0 });
  expect(formatKeyStatus(status).at(-1)).toContain(`${masterKeysOf(OLD).current.id} may be removed`);

  await close(prepared, worker);
  const alone = await open(NEW, [], true);
  for (const customer of [before, during, after]) {
    await useAll(alone, customer);
    await expectSignedDelivery(alone, alone, customer);
  }
  await expect(open(OLD)).rejects.toThrow(
    /^MASTER_KEY does not fit this database: .* or add it to MASTER_KEYS_KNOWN\.$/,
  );

  // What a thief of the old data keys signs does not outlast them.
  clock.advance(3_600_001);
  expectV1Error(await alone.call('/extern/me', { key: before.token }), 401, 'TOKEN_EXPIRED');
  await close(alone);
});

test('a value under a key that does not exist is a clear error, no 500, and waits for its key', async () => {
  const service = await open(NEW, [], true);
  const customer = await newCustomer(service);
  await service.settle();
  const before = receiver.received.length;
  const { id } = customer.endpoint;
  const [stored] = await sql<{ secret: Buffer }[]>`select secret from webhook_endpoints where id = ${id}`;
  const broken = Buffer.from(stored!.secret);
  broken.write('0102030405060708', 1, 'hex');
  await sql`update webhook_endpoints set secret = ${broken} where id = ${id}`;
  const list = () => portalCalls(service, customer.cookie)('GET', '/production/webhook-endpoints');
  await expect.poll(async () => (await list()).status).toBe(503);
  const refused = await list();
  expectV1Error(refused, 503, 'SERVICE_BUSY');
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await createOrder(service, customer.key)).status).toBe(201);
  expect(formatKeyStatus(await statusOf())).toContain(
    '1 webhook secrets under 0102030405060708, which does not exist: they cannot be read.',
  );
  const { left } = await rotate();
  expect(left.filter((one) => one.left > 0)).toMatchObject([
    { column: { label: 'webhook secrets' }, left: 1 },
  ]);
  await sql`update webhook_endpoints set secret = ${stored!.secret} where id = ${id}`;
  expect((await list()).status).toBe(200);
  await service.settle();
  expect(receiver.received).toHaveLength(before + 1);
  await close(service);
});

test('replaced keys go after a week, those of links stay, and turning back works the same way', async () => {
  const keysOf = async (purpose: string) =>
    (await sql`select from data_keys where purpose = ${purpose}`).length;
  expect(await keysOf('access-token')).toBe(2);
  clock.advance(8 * 86_400_000);
  await rotate();
  expect([await keysOf('access-token'), await keysOf('stored-secret'), await keysOf('quote-link')]).toEqual([
    1, 1, 2,
  ]);
  const back = masterKeysOf(OLD, [NEW]);
  await rotateKeys({ sql, clock, masterKeys: back }, { columns: ENCRYPTED_COLUMNS });
  const secrets = await loadSecrets({ sql, clock, masterKeys: masterKeysOf(OLD) });
  expect(secrets.decrypt(secrets.encrypt('text'))).toBe('text');
});

test('every column of bytes is encrypted again by a rotation, or is listed as not encrypted', async () => {
  const columns = await sql<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by 1`;
  const encrypted = ENCRYPTED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  const isPlain = /hash$|sha256$|\.bytes$|\.(?:wrapped|digest|chain|salt|fingerprint|public_key)$/;
  const unknown = columns
    .map(({ name }) => name)
    .filter((name) => !encrypted.includes(name) && !isPlain.test(name));
  expect(unknown).toEqual([]);
});
