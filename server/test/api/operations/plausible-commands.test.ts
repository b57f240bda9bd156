// Impossible commands are refused by field; unlikely ones need a confirmation.
import { describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import {
  advanceOrderTo,
  command,
  createOrder,
  eventNames,
  eventsOf,
  newDriver,
} from '../../harness/orders.ts';
import type { TestResponse } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { FULL_PROTOCOL, newPhone, newTrip } from '../driver/phone.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });

const orderIn = async (status: string, changes = {}, driverId?: string) => {
  const { id } = (await createOrder(service, key, changes)).json;
  await advanceOrderTo(service, id, status, driverId);
  return id as string;
};
const ago = (minutes: number) => new Date(service.clock.now().getTime() - minutes * 60_000).toISOString();

function expectFields(answer: TestResponse, ...fields: string[]) {
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  expect(answer.json.error.details.fields.map(({ field }: { field: string }) => field).sort()).toEqual(
    fields,
  );
}

/** Picked up at 1,000 km, now at the destination. */
async function orderToHandOver() {
  const id = await orderIn('PICKUP');
  await command(service, id, 'pick_up', { odometerKm: 1000 });
  await command(service, id, 'arrive_delivery');
  return id;
}

describe('hand_over', () => {
  test('before the pickup, or with a description of no damage, is refused with all problems at once', async () => {
    const id = await orderToHandOver();
    const before = await eventNames(service, id);
    const wrong = { at: ago(1), odometerKm: 999, damageDescription: 'Scratch' };
    expectFields(await command(service, id, 'hand_over', wrong), 'at', 'damageDescription', 'odometerKm');
    expect(await eventNames(service, id)).toEqual(before);
  });

  test('with a lower odometer reading needs a confirmation', async () => {
    const id = await orderToHandOver();
    const refused = await command(service, id, 'hand_over', { odometerKm: 999.9 });
    expectFields(refused, 'odometerKm');
    expect(refused.json.error.details.fields[0].message).toMatch(/1000 km at pickup.*confirm: true/);
    expectFields(
      await command(service, id, 'hand_over', { odometerKm: 999.9, confirm: false }),
      'odometerKm',
    );
    const answer = await command(service, id, 'hand_over', { odometerKm: 999.9, confirm: true });
    expect(answer.status, answer.text).toBe(200);
    const delivered = (await eventsOf(service, id)).find(({ name }) => name === 'vehicle.delivered');
    expect(delivered.data.odometerKm).toBe(999.9);
  });

  test('with the same, a higher or no odometer reading needs no confirmation', async () => {
    for (const payload of [{ odometerKm: 1000 }, { odometerKm: 1001 }, {}]) {
      expect((await command(service, await orderToHandOver(), 'hand_over', payload)).status).toBe(200);
    }
  });

  test('in a protocol of a driver needs the same confirmation', async () => {
    const phone = await newPhone(service);
    const id = await newTrip(service, key, phone.driverId);
    for (const step of ['accept', 'start']) await phone.post(`/trips/${id}/${step}`);
    await phone.put(`/trips/${id}/protocols/pickup`, FULL_PROTOCOL);
    expect((await phone.post(`/trips/${id}/protocols/pickup/submit`)).status).toBe(200);
    await phone.post(`/trips/${id}/arrive-delivery`);
    await phone.put(`/trips/${id}/protocols/delivery`, { ...FULL_PROTOCOL, odometerKm: 48_210 });
    const submit = `/trips/${id}/protocols/delivery/submit`;
    expectFields(await phone.post(submit), 'odometerKm');
    const answer = await phone.post(submit, { confirm: true });
    expect(answer.status, answer.text).toBe(200);
  });
});

describe('report_delay', () => {
  test.each([
    ['a date together with minutes', { minutes: 10, requestedDelivery: '2099-01-01T00:00:00Z' }],
    ['a date in the past', { requestedDelivery: '2020-01-01T00:00:00Z' }],
    ['a date before the one so far', { requestedDelivery: '2027-05-01T11:59:00Z' }],
    ['the date so far', { requestedDelivery: '2027-05-01T12:00:00Z' }],
  ])('%s', async (_, payload) => {
    const id = await orderIn('IN_TRANSIT', { requestedDelivery: '2027-05-01T12:00:00Z' });
    expectFields(await command(service, id, 'report_delay', payload), 'requestedDelivery');
  });

  test('with minutes that end in the past is refused', async () => {
    const id = await orderIn('IN_TRANSIT', { requestedDelivery: ago(60) });
    expectFields(await command(service, id, 'report_delay', { minutes: 30 }), 'minutes');
    expect((await command(service, id, 'report_delay', { minutes: 90 })).status).toBe(200);
  });
});

test('a driver cannot be replaced with the same driver', async () => {
  const driverId = await newDriver(service);
  const id = await orderIn('IN_TRANSIT', {}, driverId);
  const before = await eventNames(service, id);
  expectFields(await command(service, id, 'replace_driver', { driverId }), 'driverId');
  expect(await eventNames(service, id)).toEqual(before);
});
