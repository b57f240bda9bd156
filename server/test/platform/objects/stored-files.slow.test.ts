// Files in a store: every kind is written there and read from there, next to files in PostgreSQL.
import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceTripTo, newPhone, newTrip, photoJpeg } from '../../api/driver/phone.ts';
import { fetchFile, pathOf, sha256 } from '../../documents/files.ts';
import { bigPdf, PDF, upload } from '../../documents/uploads.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { type ObjectServer, startObjectServer } from '../../harness/object-server.ts';
import { command, createOrder } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { OPERATOR_TOKEN, startService, type TestService } from '../../harness/service.ts';

let server: ObjectServer;
let service: TestService;
let accountId: string;
let key: string;
let account: Awaited<ReturnType<TestService['customer']>>['account'];

beforeAll(async () => {
  server = await startObjectServer();
  service = await startService({ config: { storage: server.settings } });
});
beforeEach(async () => {
  ({ account, accountId, key } = await service.customer({ environment: 'production' }));
});
afterAll(async () => {
  await service.close();
  await server.close();
});

const sql = () => service.services.core.sql;
const keysOfAccount = () => server.keys().filter((one) => one.startsWith(`${accountId}/`));

async function newOrder(): Promise<string> {
  return (await createOrder(service, key)).json.id;
}

/** How many bytes PostgreSQL holds for the files of the account. */
async function bytesInRows(): Promise<number> {
  const [row] = await sql()<{ size: number }[]>`
    select (select coalesce(sum(length(c.bytes)), 0) from document_chunks c join documents d on d.id = c.document_id
        where d.account_id = ${accountId})::int
      + (select coalesce(sum(length(f.bytes)), 0) from protocol_photos f join protocols p on p.id = f.protocol_id
        where p.account_id = ${accountId})::int
      + (select coalesce(sum(length(r.bytes)), 0) from extra_receipts r join order_extras x on x.id = r.extra_id
        where x.account_id = ${accountId})::int as size`;
  return row!.size;
}

describe('an upload', () => {
  test.each([
    ['small', PDF],
    ['larger than what is kept in memory', bigPdf(3 * 1024 * 1024 + 7)],
  ])(
    'that is %s is one object of its account, and arrives byte for byte, whole and in parts',
    async (_size, bytes) => {
      const { downloadUrl } = (await upload(service, await newOrder(), bytes)).json;
      const [stored, ...others] = keysOfAccount();
      expect(others).toEqual([]);
      expect(server.read(stored!).equals(bytes)).toBe(true);
      expect(await bytesInRows()).toBe(0);
      const path = pathOf(downloadUrl);
      const whole = await fetchFile(service, path, key);
      expect(whole.bytes.equals(bytes)).toBe(true);
      const part = await fetchFile(service, path, key, { headers: { range: 'bytes=5-20' } });
      expect(part.status).toBe(206);
      expect(part.bytes.equals(bytes.subarray(5, 21))).toBe(true);
      const etag = whole.headers.get('etag')!;
      expect((await fetchFile(service, path, key, { headers: { 'if-none-match': etag } })).status).toBe(304);
    },
  );

  test.each([
    ['altered', (one: string) => server.alter(one, Buffer.concat([PDF.subarray(0, 20), Buffer.from('!')]))],
    ['gone', (one: string) => server.remove(one)],
  ])('whose object is %s is not sent, and raises one alert', async (_case, damage) => {
    const { id, downloadUrl } = (await upload(service, await newOrder(), PDF)).json;
    damage(keysOfAccount()[0]!);
    for (let call = 0; call < 2; call += 1) {
      const answer = await service.call(pathOf(downloadUrl), { key });
      expectV1Error(answer, 500, 'INTERNAL_ERROR');
      expect(answer.json.error.message).toBe('The document is damaged. The operator has been informed.');
    }
    const { data } = (await service.ops('GET', '/alerts?limit=100')).json;
    const raised = data.filter(
      ({ details }: { details: { documentId: string } }) => details.documentId === id,
    );
    expect(raised).toMatchObject([{ kind: 'DOCUMENT_ALTERED' }]);
  });

  test('that is large and altered at its end is not sent either', async () => {
    const bytes = bigPdf(2 * 1024 * 1024);
    const { downloadUrl } = (await upload(service, await newOrder(), bytes)).json;
    const altered = Buffer.from(bytes);
    altered[altered.length - 1]! ^= 1;
    server.alter(keysOfAccount()[0]!, altered);
    expectV1Error(await service.call(pathOf(downloadUrl), { key }), 500, 'INTERNAL_ERROR');
  });
});

