// What can be uploaded for an account in a day: documents and photos of all its orders together.
import { beforeEach, expect, test } from 'vitest';
import { MAX_DAILY_UPLOADS } from '../../src/documents/count-upload.ts';
import { runMaintenanceStep } from '../../src/workers/maintain.ts';
import { newPhone, newTrip, photoJpeg } from '../api/driver/phone.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { createOrder } from '../harness/orders.ts';
import { OPERATOR_TOKEN } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { sql } = service.services.core;
const FILE = Buffer.from('%PDF-1.7 x');
let account: Awaited<ReturnType<typeof service.customer>>;

beforeEach(async () => {
  account = await service.customer({ environment: 'production' });
});

const newOrder = async (): Promise<string> => (await createOrder(service, account.key)).json.id;
const upload = (id: string) =>
  service.call(`/ops/orders/${id}/documents?kind=VEHICLE_DOCUMENT`, {
    method: 'POST',
    key: OPERATOR_TOKEN,
    rawBody: FILE,
  });
const setCounts = (files: number, bytes: number) => sql`
  update upload_days set files = ${files}, bytes = ${bytes} where account_id = ${account.accountId}`;
const countOf = async () =>
  (await sql`select files, bytes from upload_days where account_id = ${account.accountId}`)[0];

test('the last file of the day is accepted once, however many come at the same time', async () => {
  const orders = await Promise.all([newOrder(), newOrder(), newOrder()]);
  expect((await upload(orders[0]!)).status).toBe(201);
  expect(await countOf()).toEqual({ files: 1, bytes: FILE.length });
  await setCounts(MAX_DAILY_UPLOADS.files - 1, 1000);
  const answers = await Promise.all(orders.map(upload));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
  const refused = answers.find(({ status }) => status === 429)!;
  expectV1Error(refused, 429, 'ACCOUNT_UPLOAD_LIMIT');
  expect(refused.json.error.details).toEqual(MAX_DAILY_UPLOADS);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await countOf())!.files).toBe(MAX_DAILY_UPLOADS.files);
});

test('photos count too, other accounts do not, and the next day begins at zero', async () => {
  const phone = await newPhone(service);
  const trip = await newTrip(service, account.key, phone.driverId);
  const path = `/trips/${trip}/protocols/pickup`;
  expect((await phone.photo(path, photoJpeg)).status).toBe(200);
  expect(await countOf()).toEqual({ files: 1, bytes: photoJpeg.length });
  await setCounts(5, MAX_DAILY_UPLOADS.bytes - photoJpeg.length + 1);
  expectV1Error(await phone.photo(path, photoJpeg), 429, 'ACCOUNT_UPLOAD_LIMIT');
  expect((await phone.get(path)).json.photos).toHaveLength(1);
  const other = await service.customer({ environment: 'production' });
  expect((await upload((await createOrder(service, other.key)).json.id)).status).toBe(201);
  service.clock.advance(24 * 3_600_000);
  expect((await phone.photo(path, photoJpeg)).status).toBe(200);
  service.clock.advance(24 * 3_600_000);
  await runMaintenanceStep(service.services, 'uploadDays');
  expect((await sql`select from upload_days where account_id = ${account.accountId}`).length).toBe(1);
});
