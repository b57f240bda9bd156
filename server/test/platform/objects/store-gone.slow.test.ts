// While the store is gone, only what needs files waits; when it is back, everything goes on without a restart.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attachDocument } from '../../../src/documents/attach.ts';
import { sendDueMails } from '../../../src/messages/mail/send-due.ts';
import { smtpTransport } from '../../../src/messages/mail/smtp-transport.ts';
import { runMaintenanceStep } from '../../../src/workers/maintain.ts';
import { newPhone, newTrip, photoJpeg } from '../../api/driver/phone.ts';
import { fetchFile, pathOf } from '../../documents/files.ts';
import { bigPdf, PDF, upload } from '../../documents/uploads.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { type ObjectServer, startObjectServer } from '../../harness/object-server.ts';
import { createOrder } from '../../harness/orders.ts';
import { OPERATOR_TOKEN, startService, type TestService } from '../../harness/service.ts';
import { startSmtpReceiver } from '../../messages/mail/smtp-receiver.ts';
import { offeredRequest } from '../../orders/quotes/requests.ts';

const MINUTE_MS = 60_000;
const smtp = await startSmtpReceiver();
let server: ObjectServer;
let service: TestService;
let key: string;

beforeAll(async () => {
  server = await startObjectServer();
  service = await startService({ config: { storage: server.settings } });
});
beforeEach(async () => {
  ({ key } = await service.customer({ environment: 'production' }));
});
afterAll(async () => {
  await service.close();
  await server.close();
  await smtp.close();
});

const ready = async () => (await fetch(`${service.url}/health/ready`)).json();
const reachable = async () => {
  const { text } = await service.call('/api/../metrics', { key: OPERATOR_TOKEN });
  return /^handover_storage_reachable (\d)$/m.exec(text)?.[1];
};

test('uploads and downloads answer 503 and say when to repeat; all other calls work', async () => {
  const order = (await createOrder(service, key)).json.id;
  const { downloadUrl } = (await upload(service, order, PDF)).json;
  const large = (await upload(service, order, bigPdf(2_000_000))).json;
  const phone = await newPhone(service);
  const trip = await newTrip(service, key, phone.driverId);
  expect(await ready()).toEqual({ status: 'ok', storage: 'ok' });
  expect(await reachable()).toBe('1');

  await server.stop();
  for (const answer of [
    await upload(service, order, PDF),
    await service.call(pathOf(downloadUrl), { key }),
    await service.call(pathOf(large.downloadUrl), { key }),
    await phone.photo(`/trips/${trip}/protocols/pickup`, photoJpeg),
  ]) {
    expectV1Error(answer, 503, 'STORAGE_UNAVAILABLE');
    expect(answer.headers.get('retry-after')).toBe('5');
  }
  expect((await createOrder(service, key)).status).toBe(201);
  expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
  expect(await ready()).toEqual({ status: 'ok', storage: 'unavailable' });
  expect(await reachable()).toBe('0');

  await server.startAgain();
  expect((await fetchFile(service, pathOf(downloadUrl), key)).bytes.equals(PDF)).toBe(true);
  expect((await upload(service, order, PDF)).status).toBe(201);
  expect((await phone.photo(`/trips/${trip}/protocols/pickup`, photoJpeg)).status).toBe(200);
  expect(await ready()).toEqual({ status: 'ok', storage: 'ok' });
});

test('a mail waits for its attachment', async () => {
  const { core } = service.services;
  const transport = smtpTransport({ url: smtp.url, publicUrl: 'https://handover.example' });
  const send = () => sendDueMails(core, transport, (id) => attachDocument(core, id));
  await offeredRequest(service, key);
  await server.stop();
  await send();
  expect(smtp.received).toEqual([]);
  await server.startAgain();
  service.clock.advance(MINUTE_MS + 1000);
  await send();
  expect(smtp.received).toMatchObject([{ attachments: [{ contentType: 'application/pdf' }] }]);
  transport.close();
});

test('the sweep fails as a job that is seen, and succeeds later', async () => {
  const { objects, sql } = service.services.core;
  const { accountId } = await service.customer();
  const objectKey = (await objects.put(accountId, PDF))!;
  service.clock.advance(61 * MINUTE_MS);
  await server.stop();
  await runMaintenanceStep(service.services, 'objects');
  const failed = () => sql`select from failed_jobs where kind = 'MAINTENANCE' and subject = 'objects'`;
  expect(await failed()).toHaveLength(1);
  await server.startAgain();
  expect(server.keys()).toContain(objectKey);
  await runMaintenanceStep(service.services, 'objects');
  expect(server.keys()).not.toContain(objectKey);
  expect(await failed()).toHaveLength(0);
});

test('a store that accepts connections but never answers does not hold up the readiness', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const storage = { ...server.settings, endpoint: `http://127.0.0.1:${port}` };
  const { database, clock } = service;
  const apart = await startService({ database, clock, config: { storage } });
  const answer = await fetch(`${apart.url}/health/ready`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok', storage: 'unavailable' });
  await apart.close();
  silent.close();
});
