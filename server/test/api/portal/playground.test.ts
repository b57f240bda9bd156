// The playground of the portal: the plan of a scenario, its execution, and the permitted roles.
import { expect, test } from 'vitest';
import { DESCRIBED_SCENARIOS } from '../../../src/sandbox/describe-scenarios.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { newPortalUser, type PortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { SCENARIOS, stepsOf } from '../../sandbox/expected-scenarios.ts';

const service = await sharedService({ deliver: true });
const { sql } = service.services.core;

const start = (person: PortalUser, scenario: string, mode = 'manual') =>
  person.portal('POST', '/sandbox/test-orders', { scenario, mode });

test('the plan of every scenario matches the specification', () => {
  expect(DESCRIBED_SCENARIOS.map(({ name }) => name)).toEqual(SCENARIOS);
  for (const { name, steps } of DESCRIBED_SCENARIOS) {
    const expected = stepsOf(name).map(({ name: step, status, v1, documents = {} }) => ({
      name: step,
      status,
      events: v1,
      documents: Object.keys(documents),
    }));
    expect(steps, name).toEqual(expected);
  }
});

test('a test order follows the plan: the same events, documents and statuses, step by step', async () => {
  const jana = await newPortalUser(service, { role: 'developer' });
  for (const name of ['DELAY', 'QUOTE_REQUIRED'] as const) {
    const plan = DESCRIBED_SCENARIOS.find((scenario) => scenario.name === name)!.steps;
    let played = await start(jana, name);
    expect(played.status).toBe(201);
    const events: string[] = [];
    const documents: string[] = [];
    for (const [index, step] of plan.entries()) {
      if (index > 0) {
        service.clock.advance(1000);
        played = await jana.portal('POST', `/sandbox/orders/${played.json.order.id}/advance`, {});
      }
      events.push(...step.events);
      documents.push(...step.documents);
      expect(played.json.scenario).toMatchObject({ name, step: index + 1, last: step.name });
      expect(played.json.order.status).toBe(step.status);
      expect(played.json.events.map(({ type }: { type: string }) => type)).toEqual(events);
      expect(played.json.documents.map(({ kind }: { kind: string }) => kind)).toEqual(documents);
    }
    expect(played.json.scenario).toMatchObject({ finished: true, next: null, nextStepAt: null });
    const again = await jana.portal('POST', `/sandbox/orders/${played.json.order.id}/advance`, {});
    expectV1Error(again, 409, 'SANDBOX_FINISHED');
  }
});

test('the created order equals the sample call on the page', async () => {
  const jana = await newPortalUser(service);
  const { testOrder } = (await jana.portal('GET', '/sandbox/scenarios')).json;
  const { key } = { key: (await service.credential(jana.account.id)).secret };
  const byCall = (await service.call('/extern/orders', { key, body: testOrder })).json;
  const { order } = (await start(jana, 'STANDARD')).json;
  const byPage = (await service.call(`/extern/orders/${order.id}`, { key })).json;
  const own = ['id', 'orderNumber', 'trackingNumber', 'trackingUrl', 'createdAt', 'updatedAt'];
  const shared = (record: object) => Object.entries(record).filter(([name]) => !own.includes(name));
  expect(shared(byPage)).toEqual(shared(byCall));
});

test('the page shows the answer of each endpoint and the message in an inbox', async () => {
  const jana = await newPortalUser(service);
  const inbox = (await jana.portal('POST', '/sandbox/inboxes', {})).json;
  await jana.portal('POST', `/sandbox/inboxes/${inbox.id}/endpoint`, {});
  const { order } = (await start(jana, 'STANDARD')).json;
  await service.settle();
  const played = (await jana.portal('GET', `/sandbox/orders/${order.id}/scenario`)).json;
  expect(played.endpoints).toMatchObject([{ isInbox: true, description: 'Test inbox', status: 'ACTIVE' }]);
  expect(played.events.map(({ deliveries }: { deliveries: unknown[] }) => deliveries)).toMatchObject([
    [{ state: 'DELIVERED', status: 200, attempts: 1 }],
    [{ state: 'DELIVERED', status: 200, attempts: 1 }],
  ]);
  const [event] = played.events;
  const message = (await jana.portal('GET', `/sandbox/orders/${order.id}/events/${event.id}`)).json;
  expect(JSON.parse(message.body)).toMatchObject({ id: event.id, type: 'order.created' });
  expect(message.received).toMatchObject({ inboxId: inbox.id, signature: { valid: true } });
  expect(message.received.headers['X-Service-Event']).toBe('order.created');
});

