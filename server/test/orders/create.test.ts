// POST /extern/orders: the record, the body's rules, the agreement's decision, the 422 rules.
import { describe, expect, test } from 'vitest';
import { expectStandardHeaders, expectV1Error } from '../harness/expect-answer.ts';
import { createOrder, creation, eventNames, eventsOf } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { key, accountId } = await service.customer({ environment: 'production' });

const fieldsOf = (answer: { json: { error: { details: { fields: { field: string; code: string }[] } } } }) =>
  answer.json.error.details.fields.map(({ field, code }) => `${field} ${code}`).sort();

test('a full order answers the full record, priced by the agreement', async () => {
  const body = {
    ...creation(),
    externalOrderId: 'PO-1',
    transportType: 'DRIVEN',
    requestedPickup: '2026-10-05T10:00:00+02:00',
    requestedDelivery: '2026-10-05T17:00:00+02:00',
    services: { registration: true },
    instructions: 'Two keys',
    endCustomerEmail: 'kunde@example.com',
    metadata: { costCenter: 4711, nested: { deep: [1, 'ü', null] } },
  };
  const answer = await service.call('/extern/orders', { key, body });
  expect(answer.status).toBe(201);
  expectStandardHeaders(answer);
  expect(answer.headers.get('x-service-environment')).toBe('production');
  expect(answer.headers.get('idempotent-replayed')).toBeNull();
  expect(answer.json).toEqual({
    kind: 'ORDER',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    orderNumber: expect.stringMatching(/^VT-\d+$/),
    trackingNumber: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{18}$/),
    trackingUrl: `http://localhost:8080/t/${answer.json.trackingNumber}`,
    requestNumber: null,
    externalOrderId: 'PO-1',
    customerReference: 'Leasing return',
    customerCostCentre: null,
    status: 'ACCEPTED',
    readiness: { status: 'READY_FOR_PLANNING', documentsRequired: true, missing: [] },
    transportType: 'DRIVEN',
    vehicle: {
      vin: 'WVWZZZ1KZAW000001',
      manufacturer: 'Volkswagen',
      model: 'Golf',
      modelYear: null,
      type: 'CAR',
      fuelType: 'DIESEL',
      registration: { status: null, licensePlate: 'S-AB 1234' },
      operationalStatus: { driveable: true, roadworthy: true },
    },
    pickup: {
      formatted: 'Königstraße 1, 70173 Stuttgart, DE',
      company: null,
      street: 'Königstraße 1',
      postalCode: '70173',
      city: 'Stuttgart',
      country: 'DE',
      contact: { name: 'Erika Muster', phone: '+49 711 123456' },
      coordinates: { lat: expect.closeTo(48.78, 1), lng: expect.closeTo(9.18, 1) },
    },
    delivery: expect.objectContaining({ city: 'München' }),
    requestedPickup: '2026-10-05T08:00:00.000Z',
    requestedDelivery: '2026-10-05T15:00:00.000Z',
    actualPickup: null,
    actualDelivery: null,
    services: { registration: true, shortTermPlate: false },
    instructions: 'Two keys',
    price: {
      net: expect.any(Number),
      gross: expect.any(Number),
      vatRate: 19,
      currency: 'EUR',
      lines: [
        expect.objectContaining({ code: 'BASE', net: 89, vatRate: 19 }),
        expect.objectContaining({ code: 'DISTANCE', unitNet: 0.95 }),
        expect.objectContaining({ code: 'REGISTRATION', net: 129 }),
      ],
    },
    driver: null,
    metadata: { costCenter: 4711, nested: { deep: [1, 'ü', null] } },
    sandbox: false,
    createdAt: '2026-10-01T08:00:00.000Z',
    updatedAt: expect.stringMatching(/^2026-10-01T08:00:00/),
  });
  const { net, gross } = answer.json.price;
  expect(gross).toBeCloseTo(net * 1.19, 1);
  expect(net).toBeGreaterThan(129 + 200);
  const read = await service.call(`/extern/orders/${answer.json.id}`, { key });
  expect(read.json).toEqual(answer.json);
});

