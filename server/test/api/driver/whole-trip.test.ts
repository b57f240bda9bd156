// A complete trip on the driver's phone: from the list to the end, with protocols, photos, PDFs and events.
import { beforeAll, expect, test } from 'vitest';
import { fetchFile, pathOf, readPdf } from '../../documents/files.ts';
import { eventNames, eventsOf } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { FULL_PROTOCOL, newPhone, newTrip, type Phone, photoJpeg, photoPng } from './phone.ts';

const service = await sharedService({ realPdfs: true });
const { key } = await service.customer({ environment: 'production' });
let phone: Phone;
beforeAll(async () => {
  phone = await newPhone(service);
});

const stepTo = async (id: string, path: string) => {
  service.clock.advance(60_000);
  const answer = await phone.post(`/trips/${id}/${path}`);
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  return answer.json;
};

async function pdfOf(event: { data: { document: { downloadUrl: string; kind: string } } }, kind: string) {
  expect(event.data.document.kind).toBe(kind);
  const file = await fetchFile(service, pathOf(event.data.document.downloadUrl), key);
  expect(file.status).toBe(200);
  return readPdf(file.bytes);
}

test('a trip runs from assignment to completion, both protocols with photos and signatures', async () => {
  const id = await newTrip(service, key, phone.driverId, { instructions: 'Zwei Schlüssel' });
  const { data } = (await phone.get('/trips')).json;
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    id,
    status: 'ASSIGNED',
    actions: ['accept', 'decline'],
    instructions: 'Zwei Schlüssel',
    positionIntervalSeconds: 60,
    pickup: { city: 'Stuttgart', contact: { name: 'Erika Muster', phone: '+49 711 123456' } },
  });
  for (const secret of ['price', 'metadata', 'trackingNumber', 'externalOrderId']) {
    expect(data[0]).not.toHaveProperty(secret);
  }
  expect(await stepTo(id, 'accept')).toMatchObject({ status: 'ACCEPTED', actions: ['decline', 'start'] });
  expect(await stepTo(id, 'start')).toMatchObject({ status: 'PICKUP' });
  expect((await stepTo(id, 'arrive-pickup')).arrivedAtPickup).toBe(service.clock.now().toISOString());

  const pickup = `/trips/${id}/protocols/pickup`;
  expect((await phone.get(pickup)).json).toMatchObject({ kind: 'PICKUP', submittedAt: null, photos: [] });
  const { driverSignature, contactSignature, ...written } = FULL_PROTOCOL;
  await phone.put(pickup, written);
  await phone.photo(pickup, photoJpeg, '?caption=Vorne%20links&takenAt=2026-10-01T08%3A00%3A00Z');
  const withPhotos = (await phone.photo(pickup, photoPng)).json;
  expect(withPhotos.missing).toEqual(['driverSignature', 'contactSignature']);
  expect(withPhotos.photos.map((photo: { caption: string }) => photo.caption)).toEqual(['Vorne links', null]);
  await phone.put(pickup, { driverSignature, contactSignature });
  const pickedUp = await stepTo(id, 'protocols/pickup/submit');
  expect(pickedUp.trip).toMatchObject({
    status: 'IN_TRANSIT',
    actualPickup: service.clock.now().toISOString(),
  });
  expect(pickedUp.protocol).toMatchObject({ submittedAt: service.clock.now().toISOString(), missing: [] });

  expect(await stepTo(id, 'arrive-delivery')).toMatchObject({ status: 'DELIVERY' });
  await phone.put(`/trips/${id}/protocols/delivery`, {
    ...FULL_PROTOCOL,
    odometerKm: 48_450,
    contactName: null,
    damages: [
      ...FULL_PROTOCOL.damages,
      { type: 'DENT', description: 'Delle hinten rechts', isNew: true },
      { type: 'STONE_CHIP', description: 'Steinschlag Haube', isNew: true },
    ],
  });
  const delivered = await stepTo(id, 'protocols/delivery/submit');
  expect(delivered.trip).toMatchObject({ status: 'DELIVERED', hasDamage: true, actions: ['finish'] });
  expect(await stepTo(id, 'finish')).toMatchObject({ status: 'COMPLETED', actions: [] });

  const v1 = await eventsOf(service, id);
  expect(v1.map(({ name }) => name)).toEqual([
    'order.created',
    'order.accepted',
    'order.scheduled',
    'driver.assigned',
    'pickup.started',
    'pickup.arrived',
    'vehicle.picked_up',
    'transport.started',
    'delivery.arrived',
    'vehicle.delivered',
    'damage.reported',
    'order.completed',
  ]);
  const event = (name: string) => v1.find((each) => each.name === name);
  expect(event('vehicle.picked_up').data).toMatchObject({ odometerKm: 48_211, fuelLevelPercent: 75 });
  expect(event('vehicle.delivered').data).toMatchObject({ hasDamage: true, odometerKm: 48_450 });
  expect(event('damage.reported').data).toMatchObject({
    afterDelivery: false,
    description: 'Delle hinten rechts; Steinschlag Haube',
  });
  const legacyNames = await eventNames(service, id, 'legacy');
  expect(legacyNames.filter((name) => name !== 'order.status_changed')).toEqual([
    'protocol.pickup.submitted',
    'protocol.delivery.submitted',
    'order.delivered',
    'order.completed',
  ]);
  const legacyEvents = await eventsOf(service, id, 'legacy');
  expect(legacyEvents.find((each) => each.name === 'protocol.delivery.submitted').data).toMatchObject({
    odometerReading: 48_450,
    fuelLevel: 75,
    hasDamage: true,
  });

  const pickupText = await pdfOf(event('vehicle.picked_up'), 'PICKUP_PROTOCOL');
  for (const part of [
    'Abholprotokoll',
    '48.211 km',
    '75',
    'Fahrzeugschlüssel: 2',
    'abgelaufen',
    'Kratzer an der Tür',
    'Fahrzeug innen feucht',
    'Foto 1 · Vorne links · 01.10.2026',
    'Foto 2',
    'Jana Maria Kowalska',
    'Erika Muster',
  ]) {
    expect(pickupText).toContain(part);
  }
  expect(pickupText).not.toContain('nicht unterschrieben');
  const deliveryText = await pdfOf(event('vehicle.delivered'), 'DELIVERY_PROTOCOL');
  // The order's contact signs if the driver names no other person.
  for (const part of ['Übergabeprotokoll', 'Delle hinten rechts', 'neu', 'bekannt', 'Max Muster']) {
    expect(deliveryText).toContain(part);
  }
  const damageText = await pdfOf(event('damage.reported'), 'DAMAGE_REPORT');
  expect(damageText).toContain('Steinschlag Haube');
  expect(damageText).not.toContain('Kratzer an der Tür');
});

