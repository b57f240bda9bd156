// Who may enter a demo: visitors of this machine or with the printed address, while nothing but demo data exists.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../src/config.ts';
import { type DemoAccess, prepareDemo } from '../../src/demo/access.ts';
import { openDemoContext } from '../../src/demo/demo-context.ts';
import { endDemoAccess } from '../../src/demo/end-access.ts';
import { runHistoryStep } from '../../src/demo/history.ts';
import { startSession } from '../../src/dispatch/drivers/sign-in.ts';
import { inviteUser } from '../../src/people/manage-users.ts';
import { insertPasskey } from '../../src/people/passkey-store.ts';
import { findUserByEmail } from '../../src/people/user-store.ts';
import { openDemoApi } from '../../src/start/demo-api.ts';
import { consoleCalls, newConsoleUser } from '../harness/console.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { cookieOf, portalCalls, TESTER } from '../harness/portal.ts';
import { startService, type TestService, type TestServiceOptions } from '../harness/service.ts';
import { type Page, pagesOf } from '../pages/pages.ts';

const ENTRANCES = ['/demo/console', '/demo/portal', '/demo/driver'];
const ORIGIN = 'http://localhost:8080';

interface Demo {
  service: TestService;
  dataDir: string;
  access: DemoAccess;
  pages: Awaited<ReturnType<typeof pagesOf>>;
}

