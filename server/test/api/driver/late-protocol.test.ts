// A protocol signed without network is accepted even if dispatch has reported its step in between.
import { expect, test } from 'vitest';
import { command, eventsOf } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { FULL_PROTOCOL, newPhone, newTrip, photoJpeg } from './phone.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });

async function tripAt(...commands: [name: string, payload?: Record<string, unknown>][]) {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  for (const step of ['accept', 'start']) await phone.post(`/trips/${id}/${step}`);
  for (const [name, payload] of commands) {
    const answer = await command(service, id, name, payload);
    expect(answer.status, answer.text).toBe(200);
  }
  return { phone, id };
}

const documentsOf = async (id: string) =>
  (await service.call(`/extern/orders/${id}/documents`, { key })).json.data as {
    id: string;
    kind: string;
    fileName: string;
  }[];

test('at pickup it becomes a second version of the protocol, with its events, and nothing else changes', async () => {
  const { phone, id } = await tripAt(['pick_up']);
  const before = (await service.call(`/extern/orders/${id}`, { key })).json;
  const told = (await eventsOf(service, id)).length;
  const path = `/trips/${id}/protocols/pickup`;
  expect((await phone.put(path, FULL_PROTOCOL)).status).toBe(200);
  expect((await phone.photo(path, photoJpeg)).status).toBe(200);
  const answer = await phone.post(`${path}/submit`);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json.protocol).toMatchObject({ submittedAt: expect.any(String), odometerKm: 48_211 });
  const after = (await service.call(`/extern/orders/${id}`, { key })).json;
  expect(after).toEqual({ ...before, updatedAt: expect.any(String) });
  const protocols = (await documentsOf(id)).filter(({ kind }) => kind === 'PICKUP_PROTOCOL');
  expect(protocols.map(({ fileName }) => fileName)).toEqual([
    `Abholprotokoll-${before.orderNumber}.pdf`,
    `Abholprotokoll-${before.orderNumber}-2.pdf`,
  ]);
  const events = (await eventsOf(service, id)).slice(told);
  expect(events.map(({ name, data }) => [name, data.document.id])).toEqual([
    ['document.uploaded', protocols[1]!.id],
  ]);
  const legacy = (await eventsOf(service, id, 'legacy')).at(-1);
  expect(legacy).toMatchObject({ event: 'protocol.pickup.submitted', data: { odometerReading: 48_211 } });
  expect((await phone.post(`${path}/submit`)).status).toBe(200);
  expect(await documentsOf(id)).toHaveLength(2);
});

test('at delivery, also after completion, its new damage is reported', async () => {
  const { phone, id } = await tripAt(['pick_up'], ['arrive_delivery'], ['hand_over'], ['complete']);
  const path = `/trips/${id}/protocols/delivery`;
  await phone.put(path, { ...FULL_PROTOCOL, damages: [{ description: 'Delle hinten', isNew: true }] });
  const answer = await phone.post(`${path}/submit`);
  expect(answer.status, answer.text).toBe(200);
  const order = (await service.ops('GET', `/orders/${id}`)).json;
  expect(order).toMatchObject({ internalStatus: 'COMPLETED', hasDamage: true });
  const reported = (await eventsOf(service, id)).filter(({ name }) => name === 'damage.reported');
  expect(reported).toHaveLength(1);
  expect(reported[0].data).toMatchObject({
    description: 'Delle hinten',
    document: { kind: 'DAMAGE_REPORT' },
  });
});

test('an earlier draft counts, and it is compared with the signed pickup', async () => {
  const { phone, id } = await tripAt();
  const path = `/trips/${id}/protocols/pickup`;
  await phone.put(path, FULL_PROTOCOL);
  await command(service, id, 'pick_up', { odometerKm: 1 });
  expect((await phone.post(`${path}/submit`)).status).toBe(200);
  await phone.post(`/trips/${id}/arrive-delivery`);
  const backwards = await command(service, id, 'hand_over', { odometerKm: 48_210 });
  expect(backwards.status).toBe(400);
});
