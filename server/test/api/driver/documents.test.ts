// Uploads of a driver: stored once for any number of repetitions, and only for the own trip.
import { expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { eventNames } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { newPhone, newTrip, photoPng } from './phone.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });

const upload = (token: string, id: string, kind: string, rawBody: Buffer) =>
  service.call(`/driver/trips/${id}/documents?kind=${kind}`, { method: 'POST', key: token, rawBody });

test('the same file sent again, also at the same moment, is one document and one event', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  const answers = await Promise.all([1, 2, 3].map(() => upload(phone.token, id, 'AUTHORIZATION', photoPng)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
  expect((await eventNames(service, id)).filter((name) => name === 'document.uploaded')).toHaveLength(1);
  const { data } = (await service.call(`/extern/orders/${id}/documents`, { key })).json;
  expect(data).toEqual([expect.objectContaining({ kind: 'AUTHORIZATION', contentType: 'image/png' })]);
});

test('uploads by another driver, of a kind for dispatch only, and of an invalid file are refused', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  const stranger = await newPhone(service);
  expectV1Error(await upload(stranger.token, id, 'AUTHORIZATION', photoPng), 404, 'ORDER_NOT_FOUND');
  expectV1Error(await upload(phone.token, id, 'INVOICE', photoPng), 400, 'INVALID_REQUEST');
  expectV1Error(await upload(phone.token, id, 'AUTHORIZATION', Buffer.from('text')), 400, 'INVALID_REQUEST');
});
