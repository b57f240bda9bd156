// The sandbox through the legacy interface: every scenario step by step and in one call, and the list.
import { afterEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { SCENARIOS, type Scenario, stepsOf } from '../../sandbox/expected-scenarios.ts';
import { customerWithEndpoints, legacyName } from '../../sandbox/journey.ts';
import {
  control,
  createLegacyOrder,
  expectLegacyError,
  legacyStatus,
  PROCESSES,
  postLegacyOrder,
} from './legacy-calls.ts';

const service = await sharedService({ deliver: true });
let customer: Awaited<ReturnType<typeof customerWithEndpoints>>;
afterEach(async () => {
  await customer?.v1.close();
  await customer?.legacy.close();
});

/** The internal status after each step, by step name. */
const INTERNAL: Record<string, string> = {
  ORDER_CREATED: 'OPEN',
  TRIP_OFFERED: 'OFFERED',
  DRIVER_ASSIGNED: 'ASSIGNED',
  DRIVER_ACCEPTED: 'ACCEPTED',
  DRIVER_ON_THE_WAY: 'PICKUP',
  VEHICLE_PICKED_UP: 'IN_TRANSIT',
  DELAY_REPORTED: 'IN_TRANSIT',
  ARRIVED_AT_DESTINATION: 'DELIVERY',
  VEHICLE_HANDED_OVER: 'DELIVERED',
  ORDER_COMPLETED: 'COMPLETED',
  ORDER_CANCELLED: 'CANCELLED',
  REQUEST_RECEIVED: 'QUOTE_REQUIRED',
  QUOTE_SENT: 'QUOTE_SENT',
  QUOTE_ACCEPTED: 'QUOTE_ACCEPTED',
  EXTRAS_APPROVED: 'DELIVERED',
  INVOICE_ISSUED: 'INVOICED',
  INVOICE_PAID: 'INVOICED',
  INVOICE_CANCELLED: 'INVOICED',
  INVOICE_ISSUED_AGAIN: 'INVOICED',
  TRIP_IN_VAIN: 'CANCELLED',
  ORDER_CHANGED: 'ASSIGNED',
  DESTINATION_CHANGED: 'IN_TRANSIT',
};
const internalStatus = (scenario: Scenario, step: string) =>
  scenario === 'TRIP_IN_VAIN' && step === 'INVOICE_ISSUED' ? 'CANCELLED' : INTERNAL[step];
const STEPS: Record<Scenario, number> = {
  STANDARD: 9,
  DELAY: 10,
  DAMAGE: 9,
  CANCELLATION: 4,
  QUOTE_REQUIRED: 12,
  EXTRAS: 12,
  CORRECTED_INVOICE: 12,
  TRIP_IN_VAIN: 7,
  CHANGED_ORDER: 11,
};

async function begin(scenario: Scenario, mode = 'manual') {
  customer = await customerWithEndpoints(service);
  const headers = { 'x-sandbox-scenario': scenario, 'x-sandbox-mode': mode };
  return createLegacyOrder(service, customer.key, { externalOrderId: `SBX ${scenario}` }, headers);
}

const processes = async (key: string) => {
  const answer = await service.call(PROCESSES, { key });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.vorgaenge;
};

/** The process as the legacy interface shows it after this many steps. */
function processAfter(scenario: Scenario, made: { orderId: string }, times: string[]) {
  const steps = stepsOf(scenario);
  const step = times.length;
  const isRequest = scenario === 'QUOTE_REQUIRED' && step < 4;
  return {
    art: isRequest ? 'REQUEST' : 'ORDER',
    orderId: made.orderId,
    orderNumber: isRequest ? null : expect.stringMatching(/^SBX-\d+$/),
    requestNumber: scenario === 'QUOTE_REQUIRED' ? expect.stringMatching(/^SBX-RQ-\d+$/) : null,
    status: internalStatus(scenario, steps[step - 1]!.name),
    externalOrderId: `SBX ${scenario}`,
    szenario: scenario,
    modus: 'manual',
    schritt: step,
    schritte: STEPS[scenario],
    abgeschlossen: step === STEPS[scenario],
    letzterSchritt: steps[step - 1]!.name,
    naechsterSchritt: steps[step]?.name ?? null,
    verlauf: times.map((zeitpunkt, at) => ({ schritt: at + 1, name: steps[at]!.name, zeitpunkt })),
  };
}

describe('step by step, with the internal status and the events of both formats', () => {
  test.each(SCENARIOS)('%s', async (scenario) => {
    const made = await begin(scenario);
    const { key, v1, legacy } = customer;
    const times: string[] = [];
    const seen = { v1: 0, legacy: 0 };
    for (const [at, step] of stepsOf(scenario).entries()) {
      const moved = at === 0 ? null : await control(service, key, made.orderId, 'weiter');
      times.push(service.clock.now().toISOString());
      const expected = processAfter(scenario, made, times);
      if (moved) expect(moved.json, moved.text).toEqual(expected);
      expect(await processes(key)).toEqual([expected]);
      expect((await legacyStatus(service, key, `SBX ${scenario}`)).json.status).toBe(expected.status);
      await service.settle();
      expect(v1.names().slice(seen.v1), step.name).toEqual(step.v1);
      const messages = legacy.received.slice(seen.legacy).map(({ json }) => legacyName(json));
      expect(messages, step.name).toEqual(step.legacy);
      seen.v1 = v1.received.length;
      seen.legacy = legacy.received.length;
      service.clock.advance(60_000);
    }
    for (const action of ['weiter', 'abschliessen']) {
      expectLegacyError(await control(service, key, made.orderId, action), 409, 'SANDBOX_FINISHED');
    }
  });
});

describe('abschliessen runs all remaining steps', () => {
  test.each(SCENARIOS)('%s', async (scenario) => {
    const made = await begin(scenario, 'automatic');
    const { key, v1, legacy } = customer;
    await control(service, key, made.orderId, 'weiter');
    const answer = await control(service, key, made.orderId, 'abschliessen');
    const steps = stepsOf(scenario);
    expect(answer.json, answer.text).toMatchObject({
      abgeschlossen: true,
      modus: 'automatic',
      schritt: STEPS[scenario],
      naechsterSchritt: null,
      status: internalStatus(scenario, steps.at(-1)!.name),
    });
    await service.settle();
    expect(v1.names()).toEqual(steps.flatMap((step) => step.v1));
    expect(legacy.received.map(({ json }) => legacyName(json))).toEqual(steps.flatMap((step) => step.legacy));
    service.clock.advance(3_600_000);
    await service.settle();
    expect(v1.names()).toHaveLength(steps.flatMap((step) => step.v1).length);
  });
});

test('the default scenario runs automatically, and weiter only runs a step earlier', async () => {
  customer = await customerWithEndpoints(service);
  const { key } = customer;
  const made = await createLegacyOrder(service, key);
  expect((await control(service, key, made.orderNumber, 'weiter')).json.schritt).toBe(2);
  for (let step = 3; step <= 9; step += 1) {
    service.clock.advance(20_000);
    await service.settle();
    expect((await processes(key))[0]).toMatchObject({
      szenario: 'STANDARD',
      modus: 'automatic',
      schritt: step,
    });
  }
  expect((await legacyStatus(service, key, made.orderId)).json.status).toBe('COMPLETED');
});

test('a process is found by id, order number, request number and the customer’s number', async () => {
  const made = await begin('QUOTE_REQUIRED');
  const { key } = customer;
  const own = encodeURIComponent('SBX QUOTE_REQUIRED');
  for (const [at, reference] of [made.orderId, made.requestNumber, own].entries()) {
    expect((await control(service, key, reference, 'weiter')).json.schritt).toBe(at + 2);
  }
  const { orderNumber } = (await legacyStatus(service, key, made.orderId)).json;
  expect((await control(service, key, orderNumber, 'weiter')).json.schritt).toBe(5);
  expect((await control(service, key, made.requestNumber, 'weiter')).json.schritt).toBe(6);
});

test('a cancelled process has finished', async () => {
  const made = await begin('STANDARD');
  await cancelOrder(service, customer.key, made.orderId);
  for (const action of ['weiter', 'abschliessen']) {
    const answer = await control(service, customer.key, made.orderId, action);
    expectLegacyError(answer, 409, 'SANDBOX_FINISHED');
  }
});

test('another account can advance nothing and has an empty list', async () => {
  const made = await begin('STANDARD');
  const { key } = await service.customer();
  expect(await processes(key)).toEqual([]);
  for (const reference of [made.orderId, made.orderNumber, encodeURIComponent('SBX STANDARD'), 'SBX-0']) {
    for (const action of ['weiter', 'abschliessen']) {
      expectLegacyError(await control(service, key, reference, action), 404, 'NOT_FOUND');
    }
  }
});

test('the list has the latest 50, newest first, of both APIs', async () => {
  const { key } = await service.customer();
  const made: string[] = [];
  for (let i = 0; i < 52; i += 1) {
    const answer = await postLegacyOrder(service, key);
    made.unshift(answer.json.orderId);
    service.clock.advance(1);
  }
  const listed = await processes(key);
  expect(listed.map(({ orderId }: { orderId: string }) => orderId)).toEqual(made.slice(0, 50));
});

test('many advances at once run one step each, and no step twice', async () => {
  const made = await begin('STANDARD');
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => control(service, customer.key, made.orderId, 'weiter')),
  );
  const moved = answers.filter(({ status }) => status === 200).map(({ json }) => json.schritt);
  expect(moved.sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expectLegacyError(answer, 409, 'SANDBOX_FINISHED');
  }
});
