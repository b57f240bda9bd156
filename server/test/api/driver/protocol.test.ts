// Filling in a protocol: its parts, the checks, the accepted pictures, and the required parts.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { encodePng } from '../../../src/documents/pdf/encode-png.ts';
import { fetchFile, pathOf, readPdf } from '../../documents/files.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { eventsOf } from '../../harness/orders.ts';
import type { TestResponse } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import {
  advanceTripTo,
  FULL_PROTOCOL,
  newPhone,
  newTrip,
  type Phone,
  photoJpeg,
  photoPng,
  signaturePng,
} from './phone.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
let phone: Phone;
let id: string;
let path: string;
beforeAll(async () => {
  phone = await newPhone(service);
  id = await newTrip(service, key, phone.driverId);
  path = `/trips/${id}/protocols/pickup`;
  await advanceTripTo(phone, id, 'PICKUP');
});

const fieldsOf = (answer: TestResponse) => {
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  return answer.json.error.details.fields.map((f: { field: string; code: string }) => `${f.field} ${f.code}`);
};

test('new values are merged, null clears a value, lists are replaced', async () => {
  await phone.put(path, { odometerKm: 10, remarks: 'a', checklist: [{ item: 'KEYS', ok: true }] });
  const next = await phone.put(path, { fuelLevelPercent: 50, remarks: null, checklist: [] });
  expect(next.json).toMatchObject({ odometerKm: 10, fuelLevelPercent: 50, remarks: null, checklist: [] });
  expect((await phone.get(path)).json).toEqual(next.json);
});

test('every wrong part is named', async () => {
  const answer = await phone.put(path, {
    odometerKm: -1,
    fuelLevelPercent: 101,
    damages: [{ description: '', position: { view: 'BELOW', x: 2, y: 0 } }],
    performedAt: 'today',
    driverSignature: { png: photoJpeg.toString('base64') },
    price: 3,
  });
  expect(fieldsOf(answer).sort()).toEqual([
    'damages[0].description too_small',
    'damages[0].position.view invalid_value',
    'damages[0].position.x too_big',
    'driverSignature.png invalid_format',
    'fuelLevelPercent too_big',
    'odometerKm too_small',
    'performedAt invalid_format',
    'price unrecognized_key',
  ]);
});

test('a signature must be a complete PNG of a sensible size', async () => {
  const huge = encodePng({ width: 1001, height: 1000, rgb: Buffer.alloc(1001 * 1000 * 3, 255) });
  const before = (await phone.get(path)).json;
  for (const bytes of [signaturePng.subarray(0, 60), Buffer.from('no picture'), huge]) {
    const png = bytes.toString('base64');
    expect(fieldsOf(await phone.put(path, { contactSignature: { png } }))).toEqual([
      'contactSignature.png invalid_format',
    ]);
  }
  expect((await phone.get(path)).json).toEqual(before);
});

test.each([
  ['white', 255],
  ['black', 0],
])('a %s picture is refused as a signature', async (_, shade) => {
  const png = encodePng({ width: 60, height: 20, rgb: Buffer.alloc(3600, shade) }).toString('base64');
  const answer = await phone.put(path, { driverSignature: { png } });
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  const [problem] = answer.json.error.details.fields;
  expect(problem).toMatchObject({ field: 'driverSignature.png', code: 'invalid_value' });
  expect(problem.message).toContain('no signature');
});

test('a signature that only starts like a PNG is refused and changes nothing', async () => {
  const damaged = Buffer.from(signaturePng);
  damaged[50]! ^= 1;
  const png = damaged.toString('base64');
  const before = (await phone.get(path)).json;
  const answer = await phone.put(path, {
    odometerKm: 1,
    driverSignature: { png },
    contactSignature: { png },
  });
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  const unusable = { code: 'invalid_format', message: 'This is not a usable PNG.', reason: 'picture' };
  expect(answer.json.error.details.fields).toEqual([
    { field: 'driverSignature.png', ...unusable },
    { field: 'contactSignature.png', ...unusable },
  ]);
  expect((await phone.get(path)).json).toEqual(before);
});

test('photos are JPEG or PNG by their bytes, and broken ones are refused at once', async () => {
  expect((await phone.photo(path, photoPng)).json.photos[0]).toMatchObject({ contentType: 'image/png' });
  const refused = [Buffer.from('%PDF-1.7 x'), Buffer.from('GIF89a'), photoJpeg.subarray(0, 40)];
  for (const bytes of refused)
    expect(fieldsOf(await phone.photo(path, bytes))).toEqual(['file invalid_format']);
  expect(fieldsOf(await phone.photo(path, Buffer.alloc(0)))).toEqual(['file too_small']);
  const large = Buffer.concat([photoJpeg, Buffer.alloc(20 * 1024 * 1024)]);
  expectV1Error(await phone.photo(path, large), 413, 'PAYLOAD_TOO_LARGE');
});