test('a test order can run to the end or automatically, with the time of the next step', async () => {
  const jana = await newPortalUser(service);
  const { order, scenario } = (await start(jana, 'STANDARD', 'automatic')).json;
  const inSeconds = (Date.parse(scenario.nextStepAt) - service.clock.now().getTime()) / 1000;
  expect(inSeconds).toBe(20);
  const ended = await jana.portal('POST', `/sandbox/orders/${order.id}/advance`, { toEnd: true });
  expect(ended.json).toMatchObject({ order: { status: 'COMPLETED' }, scenario: { finished: true, step: 9 } });
  expect(ended.json.scenario.history).toHaveLength(9);
});

test('the test orders of the day are counted, and the limit is announced', async () => {
  const jana = await newPortalUser(service);
  const today = async () => (await jana.portal('GET', '/sandbox/scenarios')).json.today;
  expect(await today()).toEqual({ used: 0, limit: 500 });
  await start(jana, 'STANDARD');
  expect(await today()).toEqual({ used: 1, limit: 500 });
  await sql`update sandbox_days set processes = 500 where account_id = ${jana.account.id}`;
  expectV1Error(await start(jana, 'STANDARD'), 429, 'SANDBOX_LIMIT');
});

test('wrong input is named, unknown orders and events are not found', async () => {
  const jana = await newPortalUser(service);
  const wrong = await jana.portal('POST', '/sandbox/test-orders', { scenario: 'FLYING', speed: 9 });
  expectV1Error(wrong, 400, 'INVALID_REQUEST');
  const fields = wrong.json.error.details.fields.map(({ field }: { field: string }) => field);
  expect(fields.sort()).toEqual(['mode', 'scenario', 'speed']);
  const { order } = (await start(jana, 'STANDARD')).json;
  for (const id of ['x', '0199a0c2-7c4e-7000-8000-000000000010']) {
    expectV1Error(await jana.portal('GET', `/sandbox/orders/${id}/scenario`), 404, 'ORDER_NOT_FOUND');
    expectV1Error(await jana.portal('GET', `/sandbox/orders/${order.id}/events/${id}`), 404, 'NOT_FOUND');
  }
});

test('another account, production and other roles are refused', async () => {
  const jana = await newPortalUser(service);
  const { order, events } = (await start(jana, 'STANDARD')).json;
  const stranger = await newPortalUser(service);
  const paths = [`/orders/${order.id}/scenario`, `/orders/${order.id}/events/${events[0].id}`];
  for (const path of paths) {
    expectV1Error(await stranger.portal('GET', `/sandbox${path}`), 404, 'ORDER_NOT_FOUND');
    expectV1Error(await jana.portal('GET', `/production${path}`), 403, 'SANDBOX_ONLY');
  }
  const advance = `/sandbox/orders/${order.id}/advance`;
  expectV1Error(await stranger.portal('POST', advance, {}), 404, 'ORDER_NOT_FOUND');
  const viewer = await newPortalUser(service, { account: jana.account, role: 'viewer' });
  expect((await viewer.portal('GET', `/sandbox${paths[0]}`)).status).toBe(200);
  expectV1Error(await viewer.portal('POST', advance, {}), 403, 'ROLE_NOT_SUFFICIENT');
  expectV1Error(await start(viewer, 'STANDARD'), 403, 'ROLE_NOT_SUFFICIENT');
  const member = await newPortalUser(service, { account: jana.account, role: 'member' });
  expect((await start(member, 'STANDARD')).status).toBe(201);
  expectV1Error(await member.portal('GET', '/sandbox/scenarios'), 403, 'ROLE_NOT_SUFFICIENT');
  const { key } = { key: (await service.credential(jana.account.id, { environment: 'production' })).secret };
  const real = (await createOrder(service, key)).json;
  expectV1Error(await jana.portal('GET', `/sandbox/orders/${real.id}/scenario`), 404, 'ORDER_NOT_FOUND');
});

test('every action is in the audit log with its user', async () => {
  const jana = await newPortalUser(service);
  const { order } = (await start(jana, 'CANCELLATION')).json;
  const [entry] = await sql`
    select actor, channel, action from audit where subject_id = ${order.id} order by at limit 1`;
  expect(entry).toEqual({ actor: `user:${jana.user.id}`, channel: 'portal', action: 'order.created' });
});
