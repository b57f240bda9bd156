// POST /ops/orders/{id}/commands along the whole life of an order: statuses, events, audit, timeline.
import { beforeAll, describe, expect, test } from 'vitest';
import { changeTerms, command, createOrder, eventsOf, newDriver } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { key, accountId } = await service.customer({ environment: 'production' });
let jana: string;
let ali: string;
beforeAll(async () => {
  jana = await newDriver(service, 'Jana Kowalska');
  ali = await newDriver(service, 'Ali Demir');
});

type Step = [name: string, payload: object, status: string, shown: string, v1: string[], legacy: string[]];

/** The resulting status and the events of each step; legacy events in addition to order.status_changed. */
const LIFE: Step[] = [
  ['confirm', {}, 'CONFIRMED', 'ACCEPTED', [], []],
  ['release', {}, 'OPEN', 'ACCEPTED', ['order.accepted'], []],
  ['pool', {}, 'POOLED', 'ACCEPTED', [], []],
  ['take', {}, 'TENANT_ACCEPTED', 'ACCEPTED', [], []],
  ['offer', {}, 'OFFERED', 'ACCEPTED', [], []],
  ['assign_driver', {}, 'ASSIGNED', 'SCHEDULED', ['order.scheduled', 'driver.assigned'], []],
  ['driver_accepted', {}, 'ACCEPTED', 'SCHEDULED', [], []],
  ['driver_dropped_out', { reason: 'Ill' }, 'OFFERED', 'ACCEPTED', [], []],
  ['assign_driver', {}, 'ASSIGNED', 'SCHEDULED', ['order.scheduled', 'driver.assigned'], []],
  ['driver_accepted', {}, 'ACCEPTED', 'SCHEDULED', [], []],
  ['start_pickup', {}, 'PICKUP', 'PICKUP_IN_PROGRESS', ['pickup.started'], []],
  ['arrive_pickup', {}, 'PICKUP', 'PICKUP_IN_PROGRESS', ['pickup.arrived'], []],
  [
    'pick_up',
    { odometerKm: 12_345.6, fuelLevelPercent: 75 },
    'IN_TRANSIT',
    'IN_TRANSIT',
    ['vehicle.picked_up', 'transport.started'],
    ['protocol.pickup.submitted'],
  ],
  [
    'report_delay',
    { minutes: 120, reason: 'Jam' },
    'IN_TRANSIT',
    'IN_TRANSIT',
    ['transport.delayed', 'order.rescheduled'],
    ['order.updated'],
  ],
  ['replace_driver', {}, 'IN_TRANSIT', 'IN_TRANSIT', ['driver.assigned'], []],
  ['arrive_delivery', {}, 'DELIVERY', 'DELIVERY_IN_PROGRESS', ['delivery.arrived'], []],
  [
    'hand_over',
    { odometerKm: 12_600, fuelLevelPercent: 50, hasDamage: true, damageDescription: 'Scratch' },
    'DELIVERED',
    'DELIVERED',
    ['vehicle.delivered', 'damage.reported'],
    ['protocol.delivery.submitted', 'order.delivered'],
  ],
  ['complete', {}, 'COMPLETED', 'COMPLETED', ['order.completed'], ['order.completed']],
  ['complain', { description: 'Dent' }, 'COMPLAINT', 'COMPLETED', ['damage.reported'], []],
  ['settle', {}, 'COMPLETED', 'COMPLETED', [], []],
  ['invoice', {}, 'INVOICED', 'COMPLETED', ['invoice.created'], []],
  ['complain', {}, 'COMPLAINT', 'COMPLETED', ['damage.reported'], []],
  ['settle', {}, 'INVOICED', 'COMPLETED', [], []],
];

const drivers: Record<string, () => object> = {
  assign_driver: () => ({ driverId: jana }),
  replace_driver: () => ({ driverId: ali }),
};

const REQUESTED_DELIVERY = '2026-10-05T15:00:00.000Z';

async function heldOrder(): Promise<string> {
  await changeTerms(service, accountId, { release: 'MANUAL' });
  const made = await createOrder(service, key, { requestedDelivery: REQUESTED_DELIVERY });
  await changeTerms(service, accountId, { release: 'AUTOMATIC' });
  return made.json.id;
}

test('from REQUESTED to INVOICED each command moves the order and sends its events in both formats', async () => {
  const id = await heldOrder();
  const sentBefore = async () => [
    (await eventsOf(service, id)).length,
    (await eventsOf(service, id, 'legacy')).length,
  ];
  let status = 'REQUESTED';
  for (const [name, payload, next, shown, v1, legacy] of LIFE) {
    const [v1Before, legacyBefore] = await sentBefore();
    service.clock.advance(60_000);
    const answer = await command(service, id, name, { ...payload, ...drivers[name]?.() });
    expect(answer.status, `${name}: ${answer.text}`).toBe(200);
    expect([answer.json.internalStatus, answer.json.status]).toEqual([next, shown]);
    expect((await service.call(`/extern/orders/${id}`, { key })).json.status).toBe(shown);

    const newV1 = (await eventsOf(service, id)).slice(v1Before);
    expect(newV1.map((event) => event.type)).toEqual(v1);
    for (const event of newV1) expect(event.data.status).toBe(shown);
    const newLegacy = (await eventsOf(service, id, 'legacy')).slice(legacyBefore);
    const moved = status === next ? [] : ['order.status_changed'];
    expect(newLegacy.map((event) => event.event)).toEqual([...moved, ...legacy]);
    for (const event of newLegacy) expect(event.data.status).toBe(next);
    if (status !== next) expect(newLegacy[0].data).toMatchObject({ from: status, to: next });
    status = next;
  }
  const record = (await service.ops('GET', `/orders/${id}`)).json;
  expect(record).toMatchObject({
    version: LIFE.length + 1,
    hasDamage: true,
    invoiceNumber: 'INV-2026-00001',
    requestedDelivery: '2026-10-05T17:00:00.000Z',
    assignedDriver: { id: ali, name: 'Ali Demir' },
    possibleCommands: ['cancel_invoice', 'complain'],
  });
  await checkContents(id);
  await checkHistory(id);
});

