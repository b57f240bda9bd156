// Downloads: complete or in parts, only if changed, and never if altered since they were stored.
import { beforeAll, describe, expect, test } from 'vitest';
import { locateBytes, readChunks } from '../../src/documents/store.ts';
import { expectStandardHeaders, expectV1Error } from '../harness/expect-answer.ts';
import { createOrder } from '../harness/orders.ts';
import { OPERATOR_TOKEN } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';
import { issue, linkPath, linkToken, offeredRequest } from '../orders/quotes/requests.ts';
import { fetchFile, pathOf, sha256 } from './files.ts';
import { bigPdf, PDF, upload } from './uploads.ts';

const CHUNK = 256 * 1024;
const SIZE = 3 * 1024 * 1024 + 7;

const service = await sharedService({ realPdfs: true });
const { key } = await service.customer({ environment: 'production' });
let orderId: string;
const content = bigPdf(SIZE);
let path: string;
beforeAll(async () => {
  orderId = (await createOrder(service, key)).json.id;
  path = pathOf((await upload(service, orderId, content)).json.downloadUrl);
});

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetchFile(service, path, key, { headers, method });

async function stored(bytes: Buffer = PDF, query: Record<string, string> = { kind: 'AUTHORIZATION' }) {
  const { id, downloadUrl } = (await upload(service, orderId, bytes, query)).json;
  return { id: id as string, path: pathOf(downloadUrl) };
}

describe('the whole file', () => {
  test('of several chunks arrives byte for byte, with its headers', async () => {
    const file = await get();
    expect(file.status).toBe(200);
    expect(file.bytes.equals(content)).toBe(true);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-length': String(SIZE),
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      etag: `"${sha256(content)}"`,
    });
    expect(file.headers.get('x-service-environment')).toBe('production');
  });

  test('a HEAD call gets the headers of GET and no body', async () => {
    const [head, whole] = [await get({}, 'HEAD'), await get()];
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of ['content-length', 'content-type', 'etag', 'content-disposition', 'accept-ranges']) {
      expect(head.headers.get(name), name).toBe(whole.headers.get(name));
    }
  });

  test('is read chunk by chunk, never completely into memory', async () => {
    const id = path.split('/').at(-1)!;
    const sizes: number[] = [];
    for await (const bytes of readChunks(service.services.core.sql, id, 0, SIZE - 1))
      sizes.push(bytes.length);
    expect(sizes).toEqual([...Array.from({ length: 12 }, () => CHUNK), 7]);
  });

  test('of exactly one chunk, or one byte more, arrives complete', async () => {
    for (const size of [CHUNK, CHUNK + 1]) {
      const bytes = bigPdf(size);
      const { path: where } = await stored(bytes);
      expect((await fetchFile(service, where, key)).bytes.equals(bytes)).toBe(true);
    }
  });
});

describe('If-None-Match', () => {
  const etag = `"${sha256(content)}"`;

  test.each([[etag], [`W/${etag}`], [`"other", ${etag}`], ['*']])('%s is 304 without a body', async (tag) => {
    const file = await get({ 'if-none-match': tag });
    expect([file.status, file.bytes.length, file.headers.get('etag')]).toEqual([304, 0, etag]);
  });

  test.each([['"other"'], [sha256(content)], ['']])('%s is 200 with the file', async (tag) => {
    const file = await get({ 'if-none-match': tag });
    expect([file.status, file.bytes.length]).toEqual([200, SIZE]);
  });
});

