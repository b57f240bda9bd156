// Every scenario in manual mode: each advance runs one step and answers the state of the scenario.
import { afterEach, describe, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import { sharedService } from '../harness/shared-service.ts';
import { SCENARIOS, type Scenario, stepsOf } from './expected-scenarios.ts';
import {
  advance,
  beginJourney,
  checkStep,
  endJourney,
  expectDates,
  expectOrderly,
  type Journey,
  legacyName,
} from './journey.ts';
import { checkSpecials } from './scenario-specials.ts';

const service = await sharedService({ deliver: true, realPdfs: true });
let journey: Journey;
afterEach(() => endJourney(journey));

const DATES = { requestedPickup: '2026-10-05T08:00:00Z', requestedDelivery: '2026-10-05T16:00:00Z' };

function scenarioAfter(scenario: Scenario, number: number) {
  const steps = stepsOf(scenario);
  return {
    name: scenario,
    mode: 'manual',
    step: number,
    steps: steps.length,
    finished: number === steps.length,
    last: steps[number - 1]!.name,
    next: steps[number]?.name ?? null,
  };
}

async function runJourney(scenario: Scenario, changes: Record<string, unknown>) {
  journey = await beginJourney(service, scenario, 'manual', changes);
  for (const [i, { name }] of stepsOf(scenario).entries()) {
    const advanced = i === 0 ? null : await advance(journey);
    const seen = await checkStep(journey, i + 1, true);
    expectDates(journey, i + 1, seen.record);
    await checkSpecials(journey, name, seen);
    if (advanced) {
      expect(advanced.status, advanced.text).toBe(200);
      expect(advanced.json).toEqual({ ...seen.record, scenario: scenarioAfter(scenario, i + 1) });
    }
    // Time alone has no effect.
    service.clock.advance(60_000);
  }
  await service.settle();
  expect(journey.v1.received).toHaveLength(journey.seen.v1);
  expect(journey.legacy.received).toHaveLength(journey.seen.legacy);
  expectOrderly(journey);
  expectV1Error(await advance(journey), 409, 'SANDBOX_FINISHED');
  expectV1Error(await advance(journey, { toEnd: true }), 409, 'SANDBOX_FINISHED');
}

describe('a manual scenario runs one step per advance, with exactly its events', () => {
  test.each(SCENARIOS)('%s', (scenario) => runJourney(scenario, DATES));

  test('DELAY without a requested delivery', () => runJourney('DELAY', {}));
});

describe('toEnd runs all remaining steps, in order, each once', () => {
  test.each(SCENARIOS)('%s', async (scenario) => {
    journey = await beginJourney(service, scenario, 'manual', DATES);
    const steps = stepsOf(scenario);
    const answer = await advance(journey, { toEnd: true });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.scenario).toEqual(scenarioAfter(scenario, steps.length));
    expect(answer.json.status).toBe(steps.at(-1)!.status);
    await service.settle();
    expect(journey.v1.names()).toEqual(steps.flatMap(({ v1 }) => v1));
    expect(journey.legacy.received.map(({ json }) => legacyName(json))).toEqual(
      steps.flatMap(({ legacy }) => legacy),
    );
    expectOrderly(journey);
  });
});
