// What a protocol must have: set by the operator, agreed otherwise with a customer, checked when it is handed in.
import { expect, test } from 'vitest';
import { ANGLE_CAPTIONS, type PhotoAngle } from '../../../../shared/vehicle/photo-angles.ts';
import { fetchFile, pathOf, readPdf } from '../../documents/files.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { changeTerms, command, eventsOf } from '../../harness/orders.ts';
import type { TestResponse } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { pagesOf } from '../../pages/pages.ts';
import {
  advanceTripTo,
  FULL_PROTOCOL,
  newPhone,
  newTrip,
  type Phone,
  photoJpeg,
  signaturePng,
  signedAt,
} from './phone.ts';

const service = await sharedService({ realPdfs: true });
const pages = await pagesOf(service);
const STRICT = { photos: ['FRONT', 'REAR'], checklist: true, contactSignature: true };
const signature = { png: signaturePng.toString('base64') };
const SIGNED = {
  odometerKm: 48_211,
  fuelLevelPercent: 75,
  driverSignature: signature,
  contactSignature: signature,
};
const ITEMS = [
  'KEYS',
  'REGISTRATION_PAPERS',
  'WARNING_TRIANGLE',
  'FIRST_AID_KIT',
  'SAFETY_VEST',
  'SERVICE_BOOK',
  'LICENSE_PLATES',
];
const ALL_ITEMS = ITEMS.map((item) => ({ item, ok: true }));

async function customerWith(protocol: object | null) {
  const { key, accountId } = await service.customer({ environment: 'production' });
  if (protocol) await changeTerms(service, accountId, { protocol });
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  await advanceTripTo(phone, id, 'PICKUP');
  return { key, phone, id, path: `/trips/${id}/protocols/pickup` };
}

const missingOf = (answer: TestResponse) => {
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  return answer.json.error.details.fields.map(({ field }: { field: string }) => field);
};

const shoot = (phone: Phone, path: string, angle: PhotoAngle) =>
  phone.photo(path, photoJpeg, `?caption=${encodeURIComponent(ANGLE_CAPTIONS[angle])}`);

async function pickupPdf(key: string, id: string): Promise<string> {
  const picked = (await eventsOf(service, id)).find(({ name }) => name === 'vehicle.picked_up');
  return readPdf((await fetchFile(service, pathOf(picked.data.document.downloadUrl), key)).bytes);
}

test('without an agreement the default of the operator counts, and it asks for no photos', async () => {
  const { phone, id, path } = await customerWith(null);
  const rules = { photos: [], checklist: false, contactSignature: true };
  expect((await phone.get(`/trips/${id}`)).json.protocolRules).toEqual(rules);
  await phone.put(path, SIGNED);
  expect((await phone.post(`${path}/submit`)).status).toBe(200);
});

test('the default of the operator is kept and shown to the driver; an agreement replaces it', async () => {
  const before = (await service.ops('GET', '/operator')).json;
  await service.ops('PUT', '/operator', { ...before, protocol: STRICT });
  try {
    const byDefault = await customerWith(null);
    expect((await byDefault.phone.get(`/trips/${byDefault.id}`)).json.protocolRules).toEqual(STRICT);
    const agreed = { photos: [], checklist: false, contactSignature: false };
    const { phone, id, path } = await customerWith(agreed);
    expect((await phone.get('/trips')).json.data[0].protocolRules).toEqual(agreed);
    await phone.put(path, { ...SIGNED, contactSignature: null });
    expect((await phone.get(path)).json.missing).toEqual([]);
    expect((await phone.post(`${path}/submit`)).json.trip.id).toBe(id);
  } finally {
    await service.ops('PUT', '/operator', before);
  }
});

