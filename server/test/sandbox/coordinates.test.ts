// Sandbox orders have coordinates, like any other.
import { expect, test } from 'vitest';
import { createOrder } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer();

test.each(['STANDARD', 'QUOTE_REQUIRED'])('a process of %s has coordinates', async (scenario) => {
  const { json } = await createOrder(service, key, {}, { 'x-sandbox-scenario': scenario });
  expect(json.pickup.coordinates).toEqual({ lat: expect.closeTo(48.78, 1), lng: expect.closeTo(9.18, 1) });
  expect(json.delivery.coordinates).toEqual({ lat: expect.closeTo(48.1, 1), lng: expect.closeTo(11.6, 1) });
});

test('an unknown town has no coordinates', async () => {
  const pickup = { street: 'a', postalCode: '00000', city: 'Nirgendwoheim' };
  expect((await createOrder(service, key, { pickup })).json.pickup.coordinates).toBeNull();
});