test('only the two addresses are required', async () => {
  const address = { street: 'Weg 1', postalCode: '10115', city: 'Berlin' };
  const answer = await service.call('/extern/orders', { key, body: { pickup: address, delivery: address } });
  expect(answer.status).toBe(201);
  expect(answer.json).toMatchObject({
    transportType: 'DRIVEN',
    vehicle: { vin: null, type: 'CAR', fuelType: 'DIESEL' },
    pickup: { country: 'DE', contact: { name: null, phone: null } },
    services: { registration: false, shortTermPlate: false },
    metadata: {},
    readiness: {
      status: 'INCOMPLETE',
      documentsRequired: false,
      missing: [
        'vehicle.vin',
        'pickup.contact.name',
        'pickup.contact.phone',
        'delivery.contact.name',
        'delivery.contact.phone',
      ],
    },
  });
  const empty = await service.call('/extern/orders', { method: 'POST', key });
  expect(fieldsOf(empty)).toEqual(['delivery invalid_type', 'pickup invalid_type']);
  const hollow = await service.call('/extern/orders', { key, body: { pickup: {}, delivery: {} } });
  expect(fieldsOf(hollow)).toEqual(
    [
      'delivery.city',
      'delivery.postalCode',
      'delivery.street',
      'pickup.city',
      'pickup.postalCode',
      'pickup.street',
    ].map((field) => `${field} invalid_type`),
  );
});

describe('refuses, naming the field', () => {
  const long = 'x'.repeat(501);
  const deep = { a: { b: { c: { d: { e: {} } } } } };
  const cases: [string, object, string[]][] = [
    ['a price', { price: { net: 1 } }, ['price unrecognized_key']],
    [
      'unknown fields at every level',
      {
        pickup: { street: 'a', postalCode: '10115', city: 'c', zip: 1, contact: { mail: 1 } },
        vehicle: { color: 1, registration: { date: 1 }, operationalStatus: { fast: 1 } },
        services: { wash: true },
      },
      [
        'pickup.contact.mail unrecognized_key',
        'pickup.zip unrecognized_key',
        'services.wash unrecognized_key',
        'vehicle.color unrecognized_key',
        'vehicle.operationalStatus.fast unrecognized_key',
        'vehicle.registration.date unrecognized_key',
      ],
    ],
    ['a VIN with I', { vehicle: { vin: 'WVWZZZ1KZAW00000I' } }, ['vehicle.vin invalid_format']],
    ['a VIN with O', { vehicle: { vin: 'WVWZZZ1KZAW00000O' } }, ['vehicle.vin invalid_format']],
    ['a VIN with Q', { vehicle: { vin: 'WVWZZZ1KZAW00000q' } }, ['vehicle.vin invalid_format']],
    ['a VIN of 16', { vehicle: { vin: 'WVWZZZ1KZAW00000' } }, ['vehicle.vin invalid_format']],
    ['an unknown transport type', { transportType: 'SHIP' }, ['transportType invalid_value']],
    [
      'an unknown vehicle and fuel type',
      { vehicle: { type: 'BIKE', fuelType: 'WOOD' } },
      ['vehicle.fuelType invalid_value', 'vehicle.type invalid_value'],
    ],
    ['a time without zone', { requestedPickup: '2026-10-05T10:00:00' }, ['requestedPickup invalid_format']],
    [
      'a day that does not exist',
      { requestedPickup: '2026-02-30T10:00:00Z' },
      ['requestedPickup invalid_format'],
    ],
    ['a date alone', { requestedDelivery: '2026-10-05' }, ['requestedDelivery invalid_format']],
    ['a year far away', { requestedDelivery: '9999-10-05T00:00:00Z' }, ['requestedDelivery invalid_value']],
    [
      'delivery before pickup',
      { requestedPickup: '2026-10-05T10:00:00Z', requestedDelivery: '2026-10-05T11:00:00+02:00' },
      ['requestedDelivery invalid_value'],
    ],
    [
      'texts over 500 characters',
      { instructions: long, customerReference: long, vehicle: { model: long } },
      ['customerReference too_big', 'instructions too_big', 'vehicle.model too_big'],
    ],
    ['an externalOrderId over 200', { externalOrderId: 'x'.repeat(201) }, ['externalOrderId too_big']],
    ['an empty externalOrderId', { externalOrderId: '' }, ['externalOrderId too_small']],
    ['an externalOrderId that is a number', { externalOrderId: 4711 }, ['externalOrderId invalid_type']],
    [
      'text where a boolean belongs',
      { services: { registration: 'yes' } },
      ['services.registration invalid_type'],
    ],
    [
      'a country that is none',
      { pickup: { street: 'a', postalCode: 'b', city: 'c', country: 'Germany' } },
      ['pickup.country invalid_format'],
    ],
    ['an e-mail that is none', { endCustomerEmail: 'nobody' }, ['endCustomerEmail invalid_format']],
    ['a model year with decimals', { vehicle: { modelYear: 2020.5 } }, ['vehicle.modelYear invalid_type']],
    ['metadata that is no object', { metadata: [1] }, ['metadata invalid_type']],
    ['metadata over 16 KiB', { metadata: { a: 'x'.repeat(17_000) } }, ['metadata too_big']],
    ['metadata of 6 levels', { metadata: deep }, ['metadata too_big']],
    ['metadata with a NUL', { metadata: { 'a\0': 1 } }, ['metadata invalid_format']],
    [
      'half a surrogate pair',
      { metadata: { a: ['\ud800'] }, instructions: '\udfff' },
      ['instructions invalid_format', 'metadata invalid_format'],
    ],
  ];
  test.each(cases)('%s', async (_, changes, fields) => {
    const answer = await createOrder(service, key, changes as Record<string, unknown>);
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(fieldsOf(answer)).toEqual(fields);
  });
});

