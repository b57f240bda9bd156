// Files that operators upload: type detected from the content, limited in size, announced to the customer.
import { beforeEach, describe, expect, test } from 'vitest';
import { DOCUMENT_KINDS } from '../../src/model/orders/document-kinds.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { cancelOrder, createOrder, eventsOf } from '../harness/orders.ts';
import { startReceiver } from '../harness/receiver.ts';
import { OPERATOR_TOKEN, type TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';
import { subscribe } from '../messages/webhooks/subscribers.ts';
import { newRequest } from '../orders/quotes/requests.ts';
import { fetchFile, pathOf, sha256 } from './files.ts';
import { bigPdf, JPEG, PDF, PNG, upload } from './uploads.ts';

const MIB = 1024 * 1024;

const service = await sharedService({ deliver: true });
const { key } = await service.customer({ environment: 'production' });
let orderId: string;
beforeEach(async () => {
  orderId = (await createOrder(service, key)).json.id;
});

const list = async (id = orderId) =>
  (await service.call(`/extern/orders/${id}/documents`, { key })).json.data;

function expectField(answer: TestResponse, field: string, code: string): void {
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  expect(answer.json.error.details.fields).toMatchObject([{ field, code }]);
}

describe('the type is detected from the bytes', () => {
  test.each([
    ['a PDF called a picture', PDF, 'scan.png', 'image/png', 'application/pdf', 'scan.pdf'],
    ['a JPEG called a PDF', JPEG, 'scan.pdf', 'application/pdf', 'image/jpeg', 'scan.jpg'],
    ['a PNG called a text', PNG, 'notes.txt', 'text/plain', 'image/png', 'notes.png'],
    ['a PDF sent as JSON', PDF, 'x.json', 'application/json', 'application/pdf', 'x.pdf'],
    ['a PDF sent as a form', PDF, 'x', 'multipart/form-data; boundary=x', 'application/pdf', 'x.pdf'],
  ])('%s', async (_, bytes, calledByName, sentAs, contentType, fileName) => {
    const answer = await upload(
      service,
      orderId,
      bytes,
      { kind: 'VEHICLE_DOCUMENT', fileName: calledByName },
      { 'content-type': sentAs },
    );
    expect(answer.status, answer.text).toBe(201);
    expect(answer.json).toMatchObject({
      fileName,
      contentType,
      size: bytes.length,
      sha256: sha256(bytes),
      createdAt: service.clock.now().toISOString(),
    });
    expect(await list()).toEqual([answer.json]);
    const file = await fetchFile(service, pathOf(answer.json.downloadUrl), key);
    expect(file.headers.get('content-type')).toBe(contentType);
    expect(file.bytes.equals(bytes)).toBe(true);
  });

  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\me\\Vollmacht Öz.PDF', 'Vollmacht Öz.pdf'],
    ['scan.exe', 'scan.pdf'],
    ['scan.pdf.exe', 'scan.pdf'],
    ['Stand 2026.10.01', 'Stand 2026.10.01.pdf'],
    ['a\r\nSet-Cookie: x=1', 'a_Set-Cookie_ x_1.pdf'],
    ['gpj.\u202efdp.exe', 'gpj._fdp.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['<>:"|?*', 'authorization.pdf'],
    ['/', 'authorization.pdf'],
    [`${'x'.repeat(196)}.pdf`, `${'x'.repeat(150)}.pdf`],
  ])('the file name %j is stored as %j', async (fileName, kept) => {
    const answer = await upload(service, orderId, PDF, { kind: 'AUTHORIZATION', fileName });
    expect(answer.json.fileName, answer.text).toBe(kept);
  });

  test.each([
    [PDF, 'authorization.pdf'],
    [JPEG, 'authorization.jpg'],
    [PNG, 'authorization.png'],
  ])('a file without a name gets one (%#)', async (bytes, fileName) => {
    expect((await upload(service, orderId, bytes)).json.fileName).toBe(fileName);
  });

  test.each<[string, Buffer, string]>([
    ['a text', Buffer.from('Just words'), 'invalid_format'],
    ['a ZIP archive', Buffer.from('PK\u0003\u0004 and so on'), 'invalid_format'],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'invalid_format'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'invalid_format'],
    ['a GIF', Buffer.from('GIF89a'), 'invalid_format'],
    ['a PDF behind a page', Buffer.concat([Buffer.from('<html>'), PDF]), 'invalid_format'],
    ['the first bytes of a PNG', PNG.subarray(0, 4), 'invalid_format'],
    ['a program', Buffer.from('MZ\u0090\u0000'), 'invalid_format'],
    ['nothing', Buffer.alloc(0), 'too_small'],
  ])('%s is refused under any file name, and nothing is stored', async (_, bytes, code) => {
    const answer = await upload(service, orderId, bytes, { kind: 'AUTHORIZATION', fileName: 'scan.pdf' });
    expectField(answer, 'file', code);
    expect(await list()).toEqual([]);
  });

  test('a call without a body is refused', async () => {
    const path = `/ops/orders/${orderId}/documents?kind=INVOICE`;
    expectField(await service.call(path, { method: 'POST', key: OPERATOR_TOKEN }), 'file', 'too_small');
  });
});