test('the history names the driver, and the customer sees device times, but none in the future', async () => {
  const id = await newTrip(service, key, phone.driverId);
  await stepTo(id, 'accept');
  await stepTo(id, 'start');
  const performedAt = new Date(service.clock.now().getTime() - 20_000).toISOString();
  await phone.put(`/trips/${id}/protocols/pickup`, { ...FULL_PROTOCOL, performedAt });
  await stepTo(id, 'protocols/pickup/submit');
  await stepTo(id, 'arrive-delivery');
  const future = new Date(service.clock.now().getTime() + 3_600_000).toISOString();
  await phone.put(`/trips/${id}/protocols/delivery`, { ...FULL_PROTOCOL, performedAt: future });
  await stepTo(id, 'protocols/delivery/submit');
  const order = (await service.call(`/extern/orders/${id}`, { key })).json;
  expect(order.actualPickup).toBe(performedAt);
  expect(order.actualDelivery).toBe(service.clock.now().toISOString());
  const timeline = (await service.ops('GET', `/orders/${id}/timeline`)).json.data;
  const byDriver = timeline.filter((entry: { channel?: string }) => entry.channel === 'driver');
  expect(byDriver.map((entry: { action: string }) => entry.action)).toContain('order.pick_up');
  expect(byDriver[0].actor).toBe(`driver:${phone.driverId}`);
});

test('a delivery is never before its pickup, whatever the phone clock says', async () => {
  const id = await newTrip(service, key, phone.driverId);
  for (const path of ['accept', 'start']) await stepTo(id, path);
  await phone.put(`/trips/${id}/protocols/pickup`, FULL_PROTOCOL);
  const { trip } = await stepTo(id, 'protocols/pickup/submit');
  await stepTo(id, 'arrive-delivery');
  const performedAt = '2025-01-01T00:00:00Z';
  await phone.put(`/trips/${id}/protocols/delivery`, { ...FULL_PROTOCOL, performedAt });
  const delivered = await stepTo(id, 'protocols/delivery/submit');
  expect(delivered.trip.actualDelivery).toBe(trip.actualPickup);
});
