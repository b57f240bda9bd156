// Waiting time that arrival and pickup show is proposed to dispatch once, unless the driver proposed it.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { advanceTripTo, FULL_PROTOCOL, newPhone, newTrip } from '../driver/phone.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
const MINUTE_MS = 60_000;

const extrasOf = async (orderId: string) =>
  service.services.core.sql`
    select kind, source, state, waited_minutes, driver_id from order_extras where order_id = ${orderId}`;

test.each([
  [30, []],
  [31, [{ kind: 'WAITING', source: 'SYSTEM', state: 'PROPOSED', waitedMinutes: 31, driverId: null }]],
])('%i minutes at the pickup', async (minutes, expected) => {
  const { id } = (await createOrder(service, key)).json;
  await advanceOrderTo(service, id, 'PICKUP');
  await command(service, id, 'arrive_pickup');
  service.clock.advance(minutes * MINUTE_MS);
  expect((await command(service, id, 'pick_up')).status).toBe(200);
  expect(await extrasOf(id)).toEqual(expected);
});

test('what the driver proposes counts, before the pickup and after it', async () => {
  const phone = await newPhone(service);
  const waiting = { category: 'EXTRA', kind: 'WAITING', waitedMinutes: 50 };
  for (const isBefore of [true, false]) {
    const id = await newTrip(service, key, phone.driverId);
    await advanceTripTo(phone, id, 'PICKUP');
    await phone.post(`/trips/${id}/arrive-pickup`);
    service.clock.advance(45 * MINUTE_MS);
    const propose = async () => {
      const answer = await phone.put(`/trips/${id}/extras/${randomUUID()}`, { extra: waiting });
      expect(answer.status, answer.text).toBeLessThan(300);
    };
    if (isBefore) await propose();
    await phone.put(`/trips/${id}/protocols/pickup`, FULL_PROTOCOL);
    expect((await phone.post(`/trips/${id}/protocols/pickup/submit`)).status).toBe(200);
    if (!isBefore) {
      expect(await extrasOf(id)).toMatchObject([{ source: 'SYSTEM', waitedMinutes: 45 }]);
      await propose();
    }
    expect(await extrasOf(id)).toMatchObject([{ source: 'DRIVER', waitedMinutes: 50 }]);
  }
});
