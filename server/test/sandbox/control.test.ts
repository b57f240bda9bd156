// How a call chooses the scenario of the sandbox and how an integrator advances it.
import { beforeEach, describe, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import { cancelOrder, changeTerms, creation, eventNames, eventsOf } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';
import { type EXPECTED, FIRST_SCENARIOS, SCENARIOS, stepsOf } from './expected-scenarios.ts';
import { advance, STEP_MS } from './journey.ts';

const service = await sharedService({ deliver: true });
let accountId: string;
let key: string;
beforeEach(async () => {
  ({ key, accountId } = await service.customer());
});

const call = (path: string, headers: Record<string, string>, as = key) =>
  service.call(path, { key: as, body: creation(), headers });
const order = (scenario: string, mode = 'manual') =>
  call('/extern/orders', { 'x-sandbox-scenario': scenario, 'x-sandbox-mode': mode });
const on = (record: { id: string }) => ({ service, key, order: record });
const allEvents = (scenario: keyof typeof EXPECTED) => stepsOf(scenario).flatMap(({ v1 }) => v1);

async function processOf(record: { id: string }) {
  const [process] = await service.services.core.sql`
    select scenario, mode, waits_for_customer, step from sandbox_processes where order_id = ${record.id}`;
  return process;
}

async function waitSteps(count: number) {
  for (let i = 0; i < count; i += 1) {
    service.clock.advance(STEP_MS);
    await service.settle();
  }
}

describe('the headers', () => {
  test.each(['standard', 'UNKNOWN', ''])('an unknown scenario "%s" is INVALID_SCENARIO', async (name) => {
    const answer = await call('/extern/orders', { 'x-sandbox-scenario': name });
    expectV1Error(answer, 400, 'INVALID_SCENARIO');
    expect(answer.json.error.details.allowed).toEqual(FIRST_SCENARIOS);
  });

  test.each([...SCENARIOS.filter((name) => name !== 'QUOTE_REQUIRED'), 'UNKNOWN'])(
    'POST /quotes with %s is INVALID_SCENARIO: only QUOTE_REQUIRED is allowed there',
    async (name) => {
      const answer = await call('/extern/quotes', { 'x-sandbox-scenario': name });
      expectV1Error(answer, 400, 'INVALID_SCENARIO');
      expect(answer.json.error.details.allowed).toEqual(['QUOTE_REQUIRED']);
    },
  );

  test.each(['/extern/orders', '/extern/quotes'])(
    'an unknown mode is INVALID_REQUEST at %s',
    async (path) => {
      const answer = await call(path, { 'x-sandbox-mode': 'MANUAL' });
      expectV1Error(answer, 400, 'INVALID_REQUEST');
      expect(answer.json.error.details.fields).toMatchObject([
        { field: 'X-Sandbox-Mode', code: 'invalid_value' },
      ]);
    },
  );

  test('a refused header creates nothing and leaves the idempotency key free', async () => {
    const idempotent = { 'idempotency-key': 'k-1' };
    await call('/extern/orders', { ...idempotent, 'x-sandbox-scenario': 'NO' });
    await call('/extern/orders', { ...idempotent, 'x-sandbox-mode': 'no' });
    expect((await service.call('/extern/orders', { key })).json.data).toEqual([]);
    const made = await call('/extern/orders', idempotent);
    expect([made.status, made.headers.get('idempotent-replayed')]).toEqual([201, null]);
  });

  test.each(['/extern/orders', '/extern/quotes'])(
    'both are ignored with live credentials at %s',
    async (path) => {
      const live = (await service.credential(accountId, { environment: 'production' })).secret;
      const headers = { 'x-sandbox-scenario': 'nonsense', 'x-sandbox-mode': 'nonsense' };
      const made = await call(path, headers, live);
      expect(made.status, made.text).toBe(path === '/extern/orders' ? 201 : 202);
      expect(made.json.sandbox).toBe(false);
      const cancelling = await call(path, { 'x-sandbox-scenario': 'CANCELLATION' }, live);
      expect(await processOf(cancelling.json)).toBeUndefined();
      const before = await eventNames(service, cancelling.json.id);
      await waitSteps(4);
      expect(await eventNames(service, cancelling.json.id)).toEqual(before);
    },
  );

  test('without them an order plays STANDARD and a quote QUOTE_REQUIRED, automatically', async () => {
    const plain = await call('/extern/orders', {});
    expect(await processOf(plain.json)).toMatchObject({ scenario: 'STANDARD', mode: 'automatic' });
    const quote = await call('/extern/quotes', {});
    expect(await processOf(quote.json)).toMatchObject({ scenario: 'QUOTE_REQUIRED', mode: 'automatic' });
    const named = await call('/extern/quotes', { 'x-sandbox-scenario': 'QUOTE_REQUIRED' });
    expect(named.status).toBe(202);
  });
});

describe('advance', () => {
  test('accepts the id, the order number and the request number, in any letter case', async () => {
    const request = (await order('QUOTE_REQUIRED')).json;
    const names: string[] = [];
    for (const reference of [request.id, request.requestNumber, request.requestNumber.toLowerCase()]) {
      const moved = await service.call(`/extern/sandbox/orders/${reference}/advance`, { key, body: {} });
      names.push(moved.json.scenario.last);
    }
    const { orderNumber } = (await service.call(`/extern/orders/${request.id}`, { key })).json;
    for (const reference of [orderNumber, request.requestNumber]) {
      const moved = await service.call(`/extern/sandbox/orders/${reference}/advance`, { key, body: {} });
      names.push(moved.json.scenario.last);
    }
    expect(names).toEqual([
      'QUOTE_SENT',
      'QUOTE_ACCEPTED',
      'ORDER_CREATED',
      'TRIP_OFFERED',
      'DRIVER_ASSIGNED',
    ]);
  });

  test('needs no body', async () => {
    const { id } = (await order('STANDARD')).json;
    const moved = await service.call(`/extern/sandbox/orders/${id}/advance`, { method: 'POST', key });
    expect([moved.status, moved.json.scenario.step]).toEqual([200, 2]);
  });

  test.each([{ toEnd: 'yes' }, { to_end: true }, { toEnd: null }])('refuses the body %j', async (body) => {
    const { json } = await order('STANDARD');
    expectV1Error(await advance(on(json), body), 400, 'INVALID_REQUEST');
    expect(await processOf(json)).toMatchObject({ step: 1 });
  });

  test('runs the step of an automatic process earlier, and its interval restarts', async () => {
    const { json } = await order('STANDARD', 'automatic');
    service.clock.advance(STEP_MS - 1);
    const moved = await advance(on(json));
    expect(moved.json.scenario).toMatchObject({ mode: 'automatic', step: 2, next: 'DRIVER_ASSIGNED' });
    service.clock.advance(STEP_MS - 1);
    await service.settle();
    expect(await processOf(json)).toMatchObject({ step: 2 });
    service.clock.advance(1);
    await service.settle();
    expect(await processOf(json)).toMatchObject({ step: 3 });
    expect((await advance(on(json), { toEnd: true })).json.scenario).toMatchObject({ finished: true });
    await waitSteps(2);
    expect(await eventNames(service, json.id)).toEqual(allEvents('STANDARD'));
  });

  test('with live credentials is SANDBOX_ONLY, also for an unknown order', async () => {
    const live = (await service.credential(accountId, { environment: 'production' })).secret;
    const sandboxed = (await order('STANDARD')).json;
    const real = (await call('/extern/orders', {}, live)).json;
    for (const id of [sandboxed.id, real.id, 'nothing']) {
      const answer = await service.call(`/extern/sandbox/orders/${id}/advance`, { key: live, body: {} });
      expectV1Error(answer, 403, 'SANDBOX_ONLY');
    }
  });

  test('for another account or an unknown order is ORDER_NOT_FOUND and changes nothing', async () => {
    const { json } = await order('STANDARD');
    const stranger = await service.customer();
    for (const reference of [json.id, json.orderNumber]) {
      const path = `/extern/sandbox/orders/${reference}/advance`;
      expectV1Error(await service.call(path, { key: stranger.key, body: {} }), 404, 'ORDER_NOT_FOUND');
    }
    expectV1Error(await advance(on({ id: 'SBX-0' })), 404, 'ORDER_NOT_FOUND');
    expect(await processOf(json)).toMatchObject({ step: 1 });
  });

  test('needs orders:write', async () => {
    const { json } = await order('STANDARD');
    const reader = (await service.credential(accountId, { scopes: ['orders:read'] })).secret;
    const answer = await service.call(`/extern/sandbox/orders/${json.id}/advance`, { key: reader, body: {} });
    expectV1Error(answer, 403, 'INSUFFICIENT_SCOPE');
  });
});

describe('cancelling finishes the scenario', () => {
  test.each(['automatic', 'manual'])('an %s order', async (mode) => {
    const { json } = await order('STANDARD', mode);
    await advance(on(json));
    expect((await cancelOrder(service, key, json.id)).json.status).toBe('CANCELLED');
    const listed = (await service.call('/extern/sandbox/transportauftraege', { key })).json.vorgaenge;
    expect(listed).toMatchObject([{ abgeschlossen: true, naechsterSchritt: null, schritt: 2 }]);
    await waitSteps(3);
    expectV1Error(await advance(on(json)), 409, 'SANDBOX_FINISHED');
    expectV1Error(await advance(on(json), { toEnd: true }), 409, 'SANDBOX_FINISHED');
    expect(await eventNames(service, json.id)).toEqual([
      'order.created',
      'order.accepted',
      'order.cancelled',
    ]);
  });

  test.each(['automatic', 'manual'])('an %s request that is withdrawn', async (mode) => {
    const { json } = await order('QUOTE_REQUIRED', mode);
    expect((await cancelOrder(service, key, json.id)).json.status).toBe('REJECTED');
    await waitSteps(3);
    expectV1Error(await advance(on(json)), 409, 'SANDBOX_FINISHED');
    expect(await eventNames(service, json.id)).toEqual(['order.rejected']);
  });
});

test('a change by the customer does not disturb the scenario', async () => {
  const { json } = await order('DELAY');
  await advance(on(json));
  const requestedDelivery = '2026-11-02T10:00:00.000Z';
  await service.call(`/extern/orders/${json.id}`, { method: 'PATCH', key, body: { requestedDelivery } });
  const moved = await advance(on(json), { toEnd: true });
  expect(moved.json.requestedDelivery).toBe('2026-11-02T12:00:00.000Z');
});

test('if the agreement hides drivers, record and event do not contain the simulated one', async () => {
  await changeTerms(service, accountId, { showDriver: false });
  const { json } = await order('STANDARD');
  await advance(on(json));
  const moved = await advance(on(json));
  expect(moved.json.driver).toBeNull();
  const assigned = (await eventsOf(service, json.id)).find(({ name }) => name === 'driver.assigned');
  expect(assigned.data.driver).toBeNull();
});
