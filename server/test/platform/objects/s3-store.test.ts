// The client of the store against a real S3 server: every operation, and how each failure is told.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ObjectMissing,
  type ObjectStore,
  StoreUnavailable,
} from '../../../src/platform/objects/object-store.ts';
import { readObjectList } from '../../../src/platform/objects/s3-answers.ts';
import { s3Store } from '../../../src/platform/objects/s3-store.ts';
import { bigPdf } from '../../documents/uploads.ts';
import { type ObjectServer, startObjectServer } from '../../harness/object-server.ts';

const KEY = '0199a000-0000-7000-8000-000000000001/5b1f7f0e-9a1c-4a55-8f0a-0d7b2a6c1e11';
let server: ObjectServer;
let store: ObjectStore;

beforeAll(async () => {
  server = await startObjectServer();
  store = s3Store(server.settings);
});
afterAll(async () => {
  await store.close();
  await server.close();
});

async function readAll(
  from: ObjectStore,
  key: string,
  range?: { first: number; last: number },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of from.get(key, range)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('an object is stored, read as a whole and in part, listed and deleted', async () => {
  const bytes = bigPdf(3 * 1024 * 1024);
  await store.put(KEY, bytes);
  expect(server.keys()).toEqual([KEY]);
  expect((await readAll(store, KEY)).equals(bytes)).toBe(true);
  const part = await readAll(store, KEY, { first: 1_000_000, last: 2_000_000 });
  expect(part.equals(bytes.subarray(1_000_000, 2_000_001))).toBe(true);
  const pages: string[][] = [];
  for await (const page of store.list()) pages.push(page.map(({ key }) => key));
  expect(pages).toEqual([[KEY]]);
  await store.delete(KEY);
  await store.delete(KEY);
  expect(server.keys()).toEqual([]);
  await expect(readAll(store, KEY)).rejects.toThrow(ObjectMissing);
});

test('a list of several pages is read to its end', async () => {
  const keys = Array.from({ length: 7 }, (_, index) => `many/${index}`);
  for (const key of keys) await store.put(key, Buffer.from(key));
  const small = s3Store(server.settings, { keysPerPage: 3 });
  const pages: string[][] = [];
  for await (const page of small.list()) pages.push(page.map(({ key }) => key));
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
  expect(pages.flat()).toEqual(keys);
  await small.close();
  for (const key of keys) await store.delete(key);
});

describe('a store that cannot be used is unavailable, and its secret is in no message', () => {
  const messageOf = (failing: Promise<unknown>) =>
    failing.then(
      () => 'succeeded',
      (error) => (error instanceof StoreUnavailable ? error.message : `other: ${error}`),
    );

  test.each([
    ['a wrong secret', { secretAccessKey: 'not-the-secret' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'nobody' }, 'InvalidAccessKeyId'],
    ['a bucket that does not exist', { bucket: 'no-such-bucket' }, 'NoSuchBucket'],
    ['an address where nobody answers', { endpoint: 'http://127.0.0.1:1' }, 'ECONNREFUSED'],
  ])('%s', async (_case, changes, expected) => {
    const wrong = s3Store({ ...server.settings, ...changes });
    const calls = [
      () => wrong.put(KEY, Buffer.from('x')),
      () => readAll(wrong, KEY),
      () => wrong.delete(KEY),
    ];
    for (const call of calls) {
      const message = await messageOf(call());
      expect(message).toContain(expected);
      expect(message).not.toContain('not-the-secret');
    }
    expect(await wrong.isReachable()).toBe(false);
    await wrong.close();
  });

  test('it is reachable again as soon as it answers', async () => {
    expect(await store.isReachable()).toBe(true);
    await server.stop();
    expect(await store.isReachable()).toBe(false);
    expect(await messageOf(store.put(KEY, Buffer.from('x')))).toContain('cannot be reached');
    await server.startAgain();
    expect(await store.isReachable()).toBe(true);
    await store.put(KEY, Buffer.from('x'));
    expect(server.read(KEY).toString()).toBe('x');
  });
});

test('with the bucket in the name of the host, requests go there', async () => {
  const wrong = s3Store({ ...server.settings, endpoint: 'http://objects.invalid', pathStyle: false });
  const failing = wrong.put(KEY, Buffer.from('x')).catch((error) => error.cause);
  expect(await failing).toMatchObject({ hostname: 'handover-files.objects.invalid' });
  await wrong.close();
});

test('entities in a list are decoded, and a broken list is a failure of the store', () => {
  const xml = `<?xml version="1.0"?><ListBucketResult><Contents><Key>a &amp; b</Key>
    <LastModified>2026-10-01T08:00:00.000Z</LastModified></Contents>
    <IsTruncated>true</IsTruncated></ListBucketResult>`;
  expect(readObjectList(xml)).toEqual({
    objects: [{ key: 'a & b', changedAt: new Date('2026-10-01T08:00:00.000Z') }],
    isLast: false,
  });
  expect(() => readObjectList('<ListBucketResult><Contents>')).toThrow(StoreUnavailable);
});