describe('Range', () => {
  test.each<[string, number, number]>([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=1000-2000', 1000, 2000],
    [`bytes=${CHUNK - 1}-${CHUNK}`, CHUNK - 1, CHUNK],
    [`bytes=${CHUNK}-${2 * CHUNK - 1}`, CHUNK, 2 * CHUNK - 1],
    [`bytes=${CHUNK - 5}-${4 * CHUNK + 5}`, CHUNK - 5, 4 * CHUNK + 5],
    [`bytes=${SIZE - 1}-`, SIZE - 1, SIZE - 1],
    ['bytes=100-', 100, SIZE - 1],
    ['bytes=-1', SIZE - 1, SIZE - 1],
    ['bytes=-300000', SIZE - 300_000, SIZE - 1],
    [`bytes=-${SIZE * 2}`, 0, SIZE - 1],
    [`bytes=10-${SIZE * 2}`, 10, SIZE - 1],
    ['bytes = 5 - 9', 5, 9],
  ])('the range %s gives that part', async (range, start, end) => {
    const file = await get({ range });
    expect(file.status).toBe(206);
    expect(file.headers.get('content-range')).toBe(`bytes ${start}-${end}/${SIZE}`);
    expect(file.headers.get('content-length')).toBe(String(end - start + 1));
    expect(file.bytes.equals(content.subarray(start, end + 1))).toBe(true);
  });

  test.each([
    [`bytes=${SIZE}-`],
    [`bytes=${SIZE + 5}-${SIZE + 9}`],
    ['bytes=9-5'],
    ['bytes=-0'],
    ['bytes=-'],
    ['bytes=0-9,20-29'],
    ['bytes=a-b'],
    ['lines=0-9'],
    ['bytes=0-99999999999999999999'],
    [''],
  ])('the range %s, which is unsatisfiable or has several parts, gives the whole file', async (range) => {
    const file = await get({ range });
    expect([file.status, file.headers.get('content-range')]).toEqual([200, null]);
    expect(file.bytes.equals(content)).toBe(true);
  });

  test('a HEAD call with a range gets the headers of that part', async () => {
    const head = await get({ range: 'bytes=5-9' }, 'HEAD');
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([206, '5', 0]);
  });

  test('If-Range with the tag of a replaced file gives the whole new file', async () => {
    const id = await offeredRequest(service, key);
    const quote = `/extern/quotes/${id}/document`;
    const first = (await fetchFile(service, quote, key)).headers.get('etag')!;
    const same = await fetchFile(service, quote, key, { headers: { range: 'bytes=5-9', 'if-range': first } });
    expect([same.status, same.bytes.length]).toEqual([206, 5]);
    await issue(service, id);
    for (const where of [quote, linkPath(await linkToken(service, key, id), '/document')]) {
      const other = await fetchFile(service, where, key, {
        headers: { range: 'bytes=5-9', 'if-range': first },
      });
      expect(other.status).toBe(200);
      expect(other.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});

test.each([
  ['Rechnung.pdf', 'Rechnung.pdf', 'Rechnung.pdf'],
  ['Übergabe für Müller.pdf', '_bergabe f_r M_ller.pdf', '%C3%9Cbergabe%20f%C3%BCr%20M%C3%BCller.pdf'],
  ['Zażółć "gęślą".pdf', 'Za____ _g__l__.pdf', 'Za%C5%BC%C3%B3%C5%82%C4%87%20%22g%C4%99%C5%9Bl%C4%85%22.pdf'],
  ["Hans' (Kopie) *.pdf", "Hans' (Kopie) *.pdf", 'Hans%27%20%28Kopie%29%20%2A.pdf'],
  ['a\\b\r\nX-Evil: 1.pdf', 'a_b__X-Evil: 1.pdf', 'a%5Cb%0D%0AX-Evil%3A%201.pdf'],
])('the file name %j is sent plain and encoded', async (fileName, plain, encoded) => {
  const { id, path: where } = await stored();
  // Uploads never store such names, but an older document may have one.
  await service.services.core.sql`update documents set file_name = ${fileName} where id = ${id}`;
  const { headers } = await fetchFile(service, where, key);
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
  );
  expect(headers.get('x-evil')).toBeNull();
});

describe('a file that differs from the stored hash', () => {
  const damages: [string, (id: string) => PromiseLike<unknown>][] = [
    [
      'one bit of a byte in the middle',
      (id) => service.services.core.sql`
        update document_chunks set bytes = set_bit(bytes, 1000, 1 - get_bit(bytes, 1000))
        where document_id = ${id} and position = 1`,
    ],
    [
      'a missing chunk',
      (id) =>
        service.services.core.sql`delete from document_chunks where document_id = ${id} and position = 1`,
    ],
    [
      'every chunk missing',
      (id) => service.services.core.sql`delete from document_chunks where document_id = ${id}`,
    ],
    [
      'a byte too many',
      (id) => service.services.core.sql`
        insert into document_chunks (document_id, position, bytes) values (${id}, 99, '\\x00'::bytea)`,
    ],
    [
      'two chunks changed places',
      (id) => service.services.core.sql`
        update document_chunks set position = -position where document_id = ${id}`,
    ],
  ];

  test.each(damages)(
    '%s: every download is a 500 without file content, with one alert in total',
    async (_, damage) => {
      const { id, path: where } = await stored(bigPdf(2 * CHUNK + 10));
      const etag = (await fetchFile(service, where, key)).headers.get('etag')!;
      await damage(id);
      service.clock.advance(1000);
      const tries: { credential: string; at: string; headers?: Record<string, string>; method?: string }[] = [
        { credential: key, at: where },
        { credential: key, at: where, headers: { range: 'bytes=0-9' } },
        { credential: key, at: where, headers: { 'if-none-match': etag } },
        { credential: OPERATOR_TOKEN, at: where.replace('/extern', '/ops') },
      ];
      for (const { credential, at, headers = {} } of tries) {
        const answer = await service.call(at, { key: credential, headers });
        expectV1Error(answer, 500, 'INTERNAL_ERROR');
        expectStandardHeaders(answer);
        expect(answer.text).not.toContain('%PDF');
        expect(answer.headers.get('etag')).toBeNull();
      }
      expect((await fetchFile(service, where, key, { method: 'HEAD' })).status).toBe(500);
      const { data } = (await service.ops('GET', '/alerts')).json;
      expect(
        data.filter(({ details }: { details: { documentId?: string } }) => details.documentId === id),
      ).toHaveLength(1);
      expect(data[0]).toMatchObject({
        at: service.clock.now().toISOString(),
        kind: 'DOCUMENT_ALTERED',
        details: { documentId: id, orderId },
      });
    },
  );

  test('an altered PDF of a quote is sent neither by API nor by link', async () => {
    const id = await offeredRequest(service, key);
    const token = await linkToken(service, key, id);
    await service.services.core.sql`
      update document_chunks set bytes = set_byte(bytes, 20, 0)
      where document_id = (select document_id from quotes where order_id = ${id})`;
    expectV1Error(await service.call(`/extern/quotes/${id}/document`, { key }), 500, 'INTERNAL_ERROR');
    expectV1Error(await service.call(linkPath(token, '/document')), 500, 'INTERNAL_ERROR');
  });

  test('a chunk that disappears during a download ends the answer with an error', async () => {
    const { id } = await stored(bigPdf(3 * CHUNK));
    const { sql } = service.services.core;
    const parts = readChunks(sql, id, 0, 3 * CHUNK - 1);
    await parts.next();
    await sql`delete from document_chunks where document_id = ${id} and position = 1`;
    await expect(parts.next()).rejects.toThrow('Chunk 1');
    expect(await locateBytes(sql, id)).toMatchObject({ sha256: expect.stringMatching(/./) });
  });
});

test('alerts are listed newest first, page by page', async () => {
  const all = (await service.ops('GET', '/alerts?limit=100')).json;
  expect(all.nextCursor).toBeNull();
  const first = (await service.ops('GET', '/alerts?limit=2')).json;
  const second = (await service.ops('GET', `/alerts?limit=2&cursor=${first.nextCursor}`)).json;
  expect([...first.data, ...second.data]).toEqual(all.data.slice(0, 4));
  expectV1Error(await service.ops('GET', '/alerts?cursor=x'), 400, 'INVALID_CURSOR');
});