test('a photo with the same id replaces the first, and removing it twice is allowed', async () => {
  const photoId = randomUUID();
  const put = (bytes: Buffer, query = '') =>
    service.call(`/driver${path}/photos/${photoId}${query}`, {
      method: 'PUT',
      key: phone.token,
      rawBody: bytes,
    });
  await Promise.all([put(photoJpeg), put(photoJpeg), put(photoJpeg)]);
  const replaced = await put(photoPng, '?caption=Neu');
  const mine = replaced.json.photos.filter((photo: { id: string }) => photo.id === photoId);
  expect(mine).toEqual([
    {
      id: photoId,
      contentType: 'image/png',
      size: photoPng.length,
      caption: 'Neu',
      damageNumber: null,
      takenAt: null,
    },
  ]);
  expect((await phone.remove(`${path}/photos/${photoId}`)).status).toBe(204);
  expect((await phone.remove(`${path}/photos/${photoId}`)).status).toBe(204);
  expect((await phone.get(path)).text).not.toContain(photoId);
});

test('a protocol has at most 40 photos, also when they arrive at once', async () => {
  const trip = await newTrip(service, key, phone.driverId);
  const protocol = `/trips/${trip}/protocols/pickup`;
  const answers = await Promise.all(Array.from({ length: 43 }, () => phone.photo(protocol, photoJpeg)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const answer of refused) expect(fieldsOf(answer)).toEqual(['photoId too_big']);
  expect((await phone.get(protocol)).json.photos).toHaveLength(40);
});

test('the photos of a protocol have at most 60 MiB together', async () => {
  const trip = await newTrip(service, key, phone.driverId);
  const protocol = `/trips/${trip}/protocols/pickup`;
  const photo = Buffer.concat([photoJpeg, Buffer.alloc(20 * 1024 * 1024 - photoJpeg.length)]);
  for (let i = 0; i < 3; i++) expect((await phone.photo(protocol, photo)).status).toBe(200);
  expect(fieldsOf(await phone.photo(protocol, photoJpeg))).toEqual(['file too_big']);
});

test('handing in names everything that is missing, and a reason replaces the signature of the contact', async () => {
  const contact = { name: null, phone: null };
  const pickup = { street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart', contact };
  const trip = await newTrip(service, key, phone.driverId, { pickup });
  await advanceTripTo(phone, trip, 'PICKUP');
  const protocol = `/trips/${trip}/protocols/pickup`;
  const all = ['odometerKm', 'fuelLevelPercent', 'driverSignature', 'contactSignature'];
  expect((await phone.get(protocol)).json.missing).toEqual(all);
  const submit = () => phone.post(`${protocol}/submit`);
  expect(fieldsOf(await submit())).toEqual(all.map((field) => `${field} invalid_type`));
  const { contactSignature, contactName: _, ...rest } = FULL_PROTOCOL;
  await phone.put(protocol, { ...rest, contactSignature });
  expect(fieldsOf(await submit())).toEqual(['contactName invalid_type']);
  await phone.put(protocol, { contactSignature: null, contactAbsence: 'Schlüssel lag im Tresor' });
  expect((await submit()).json.trip.status).toBe('IN_TRANSIT');
  const picked = (await eventsOf(service, trip)).find((event) => event.name === 'vehicle.picked_up');
  const text = await readPdf((await fetchFile(service, pathOf(picked.data.document.downloadUrl), key)).bytes);
  expect(text).toContain('Schlüssel lag im Tresor');
  expect(text).toContain('nicht unterschrieben');
});

test('a vehicle that cannot drive needs no odometer reading and no fuel level', async () => {
  const trip = await newTrip(service, key, phone.driverId);
  await advanceTripTo(phone, trip, 'PICKUP');
  await service.services.core.sql`
    update orders set vehicle = jsonb_set(vehicle, '{operationalStatus,driveable}', 'false') where id = ${trip}`;
  const { odometerKm: _, fuelLevelPercent: __, ...rest } = FULL_PROTOCOL;
  await phone.put(`/trips/${trip}/protocols/pickup`, rest);
  expect((await phone.post(`/trips/${trip}/protocols/pickup/submit`)).status).toBe(200);
});

test('a photo that is found broken in the PDF is named, and the trip continues without it', async () => {
  const trip = await newTrip(service, key, phone.driverId);
  await advanceTripTo(phone, trip, 'PICKUP');
  const protocol = `/trips/${trip}/protocols/pickup`;
  await phone.put(protocol, FULL_PROTOCOL);
  const { photos } = (await phone.photo(protocol, photoPng.subarray(0, 50), '?caption=Heck')).json;
  const refused = await phone.post(`${protocol}/submit`);
  expect(fieldsOf(refused)).toEqual(['photos invalid_format']);
  expect(refused.json.error.details.fields[0].message).toContain('Heck');
  expect((await phone.get(`/trips/${trip}`)).json.status).toBe('PICKUP');
  await phone.remove(`${protocol}/photos/${photos[0].id}`);
  expect((await phone.post(`${protocol}/submit`)).status).toBe(200);
});

test('a PNG photo without its size in the header, or too large, is refused on arrival', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  const large = Buffer.from(photoPng);
  large.writeUInt32BE(60_000, 16);
  large.writeUInt32BE(60_000, 20);
  const ofACamera = Buffer.from(photoPng);
  ofACamera.writeUInt32BE(5000, 16);
  ofACamera.writeUInt32BE(5000, 20);
  for (const file of [large, ofACamera, photoPng.subarray(0, 12)]) {
    const answer = await phone.photo(`/trips/${id}/protocols/pickup`, file);
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields).toMatchObject([{ field: 'file', code: 'invalid_format' }]);
  }
});
