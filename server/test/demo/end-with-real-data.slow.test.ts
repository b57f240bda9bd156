// A running demo ends its access as soon as other data exists, in every process.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { credentialsFile, prepareDemo } from '../../src/demo/access.ts';
import { endWithRealData } from '../../src/demo/end-with-real-data.ts';
import { startDemoConsoleSession, startDemoPortalSession } from '../../src/demo/people.ts';
import { consoleCalls } from '../harness/console.ts';
import { portalCalls } from '../harness/portal.ts';
import { OPERATOR_TOKEN, startService, type TestService } from '../harness/service.ts';

const BROWSER = { address: '127.0.0.1', userAgent: 'test', device: null };

/** A process of a running demo. */
function watch({ services }: TestService): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-demo-'));
  const ending = endWithRealData(services.core, dataDir);
  onTestFinished(async () => {
    await ending.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}

async function openDemo() {
  const service = await startService();
  const dataDir = watch(service);
  onTestFinished(() => service.close());
  const { core, people } = service.services;
  const access = await prepareDemo(core, dataDir);
  const asCustomer = await startDemoPortalSession(people, BROWSER);
  const asOperator = await startDemoConsoleSession(people, BROWSER);
  const statuses = async () => [
    (await consoleCalls(service, `console=${asOperator.token}`)('GET', '/session')).status,
    (await portalCalls(service, `portal=${asCustomer!.token}`)('GET', '/session')).status,
    (await service.call('/extern/me', { key: access!.apiKey })).status,
    (await service.call('/extern/me', { key: access!.productionApiKey! })).status,
  ];
  return { service, dataDir, statuses, asOperator };
}

const FIRST_ADMIN = {
  operatorToken: OPERATOR_TOKEN,
  email: 'ada@echt.example',
  name: 'Ada Echt',
  password: 'vier gute Worte zusammen',
};

type Add = (service: TestService) => Promise<unknown>;

test.each<[string, Add]>([
  ['an account', (service) => service.ops('POST', '/accounts', { name: 'Echt GmbH' })],
  ['a driver', (service) => service.ops('POST', '/drivers', { name: 'Ada Echt', phone: '+49 151 1234567' })],
  [
    'an operator',
    async (service) => service.ops('PUT', '/operator', (await service.ops('GET', '/operator')).json),
  ],
])('%s ends sessions and keys of the demo at once', async (_name, add) => {
  const { service, dataDir, statuses, asOperator } = await openDemo();
  const visitor = consoleCalls(service, `console=${asOperator.token}`);
  expect((await visitor('POST', '/accounts', { name: 'Versuch GmbH' })).status).toBe(201);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await add(service);
  await expect.poll(statuses).toEqual([401, 401, 401, 401]);
  expect(existsSync(credentialsFile(dataDir))).toBe(false);
});

test('a person who is created in another process ends them, too', async () => {
  const { service, dataDir, statuses } = await openDemo();
  const other = await startService({ database: service.database, clock: service.clock });
  onTestFinished(() => other.close());
  const account = (await service.ops('GET', '/accounts')).json.data[0];
  const person = { email: 'ada@echt.example', name: 'Ada Echt', role: 'admin' };
  expect((await other.ops('POST', `/accounts/${account.id}/users`, person)).status).toBe(201);
  await expect.poll(statuses).toEqual([401, 401, 401, 401]);
  await expect.poll(() => existsSync(credentialsFile(dataDir))).toBe(false);
});

test('the first admin of an installation ends a demo that nobody has entered', async () => {
  const service = await startService();
  onTestFinished(() => service.close());
  const dataDir = watch(service);
  const access = await prepareDemo(service.services.core, dataDir);
  expect((await service.call('/ops/setup', { body: FIRST_ADMIN })).status).toBe(200);
  await expect.poll(async () => (await service.call('/extern/me', { key: access!.apiKey })).status).toBe(401);
});