async function checkContents(id: string): Promise<void> {
  const v1 = await eventsOf(service, id);
  const legacy = await eventsOf(service, id, 'legacy');
  const contents = (type: string) => v1.filter((event) => event.type === type).map((event) => event.data);
  const legacyContent = (type: string) => legacy.find((event) => event.event === type).data;
  expect(contents('vehicle.picked_up')).toMatchObject([{ odometerKm: 12_345.6, fuelLevelPercent: 75 }]);
  expect(contents('transport.delayed')).toMatchObject([{ reason: 'Jam' }]);
  expect(contents('order.rescheduled')).toMatchObject([
    { requestedDelivery: '2026-10-05T17:00:00.000Z', previousRequestedDelivery: REQUESTED_DELIVERY },
  ]);
  expect(contents('vehicle.delivered')).toMatchObject([{ hasDamage: true, odometerKm: 12_600 }]);
  expect(contents('damage.reported')).toMatchObject([
    { afterDelivery: false, description: 'Scratch' },
    { afterDelivery: true, description: 'Dent' },
    { afterDelivery: true, description: null },
  ]);
  expect(contents('invoice.created')).toMatchObject([{ invoiceNumber: 'INV-2026-00001' }]);
  expect(legacyContent('protocol.pickup.submitted')).toMatchObject({
    odometerReading: 12_345.6,
    fuelLevel: 75,
  });
  expect(legacyContent('protocol.delivery.submitted')).toMatchObject({
    odometerReading: 12_600,
    fuelLevel: 50,
  });
}

interface Entry {
  at: string;
  type: 'AUDIT' | 'STATUS' | 'EVENT';
  actor: string;
  channel: string;
  action: string;
  from: string | null;
  to: string;
  event: string;
  format: string;
}

async function checkHistory(id: string): Promise<void> {
  const entries: Entry[] = (await service.ops('GET', `/orders/${id}/timeline`)).json.data;
  expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted());
  const expected = LIFE.flatMap(([name, , status, , v1, legacy], i) => {
    const before = i === 0 ? 'REQUESTED' : LIFE[i - 1]![2];
    return [
      `operator ops order.${name}`,
      ...v1,
      ...(status === before ? [] : [`${before} > ${status}`]),
      ...legacy.map((type) => `${type} legacy`),
    ];
  });
  const written = entries.map((entry) => {
    if (entry.type === 'AUDIT') return `${entry.actor} ${entry.channel} ${entry.action}`;
    if (entry.type === 'STATUS') return `${entry.from} > ${entry.to}`;
    return entry.format === 'legacy' ? `${entry.event} legacy` : entry.event;
  });
  expect(written.slice(0, 3)).toEqual([
    expect.stringMatching(/^credential:[0-9a-f-]{36} api-v1 order\.created$/),
    'order.created',
    'null > REQUESTED',
  ]);
  expect(written.slice(3)).toEqual(expected);
}

describe('the timeline', () => {
  test('shows a command before its effects, even if the clock stops or goes back', async () => {
    const { id } = (await createOrder(service, key)).json;
    await command(service, id, 'pool');
    service.clock.advance(-60_000);
    await service.call(`/extern/orders/${id}`, { method: 'PATCH', key, body: { instructions: 'x' } });
    await service.call(`/extern/orders/${id}/cancel`, { method: 'POST', key, body: { reason: 'Sold' } });
    service.clock.advance(60_000);
    const entries: Entry[] = (await service.ops('GET', `/orders/${id}/timeline`)).json.data;
    expect(entries.map((entry) => entry.action ?? entry.event ?? entry.to)).toEqual([
      'order.created',
      'order.created',
      'order.accepted',
      'OPEN',
      'order.pool',
      'POOLED',
      'order.change',
      'order.updated',
      'order.cancel',
      'order.cancelled',
      'CANCELLED',
      'order.cancelled',
    ]);
    const channels = entries.filter(({ type }) => type === 'AUDIT').map(({ channel }) => channel);
    expect(channels).toEqual(['api-v1', 'ops', 'api-v1', 'api-v1']);
  });

  test('keeps the choice and the reason of a command, but not texts of the customer', async () => {
    const { id } = (await createOrder(service, key)).json;
    await command(service, id, 'assign_driver', { driverId: jana });
    await command(service, id, 'driver_dropped_out', { reason: 'Ill' });
    const secret = { instructions: 'The key is under the mat', metadata: { a: 1 } };
    await service.call(`/extern/orders/${id}`, { method: 'PATCH', key, body: secret });
    const { data, ...rest } = (await service.ops('GET', `/orders/${id}/timeline`)).json;
    expect(rest).toEqual({});
    const details = data
      .filter((entry: Entry) => entry.type === 'AUDIT')
      .map((entry: { details: object }) => entry.details);
    expect(details.slice(1)).toEqual([
      { from: 'OPEN', to: 'ASSIGNED', driverId: jana },
      { from: 'ASSIGNED', to: 'OFFERED', reason: 'Ill' },
      { from: 'OFFERED', to: 'OFFERED', fields: ['instructions', 'metadata'] },
    ]);
    expect(JSON.stringify(data)).not.toContain('under the mat');
  });
});
