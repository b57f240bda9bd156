// While the map servers are down, an order is priced by the offline distance, and its price is marked.
import { afterAll, expect, test } from 'vitest';
import { createOrder } from '../harness/orders.ts';
import { startService } from '../harness/service.ts';

const NOWHERE = 'http://127.0.0.1:9';
const service = await startService({ config: { geocoderUrl: NOWHERE, routerUrl: NOWHERE } });
afterAll(() => service.close());

const snapshotOf = async (id: string) =>
  (await service.services.core.sql`select price from orders where id = ${id}`)[0]!.price;

test('a known pair of towns becomes an order with a marked price', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const answer = await createOrder(service, key, {}, { 'idempotency-key': 'OUTAGE' });
  expect(answer.status, answer.text).toBe(201);
  expect(await snapshotOf(answer.json.id)).toMatchObject({
    estimatedOffline: true,
    distanceKm: expect.any(Number),
  });
});

test('an unknown place still needs a quote', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const pickup = { street: 'a', postalCode: '00000', city: 'Nirgendwoheim' };
  expect((await createOrder(service, key, { pickup })).status).toBe(202);
});
