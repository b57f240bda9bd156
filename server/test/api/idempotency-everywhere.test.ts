// Every creating POST of v1, portal, operations and driver API can be repeated with its key.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { APIS } from '../../src/api/apis.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { newPortalUser } from '../harness/portal.ts';
import { OPERATOR_TOKEN } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { sql } = service.services.core;

const post = (path: string, body: object, idempotencyKey: string, key = OPERATOR_TOKEN) =>
  service.call(path, { method: 'POST', key, body, headers: { 'Idempotency-Key': idempotencyKey } });

test('every creating POST declares the header', () => {
  const without = APIS.filter(({ name }) => ['v1', 'portal', 'operations', 'driver'].includes(name))
    .flatMap(({ routes }) => routes)
    .filter(({ method, responses }) => method === 'POST' && 201 in responses)
    .filter(({ access }) => access.who !== 'anonymous' && access.session !== false)
    .filter(({ errors }) => !errors.includes('IDEMPOTENCY_KEY_REUSED'))
    .map(({ operationId }) => operationId);
  expect(without).toEqual([]);
});

test('the same key returns the first answer, with its secret, and creates one thing', async () => {
  const { account } = await service.customer({ environment: 'production' });
  const path = `/ops/accounts/${account.id}/credentials`;
  const wanted = { type: 'api_key', environment: 'sandbox', name: 'Twice', scopes: ['orders:read'] };
  const key = randomUUID();
  const [first, second] = [await post(path, wanted, key), await post(path, wanted, key)];
  expect(first.status, first.text).toBe(201);
  expect(second.status).toBe(201);
  expect(second.json).toEqual(first.json);
  const stored = await sql`select body from answered_calls where key = ${key}`;
  expect(stored[0]!.body.toString('latin1')).not.toContain(first.json.key);
  expect(await sql`select 1 from credentials where name = 'Twice'`).toHaveLength(1);
  expectV1Error(await post(path, { ...wanted, name: 'Other' }, key), 409, 'IDEMPOTENCY_KEY_REUSED');
  expectV1Error(await post(path, wanted, 'x'.repeat(201)), 400, 'INVALID_IDEMPOTENCY_KEY');
});

test('simultaneous calls create one thing; a failed one leaves the key free', async () => {
  const key = randomUUID();
  const driver = { name: 'Simultan Fahrer' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('/ops/drivers', driver, key)));
  const created = answers.filter(({ status }) => status === 201);
  expect(new Set(created.map(({ json }) => json.id)).size).toBe(1);
  for (const answer of answers.filter(({ status }) => status !== 201))
    expectV1Error(answer, 409, 'IDEMPOTENCY_REQUEST_IN_PROGRESS');
  expect(await sql`select 1 from drivers where name = 'Simultan Fahrer'`).toHaveLength(1);

  const retry = randomUUID();
  const unknown = `/ops/drivers/${randomUUID()}/link`;
  expectV1Error(await post(unknown, {}, retry), 404, 'NOT_FOUND');
  expect(await sql`select 1 from answered_calls where key = ${retry}`).toHaveLength(0);
});

test('keys of different callers are separate, and are forgotten after a day', async () => {
  const key = randomUUID();
  const [one, other] = [await newPortalUser(service), await newPortalUser(service)];
  const place = { name: 'Hof', street: 'Weg 1', postalCode: '70173', city: 'Stuttgart' };
  const create = ({ portal }: typeof one) =>
    portal('POST', '/sandbox/places', place, { headers: { 'Idempotency-Key': key } });
  const [first, second, again] = [await create(one), await create(other), await create(one)];
  expect(first.json.id).not.toBe(second.json.id);
  expect(again.json.id).toBe(first.json.id);
  service.clock.advance(24 * 3_600_000);
  const later = await create(one);
  expect(later.json.id).not.toBe(first.json.id);
});
