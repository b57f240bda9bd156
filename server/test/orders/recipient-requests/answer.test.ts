// Dispatch answers a recipient who asked for another time: accepted once, and only while a request is open.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { askDispatch } from '../../../src/orders/recipient-requests/ask-dispatch.ts';
import { findAnyOrder } from '../../../src/orders/records/store.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
const { core } = service.services;
const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * 3_600_000);

test('an accepted time becomes the delivery time, and there is nothing left to answer', async () => {
  const dates = { requestedPickup: inHours(30).toISOString(), requestedDelivery: inHours(60).toISOString() };
  const { id } = (await createOrder(service, key, dates)).json;
  const answer = () => service.ops('POST', `/orders/${id}/recipient-request`, { accept: true });
  expectV1Error(await answer(), 409, 'NO_OPEN_REQUEST');

  const order = (await findAnyOrder(core.sql, id))!;
  const visitor = { orderId: id, visitorId: randomUUID(), origin: 'PAGE' } as const;
  const wish = { email: 'recipient@example.org', language: 'de', from: inHours(62), text: null } as const;
  expect(await askDispatch(core, order, visitor, { ...wish, until: inHours(64) })).toBe('ASKED');
  expect((await findAnyOrder(core.sql, id))!.requestedDelivery).toEqual(inHours(60));

  const accepted = await answer();
  expect(accepted.status, accepted.text).toBe(200);
  expect(accepted.json.requestedDelivery).toBe(inHours(64).toISOString());
  expectV1Error(await answer(), 409, 'NO_OPEN_REQUEST');
});
