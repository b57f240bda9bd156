// All problems of a call are in one answer: header, query, body, and rules across fields.
import { describe, expect, test } from 'vitest';
import { expectWrongFields, ORDERS } from '../api/legacy/legacy-calls.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { changeTerms, createOrder, creation, patchOrder } from '../harness/orders.ts';
import type { TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { key, accountId } = await service.customer({ environment: 'production' });
const testKey = (await service.credential(accountId)).secret;

const REVERSED = { requestedPickup: '2026-10-05T10:00:00Z', requestedDelivery: '2026-10-04T10:00:00Z' };

function expectFields(answer: TestResponse, ...fields: string[]) {
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  const named = answer.json.error.details.fields.map((problem: { field: string }) => problem.field);
  expect(named.sort()).toEqual(fields.sort());
}

describe('all problems are in one answer for', () => {
  test.each(['/extern/orders', '/extern/quotes'])('a creation at %s', async (path) => {
    const answer = await service.call(`${path}?dryRun=1`, {
      key: testKey,
      headers: { 'x-sandbox-mode': 'fast' },
      body: creation({ ...REVERSED, price: 1, vehicle: { vin: 'short' } }),
    });
    expectFields(answer, 'dryRun', 'X-Sandbox-Mode', 'price', 'requestedDelivery', 'vehicle.vin');
  });

  test('a change', async () => {
    const { id } = (await createOrder(service, key)).json;
    expectFields(await patchOrder(service, key, id, { ...REVERSED, price: 1 }), 'price', 'requestedDelivery');
  });

  test('a creation at the older interface', async () => {
    const answer = await service.call(`${ORDERS}?dryRun=1`, {
      key: testKey,
      headers: { 'x-sandbox-mode': 'fast' },
      body: { pickupDate: '2026-10-05', expectedDeliveryDate: '2026-10-04', fuelType: 'WOOD', delivery: 'A' },
    });
    expectWrongFields(answer, 'dryRun', 'X-Sandbox-Mode', 'pickup', 'expectedDeliveryDate', 'fuelType');
  });

  test('a credential that would have ended already', async () => {
    const now = service.clock.now().toISOString();
    const body = { type: 'api_key', environment: 'sandbox', name: 'Key', expiresAt: now };
    const create = (sent: object) => service.ops('POST', `/accounts/${accountId}/credentials`, sent);
    expectFields(await create({ ...body, name: ' ', scope: 'all' }), 'expiresAt', 'name', 'scope');
    expectFields(await create(body), 'expiresAt');
    service.clock.advance(-1);
    expect((await create(body)).status).toBe(201);
    service.clock.advance(1);
  });

  test('a quote whose validity would have ended already', async () => {
    const { id } = (await createOrder(service, key, { transportType: 'TRUCK' })).json;
    const body = { validUntil: service.clock.now().toISOString(), lineItems: [] };
    expectFields(await service.ops('POST', `/requests/${id}/quotes`, body), 'lineItems', 'validUntil');
  });
});

describe('null means not given', () => {
  const without = ({
    id,
    orderNumber,
    trackingNumber,
    trackingUrl,
    createdAt,
    updatedAt,
    ...rest
  }: object & {
    [field: string]: unknown;
  }) => rest;
  const place = (rest: object = {}) => ({
    street: 'Am Weg 1',
    postalCode: '70173',
    city: 'Stuttgart',
    ...rest,
  });
  const nothing = { company: null, country: null, contact: null };

  test('for every optional field of an order', async () => {
    const vehicle = {
      ...{ vin: null, manufacturer: null, model: null, modelYear: null, type: null, fuelType: null },
      ...{ registration: null, operationalStatus: null },
    };
    const services = { registration: null, shortTermPlate: null, exportPlate: null, customs: null };
    const plain = { pickup: place(), delivery: place() };
    const nulls = [
      { vehicle: null, services: null },
      { vehicle, services },
      {
        vehicle: { registration: { status: null }, operationalStatus: { driveable: null, roadworthy: null } },
      },
    ].map((parts) => ({
      ...{ externalOrderId: null, customerReference: null, transportType: null, requestedPickup: null },
      ...{ requestedDelivery: null, instructions: null, endCustomerEmail: null, metadata: null },
      ...{ pickup: place(nothing), delivery: place({ ...nothing, contact: { name: null } }) },
      ...parts,
    }));
    const expected = await service.call('/extern/orders', { key, body: plain });
    expect(expected.status).toBe(201);
    for (const body of nulls) {
      const answer = await service.call('/extern/orders', { key, body });
      expect(answer.status, answer.text).toBe(201);
      expect(without(answer.json)).toEqual(without(expected.json));
    }
  });

  test('when the operator adds accounts, credentials, drivers and quotes', async () => {
    const party = { name: 'A', address: 'B', email: 'a@example.com', country: null, vatId: null };
    const account = {
      kind: null,
      status: null,
      apiV1Production: null,
      language: null,
      contractingParty: party,
    };
    const made = await service.ops('POST', '/accounts', { name: 'A', ...account });
    expect(made.json).toMatchObject({
      kind: 'CUSTOMER',
      status: 'ACTIVE',
      contractingParty: { country: 'DE' },
    });
    const credential = { type: 'api_key', environment: 'sandbox', name: 'A', scopes: null, expiresAt: null };
    const given = await service.ops('POST', `/accounts/${made.json.id}/credentials`, credential);
    expect(given.json.scopes).toContain('orders:read');
    const driver = { phone: null, email: null, locationConsent: null, active: null };
    const added = await service.ops('POST', '/drivers', { name: 'A', ...driver });
    expect(added.json).toMatchObject({ locationConsent: false, active: true });
    const { id } = (await createOrder(service, key, { transportType: 'TRUCK' })).json;
    const line = { description: 'Transport', unitNet: 1, quantity: null };
    const quote = { lineItems: [line], validUntil: null, note: null };
    expect((await service.ops('POST', `/requests/${id}/quotes`, quote)).status).toBe(201);
  });
});

describe('meaningless texts and codes', () => {
  test('texts of only spaces are refused', async () => {
    const blank = ' \t ';
    const answer = await createOrder(service, key, {
      externalOrderId: blank,
      instructions: blank,
      pickup: { street: blank, postalCode: '\u00a0', city: 'Stuttgart', contact: { name: blank } },
    });
    expectFields(
      answer,
      'externalOrderId',
      'instructions',
      'pickup.street',
      'pickup.postalCode',
      'pickup.contact.name',
    );
  });

  test.each(['XX', 'ZZ', 'EU', 'UK'])('the country %s is refused', async (country) => {
    const pickup = { street: 'a', postalCode: 'b', city: 'c', country };
    expectFields(await createOrder(service, key, { pickup }), 'pickup.country');
    const contractingParty = { name: 'A', address: 'B', email: 'a@example.com', country };
    const answer = await service.ops('PATCH', `/accounts/${accountId}`, { contractingParty });
    expectFields(answer, 'contractingParty.country');
  });

  test.each(['ABC', 'EURO', 'eur'])('the currency %s is refused', async (currency) => {
    expectFields(await service.ops('PUT', `/accounts/${accountId}/agreement`, { currency }), 'currency');
  });
});

describe('postal code and city', () => {
  const from = (postalCode: string, city: string) => ({ pickup: { street: 'Am Weg 1', postalCode, city } });
  const reasonOf = async (answer: TestResponse) =>
    (await service.ops('GET', `/orders/${answer.json.id}`)).json.quoteReason;

  test.each([
    ['10115', 'Hamburg'],
    ['20095', 'München'],
    ['01067', 'Tübingen'],
    ['D-80331', 'Köln-Ehrenfeld'],
  ])('%s %s contradict each other, so that no price binds', async (postalCode, city) => {
    const answer = await createOrder(service, key, from(postalCode, city));
    expect(answer.status).toBe(202);
    expect(await reasonOf(answer)).toBe('ADDRESS_UNCLEAR');
  });

  test('this also holds at the delivery, and if an unknown distance would be priced', async () => {
    const other = await service.customer({ environment: 'production' });
    await changeTerms(service, other.accountId, { quoteRequired: { distanceUnknown: false } });
    const answer = await createOrder(service, other.key, { delivery: from('10115', 'Hamburg').pickup });
    expect(answer.status).toBe(202);
    expect(await reasonOf(answer)).toBe('ADDRESS_UNCLEAR');
  });

  test.each([
    ['14467', 'Berlin'],
    ['21109', 'Hamburg'],
    ['60311', 'Frankfurt'],
    ['15230', 'Frankfurt'],
    ['00000', 'Hamburg'],
  ])('%s %s are near enough or unknown', async (postalCode, city) => {
    const answer = await createOrder(service, key, from(postalCode, city));
    expect(answer.status, answer.text).toBe(201);
  });

  test('an unknown town leaves the distance unknown', async () => {
    const answer = await createOrder(service, key, from('10115', 'Nirgendwoheim'));
    expect(await reasonOf(answer)).toBe('DISTANCE_UNKNOWN');
  });
});
