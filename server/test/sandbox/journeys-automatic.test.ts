// Every scenario in automatic mode: a step every 20 seconds, with its events, status, dates and documents.
import { afterEach, describe, expect, test } from 'vitest';
import { sharedService } from '../harness/shared-service.ts';
import { SCENARIOS, type Scenario, STEP_COUNTS, stepsOf } from './expected-scenarios.ts';
import {
  beginJourney,
  checkStep,
  endJourney,
  expectDates,
  expectOrderly,
  type Journey,
  STEP_MS,
} from './journey.ts';
import { checkSpecials } from './scenario-specials.ts';

const service = await sharedService({ deliver: true });
let journey: Journey;
afterEach(() => endJourney(journey));

async function expectProcess(number: number) {
  const steps = stepsOf(journey.scenario);
  const [process] = await service.services.core.sql`
    select step, finished, next_step_at is null as rests, history from sandbox_processes
    where order_id = ${journey.order.id}`;
  const finished = number === steps.length;
  expect(process).toMatchObject({ step: number, finished, rests: finished });
  expect(process!.history).toEqual(journey.times.map((at, i) => ({ step: i + 1, name: steps[i]!.name, at })));
}

async function runJourney(scenario: Scenario, changes: Record<string, unknown> = {}) {
  journey = await beginJourney(service, scenario, 'automatic', changes);
  const steps = stepsOf(scenario);
  for (const [i, { name }] of steps.entries()) {
    const seen = await checkStep(journey, i + 1, false);
    expectDates(journey, i + 1, seen.record);
    await checkSpecials(journey, name, seen);
    await expectProcess(i + 1);
    await expectNothingBeforeItsTime();
  }
  expectOrderly(journey);
}

/** One millisecond before the next step is due, nothing has happened. */
async function expectNothingBeforeItsTime() {
  service.clock.advance(STEP_MS - 1);
  await service.settle();
  expect(journey.v1.received).toHaveLength(journey.seen.v1);
  expect(journey.legacy.received).toHaveLength(journey.seen.legacy);
  service.clock.advance(1);
}

describe('an automatic scenario runs a step every 20 seconds, with exactly its events', () => {
  test.each(SCENARIOS)('%s', async (scenario) => {
    await runJourney(scenario, {
      // Later than the days by which the tests of this file move the clock.
      requestedPickup: '2026-10-25T08:00:00Z',
      requestedDelivery: '2026-10-25T16:00:00Z',
    });
    expect(journey.times).toHaveLength(STEP_COUNTS[scenario]);
    service.clock.advance(86_400_000);
    await service.settle();
    expect(journey.v1.received).toHaveLength(journey.seen.v1);
    expect(journey.legacy.received).toHaveLength(journey.seen.legacy);
  });
});

test('DELAY without a requested delivery sets it to two hours from now', async () => {
  await runJourney('DELAY');
  expect(journey.order.requestedDelivery).toBeNull();
});
