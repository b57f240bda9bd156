// Which commands POST /ops/orders/{id}/commands refuses, repeats and truncates.
import { beforeAll, describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, command, createOrder, eventNames, newDriver } from '../../harness/orders.ts';
import { OPERATOR_TOKEN, type TestResponse } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
let driverId: string;
beforeAll(async () => {
  driverId = await newDriver(service);
});

const makeOrder = async (changes = {}) => (await createOrder(service, key, changes)).json.id as string;
const orderIn = async (status: string, changes = {}) => {
  const id = await makeOrder(changes);
  if (status !== 'OPEN') await advanceOrderTo(service, id, status, driverId);
  return id;
};
const record = async (id: string) => (await service.ops('GET', `/orders/${id}`)).json;
const fieldsOf = (answer: TestResponse) =>
  answer.json.error.details.fields.map((f: { field: string; code: string }) => `${f.field} ${f.code}`).sort();

test.each([
  ['OPEN', 'pick_up', ['pool', 'take', 'offer', 'assign_driver', 'cancel']],
  [
    'ASSIGNED',
    'start_pickup',
    ['driver_accepted', 'driver_dropped_out', 'reassign_driver', 'report_delay', 'cancel'],
  ],
  [
    'ACCEPTED',
    'driver_accepted',
    ['driver_dropped_out', 'reassign_driver', 'start_pickup', 'report_delay', 'cancel'],
  ],
  ['IN_TRANSIT', 'cancel', ['replace_driver', 'reassign_driver', 'report_delay', 'arrive_delivery']],
  ['DELIVERED', 'invoice', ['complete', 'complain']],
  ['INVOICED', 'complete', ['cancel_invoice', 'complain']],
])(
  'while %s, %s is refused with the status and the possible commands: %j',
  async (status, name, possible) => {
    const id = await orderIn(status);
    const before = await record(id);
    const answer = await command(service, id, name);
    expectV1Error(answer, 409, 'ORDER_NOT_CHANGEABLE');
    expect(answer.json.error.details).toEqual({ command: name, status, possible });
    expect(before.possibleCommands).toEqual(possible);
    expect(await record(id)).toEqual(before);
  },
);

test('a step that happened once is no longer possible: a second arrival', async () => {
  const id = await orderIn('PICKUP');
  expect((await command(service, id, 'arrive_pickup')).json.possibleCommands).not.toContain('arrive_pickup');
  const answer = await command(service, id, 'arrive_pickup');
  expectV1Error(answer, 409, 'ORDER_NOT_CHANGEABLE');
  expect(answer.json.error.details.possible).toEqual([
    'driver_dropped_out',
    'replace_driver',
    'reassign_driver',
    'trip_in_vain',
    'pick_up',
    'report_delay',
    'cancel',
  ]);
});

test('the operator rejects a request, and no other command is possible', async () => {
  const { id } = (await createOrder(service, key, { transportType: 'TRUCK' })).json;
  const refused = await command(service, id, 'offer');
  expect(refused.json.error.details).toMatchObject({
    status: 'QUOTE_REQUIRED',
    possible: ['reject_request'],
  });
  const rejected = await command(service, id, 'reject_request', { reason: 'No truck' });
  expect(rejected.json).toMatchObject({
    internalStatus: 'REJECTED',
    status: 'REJECTED',
    cancelReason: 'No truck',
  });
  expect(await eventNames(service, id)).toEqual(['order.created', 'order.rejected']);
});

describe('a wrong body is 400 and names the fields', () => {
  test.each<[string, unknown, string[]]>([
    ['no command', {}, ['command invalid_value']],
    ['an unknown command', { command: 'fly' }, ['command invalid_value']],
    ['a customer’s command', { command: 'change' }, ['command invalid_value']],
    ['an unknown field', { command: 'offer', reason: 'x' }, ['reason unrecognized_key']],
    ['no driver', { command: 'assign_driver' }, ['driverId invalid_type']],
    ['a wrong version', { command: 'offer', version: 'one' }, ['version invalid_type']],
    ['an empty reason', { command: 'cancel', reason: '' }, ['reason too_small']],
    [
      'wrong readings',
      { command: 'pick_up', at: 'now', odometerKm: -1, fuelLevelPercent: 101 },
      ['at invalid_format', 'fuelLevelPercent too_big', 'odometerKm too_small'],
    ],
    ['a time without zone', { command: 'hand_over', at: '2026-10-01T08:00:00' }, ['at invalid_format']],
    ['a delay of nothing', { command: 'report_delay', minutes: 0 }, ['minutes too_small']],
    ['a long description', { command: 'complain', description: 'x'.repeat(501) }, ['description too_big']],
    ['no object', [], ['$ invalid_type']],
  ])('%s', async (_, body, fields) => {
    const id = await makeOrder();
    const answer = await service.ops('POST', `/orders/${id}/commands`, body);
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(fieldsOf(answer)).toEqual(fields);
  });
});

