// Two API processes and two workers on one PostgreSQL and one Redis act as one service.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/platform/clock.ts';
import { newConsoleUser } from '../harness/console.ts';
import { advanceOrderTo, createOrder, creation } from '../harness/orders.ts';
import { newPortalUser } from '../harness/portal.ts';
import { builtService } from '../harness/process.ts';
import { createDatabase, OPERATOR_TOKEN, openService, send, type TestService } from '../harness/service.ts';
import { table } from '../orders/imports/import-setup.ts';

const REDIS_URL = process.env.TEST_REDIS_URL;
const WAIT = { timeout: 60_000, interval: 20 };

describe.skipIf(!REDIS_URL)('two API processes and two workers', () => {
  const built = builtService();
  let apis: [string, string];
  /** Sets up in this process what the test is not about. */
  let desk: TestService;
  beforeAll(async () => {
    const database = await createDatabase();
    const clock = { ...systemClock, advance() {}, set() {}, sleepers: () => 0 };
    desk = (await openService({ database, clock })).service;
    const settings = { PUBLIC_URL: 'http://localhost:8080', REDIS_URL: REDIS_URL! };
    const roles = ['api', 'api', 'worker', 'worker'];
    const started = await Promise.all(
      roles.map((role) => built.spawnOn(database, { ...settings, ROLE: role })),
    );
    apis = [started[0]!.api, started[1]!.api];
  });
  afterAll(async () => {
    await built.remove();
    await desk.close();
  });

  const ops = (api: string, method: string, path: string, body?: unknown) =>
    send(`${api}/ops${path}`, { method, key: OPERATOR_TOKEN, body });
  const asPerson = (cookie: string) => ({ cookie, origin: 'http://localhost:8080' });

  test('a stream at one gets the change made at the other', async () => {
    const { key } = await desk.customer();
    const aborted = new AbortController();
    const stream = await fetch(`${apis[0]}/extern/sandbox/events`, {
      headers: { authorization: `Bearer ${key}` },
      signal: aborted.signal,
    });
    expect(stream.status).toBe(200);
    let seen = '';
    const reading = (async () => {
      for await (const chunk of stream.body!) seen += Buffer.from(chunk).toString('utf8');
    })().catch(() => {});
    await vi.waitFor(() => expect(seen).toContain('connected'), WAIT);
    const made = await send(`${apis[1]}/extern/orders`, { key, body: creation() });
    expect(made.status).toBe(201);
    await vi.waitFor(() => expect(seen).toContain(made.json.id), WAIT);
    aborted.abort();
    await reading;
  });

  test('a key that is revoked at one is refused at the other', async () => {
    const account = await desk.account();
    const { id, secret: key } = await desk.credential(account.id);
    for (const api of apis) expect((await send(`${api}/extern/me`, { key })).status).toBe(200);
    expect((await ops(apis[0], 'DELETE', `/credentials/${id}`)).status).toBe(204);
    await vi.waitFor(async () => {
      for (const api of apis) expect((await send(`${api}/extern/me`, { key })).status).toBe(401);
    }, WAIT);
  });

  test('limits are counted together', async () => {
    const { key } = await desk.customer();
    const remaining = async (api: string) =>
      Number((await send(`${api}/extern/me`, { key })).headers.get('ratelimit-remaining'));
    // Until both have found Redis each counts alone.
    await vi.waitFor(async () => {
      const counts = [await remaining(apis[0]), await remaining(apis[1]), await remaining(apis[0])];
      expect(counts).toEqual([counts[0], counts[0]! - 1, counts[0]! - 2]);
    }, WAIT);
  });

  test('a session of one works at the other and ends there for both', async () => {
    const { cookie } = await newPortalUser(desk);
    const session = (api: string, method = 'GET') =>
      send(`${api}/portal/session`, { method, headers: asPerson(cookie) });
    for (const api of apis) expect((await session(api)).status).toBe(200);
    expect((await session(apis[1], 'DELETE')).status).toBe(204);
    for (const api of apis) expect((await session(api)).status).toBe(401);
  });

  test('an import that was uploaded at one is worked off and followed at the other', async () => {
    const { cookie } = await newPortalUser(desk, { role: 'member' });
    const imports = (api: string, path: string, more: object = {}) =>
      send(`${api}/portal/production/imports${path}`, { headers: asPerson(cookie), ...more });
    const file = table({ number: 'A-1', at: '17.11.2090 08:00' }, { number: 'A-2', at: '17.11.2090 08:00' });
    const headers = { ...asPerson(cookie), 'content-type': 'text/csv' };
    const made = await imports(apis[0], '?fileName=fleet.csv', { rawBody: file, headers });
    expect(made.status, made.text).toBe(201);
    const { id } = made.json;
    const reaches = (state: string) =>
      vi.waitFor(async () => expect((await imports(apis[1], `/${id}`)).json.state).toBe(state), WAIT);
    await reaches('READY');
    expect((await imports(apis[0], `/${id}/start`, { body: {} })).status).toBe(200);
    await reaches('DONE');
    expect((await imports(apis[1], `/${id}`)).json.counts).toMatchObject({ CREATED: 2 });
  });

  test('an invoice run that was started at one is worked off and visible at the other', async () => {
    const { accountId, key } = await desk.customer({ environment: 'production' });
    const { id } = (await createOrder(desk, key)).json;
    await advanceOrderTo(desk, id, 'COMPLETED');
    const { cookie } = await newConsoleUser(desk, { role: 'accounting' });
    const runs = (api: string, path: string, body?: unknown) =>
      send(`${api}/ops/accounting/invoice-runs${path}`, { headers: asPerson(cookie), body });
    const started = await runs(apis[0], '', { accountIds: [accountId] });
    expect(started.status, started.text).toBe(201);
    await vi.waitFor(async () => {
      const run = (await runs(apis[1], `/${started.json.id}`)).json;
      expect(run).toMatchObject({ state: 'DONE', sums: [{ invoices: 1 }] });
    }, WAIT);
    expect((await ops(apis[1], 'GET', `/orders/${id}`)).json.invoiceNumber).toMatch(/^INV-/);
  });
});
