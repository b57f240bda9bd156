// Bytes move into the store and back while the service serves; a stop at any time loses nothing.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDocument } from '../../../src/documents/read-document.ts';
import { checkStore } from '../../../src/platform/objects/check.ts';
import { type MoveOptions, moveFiles } from '../../../src/platform/objects/move.ts';
import { objectsIn } from '../../../src/platform/objects/objects.ts';
import { s3Store } from '../../../src/platform/objects/s3-store.ts';
import { MOVABLE_TABLES } from '../../../src/start/movable-tables.ts';
import { advanceTripTo, newPhone, newTrip, photoJpeg } from '../../api/driver/phone.ts';
import { fetchFile, pathOf, sha256 } from '../../documents/files.ts';
import { bigPdf, upload } from '../../documents/uploads.ts';
import { type ObjectServer, startObjectServer } from '../../harness/object-server.ts';
import { createOrder } from '../../harness/orders.ts';
import { OPERATOR_TOKEN, startService, type TestService } from '../../harness/service.ts';

let server: ObjectServer;
/** Both use one database; the second one has a store. */
let before: TestService;
let service: TestService;
let key: string;
let order: string;

beforeAll(async () => {
  server = await startObjectServer();
  before = await startService();
  const { database, clock } = before;
  service = await startService({
    database,
    clock,
    config: { storage: server.settings },
  });
  ({ key } = await service.customer({ environment: 'production' }));
  order = (await createOrder(service, key)).json.id;
});
afterAll(async () => {
  await service.close();
  await before.close();
  await server.close();
});

const sql = () => service.services.core.sql;

/** The receipt of an expense and the photo of a protocol, and its PDF. */
async function photograph(): Promise<string> {
  const phone = await newPhone(before);
  const trip = await newTrip(before, key, phone.driverId);
  const extraId = randomUUID();
  const extra = { category: 'EXPENSE', kind: 'FUEL', gross: 50.5, vatRate: 19, paidOn: '2026-10-01' };
  await phone.put(`/trips/${trip}/extras/${extraId}`, { extra });
  const path = `/driver/trips/${trip}/extras/${extraId}/receipt`;
  expect((await before.call(path, { method: 'PUT', key: phone.token, rawBody: photoJpeg })).status).toBe(200);
  await phone.photo(`/trips/${trip}/protocols/pickup`, photoJpeg);
  await advanceTripTo(phone, trip, 'IN_TRANSIT');
  return extraId;
}

function move(options: Partial<MoveOptions> = {}) {
  const { core } = service.services;
  return moveFiles(core, { tables: MOVABLE_TABLES, direction: 'to-store', ...options });
}

async function countInRows(): Promise<number> {
  const [row] = await sql()<{ count: number }[]>`
    select (select count(distinct document_id) from document_chunks)::int
      + (select count(bytes) from protocol_photos)::int + (select count(bytes) from extra_receipts)::int as count`;
  return row!.count;
}

async function expectAllReadable(
  documents: readonly { downloadUrl: string; sha256: string }[],
): Promise<void> {
  for (const { downloadUrl, sha256: expected } of documents) {
    expect(sha256((await fetchFile(service, pathOf(downloadUrl), key)).bytes)).toBe(expected);
  }
}

test('a move that is stopped goes on with what is left, and the way back ends as it began', async () => {
  const documents: { id: string; downloadUrl: string; sha256: string }[] = [];
  for (let seed = 1; seed <= 9; seed += 1) {
    documents.push((await upload(before, order, bigPdf(300_000, seed))).json);
  }
  const extraId = await photograph();
  const receiptIsReadable = async () => {
    const receipt = await fetchFile(service, `/ops/extras/${extraId}/receipt`, OPERATOR_TOKEN);
    expect(receipt.bytes.equals(photoJpeg)).toBe(true);
  };
  const inRows = await countInRows();
  expect(inRows).toBe(12);

  const controller = new AbortController();
  const stopped = await move({ signal: controller.signal, onProgress: () => controller.abort() });
  expect(stopped).toMatchObject({ moved: 4, altered: [], stopped: true });
  expect(await countInRows()).toBe(inRows - 4);
  expect(server.keys()).toHaveLength(4);
  await expectAllReadable(documents);

  expect(await move()).toMatchObject({ moved: 8, stopped: false });
  expect(await countInRows()).toBe(0);
  expect(server.keys()).toHaveLength(12);
  await expectAllReadable(documents);
  await receiptIsReadable();
  expect(await move()).toMatchObject({ moved: 0, bytes: 0 });

  expect(await move({ direction: 'to-rows' })).toMatchObject({ moved: 12 });
  expect(await countInRows()).toBe(12);
  await expectAllReadable(documents);
  await receiptIsReadable();
  expect(await sql()`select from stored_objects where is_named`).toHaveLength(0);
  await move();
});

test('a download that began before the move gets the rest from the store', async () => {
  const bytes = bigPdf(900_000, 20);
  const document = (await upload(before, order, bytes)).json;
  const read = await openDocument(service.services.core, document);
  const parts: Buffer[] = [];
  for await (const part of read!(0, bytes.length - 1)) {
    parts.push(part);
    if (parts.length === 1) await move();
  }
  expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  expect(await countInRows()).toBe(0);
});

test('a file that changes while it is moved keeps its new bytes', async () => {
  const document = (await upload(before, order, bigPdf(1000, 30))).json;
  const { core } = service.services;
  const store = s3Store(server.settings);
  const objects = objectsIn(
    {
      ...store,
      async put(objectKey, bytes) {
        await store.put(objectKey, bytes);
        await sql()`update documents set sha256 = sha256('\\x01'::bytea), size = 1 where id = ${document.id}`;
        await sql()`update document_chunks set bytes = '\\x01' where document_id = ${document.id}`;
      },
    },
    core,
  );
  expect(
    await moveFiles({ sql: core.sql, objects }, { tables: MOVABLE_TABLES, direction: 'to-store' }),
  ).toMatchObject({
    moved: 0,
    altered: [],
  });
  const file = await fetchFile(service, pathOf(document.downloadUrl), key);
  expect([...file.bytes]).toEqual([1]);
  await store.close();
  await move();
});

test('a file whose bytes were altered stays where it is and is named', async () => {
  const document = (await upload(before, order, bigPdf(1000, 40))).json;
  await sql()`update document_chunks set bytes = set_byte(bytes, 20, 0) where document_id = ${document.id}`;
  expect(await move()).toMatchObject({ moved: 0, altered: [{ id: document.id }] });
  await sql()`delete from documents where id = ${document.id}`;
});

test('a check finds what is missing, and what only the store has', async () => {
  const store = s3Store(server.settings);
  const { accountId } = await service.customer();
  const later = new Date('2100-01-01T00:00:00Z');
  const [missing] = await sql()<{ key: string }[]>`select key from stored_objects where is_named limit 1`;
  server.remove(missing!.key);
  const unrecorded = `${accountId}/${randomUUID()}`;
  await store.put(unrecorded, Buffer.from('x'));
  await store.put('notes of somebody else.txt'.replaceAll(' ', '-'), Buffer.from('x'));
  expect(await checkStore(sql(), store, later)).toMatchObject({
    missing: [missing!.key],
    unrecorded: [unrecorded],
  });
  expect(await checkStore(sql(), store, new Date(0))).toMatchObject({ unrecorded: [] });
  await store.close();
});