describe('report_delay', () => {
  const dates = {
    requestedPickup: '2026-10-05T08:00:00.000Z',
    requestedDelivery: '2026-10-05T15:00:00.000Z',
  };

  test.each([
    ['minutes move the requested delivery', dates, { minutes: 90 }, '2026-10-05T16:30:00.000Z'],
    [
      'a date replaces it',
      dates,
      { requestedDelivery: '2026-10-06T10:00:00+02:00' },
      '2026-10-06T08:00:00.000Z',
    ],
  ])('%s', async (_, changes, payload, expected) => {
    const id = await orderIn('ASSIGNED', changes);
    const answer = await command(service, id, 'report_delay', payload);
    expect(answer.json.requestedDelivery).toBe(expected);
  });

  test('without a requested delivery, minutes count from now', async () => {
    const id = await orderIn('ASSIGNED');
    const answer = await command(service, id, 'report_delay', { minutes: 120 });
    expect(Date.parse(answer.json.requestedDelivery)).toBe(service.clock.now().getTime() + 2 * 3_600_000);
  });

  test('needs a time or minutes, and cannot end before the pickup', async () => {
    const id = await orderIn('ASSIGNED', dates);
    const nothing = await command(service, id, 'report_delay');
    expectV1Error(nothing, 400, 'INVALID_REQUEST');
    expect(fieldsOf(nothing)).toEqual(['minutes invalid_type']);
    const early = await command(service, id, 'report_delay', { requestedDelivery: '2026-10-05T07:59:59Z' });
    expectV1Error(early, 400, 'INVALID_REQUEST');
    expect(fieldsOf(early)).toEqual(['requestedDelivery invalid_value']);
    expect((await record(id)).requestedDelivery).toBe(dates.requestedDelivery);
  });
});

test.each([
  ['pick_up', 'PICKUP', 'actualPickup'],
  ['hand_over', 'DELIVERY', 'actualDelivery'],
])('%s stores the time of the device, but none in the future', async (name, status, field) => {
  const ready: string[] = [];
  for (let made = 0; made < 4; made += 1) ready.push(await orderIn(status));
  service.clock.advance(3_600_000);
  const now = service.clock.now().getTime();
  for (const [at, expected] of [
    [new Date(now - 600_000).toISOString(), now - 600_000],
    [new Date(now - 1_800_000).toISOString().replace('Z', '+00:00'), now - 1_800_000],
    [new Date(now + 600_000).toISOString(), now],
    [undefined, now],
  ] as const) {
    const answer = await command(service, ready.pop()!, name, { at });
    expect(Date.parse(answer.json[field])).toBe(expected);
    expect(Date.parse(answer.json.updatedAt)).toBeGreaterThanOrEqual(now);
  }
});

describe('with an Idempotency-Key', () => {
  const withKey = (value: string) => ({ 'idempotency-key': value });

  test('a repetition gets the first answer, even if the order has changed, and has no effect', async () => {
    const id = await makeOrder();
    const first = await command(service, id, 'assign_driver', { driverId }, withKey('A'));
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    await command(service, id, 'driver_accepted');
    await service.ops('PATCH', `/drivers/${driverId}`, { active: false });
    const again = await service.call(`/ops/orders/${first.json.orderNumber}/commands`, {
      key: OPERATOR_TOKEN,
      headers: withKey('A'),
      rawBody: `{"driverId": "${driverId}", "command": "assign_driver"}`,
    });
    await service.ops('PATCH', `/drivers/${driverId}`, { active: true });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect({ status: again.status, text: again.text }).toEqual({ status: 200, text: first.text });
    expect((await eventNames(service, id)).filter((name) => name === 'driver.assigned')).toHaveLength(1);
    expect((await record(id)).version).toBe(3);
  });

  test('of many calls at once one has an effect and the others repeat its answer', async () => {
    const id = await makeOrder();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => command(service, id, 'offer', {}, withKey('B'))),
    );
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers.get('idempotent-replayed') === null)).toHaveLength(1);
    expect((await record(id)).version).toBe(2);
  });

  test('another command, payload or order counts as other content', async () => {
    const [id, other] = [await makeOrder(), await makeOrder()];
    await command(service, id, 'offer', {}, withKey('C'));
    for (const [to, name, payload] of [
      [id, 'pool', {}],
      [id, 'offer', { version: 1 }],
      [other, 'offer', {}],
    ] as const) {
      const answer = await command(service, to, name, payload, withKey('C'));
      expectV1Error(answer, 409, 'IDEMPOTENCY_KEY_REUSED');
    }
    expect((await record(other)).internalStatus).toBe('OPEN');
  });

  test('a refused call does not use the key up, and after a day the key is free', async () => {
    const id = await makeOrder();
    expectV1Error(await command(service, id, 'complete', {}, withKey('D')), 409, 'ORDER_NOT_CHANGEABLE');
    expectV1Error(await command(service, id, 'fly', {}, withKey('D')), 400, 'INVALID_REQUEST');
    expect((await command(service, id, 'pool', {}, withKey('D'))).status).toBe(200);
    service.clock.advance(24 * 3_600_000);
    const answer = await command(service, id, 'take', {}, withKey('D'));
    expect(answer.json.internalStatus).toBe('TENANT_ACCEPTED');
    expect(answer.headers.get('idempotent-replayed')).toBeNull();
  });

  test('a key over 200 characters is refused, and keys of customers are separate', async () => {
    const id = await makeOrder();
    const long = await command(service, id, 'offer', {}, withKey('x'.repeat(201)));
    expectV1Error(long, 400, 'INVALID_IDEMPOTENCY_KEY');
    await createOrder(service, key, {}, withKey('E'));
    expect((await command(service, id, 'offer', {}, withKey('E'))).status).toBe(200);
  });
});
