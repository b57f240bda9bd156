// Objects that no row names are removed, and never one whose transaction is still open.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNNAMED_KEPT_MS } from '../../../src/platform/objects/sweep.ts';
import { anonymizeOrder } from '../../../src/retention/anonymize-order.ts';
import { deleteSandboxOrdersOfAccount } from '../../../src/sandbox/store.ts';
import { runMaintenanceStep } from '../../../src/workers/maintain.ts';
import { advanceTripTo, newPhone, newTrip, photoJpeg } from '../../api/driver/phone.ts';
import { fetchFile, sha256 } from '../../documents/files.ts';
import { PDF, upload } from '../../documents/uploads.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { type ObjectServer, startObjectServer } from '../../harness/object-server.ts';
import { createOrder } from '../../harness/orders.ts';
import { OPERATOR_TOKEN, startService, type TestService } from '../../harness/service.ts';

let server: ObjectServer;
let service: TestService;
let accountId: string;
let key: string;

beforeAll(async () => {
  server = await startObjectServer();
  service = await startService({ config: { storage: server.settings } });
});
beforeEach(async () => {
  ({ accountId, key } = await service.customer({ environment: 'production' }));
});
afterAll(async () => {
  await service.close();
  await server.close();
});

const core = () => service.services.core;
const keysOfAccount = () => server.keys().filter((one) => one.startsWith(`${accountId}/`));

/** The first run notes what lost its row, the second one removes it. */
async function sweep(): Promise<void> {
  await runMaintenanceStep(service.services, 'objects');
  service.clock.advance(UNNAMED_KEPT_MS + 1000);
  await runMaintenanceStep(service.services, 'objects');
}

test('an object whose transaction failed is removed after a safe time', async () => {
  const order = (await createOrder(service, key)).json.id;
  expect((await upload(service, order, PDF)).status).toBe(201);
  const [kept] = keysOfAccount();
  await core().sql`update upload_days set files = 20000 where account_id = ${accountId}`;
  expectV1Error(await upload(service, order, Buffer.concat([PDF, PDF])), 429, 'ACCOUNT_UPLOAD_LIMIT');
  expect(keysOfAccount()).toHaveLength(2);
  await runMaintenanceStep(service.services, 'objects');
  expect(keysOfAccount()).toHaveLength(2);
  await sweep();
  expect(keysOfAccount()).toEqual([kept]);
  expect(await core().sql`select from stored_objects where starts_with(key, ${accountId})`).toHaveLength(1);
});

describe('a transaction that takes longer than the safe time', () => {
  /** Stores a document under this key, and waits before the commit. */
  async function name(objectKey: string, beforeCommit: () => Promise<void> = async () => {}): Promise<void> {
    const { id } = (await createOrder(service, key)).json;
    await core().sql.begin(async (tx) => {
      await tx`
        insert into documents (id, account_id, environment, order_id, kind, file_name, content_type, size, sha256,
          object_key, created_at)
        values (gen_random_uuid(), ${accountId}, 'production', ${id}, 'AUTHORIZATION', 'a.pdf', 'application/pdf',
          ${PDF.length}, sha256(${PDF}::bytea), ${objectKey}, now())`;
      await beforeCommit();
    });
  }

  test('keeps its object while it is open, and after its commit', async () => {
    const objectKey = (await core().objects.put(accountId, PDF))!;
    await name(objectKey, async () => {
      await sweep();
      expect(keysOfAccount()).toEqual([objectKey]);
    });
    await sweep();
    expect(keysOfAccount()).toEqual([objectKey]);
  });

  test('fails if its object was removed before it named it', async () => {
    const objectKey = (await core().objects.put(accountId, PDF))!;
    await sweep();
    expect(keysOfAccount()).toEqual([]);
    await expect(name(objectKey)).rejects.toThrow('documents_object_key_fkey');
  });

  test('fails if its object is being removed', async () => {
    const objectKey = (await core().objects.put(accountId, PDF))!;
    await core().sql`update stored_objects set removing = true where key = ${objectKey}`;
    await expect(name(objectKey)).rejects.toThrow(objectKey);
  });

  test('cannot name an object that another row names', async () => {
    const objectKey = (await core().objects.put(accountId, PDF))!;
    await name(objectKey);
    await expect(name(objectKey)).rejects.toThrow('documents_in_store');
  });
});

test('a sweep that was interrupted is completed by the next one', async () => {
  const objectKey = (await core().objects.put(accountId, PDF))!;
  await core().sql`update stored_objects set removing = true where key = ${objectKey}`;
  await sweep();
  expect(keysOfAccount()).toEqual([]);
});

test('anonymising an order removes photos and former versions of its documents', async () => {
  const phone = await newPhone(service);
  const trip = await newTrip(service, key, phone.driverId);
  await phone.photo(`/trips/${trip}/protocols/pickup`, photoJpeg);
  await advanceTripTo(phone, trip, 'COMPLETED');
  const before = keysOfAccount();
  await anonymizeOrder(core(), trip);
  await sweep();
  const after = keysOfAccount();
  expect(before.filter((one) => after.includes(one))).toEqual([]);
  const { data } = (await service.ops('GET', `/orders/${trip}/documents`)).json;
  expect(after).toHaveLength(data.length);
  expect(data.length).toBeGreaterThan(1);
  for (const document of data) {
    const file = await fetchFile(service, `/ops/orders/${trip}/documents/${document.id}`, OPERATOR_TOKEN);
    expect(sha256(file.bytes)).toBe(document.sha256);
  }
});

test('objects of deleted orders are removed', async () => {
  ({ accountId, key } = await service.customer());
  const order = (await createOrder(service, key)).json.id;
  expect((await upload(service, order, PDF)).status).toBe(201);
  expect(keysOfAccount()).toHaveLength(1);
  await deleteSandboxOrdersOfAccount(core().sql, accountId);
  expect(keysOfAccount()).toHaveLength(1);
  await sweep();
  expect(keysOfAccount()).toEqual([]);
});
