// What the agreement decides in the sandbox and what it does not: only the scenario decides on 201 or 202.
import { beforeEach, describe, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import { changeTerms, createOrder, eventNames } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';
import { SCENARIOS } from './expected-scenarios.ts';
import { advance } from './journey.ts';
import { STANDARD_PRICE } from './scenario-specials.ts';

const service = await sharedService();
let accountId: string;
let key: string;
beforeEach(async () => {
  ({ key, accountId } = await service.customer());
});

const MANUAL = { 'x-sandbox-mode': 'manual' };
const play = (scenario: string, changes: Record<string, unknown> = {}) =>
  createOrder(service, key, changes, { ...MANUAL, 'x-sandbox-scenario': scenario });

const EVERYTHING_QUOTED = {
  transportTypes: ['DRIVEN', 'TRAILER', 'TRUCK'],
  vehicleTypes: ['CAR'],
  distanceAboveKm: 1,
  distanceUnknown: true,
};

describe.each([
  ['a manual release', { release: 'MANUAL' }],
  ['a quote for everything', { quoteRequired: EVERYTHING_QUOTED }],
  ['no tariff at all', { tariffs: [] }],
  ['all of it', { release: 'MANUAL', quoteRequired: EVERYTHING_QUOTED, tariffs: [] }],
])('with %s agreed', (_, terms) => {
  test.each(SCENARIOS)('%s plays as usual', async (scenario) => {
    await changeTerms(service, accountId, terms);
    for (const transportType of ['DRIVEN', 'TRAILER', 'TRUCK']) {
      const made = await play(scenario, { transportType });
      const asked = scenario === 'QUOTE_REQUIRED';
      expect(made.status, made.text).toBe(asked ? 202 : 201);
      expect(made.json).toMatchObject({ status: asked ? 'QUOTE_REQUIRED' : 'ACCEPTED', transportType });
      expect(await eventNames(service, made.json.id)).toEqual(
        asked ? [] : ['order.created', 'order.accepted'],
      );
      if (!asked) expect(made.json.price.gross).toBeGreaterThan(0);
    }
  });
});

test('an accepted request becomes a released order, even if a manual release is agreed', async () => {
  await changeTerms(service, accountId, { release: 'MANUAL' });
  const { json } = await play('QUOTE_REQUIRED');
  await advance({ service, key, order: json });
  const accepted = await service.call(`/extern/quotes/${json.id}/accept`, { key, body: {} });
  expect(accepted.status, accepted.text).toBe(200);
  expect(await eventNames(service, json.id)).toEqual(['order.created', 'order.accepted']);
  expect((await advance({ service, key, order: json })).json.scenario.last).toBe('TRIP_OFFERED');
});

describe('the price', () => {
  test('follows the agreement for 300 km, for any addresses', async () => {
    const far = { street: 'Rua 1', postalCode: '1000-001', city: 'Lisboa', country: 'PT' };
    const nowhere = { street: 'X 1', postalCode: '00000', city: 'Nirgendwo' };
    for (const changes of [{}, { delivery: far }, { pickup: nowhere, delivery: nowhere }]) {
      expect((await play('STANDARD', changes)).json.price).toMatchObject(STANDARD_PRICE);
    }
    const tariff = { transportType: 'DRIVEN', baseNet: 10, includedKm: 100, perKmNet: 0.5, minimumNet: 0 };
    await changeTerms(service, accountId, { tariffs: [tariff], vatRate: 10 });
    const { price } = (await play('STANDARD')).json;
    expect(price).toMatchObject({ net: 110, gross: 121, vatRate: 10, currency: 'EUR' });
  });

  test('includes booked services, and equals that of the quote', async () => {
    const services = { registration: true, shortTermPlate: true };
    const { net } = (await play('STANDARD', { services })).json.price;
    expect(net).toBe(STANDARD_PRICE.net + 129 + 89);
    const request = (await play('QUOTE_REQUIRED', { services })).json;
    await advance({ service, key, order: request });
    const quote = (await service.call(`/extern/quotes/${request.id}`, { key })).json;
    expect(quote.amounts.net).toBe(net);
  });
});

describe('the 422 rules apply as in production', () => {
  test.each([
    ['VEHICLE_NOT_DRIVEABLE', { vehicle: { operationalStatus: { driveable: false } } }],
    ['SERVICE_NOT_SUPPORTED', { services: { customs: true } }],
    ['SERVICE_NOT_APPLICABLE', { transportType: 'TRUCK', services: { shortTermPlate: true } }],
    ['TRANSPORT_TYPE_NOT_ALLOWED', { transportType: 'TRAILER' }],
  ])('%s', async (code, changes) => {
    await changeTerms(service, accountId, { allowedTransportTypes: ['DRIVEN', 'TRUCK'] });
    for (const scenario of ['STANDARD', 'QUOTE_REQUIRED']) {
      expectV1Error(await play(scenario, changes), 422, code);
    }
  });
});

test('no contracting party is needed, not even for quotes and invoices', async () => {
  const owner = await service.account({ contractingParty: null });
  key = (await service.credential(owner.id)).secret;
  const live = (await service.credential(owner.id, { environment: 'production' })).secret;
  expectV1Error(await createOrder(service, live), 409, 'NO_CONTRACTING_PARTY');
  for (const scenario of SCENARIOS) {
    const { json } = await play(scenario);
    const ended = await advance({ service, key, order: json }, { toEnd: true });
    expect([ended.status, ended.json.scenario.finished]).toEqual([200, true]);
  }
});

test('acceptance by API follows the agreement, and the simulated customer uses the link', async () => {
  await changeTerms(service, accountId, { quoteAcceptanceViaApi: false });
  const { json } = await play('QUOTE_REQUIRED');
  await advance({ service, key, order: json });
  const accepted = await service.call(`/extern/quotes/${json.id}/accept`, { key, body: {} });
  expectV1Error(accepted, 403, 'QUOTE_ACCEPTANCE_NOT_AGREED');
  expect((await advance({ service, key, order: json })).json.scenario.last).toBe('QUOTE_ACCEPTED');
});
