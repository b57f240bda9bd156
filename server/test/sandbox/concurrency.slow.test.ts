// Advances, the clock and several processes at the same moment: each step runs once, and no call blocks.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { creation, eventNames } from '../harness/orders.ts';
import { startService, type TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';
import { SCENARIOS, type Scenario, stepsOf } from './expected-scenarios.ts';
import { advance as advanceOrder, STEP_MS } from './journey.ts';

/** The size of a process's connection pool. */
const MORE_THAN_CONNECTIONS = 24;

const service = await sharedService({ deliver: true });
const second = await startService({ deliver: true, database: service.database, clock: service.clock });
let key: string;
afterAll(() => second.close());
beforeEach(async () => {
  ({ key } = await service.customer());
});

async function create(scenario: Scenario, mode: string): Promise<{ id: string }> {
  const headers = { 'x-sandbox-scenario': scenario, 'x-sandbox-mode': mode };
  return (await service.call('/extern/orders', { key, body: creation(), headers })).json;
}

const advance = (record: { id: string }, body = {}, by = service) =>
  advanceOrder({ service: by, key, order: record }, body);
const codeOf = (answer: TestResponse) => (answer.status === 200 ? 'ok' : answer.json.error.code);
const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));

async function historyOf(record: { id: string }): Promise<string[]> {
  const [row] = await service.services.core.sql`
    select step, history from sandbox_processes where order_id = ${record.id}`;
  expect(row!.step).toBe(row!.history.length);
  return row!.history.map(({ name }: { name: string }) => name);
}

async function expectPlayed(record: { id: string }, scenario: Scenario, count: number) {
  const steps = stepsOf(scenario).slice(0, count);
  expect(await historyOf(record)).toEqual(steps.map(({ name }) => name));
  expect(await eventNames(service, record.id)).toEqual(steps.flatMap(({ v1 }) => v1));
  const documents = await service.services.core.sql`
    select kind from documents where order_id = ${record.id} and kind <> 'INVOICE_XML'`;
  expect(documents.map(({ kind }) => kind).sort()).toEqual(
    steps.flatMap(({ documents: made }) => Object.keys(made ?? {})).sort(),
  );
}

describe.each(SCENARIOS)('%s', (scenario) => {
  const last = stepsOf(scenario).length;

  test('as many advances at once as there are steps run each step once, and further ones find it finished', async () => {
    const order = await create(scenario, 'manual');
    const answers = await Promise.all(
      times(last + 2, (i) => advance(order, {}, i % 2 === 0 ? service : second)),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(last - 1);
    expect(codes.filter((code) => code === 'SANDBOX_FINISHED')).toHaveLength(3);
    const told = answers.filter(({ status }) => status === 200).map(({ json }) => json.scenario.step);
    expect(told.sort((a, b) => a - b)).toEqual(times(last - 1, (i) => i + 2));
    await expectPlayed(order, scenario, last);
  });

  test('an advance and the automatic step at the same moment run each step once', async () => {
    const order = await create(scenario, 'automatic');
    let ran = 1;
    while (ran < last) {
      service.clock.advance(STEP_MS);
      const [moved] = await Promise.all([advance(order), service.settle(), second.settle()]);
      expect(['ok', 'SANDBOX_FINISHED']).toContain(codeOf(moved));
      const now = (await historyOf(order)).length;
      // Either the advance came first and postponed the automatic step, or it came second and added one.
      expect([ran + 1, Math.min(last, ran + 2)]).toContain(now);
      ran = now;
    }
    await expectPlayed(order, scenario, last);
  });

  test('a call to the end that ran a step is answered with the end, even if another call ran the last step', async () => {
    const order = await create(scenario, 'manual');
    const [toEnd, ...single] = await Promise.all([
      advance(order, { toEnd: true }),
      ...times(last - 2, () => advance(order, {}, second)),
    ]);
    // One call fewer than needed to run all steps without the clock.
    expect(single.map(codeOf).filter((code) => code === 'ok').length).toBeLessThan(last - 1);
    expect(toEnd.status, toEnd.text).toBe(200);
    expect(toEnd.json.scenario).toMatchObject({ finished: true, step: last });
    await expectPlayed(order, scenario, last);
  });
});

test('more orders than connections are advanced at once, and all get their quotes and numbers', async () => {
  const requests = await Promise.all(times(MORE_THAN_CONNECTIONS, () => create('QUOTE_REQUIRED', 'manual')));
  for (const last of ['QUOTE_SENT', 'QUOTE_ACCEPTED', 'ORDER_CREATED']) {
    const moved = await Promise.all(requests.map((request) => advance(request)));
    expect(moved.map(({ json }) => json.scenario?.last)).toEqual(requests.map(() => last));
  }
  const rows = await service.services.core.sql`
    select distinct o.order_number, q.quote_number from orders o join quotes q on q.order_id = o.id
    where o.id = any(${requests.map(({ id }) => id)})`;
  expect(rows).toHaveLength(MORE_THAN_CONNECTIONS);
});