test('required photos and answers are missing until they are there', async () => {
  const { phone, path, key, id } = await customerWith(STRICT);
  await phone.put(path, { ...SIGNED, checklist: ALL_ITEMS.slice(1) });
  await shoot(phone, path, 'FRONT');
  await phone.photo(path, photoJpeg, '?caption=Heckscheibe');
  expect(missingOf(await phone.post(`${path}/submit`))).toEqual(['photos', 'checklist']);
  await shoot(phone, path, 'REAR');
  await phone.put(path, { checklist: ALL_ITEMS });
  expect((await phone.get(path)).json.missing).toEqual([]);
  expect((await phone.post(`${path}/submit`)).status).toBe(200);
  const pdf = await pickupPdf(key, id);
  expect(pdf).not.toContain('nicht geprüft');
  expect(pdf).not.toContain('Nicht gemachte Pflichtfotos');
});

test('a reason replaces them, and the document lists what nobody checked', async () => {
  const { phone, path, key, id } = await customerWith(STRICT);
  await phone.put(path, {
    ...SIGNED,
    checklist: ALL_ITEMS.slice(0, 5),
    checklistAbsence: 'Wagen verschlossen',
  });
  await shoot(phone, path, 'FRONT');
  expect(missingOf(await phone.post(`${path}/submit`))).toEqual(['photos']);
  await phone.put(path, { photosAbsence: 'Steht an der Wand' });
  expect((await phone.post(`${path}/submit`)).status).toBe(200);
  const pdf = await pickupPdf(key, id);
  for (const text of [
    'Serviceheft: nicht geprüft',
    'Grund: Wagen verschlossen',
    'Nicht gemachte Pflichtfotos',
    'Hinten Grund: Steht an der Wand',
  ])
    expect(pdf).toContain(text);
  expect(pdf).not.toContain('Warndreieck: nicht geprüft');
});

test('what was signed before dispatch reported the pickup is taken in with its gaps', async () => {
  const { phone, path, key, id } = await customerWith(STRICT);
  const signed = signedAt(service.clock.now(), { checklist: [] });
  await command(service, id, 'pick_up', {});
  await phone.put(path, signed);
  expect((await phone.post(`${path}/submit`)).status).toBe(200);
  const { data } = (await service.call(`/extern/orders/${id}/documents`, { key })).json;
  const signedOne = data.findLast(({ kind }: { kind: string }) => kind === 'PICKUP_PROTOCOL');
  const pdf = await readPdf((await fetchFile(service, pathOf(signedOne.downloadUrl), key)).bytes);
  expect(pdf).toContain('Nicht gemachte Pflichtfotos');
  expect(pdf).toContain('Fahrzeugschlüssel: nicht geprüft');
});

test('rules that name an unknown angle are refused', async () => {
  const { accountId } = await service.customer();
  const { terms } = (await service.ops('GET', `/accounts/${accountId}/agreement`)).json;
  const protocol = { ...STRICT, photos: ['BELOW'] };
  const answer = await service.ops('PUT', `/accounts/${accountId}/agreement`, { ...terms, protocol });
  expect(answer.status).toBe(400);
});

test('the page of the recipient names only what was recorded', async () => {
  const { phone, path, id } = await customerWith(null);
  const { trackingNumber } = (await service.ops('GET', `/orders/${id}`)).json;
  const show = async () => (await pages.open(`/t/${trackingNumber}?lang=en`)).html;
  await phone.put(path, { ...SIGNED, checklist: [] });
  await phone.post(`${path}/submit`);
  expect(await show()).toContain('On record: mileage. 7 items were not checked.');
  await phone.post(`/trips/${id}/arrive-delivery`);
  const delivery = `/trips/${id}/protocols/delivery`;
  await phone.put(delivery, { ...FULL_PROTOCOL, damages: [], checklist: ALL_ITEMS });
  await phone.photo(delivery, photoJpeg);
  await phone.post(`${delivery}/submit`);
  const delivered = await show();
  expect(delivered).toContain('Condition, mileage and keys are on record.');
  expect(delivered).toContain('with all photos');
});

test('a step that dispatch reported claims nothing to the recipient', async () => {
  const { id } = await customerWith(null);
  await command(service, id, 'pick_up', {});
  const { trackingNumber } = (await service.ops('GET', `/orders/${id}`)).json;
  expect((await pages.open(`/t/${trackingNumber}?lang=en`)).html).not.toContain('on record');
});