describe('the limit', () => {
  test('20 MiB are accepted and can be downloaded', async () => {
    const bytes = bigPdf(20 * MIB);
    const answer = await upload(service, orderId, bytes);
    expect([answer.status, answer.json.size]).toEqual([201, 20 * MIB]);
    const file = await fetchFile(service, pathOf(answer.json.downloadUrl), key);
    expect(file.bytes.equals(bytes)).toBe(true);
  });

  test('one byte more is 413, and the message names the limit', async () => {
    const answer = await upload(service, orderId, bigPdf(20 * MIB + 1));
    expectV1Error(answer, 413, 'PAYLOAD_TOO_LARGE');
    expect(answer.json.error.message).toContain('20 MiB');
    expect(await list()).toEqual([]);
  });

  test('also applies to a body without Content-Length', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(bigPdf(MIB));
      },
    });
    const answer = await fetch(`${service.api}/ops/orders/${orderId}/documents?kind=INVOICE`, {
      method: 'POST',
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
      body,
      duplex: 'half',
    } as RequestInit).catch(() => null);
    // A client that is still sending may get the closed connection before the response.
    if (answer) expect(answer.status).toBe(413);
    expect(await list()).toEqual([]);
  });
});

describe('the query', () => {
  test.each([
    ['no kind', {}, 'kind'],
    ['an unknown kind', { kind: 'SELFIE' }, 'kind'],
    ['an empty name', { kind: 'INVOICE', fileName: '' }, 'fileName'],
    ['a name too long', { kind: 'INVOICE', fileName: 'x'.repeat(201) }, 'fileName'],
    ['a field too many', { kind: 'INVOICE', size: '5' }, 'size'],
  ])('%s is 400 and names the field', async (_, query, field) => {
    const answer = await upload(service, orderId, PDF, query as Record<string, string>);
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields[0].field).toBe(field);
  });

  test.each([...DOCUMENT_KINDS])('accepts the kind %s', async (kind) => {
    expect((await upload(service, orderId, PDF, { kind })).json.kind).toBe(kind);
  });
});

test('an upload sends document.uploaded with a URL that works', async () => {
  const receiver = await startReceiver();
  await subscribe(service, key, receiver.url, ['document.uploaded']);
  const { json } = await upload(service, orderId, JPEG, {
    kind: 'AUTHORIZATION',
    fileName: 'Vollmacht Öz.jpg',
  });
  await service.settle();
  const [message] = receiver.received;
  const { createdAt: _, ...reference } = json;
  expect(message!.json).toMatchObject({ type: 'document.uploaded', data: { orderId, status: 'ACCEPTED' } });
  expect(message!.json.data.document).toEqual(reference);
  const file = await fetchFile(service, pathOf(message!.json.data.document.downloadUrl), key);
  expect(sha256(file.bytes)).toBe(message!.json.data.document.sha256);
  await receiver.close();
});

test('simultaneous uploads are all stored and announced, each with its own document', async () => {
  const files = Array.from({ length: 12 }, (_, i) => bigPdf(300_000 + i, i + 1));
  const answers = await Promise.all(
    files.map((bytes, i) => upload(service, orderId, bytes, { kind: 'AUTHORIZATION', fileName: `${i}.pdf` })),
  );
  expect(answers.map(({ status }) => status)).toEqual(files.map(() => 201));
  const documents = await list();
  expect(new Set(documents.map((each: { sha256: string }) => each.sha256))).toEqual(
    new Set(files.map(sha256)),
  );
  const uploaded = (await eventsOf(service, orderId)).filter(({ type }) => type === 'document.uploaded');
  expect(new Set(uploaded.map(({ data }) => data.document.sha256))).toEqual(new Set(files.map(sha256)));
  for (const { fileName, downloadUrl } of documents) {
    const { bytes } = await fetchFile(service, pathOf(downloadUrl), key);
    expect(bytes.equals(files[Number.parseInt(fileName, 10)]!)).toBe(true);
  }
});

test('requests and ended orders accept documents and keep their status', async () => {
  const { id } = await newRequest(service, key);
  expect((await upload(service, id, PDF)).status).toBe(201);
  await cancelOrder(service, key, orderId);
  expect((await upload(service, orderId, PDF)).status).toBe(201);
  expect((await service.call(`/extern/orders/${orderId}`, { key })).json.status).toBe('CANCELLED');
});

test('an unknown order accepts no documents, and only the operator may upload', async () => {
  expectV1Error(await upload(service, 'VT-1', PDF), 404, 'ORDER_NOT_FOUND');
  const path = `/ops/orders/${orderId}/documents?kind=INVOICE`;
  const answer = await service.call(path, { method: 'POST', key, rawBody: PDF });
  expect(answer.status).toBe(401);
  expect(await list()).toEqual([]);
});