describe('metadata that cannot be stored unchanged', () => {
  const post = (metadata: string) => {
    const body = JSON.stringify(creation({ metadata: 'HERE' })).replace('"HERE"', metadata);
    return service.call('/extern/orders', { key, rawBody: body });
  };

  test.each([
    ['nested 50,000 deep', `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, ['metadata too_big']],
    ['of 120,000 entries', `{"a":[${'1,'.repeat(119_999)}1]}`, ['metadata too_big']],
    ['of 20,000 fields', `{${Array.from({ length: 20_000 }, (_, i) => `"${i}":1`)}}`, ['metadata too_big']],
    ['with 1e400', '{"a":{"b":1e400}}', ['metadata.a.b invalid_value']],
    ['with an integer beyond 2^53', '{"n":9007199254740993}', ['metadata.n invalid_value']],
    [
      'with several',
      '{"n":[1,-1e999],"m":-90071992547409931}',
      ['metadata.m invalid_value', 'metadata.n[1] invalid_value'],
    ],
  ])('%s', async (_, metadata, fields) => {
    const answer = await post(metadata);
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(fieldsOf(answer)).toEqual(fields);
  });

  test('other numbers stay unchanged', async () => {
    const answer = await post('{"a":9007199254740991,"b":-0.1,"c":1.5e-7}');
    expect(answer.json.metadata).toEqual({ a: Number.MAX_SAFE_INTEGER, b: -0.1, c: 1.5e-7 });
  });
});

test('accepts values at the limits', async () => {
  const answer = await createOrder(service, key, {
    instructions: 'x'.repeat(500),
    externalOrderId: 'y'.repeat(200),
    vehicle: { vin: 'wvwzzz1kzaw000001' },
    metadata: { a: { b: { c: { d: 1 } } }, text: 'x'.repeat(16_000) },
    requestedPickup: '2026-10-05T10:00Z',
    requestedDelivery: '2026-10-05T12:00:00,5+0200',
    pickup: { street: 'a', postalCode: '1010', city: 'c', country: 'at', contact: { name: null } },
    customerReference: null,
  });
  expect(answer.status).toBe(202);
  expect(answer.json).toMatchObject({
    vehicle: { vin: 'WVWZZZ1KZAW000001' },
    pickup: { country: 'AT', coordinates: null, contact: { name: null, phone: null } },
    requestedPickup: '2026-10-05T10:00:00.000Z',
  });
});

describe('the agreement decides', () => {
  const withTerms = async (changes: object) => {
    const customer = await service.customer({ environment: 'production' });
    const { terms } = (await service.ops('GET', `/accounts/${customer.account.id}/agreement`)).json;
    const put = await service.ops('PUT', `/accounts/${customer.account.id}/agreement`, {
      ...terms,
      ...changes,
    });
    expect(put.status).toBe(200);
    return customer.key;
  };

  test('a required quote makes a request: 202, no price, no order number, order.created', async () => {
    const answer = await createOrder(service, key, { transportType: 'TRUCK' });
    expect(answer.status).toBe(202);
    expect(answer.json).toMatchObject({
      kind: 'REQUEST',
      status: 'QUOTE_REQUIRED',
      orderNumber: null,
      requestNumber: expect.stringMatching(/^RQ-\d+$/),
      price: null,
    });
    expect(answer.json.trackingNumber).toHaveLength(18);
    const events = await eventsOf(service, answer.json.id);
    expect(events.map((event) => event.type)).toEqual(['order.created']);
    expect(events[0].data).toMatchObject({ kind: 'REQUEST', status: 'QUOTE_REQUIRED' });
    const legacy = await eventsOf(service, answer.json.id, 'legacy');
    expect(legacy.map(({ event, data }) => [event, data.from, data.to])).toEqual([
      ['order.status_changed', null, 'RECEIVED'],
      ['order.status_changed', 'RECEIVED', 'QUOTE_REQUIRED'],
    ]);
  });

  test('an unknown distance needs a quote by default, or is priced without distance if agreed', async () => {
    const nowhere = { pickup: { street: 'a', postalCode: '00000', city: 'Nirgendwoheim' } };
    expect((await createOrder(service, key, nowhere)).status).toBe(202);
    const relaxed = await withTerms({
      quoteRequired: { transportTypes: [], vehicleTypes: [], distanceAboveKm: null, distanceUnknown: false },
    });
    const answer = await createOrder(service, relaxed, nowhere);
    expect(answer.status).toBe(201);
    expect(answer.json.price.net).toBe(99);
  });

  test('a manual release begins without order.accepted, an automatic one with it', async () => {
    const manual = await withTerms({ release: 'MANUAL' });
    const held = await createOrder(service, manual);
    expect(held.json.status).toBe('ACCEPTED');
    expect((await service.ops('GET', `/orders/${held.json.id}`)).json.internalStatus).toBe('REQUESTED');
    expect(await eventNames(service, held.json.id)).toEqual(['order.created']);
    const released = await createOrder(service, key);
    expect((await service.ops('GET', `/orders/${released.json.id}`)).json.internalStatus).toBe('OPEN');
    expect(await eventNames(service, released.json.id)).toEqual(['order.created', 'order.accepted']);
  });

  test('an order keeps its price and version when the agreement changes', async () => {
    const customer = await service.customer({ environment: 'production' });
    const before = await createOrder(service, customer.key);
    const { terms } = (await service.ops('GET', `/accounts/${customer.account.id}/agreement`)).json;
    const tariffs = terms.tariffs.map((tariff: object) => ({ ...tariff, baseNet: 1000 }));
    await service.ops('PUT', `/accounts/${customer.account.id}/agreement`, { ...terms, tariffs });
    const after = await createOrder(service, customer.key);
    expect(after.json.price.net).toBeGreaterThan(before.json.price.net + 900);
    expect(
      (await service.call(`/extern/orders/${before.json.id}`, { key: customer.key })).json.price,
    ).toEqual(before.json.price);
    expect((await service.ops('GET', `/orders/${before.json.id}`)).json.agreementVersion).toBe(1);
    expect((await service.ops('GET', `/orders/${after.json.id}`)).json.agreementVersion).toBe(2);
  });

  test('reverse charge gives no VAT', async () => {
    const { account, key: austrian } = await service.customer({ environment: 'production' });
    await service.ops('PATCH', `/accounts/${account.id}`, {
      contractingParty: {
        name: 'Auto Wien',
        address: 'Ring 1, 1010 Wien',
        country: 'AT',
        vatId: 'ATU12345675',
        email: 'a@b.example',
      },
    });
    const { price } = (await createOrder(service, austrian)).json;
    expect(price).toMatchObject({ vatRate: 0, gross: price.net });
  });
});

describe('422', () => {
  test('all broken rules are listed together, and the first one is the code', async () => {
    const { account, key: narrow } = await service.customer({ environment: 'production' });
    const { terms } = (await service.ops('GET', `/accounts/${account.id}/agreement`)).json;
    await service.ops('PUT', `/accounts/${account.id}/agreement`, {
      ...terms,
      allowedTransportTypes: ['DRIVEN'],
    });
    const answer = await createOrder(service, narrow, {
      transportType: 'TRUCK',
      services: { exportPlate: true, customs: true, shortTermPlate: true },
    });
    expectV1Error(answer, 422, 'SERVICE_NOT_SUPPORTED');
    expect(
      answer.json.error.details.errors.map((e: { code: string; field: string }) => `${e.code} ${e.field}`),
    ).toEqual([
      'SERVICE_NOT_SUPPORTED services.exportPlate',
      'SERVICE_NOT_SUPPORTED services.customs',
      'SERVICE_NOT_APPLICABLE services.shortTermPlate',
      'TRANSPORT_TYPE_NOT_ALLOWED transportType',
    ]);
    expect(answer.json.error.details.errors[0].message.length).toBeGreaterThan(10);
  });

  test.each([
    [
      { vehicle: { operationalStatus: { driveable: false } } },
      'VEHICLE_NOT_DRIVEABLE',
      'vehicle.operationalStatus.driveable',
    ],
    [
      { vehicle: { operationalStatus: { roadworthy: false } } },
      'VEHICLE_NOT_DRIVEABLE',
      'vehicle.operationalStatus.roadworthy',
    ],
    [{ services: { customs: true } }, 'SERVICE_NOT_SUPPORTED', 'services.customs'],
    [
      { transportType: 'TRAILER', services: { shortTermPlate: true } },
      'SERVICE_NOT_APPLICABLE',
      'services.shortTermPlate',
    ],
  ])('%j is %s', async (changes, code, field) => {
    const answer = await createOrder(service, key, changes);
    expectV1Error(answer, 422, code);
    expect(answer.json.error.details.errors).toEqual([expect.objectContaining({ code, field })]);
  });

  test('a vehicle that cannot drive is moved by trailer', async () => {
    const answer = await createOrder(service, key, {
      transportType: 'TRAILER',
      vehicle: { operationalStatus: { driveable: false, roadworthy: false } },
    });
    expect(answer.status).toBe(202);
  });
});

test('without a contracting party production orders are refused, and sandbox orders are not', async () => {
  const account = await service.account({ contractingParty: null });
  const live = await service.credential(account.id, { environment: 'production' });
  expectV1Error(await createOrder(service, live.secret), 409, 'NO_CONTRACTING_PARTY');
  const withRules = await createOrder(service, live.secret, { services: { customs: true } });
  expectV1Error(withRules, 409, 'NO_CONTRACTING_PARTY');
  const test = await service.credential(account.id);
  const sandbox = await createOrder(service, test.secret);
  expect(sandbox.status).toBe(201);
  expect(sandbox.json).toMatchObject({ sandbox: true, orderNumber: expect.stringMatching(/^SBX-\d+$/) });
});

test('the request log names the order', async () => {
  const answer = await createOrder(service, key, { externalOrderId: 'LOG-1' });
  await service.services.http.requestLog.flush();
  const { data } = (await service.ops('GET', `/accounts/${accountId}/request-log?limit=100`)).json;
  const entry = data.find(
    (row: { requestId: string }) => row.requestId === answer.headers.get('x-request-id'),
  );
  expect(entry).toMatchObject({ orderId: answer.json.id, externalOrderId: 'LOG-1', status: 201 });
});

test('numbers are unique, also for many orders at once', async () => {
  const answers = await Promise.all(Array.from({ length: 130 }, () => createOrder(service, key)));
  const numbers = new Set(answers.map((answer) => answer.json.orderNumber));
  expect(numbers.size).toBe(130);
});
