// Scenarios survive a restart: the next process continues them, and only one of several runs a step.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { creation } from '../harness/orders.ts';
import { REACH_RECEIVERS } from '../harness/receiver.ts';
import { startService, type TestService, type TestServiceOptions } from '../harness/service.ts';
import { SCENARIOS, type Scenario, stepsOf } from './expected-scenarios.ts';
import {
  beginJourney,
  checkStep,
  customerWithEndpoints,
  endJourney,
  expectDates,
  expectOrderly,
  type Journey,
  legacyName,
  STEP_MS,
} from './journey.ts';
import { checkSpecials } from './scenario-specials.ts';

// One test runs all scenarios.
vi.setConfig({ testTimeout: 300_000 });

const running: TestService[] = [];
afterEach(async () => {
  for (const service of running.splice(0)) await service.close();
});

async function start(options: TestServiceOptions = {}): Promise<TestService> {
  const service = await startService({ ...REACH_RECEIVERS, deliver: true, ...options });
  running.push(service);
  return service;
}

async function restart(old: TestService): Promise<TestService> {
  running.splice(running.indexOf(old), 1);
  await old.close();
  return start({ database: old.database, clock: old.clock });
}

async function checkNextStep(journey: Journey, number: number): Promise<void> {
  const seen = await checkStep(journey, number, false);
  expectDates(journey, number, seen.record);
  await checkSpecials(journey, stepsOf(journey.scenario)[number - 1]!.name, seen);
}

async function endOrderly(journey: Journey): Promise<void> {
  expectOrderly(journey);
  await endJourney(journey);
}

async function runJourney(journey: Journey, between: (journey: Journey, number: number) => Promise<void>) {
  for (let number = 1; number <= stepsOf(journey.scenario).length; number += 1) {
    await checkNextStep(journey, number);
    await between(journey, number);
  }
  await endOrderly(journey);
}

const MAX_STEPS = Math.max(...SCENARIOS.map((scenario) => stepsOf(scenario).length));

test('a process that ends between two steps of any scenario leaves the rest to the next one', async () => {
  // All scenarios side by side, so that one new process per step continues each of them.
  let service = await start();
  const journeys: Journey[] = [];
  for (const scenario of SCENARIOS) journeys.push(await beginJourney(service, scenario, 'automatic'));
  for (let number = 1; number <= MAX_STEPS; number += 1) {
    for (const journey of journeys.filter(({ scenario }) => number <= stepsOf(scenario).length)) {
      await checkNextStep(Object.assign(journey, { service }), number).catch((cause) => {
        throw new Error(`${journey.scenario}, step ${number}: ${cause.message}`, { cause });
      });
    }
    if (number < MAX_STEPS) service = await restart(service);
    service.clock.advance(STEP_MS);
  }
  for (const journey of journeys) await endOrderly(journey);
});

test('a step that became due while nothing ran is run at the start, and the next one 20 seconds later', async () => {
  const journey = await beginJourney(await start(), 'STANDARD', 'automatic');
  await runJourney(journey, async ({ service }, number) => {
    service.clock.advance(number === 3 ? 3_600_000 : STEP_MS);
    if (number === 3) journey.service = await restart(service);
  });
});

describe('a failed step is rolled back completely and run again a minute later', () => {
  // Each scenario has its own customer, so all of them can use the same two services.
  let service: TestService;
  let bystander: TestService;
  beforeAll(async () => {
    service = await startService({ ...REACH_RECEIVERS, deliver: true });
    const { database, clock } = service;
    bystander = await startService({ ...REACH_RECEIVERS, database, clock });
  });
  afterAll(async () => {
    for (const started of [bystander, service]) await started?.close();
  });

  /** Makes a step fail when it writes to the audit log, its second to last statement; a payment when it is stored. */
  async function breakOffStep(): Promise<void> {
    const { sql } = bystander.services.core;
    await sql.begin(async (tx) => {
      await tx`lock table audit, sandbox_payments in exclusive mode`;
      service.clock.advance(STEP_MS);
      const settled = service.settle().then(() => true);
      while (!(await Promise.race([settled, breakOff()])));
    });
  }

  async function breakOff(): Promise<void> {
    await bystander.services.core.sql`
      select pg_cancel_backend(pid) from pg_stat_activity
      where datname = ${service.database.database!} and wait_event_type = 'Lock'
        and query ~ 'audit|sandbox_payments'`;
  }

  test.each(SCENARIOS)('%s', async (scenario) => {
    const journey = await beginJourney(service, scenario, 'automatic');
    await runJourney(journey, async ({ order, seen, v1, legacy }, number) => {
      if (number === stepsOf(scenario).length) return;
      await breakOffStep();
      const [undone] = await service.services.core.sql`
        select step, (
          select count(*)::int from documents where order_id = ${order.id} and kind <> 'INVOICE_XML'
        ) as documents
        from sandbox_processes where order_id = ${order.id}`;
      expect(undone).toEqual({ step: number, documents: seen.documents });
      expect([v1.received.length, legacy.received.length]).toEqual([seen.v1, seen.legacy]);
      service.clock.advance(60_000);
    });
  });
});

test('workers in two processes run every step of many orders exactly once', async () => {
  const first = await start();
  const second = await start({ database: first.database, clock: first.clock });
  const customers = await Promise.all([customerWithEndpoints(first), customerWithEndpoints(first)]);
  const orders: { id: string; scenario: Scenario }[] = [];
  for (const { key } of customers) {
    for (const scenario of SCENARIOS) {
      const headers = { 'x-sandbox-scenario': scenario };
      const made = await first.call('/extern/orders', { key, body: creation(), headers });
      orders.push({ id: made.json.id, scenario });
    }
  }
  await Promise.all([first.settle(), second.settle()]);
  for (let step = 2; step <= MAX_STEPS; step += 1) {
    first.clock.advance(STEP_MS);
    await Promise.all([first.settle(), second.settle()]);
    const steps = await first.services.core.sql<{ orderId: string; step: number }[]>`
      select order_id, step from sandbox_processes`;
    for (const { id, scenario } of orders) {
      const row = steps.find(({ orderId }) => orderId === id);
      expect(row?.step, scenario).toBe(Math.min(step, stepsOf(scenario).length));
    }
  }
  const received = (format: 'v1' | 'legacy', id: string) =>
    customers.flatMap((customer) => customer[format].received).filter(({ json }) => json.data.orderId === id);
  for (const { id, scenario } of orders) {
    const steps = stepsOf(scenario);
    expect(received('v1', id).map(({ json }) => json.type)).toEqual(steps.flatMap(({ v1 }) => v1));
    const legacy = received('legacy', id).map(({ json }) => legacyName(json));
    expect(legacy).toEqual(steps.flatMap((step) => step.legacy));
  }
  for (const { v1, legacy } of customers) {
    await v1.close();
    await legacy.close();
  }
});
