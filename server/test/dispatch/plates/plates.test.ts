// Dispatch keeps short-term plates: added, handed out, used on an order, returned; audited.
import { expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder, newDriver } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
let counted = 0;

const dayFromNow = (days: number) =>
  new Date(service.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function newPlate(changes: object = {}) {
  counted += 1;
  const body = {
    number: `HH-04${String(counted).padStart(3, '0')}${process.pid}`,
    validFrom: dayFromNow(-1),
    validUntil: dayFromNow(4),
    ...changes,
  };
  return service.ops('POST', '/plates', body);
}
const act = (id: string, body: object) => service.ops('POST', `/plates/${id}/actions`, body);
const newOrder = async (days = 1) => {
  const requestedPickup = new Date(service.clock.now().getTime() + days * 86_400_000).toISOString();
  return (await createOrder(service, key, { requestedPickup, requestedDelivery: null })).json;
};

test('a plate goes from the stock to a driver, to an order, and back', async () => {
  const plate = (await newPlate()).json;
  expect(plate).toMatchObject({ state: 'IN_STOCK', expired: false, driver: null, order: null, version: 1 });
  const order = await newOrder();
  const driverId = await newDriver(service, 'Ole Petersen');
  const out = await act(plate.id, { action: 'hand_out', driverId, order: order.orderNumber, version: 1 });
  expect(out.json).toMatchObject({
    state: 'WITH_DRIVER',
    driver: { name: 'Ole Petersen' },
    order: { number: order.orderNumber },
  });
  const used = await act(plate.id, { action: 'use', order: order.id });
  expect(used.json).toMatchObject({ state: 'USED', driver: { name: 'Ole Petersen' } });
  expect((await service.ops('GET', `/orders/${order.id}/plates`)).json.data).toMatchObject([
    { id: plate.id },
  ]);
  const back = await act(plate.id, { action: 'return' });
  expect(back.json).toMatchObject({ state: 'RETURNED', order: { id: order.id }, version: 4 });
  const { data } = (await service.ops('GET', '/plates?state=RETURNED&limit=100')).json;
  expect(data.map(({ id }: { id: string }) => id)).toContain(plate.id);
  const audit = await service.services.core.sql<{ action: string }[]>`
    select action from audit where subject_id = ${plate.id} order by at, id`;
  expect(audit.map(({ action }) => action)).toEqual([
    'plate.added',
    'plate.handed_out',
    'plate.used',
    'plate.returned',
  ]);
});

test('an order has one plate at a time, and it must be valid on the day of the pickup', async () => {
  const [one, two] = [(await newPlate()).json, (await newPlate()).json];
  const order = await newOrder();
  await act(one.id, { action: 'use', order: order.id });
  const second = await act(two.id, { action: 'use', order: order.id });
  expectV1Error(second, 409, 'PLATE_NOT_AVAILABLE');
  expect(second.json.error.details.reason).toBe('ORDER_HAS_PLATE');
  const later = await newOrder(9);
  const wrong = await act(two.id, { action: 'use', order: later.id });
  expect(wrong.json.error.details.reason).toBe('NOT_VALID_THEN');
  const ended = await service.ops('POST', `/orders/${later.id}/commands`, { command: 'cancel' });
  expect(ended.status).toBe(200);
  const gone = await act(two.id, { action: 'use', order: (await newOrder(1)).id, version: 7 });
  expect(gone.json.error.details.reason).toBe('CHANGED');
});

test('the same plate is in stock once, can be corrected, and removed while nobody has it', async () => {
  const first = await newPlate();
  const same = await newPlate({ number: first.json.number.replace('-', ' ').toLowerCase() });
  expectV1Error(same, 409, 'PLATE_EXISTS');
  const corrected = await service.ops('PATCH', `/plates/${first.json.id}`, { validUntil: dayFromNow(2) });
  expect(corrected.json).toMatchObject({ validUntil: dayFromNow(2), version: 2 });
  const reversed = await newPlate({ validUntil: dayFromNow(-2) });
  expectV1Error(reversed, 400, 'INVALID_REQUEST');
  const driverId = await newDriver(service);
  await act(first.json.id, { action: 'hand_out', driverId });
  expectV1Error(await service.ops('DELETE', `/plates/${first.json.id}`), 409, 'PLATE_NOT_AVAILABLE');
  await act(first.json.id, { action: 'return' });
  expect((await service.ops('DELETE', `/plates/${first.json.id}`)).status).toBe(204);
  expectV1Error(await service.ops('GET', `/plates/${first.json.id}`), 404, 'PLATE_NOT_FOUND');
});

test('an expired plate is counted and listed until it is back', async () => {
  const before = (await service.ops('GET', '/plates/counts')).json;
  const plate = (await newPlate({ validFrom: dayFromNow(-9), validUntil: dayFromNow(-5) })).json;
  expect(plate.expired).toBe(true);
  expect((await service.ops('GET', '/plates/counts')).json.EXPIRED).toBe(before.EXPIRED + 1);
  const { data } = (await service.ops('GET', '/plates?expired=true&limit=100')).json;
  expect(data.map(({ id }: { id: string }) => id)).toContain(plate.id);
  const refused = await act(plate.id, { action: 'hand_out', driverId: await newDriver(service) });
  expect(refused.json.error.details.reason).toBe('EXPIRED');
});
