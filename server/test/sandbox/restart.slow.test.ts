// Scenarios survive a restart: the next process continues them, and only one of several runs a step.
import { afterEach, describe, expect, test } from 'vitest';
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

/** The steps after which the process ends. */
const ENDS_AFTER: Record<Scenario, number[]> = {
  STANDARD: [1, 5],
  DELAY: [6, 7],
  DAMAGE: [7, 8],
  CANCELLATION: [2, 3],
  QUOTE_REQUIRED: [1, 2, 3, 4],
  EXTRAS: [9, 11],
  CORRECTED_INVOICE: [10],
  TRIP_IN_VAIN: [6],
  CHANGED_ORDER: [3],
};

async function runJourney(journey: Journey, between: (journey: Journey, number: number) => Promise<void>) {
  for (const [i, { name }] of stepsOf(journey.scenario).entries()) {
    const seen = await checkStep(journey, i + 1, false);
    expectDates(journey, i + 1, seen.record);
    await checkSpecials(journey, name, seen);
    await between(journey, i + 1);
  }
  expectOrderly(journey);
  await endJourney(journey);
}

describe('a process that ends between two steps leaves the rest to the next one', () => {
  test.each(SCENARIOS)('%s', async (scenario) => {
    const journey = await beginJourney(await start(), scenario, 'automatic');
    await runJourney(journey, async ({ service }, number) => {
      const ends = ENDS_AFTER[scenario].includes(number);
      if (ends) journey.service = await restart(service);
      service.clock.advance(STEP_MS);
    });
  });
});

test('a step that became due while nothing ran is run at the start, and the next one 20 seconds later', async () => {
  const journey = await beginJourney(await start(), 'STANDARD', 'automatic');
  await runJourney(journey, async ({ service }, number) => {
    service.clock.advance(number === 3 ? 3_600_000 : STEP_MS);
    if (number === 3) journey.service = await restart(service);
  });
});

describe('a failed step is rolled back completely and run again a minute later', () => {
  /** Makes a step fail when it writes to the audit log, its second to last statement; a payment when it is stored. */
  async function breakOffStep(journey: Journey, bystander: TestService): Promise<void> {
    const { sql } = bystander.services.core;
    await sql.begin(async (tx) => {
      await tx`lock table audit, sandbox_payments in exclusive mode`;
      journey.service.clock.advance(STEP_MS);
      const settled = journey.service.settle();
      while ((await breakOff(bystander)) === 0);
      await settled;
    });
  }

  async function breakOff({ services, database }: TestService): Promise<number> {
    const broken = await services.core.sql`
      select pg_cancel_backend(pid) from pg_stat_activity
      where datname = ${database.database!} and wait_event_type = 'Lock'
        and query ~ 'audit|sandbox_payments'`;
    return broken.length;
  }

  test.each(SCENARIOS)('%s', async (scenario) => {
    const service = await start();
    const bystander = await start({ database: service.database, clock: service.clock, deliver: false });
    const journey = await beginJourney(service, scenario, 'automatic');
    await runJourney(journey, async ({ order, seen, v1, legacy }, number) => {
      if (number === stepsOf(scenario).length) return;
      await breakOffStep(journey, bystander);
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
  const most = Math.max(...SCENARIOS.map((scenario) => stepsOf(scenario).length));
  await Promise.all([first.settle(), second.settle()]);
  for (let step = 2; step <= most; step += 1) {
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