test('photos, the protocols made of them, and receipts are objects', async () => {
  const phone = await newPhone(service);
  const trip = await newTrip(service, key, phone.driverId);
  const extra = { category: 'EXPENSE', kind: 'FUEL', gross: 50.5, vatRate: 19, paidOn: '2026-10-01' };
  const extraId = randomUUID();
  expect((await phone.put(`/trips/${trip}/extras/${extraId}`, { extra })).status).toBe(200);
  const receiptPath = `/driver/trips/${trip}/extras/${extraId}/receipt`;
  const sent = await service.call(receiptPath, { method: 'PUT', key: phone.token, rawBody: photoJpeg });
  expect(sent.status).toBe(200);
  expect((await phone.photo(`/trips/${trip}/protocols/pickup`, photoJpeg)).status).toBe(200);
  expect(keysOfAccount()).toHaveLength(2);
  const receipt = await fetchFile(service, `/ops/extras/${extraId}/receipt`, OPERATOR_TOKEN);
  expect(receipt.bytes.equals(photoJpeg)).toBe(true);

  await advanceTripTo(phone, trip, 'IN_TRANSIT');
  const { data } = (await service.ops('GET', `/orders/${trip}/documents`)).json;
  expect(data).toMatchObject([{ kind: 'PICKUP_PROTOCOL' }]);
  const pdf = await fetchFile(service, `/ops/orders/${trip}/documents/${data[0].id}`, OPERATOR_TOKEN);
  expect(sha256(pdf.bytes)).toBe(data[0].sha256);
  // The PDF contains the photo that was read back from the store.
  expect(pdf.bytes.includes(photoJpeg.subarray(-200))).toBe(true);
  expect(keysOfAccount()).toHaveLength(3);
  expect(await bytesInRows()).toBe(0);
});

test('a protocol with an altered photo is not submitted', async () => {
  const phone = await newPhone(service);
  const trip = await newTrip(service, key, phone.driverId);
  await phone.photo(`/trips/${trip}/protocols/pickup`, photoJpeg);
  server.alter(keysOfAccount()[0]!, photoJpeg.subarray(0, -1));
  await expect(advanceTripTo(phone, trip, 'IN_TRANSIT')).rejects.toThrow('INTERNAL_ERROR');
});

test('invoices with their XML are objects, and the ZIP file of a month reads them', async () => {
  const phone = await newPhone(service);
  const trip = await newTrip(service, key, phone.driverId);
  await advanceTripTo(phone, trip, 'COMPLETED');
  expect((await command(service, trip, 'invoice')).status).toBe(200);
  expect(await bytesInRows()).toBe(0);
  const { portal, cookie } = await newPortalUser(service, { account });
  const [invoice] = (await portal('GET', '/production/invoices')).json.data;
  const path = `/production/invoices.zip?month=${invoice.invoiceDate.slice(0, 7)}`;
  const zip = await fetchFile(service, `/portal${path}`, null, { headers: { cookie } });
  const files = Object.entries(unzipSync(zip.bytes));
  const documents = await sql()<{ fileName: string; sha256: string }[]>`
    select file_name, encode(sha256, 'hex') as sha256 from documents
    where account_id = ${accountId} and kind in ('INVOICE', 'INVOICE_XML')`;
  expect(documents).toHaveLength(2);
  for (const { fileName, sha256: expected } of documents) {
    const [, bytes] = files.find(([name]) => name.endsWith(fileName))!;
    expect(sha256(Buffer.from(bytes))).toBe(expected);
  }
});

test('files in PostgreSQL and in the store are read side by side', async () => {
  const before = await startService({
    database: service.database,
    clock: service.clock,
  });
  const order = await newOrder();
  const inRows = (await upload(before, order, bigPdf(300_000, 2))).json;
  const inStore = (await upload(service, order, bigPdf(300_000, 3))).json;
  expect(keysOfAccount()).toHaveLength(1);
  expect(await bytesInRows()).toBe(300_000);
  for (const { downloadUrl, sha256: expected } of [inRows, inStore]) {
    expect(sha256((await fetchFile(service, pathOf(downloadUrl), key)).bytes)).toBe(expected);
  }
  // Without STORAGE_URL the object cannot be read, but nobody takes it for altered.
  expectV1Error(await before.call(pathOf(inStore.downloadUrl), { key }), 503, 'STORAGE_UNAVAILABLE');
  expect((await fetchFile(before, pathOf(inRows.downloadUrl), key)).status).toBe(200);
  await before.close();
});
