// The systems of the demo's customers call the API with their keys: the portal shows their calls.
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time/durations.ts';
import { findAccount } from '../../src/customers/accounts/store.ts';
import { orderByApi } from '../../src/demo/call-api.ts';
import { hoursBefore, planCalls } from '../../src/demo/call-schedule.ts';
import { CUSTOMER_NAMES } from '../../src/demo/company.ts';
import { createCustomer, findCompany } from '../../src/demo/create-demo-company.ts';
import { findDemoKey } from '../../src/demo/customer-key-store.ts';
import { createCustomerKey } from '../../src/demo/customer-keys.ts';
import { callBetween } from '../../src/demo/customer-systems.ts';
import { openDemoContext } from '../../src/demo/demo-context.ts';
import { endDemoAccess } from '../../src/demo/end-access.ts';
import { openDemoApi } from '../../src/start/demo-api.ts';
import { newPortalUser } from '../harness/portal.ts';
import { sharedService } from '../harness/shared-service.ts';

interface LoggedCall {
  method: string;
  path: string;
  status: number;
  errorCode: string | null;
}

const service = await sharedService();
const { core, http } = service.services;
const demo = openDemoContext(service.services, openDemoApi(service.services).send);
for (const name of CUSTOMER_NAMES) await createCustomerKey(core, name, await createCustomer(core, name));
const dealer = (await findCompany(core)).accounts.get('dealer')!;

const noon = new Date(Math.floor(service.clock.now().getTime() / DAY_MS) * DAY_MS + 12 * HOUR_MS);
service.clock.set(noon);

const order = (externalOrderId: string) =>
  orderByApi(demo, demo.core, 'dealer', {
    externalOrderId,
    number: 1,
    from: 'Hamburg',
    to: 'Kassel',
    model: 'golf',
    requestedPickup: new Date(core.clock.now().getTime() + 20 * MINUTE_MS),
    tripMinutes: 30,
  });

test('a day has a limited number of calls of every kind, whether planned at once or in ticks', () => {
  const day = planCalls(new Date(noon.getTime() - DAY_MS), noon);
  expect(day.length).toBeLessThan(700);
  expect(new Set(day.map(({ kind }) => kind))).toEqual(
    new Set(['poll', 'follow', 'documents', 'quotes', 'mistake']),
  );
  const hours = new Set(
    day.filter(({ customer }) => customer === 'dealer').map(({ at }) => at.getUTCHours()),
  );
  expect(hours.size).toBe(24);
  const byHour = hoursBefore(noon, 24).flatMap(({ from, to }) => planCalls(from, to));
  expect(byHour).toEqual(day);
});

const callsIn = async (from: Date, to: Date) => {
  await callBetween(demo, from, to);
  await http.requestLog.flush();
};

test('orders and calls of some hours are in the request log and the chart of the portal', async () => {
  await order('DEMO-API-1');
  await callsIn(new Date(noon.getTime() - 6 * HOUR_MS), noon);
  const account = (await findAccount(core.sql, dealer))!;
  const { portal } = await newPortalUser(service, { account });
  const { data } = (await portal('GET', '/production/request-log?limit=100')).json;
  const created = data.find(({ method, status }: LoggedCall) => method === 'POST' && status === 201);
  expect(created).toMatchObject({
    path: '/extern/orders',
    externalOrderId: 'DEMO-API-1',
    credential: { name: 'ERP' },
    address: '192.0.2.41',
    userAgent: 'Warenwirtschaft/7.4',
  });
  const polls = data.filter(({ path, method }: LoggedCall) => method === 'GET' && path.endsWith('/orders'));
  expect(polls.length).toBeGreaterThan(30);
  expect(polls[0].at > polls.at(-1).at).toBe(true);
  const codes = new Set(data.map(({ errorCode }: LoggedCall) => errorCode));
  expect(codes).toEqual(new Set([null, 'ORDER_NOT_FOUND', 'INVALID_REQUEST', 'IDEMPOTENCY_KEY_REUSED']));
  const overview = async () => (await portal('GET', '/production/overview')).json;
  const { traffic } = await overview();
  const busy = traffic.hours.filter(({ calls }: { calls: number }) => calls > 0);
  expect(busy.length).toBeGreaterThanOrEqual(6);
  // The last use of a key is stored behind the response.
  await expect
    .poll(async () => (await overview()).firstSteps)
    .toMatchObject({ key: true, call: true, order: true });
  // The wrong calls changed nothing.
  expect(await core.sql`select from orders`).toHaveLength(1);
});

test('an order is placed once, and a customer whose key was disabled makes no calls but can still order', async () => {
  await order('DEMO-API-1');
  expect(await core.sql`select from orders`).toHaveLength(1);
  const { id } = (await findDemoKey(core.sql, 'dealer'))!;
  expect((await service.ops('PATCH', `/credentials/${id}`, { disabled: true })).status).toBe(200);
  const logged = async () =>
    (await core.sql`select from request_log where account_id = ${dealer} and interface = 'v1'`).length;
  const before = await logged();
  await order('DEMO-API-2');
  await callsIn(noon, new Date(noon.getTime() + HOUR_MS));
  expect(await logged()).toBe(before);
  expect(await core.sql`select from orders`).toHaveLength(2);
});

test('the secrets of the keys are stored encrypted, and go with the access to the demo', async () => {
  const stored = (await findDemoKey(core.sql, 'fleet'))!;
  expect(stored.secret.includes('svc_live_')).toBe(false);
  await endDemoAccess(core, tmpdir());
  expect(await core.sql`select from demo_keys`).toHaveLength(0);
  expect(await core.sql`select from credentials where revoked_at is null`).toHaveLength(0);
});