async function openDemo(options: TestServiceOptions = {}, entranceSecret?: string): Promise<Demo> {
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-demo-'));
  const service = await startService(options);
  onTestFinished(async () => {
    await service.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const access = await prepareDemo(service.services.core, dataDir);
  const pages = await pagesOf(service, { demoAccess: access, ...(entranceSecret && { entranceSecret }) });
  return { service, dataDir, access: access!, pages };
}

/** As the form of the start page sends it. */
const enter = ({ pages }: Demo, path: string, headers: Record<string, string> = {}) =>
  pages.submit(path, {}, { origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...headers });

const cookieIn = ({ headers }: Page) => headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)[0]!;

const consoleOf = ({ service }: Demo, cookie: string) => consoleCalls(service, cookie);
const me = ({ service }: Demo, key: string) => service.call('/extern/me', { key });

/** The same settings on the same data, as at the next start. */
async function restart({ service }: Demo, config: Partial<Config> = {}): Promise<TestService> {
  const next = await startService({ database: service.database, clock: service.clock, config });
  onTestFinished(() => next.close());
  return next;
}

describe('a visitor of this machine', () => {
  test('enters by a form only, and needs no second factor', async () => {
    const demo = await openDemo();
    for (const path of ENTRANCES) expect((await demo.pages.open(path)).status, path).toBe(404);
    const page = await demo.pages.open('/?lang=en');
    for (const path of ENTRANCES) expect(page.html).toContain(`method="post" action="${path}"`);
    // Otherwise browsers send no origin with the form.
    expect(page.headers.get('referrer-policy')).toBe('same-origin');

    const entered = await enter(demo, '/demo/console');
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/console/today']);
    const session = await consoleOf(demo, cookieIn(entered))('GET', '/session');
    expect(session.json).toMatchObject({ user: { role: 'admin' }, demo: true, needsSecondFactor: false });
    expect((await consoleOf(demo, cookieIn(entered))('GET', '/accounts')).status).toBe(200);

    const asCustomer = await enter(demo, '/demo/portal');
    expect(asCustomer.headers.get('location')).toBe('/portal/production');
    expect((await portalCalls(demo.service, cookieIn(asCustomer))('GET', '/session')).status).toBe(200);
  });

  test('does not enter by a form of another site', async () => {
    const demo = await openDemo();
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ]) {
      for (const path of ENTRANCES) {
        const answer = await demo.pages.submit(path, {}, headers);
        expect(answer.status, path).toBeGreaterThanOrEqual(400);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
    const lan = await demo.pages.submit('/demo/portal?lang=en', {}, { origin: 'http://192.168.1.5:8080' });
    expect([lan.status, lan.headline]).toEqual([403, 'Please open another address.']);
    expect(lan.html).toContain(`href="${ORIGIN}/"`);
  });

  test('enters 20 times in ten minutes', async () => {
    const demo = await openDemo({ realRateLimits: true });
    for (let i = 0; i < 20; i += 1) expect((await enter(demo, '/demo/driver')).status).toBe(303);
    const refused = await enter(demo, '/demo/console');
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([429, []]);
    demo.service.clock.advance(10 * 60_000);
    expect((await enter(demo, '/demo/console')).status).toBe(303);
  });

  test('is not someone behind a proxy, nor a page under another name of this machine', async () => {
    const demo = await openDemo();
    const docs = await demo.pages.open('/docs/quick-start');
    expect(docs.html).toMatch(/svc_test_[A-Za-z0-9]{43}/);
    const behindCloudflare = { 'cf-connecting-ip': '203.0.113.7' };
    expect((await enter(demo, '/demo/console', behindCloudflare)).status).toBe(403);
    const hidden = await demo.pages.open('/docs/quick-start', behindCloudflare);
    expect(hidden.html).not.toMatch(/svc_test_[A-Za-z0-9]{43}/);
    const proxied = { 'x-forwarded-for': '203.0.113.7' };
    const refused = await enter(demo, '/demo/console', proxied);
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
    const page = await demo.pages.open('/?lang=en', proxied);
    expect(page.html).toContain('only on the machine that it runs on');
    expect(page.html).not.toMatch(/svc_test_|\/demo\//);
  });
});

test('other admins need a second factor, also in a demo', async () => {
  const demo = await openDemo();
  const visitor = consoleOf(demo, cookieIn(await enter(demo, '/demo/console')));
  const fields = { email: 'new@operator.example', name: 'New Admin', role: 'admin' };
  expect((await visitor('POST', '/users', fields)).status).toBe(201);
  const invited = await findUserByEmail(demo.service.services.core.sql, 'console', fields.email);
  const { user } = await newConsoleUser(demo.service, { secondFactor: false });
  for (const one of [user, invited!]) {
    const admin = consoleOf(demo, await cookieOf(demo.service, one));
    expectV1Error(await admin('GET', '/accounts'), 401, 'SECOND_FACTOR_REQUIRED');
    expect((await admin('GET', '/session')).json).toMatchObject({ needsSecondFactor: true });
  }
});

describe('where others can reach the service', () => {
  const SECRET = 'x'.repeat(43);

  test('only the printed address lets visitors enter', async () => {
    const demo = await openDemo({ config: { demo: true, isLocal: false } }, SECRET);
    const closed = await demo.pages.open('/?lang=en');
    expect(closed.html).toContain('the address that the service printed');
    expect(closed.html).not.toMatch(/svc_test_|\/demo\//);
    for (const path of ENTRANCES) expect((await enter(demo, path)).status, path).toBe(403);
    const wrong = await demo.pages.open(`/?entrance=${'y'.repeat(43)}`);
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([303, []]);

    const opened = await demo.pages.open(`/?entrance=${SECRET}&lang=de`);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/?lang=de']);
    const cookie = cookieIn(opened);
    expect((await demo.pages.open('/', { cookie })).html).toContain('action="/demo/console"');
    const entered = await enter(demo, '/demo/console', { cookie });
    expect([entered.status, cookieIn(entered)]).toEqual([303, expect.stringMatching(/^console=/)]);
  });

  test('nobody enters a demo without a printed address', async () => {
    const demo = await openDemo({ config: { demo: true, isLocal: false } });
    expect((await enter(demo, '/demo/console', { cookie: 'entrance=' })).status).toBe(403);
  });

  test('the documentation does not show the key of the demo', async () => {
    const local = await openDemo();
    expect((await local.pages.open('/docs/quick-start')).html).toContain(local.access.apiKey);
    const reachable = await openDemo({ config: { demo: true, isLocal: false } }, SECRET);
    expect((await reachable.pages.open('/docs/quick-start')).html).not.toContain(reachable.access.apiKey);
  });
});

describe('over other data', () => {
  test.each<[string, (service: TestService) => Promise<unknown>]>([
    ['an account', (service) => service.ops('POST', '/accounts', { name: 'Echt GmbH' })],
    ['a person', (service) => newConsoleUser(service)],
    [
      'a driver',
      (service) => service.ops('POST', '/drivers', { name: 'Ada Echt', phone: '+49 151 1234567' }),
    ],
    [
      'an operator',
      async (service) => service.ops('PUT', '/operator', (await service.ops('GET', '/operator')).json),
    ],
  ])('%s closes the entrances, and the next start runs no demo', async (_name, add) => {
    const demo = await openDemo();
    expect((await enter(demo, '/demo/console')).status).toBe(303);
    await add(demo.service);
    for (const path of ENTRANCES) {
      const refused = await enter(demo, path);
      expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
    }
    expect((await demo.pages.open('/?lang=en')).html).toContain('not part of the demo');
    expect((await restart(demo)).services.config.demo).toBe(false);
  });

  test('a start adds nothing', async () => {
    const first = await startService({ config: { demo: false } });
    onTestFinished(() => first.close());
    await first.customer();
    const next = await startService({ database: first.database });
    onTestFinished(() => next.close());
    expect(next.services.config.demo).toBe(false);
    expectV1Error(await next.ops('GET', '/demo'), 404, 'NOT_FOUND');
  });

  test('what visitors create belongs to the demo', async () => {
    const demo = await openDemo();
    const visitor = consoleOf(demo, cookieIn(await enter(demo, '/demo/console')));
    const { status } = await visitor('POST', '/accounts', { name: 'Versuch GmbH' });
    expect(status).toBe(201);
    await visitor('POST', '/users', { email: 'a@b.example', name: 'Ada', role: 'admin' });
    expect((await enter(demo, '/demo/console')).status).toBe(303);
    expect((await restart(demo)).services.config.demo).toBe(true);
  });
});

describe('a start without a demo', () => {
  test('ends people, sessions, passkeys, keys and drivers of an earlier demo', async () => {
    const demo = await openDemo();
    const { service, dataDir, access } = demo;
    const { core, people } = service.services;
    const context = openDemoContext(service.services, openDemoApi(service.services).send);
    // The company: customers and drivers come before the orders.
    for (let step = 0; step < 6; step += 1) await runHistoryStep(context);
    const cookie = cookieIn(await enter(demo, '/demo/console'));
    const visitor = consoleOf(demo, cookie);
    const [anna] = (await visitor('GET', '/users')).json.data;
    const passkey = {
      name: 'Mine',
      publicKey: Buffer.alloc(8),
      counter: 0,
      transports: [],
      lastUsedAt: null,
    };
    await insertPasskey(core.sql, {
      ...passkey,
      credentialId: 'mine',
      userId: anna.id,
      createdAt: service.clock.now(),
    });
    const invited = await visitor('POST', '/users', { email: 'a@b.example', name: 'Ada', role: 'admin' });
    const link = (await enter(demo, '/demo/driver')).headers.get('location')!;
    const linkToken = link.slice(link.indexOf('#') + 1);
    const { sessionToken } = await startSession(core, linkToken);
    const account = (await visitor('POST', '/accounts', { name: 'Versuch GmbH' })).json;
    const key = await service.credential(account.id);
    const real = await service.account();
    const kept = await service.credential(real.id);
    const person = await inviteUser(people, TESTER, real.id, {
      email: 'real@customer.example',
      name: 'Real',
      role: 'admin',
    });

    const next = await restart(demo, { demo: false });
    await endDemoAccess(next.services.core, dataDir);

    const users = await core.sql`select id from users`;
    expect(users.map(({ id }) => id)).toEqual([person.id]);
    expect(users.map(({ id }) => id)).not.toContain(invited.json.id);
    expect(await core.sql`select from passkeys`).toHaveLength(0);
    expectV1Error(
      await consoleOf({ ...demo, service: next }, cookie)('GET', '/session'),
      401,
      'SIGN_IN_REQUIRED',
    );
    const keys = [access.apiKey, access.productionApiKey!, key.secret];
    for (const secret of keys) expect((await next.call('/extern/me', { key: secret })).status).toBe(401);
    expect((await next.call('/extern/me', { key: kept.secret })).status).toBe(200);
    expect((await next.call('/driver/me', { key: sessionToken })).status).toBe(401);
    await expect(startSession(core, linkToken)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(existsSync(join(dataDir, 'demo-credentials.json'))).toBe(false);
    const [{ count }] = (await core.sql`
      select count(*)::int as count from audit where actor = 'demo' and action in ('user.removed', 'credential.revoked')`) as [
      { count: number },
    ];
    expect(count).toBeGreaterThan(4);
  });

  test('changes nothing the second time, and a new demo makes new keys', async () => {
    const demo = await openDemo();
    const { core } = demo.service.services;
    const audited = async () => (await core.sql`select id from audit`).length;
    await endDemoAccess(core, demo.dataDir);
    const once = await audited();
    await endDemoAccess(core, demo.dataDir);
    expect(await audited()).toBe(once);
    const again = await prepareDemo(core, demo.dataDir);
    expect((await me(demo, again!.apiKey)).status).toBe(200);
    expect((await me(demo, demo.access.apiKey)).status).toBe(401);
    expect((await enter(demo, '/demo/portal')).status).toBe(303);
  });
});
