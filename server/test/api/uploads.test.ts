// Uploads that are too large or never end: the client gets its answer, and no error is logged for its fault.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { uploadBudget } from '../../src/http/upload-budget.ts';
import { projectPath } from '../../src/platform/project-root.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { createOrder } from '../harness/orders.ts';
import { OPERATOR_TOKEN, send, startService, type TestService } from '../harness/service.ts';
import { newPhone } from './driver/phone.ts';

const MIB = 1024 * 1024;
let service: TestService;
const logged: string[] = [];
beforeAll(async () => {
  service = await startService({ log: pino({ level: 'info' }, { write: (line) => void logged.push(line) }) });
});
afterAll(() => service.close());

const CLIENT = projectPath('test/api/upload-client.mjs');

describe('413 reaches the client', () => {
  test.each([0.3, 1, 11, 24])('a client that sends %d MiB gets it every time', async (size) => {
    const run = promisify(execFile);
    const settings = [`${service.api}/ops/accounts`, OPERATOR_TOKEN, String(size * MIB), '20'];
    const { stdout } = await run(process.execPath, [CLIENT, ...settings]);
    expect(JSON.parse(stdout)).toEqual({ '413 PAYLOAD_TOO_LARGE': 20 });
  });

  test('a client that sends pieces without a length gets it', async () => {
    for (let round = 0; round < 10; round += 1) {
      let left = 12;
      const pieces = new ReadableStream({
        pull(controller) {
          if (left-- > 0) controller.enqueue(Buffer.alloc(MIB, ' '));
          else controller.close();
        },
      });
      const answer = await fetch(`${service.api}/ops/accounts`, {
        method: 'POST',
        headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
        body: pieces,
        duplex: 'half',
      } as RequestInit);
      expect(answer.status).toBe(413);
      await answer.text();
    }
  });

  test('a client that sends everything before it reads gets it', async () => {
    const body = Buffer.alloc(30 * MIB, ' ');
    const call = request(`${service.api}/ops/accounts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-length': body.length },
    });
    const answered = once(call, 'response');
    await new Promise<void>((resolve, reject) => {
      call.on('error', reject);
      call.write(body, () => resolve());
    });
    call.end();
    const [answer] = await answered;
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse((await answer.toArray()).join('')).error.code).toBe('PAYLOAD_TOO_LARGE');
  });

  test('a wrong credential is answered with its own error instead', async () => {
    const rawBody = Buffer.alloc(20 * MIB, ' ');
    for (let round = 0; round < 5; round += 1) {
      const answer = await send(`${service.api}/ops/accounts`, { method: 'POST', rawBody, key: 'wrong' });
      expectV1Error(answer, 401, 'INVALID_CREDENTIALS');
    }
  });
});

test('an aborted upload is not logged as an error of the service', async () => {
  const { key } = await service.customer();
  const call = request(`${service.api}/extern/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-length': 1000 },
  });
  call.on('error', () => undefined);
  call.write('{"pickup":');
  // After these answers the service has begun to read the body.
  for (let calls = 0; calls < 5; calls += 1) await service.call('/extern/me', { key });
  call.destroy();
  await expect.poll(() => logged.join('')).toContain('A client aborted its upload');
  expect(logged.filter((line) => line.includes('Unexpected error'))).toEqual([]);
});

describe('the bytes in flight', () => {
  const PATIENT = { timeout: 30_000 };
  const SENT = Buffer.alloc(20 * MIB, 'x');

  /**
   * Announces a file of this size, sends all but the last byte, and waits. Begins again if it is refused: the upload
   * that looks for room may have been faster.
   */
  function holdUpload(url: string, key: string, bytes: number) {
    const headers = { authorization: `Bearer ${key}`, 'content-length': bytes };
    let call: ClientRequest;
    let isEnded = false;
    const begin = () => {
      call = request(url, { method: 'PUT', headers });
      call.on('error', () => undefined);
      call.on('response', () => {
        call.destroy();
        if (!isEnded) begin();
      });
      call.write(SENT.subarray(0, bytes - 1));
    };
    const end = () => {
      isEnded = true;
      call.destroy();
    };
    begin();
    onTestFinished(end);
    return { end };
  }

  test('of one person are bounded, and free again when a call ends', async () => {
    const phone = await newPhone(service);
    const photos = `/driver/trips/${randomUUID()}/protocols/pickup/photos/${randomUUID()}`;
    const held = [1, 2].map(() => holdUpload(`${service.api}${photos}`, phone.token, 19.5 * MIB));
    const rawBody = Buffer.alloc(7 * MIB, 'x');
    const put = (key: string) => service.call(photos, { method: 'PUT', key, rawBody });
    await expect.poll(async () => (await put(phone.token)).status, PATIENT).toBe(429);
    const refused = await put(phone.token);
    expectV1Error(refused, 429, 'RATE_LIMITED');
    expect(refused.headers.get('retry-after')).toBe('10');
    expectV1Error(await put((await newPhone(service)).token), 400, 'INVALID_REQUEST');
    for (const upload of held) upload.end();
    await expect.poll(async () => (await put(phone.token)).status, PATIENT).toBe(400);
  });

  test('that are only announced take no room from others', async () => {
    const phone = await newPhone(service);
    const photos = `/driver/trips/${randomUUID()}/protocols/pickup/photos/${randomUUID()}`;
    for (let connections = 0; connections < 12; connections += 1) {
      const headers = { authorization: `Bearer ${phone.token}`, 'content-length': 20 * MIB };
      const call = request(`${service.api}${photos}`, { method: 'PUT', headers });
      call.on('error', () => undefined);
      call.write('x');
      onTestFinished(() => void call.destroy());
    }
    const rawBody = Buffer.alloc(7 * MIB, 'x');
    for (const { token } of [phone, await newPhone(service)]) {
      expect((await service.call(photos, { method: 'PUT', key: token, rawBody })).status).toBe(400);
    }
  });

  test('of a connection that stands still end with it', async () => {
    const budget = uploadBudget({ standstillMs: 100 });
    const server = createServer((raw, response) => {
      budget.count('somebody', { raw } as FastifyRequest, { raw: response } as FastifyReply);
      raw.resume();
      raw.on('end', () => response.end('whole'));
    }).listen(0);
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const begin = () => request({ port, method: 'PUT', headers: { 'content-length': 4 } });
    const still = begin();
    const closed = once(still, 'error');
    still.write('x');
    expect((await closed)[0]).toMatchObject({ code: 'ECONNRESET' });
    const slow = begin();
    const answered = once(slow, 'response');
    for (const byte of 'slow') {
      slow.write(byte);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    slow.end();
    expect((await answered)[0].statusCode).toBe(200);
  });

  test('of the process are bounded', async () => {
    const phones = await Promise.all(Array.from({ length: 5 }, () => newPhone(service)));
    const photos = `/driver/trips/${randomUUID()}/protocols/pickup/photos/${randomUUID()}`;
    const held = phones.flatMap(({ token }) =>
      [1, 2].map(() => holdUpload(`${service.api}${photos}`, token, 18 * MIB)),
    );
    const last = await newPhone(service);
    const rawBody = Buffer.alloc(MIB, 'x');
    const put = () => service.call(photos, { method: 'PUT', key: last.token, rawBody });
    await expect.poll(async () => (await put()).status, PATIENT).toBe(503);
    expectV1Error(await put(), 503, 'SERVICE_BUSY');
    for (const upload of held) upload.end();
    await expect.poll(async () => (await put()).status, PATIENT).toBe(400);
  });
});

test('an order takes at most 100 documents', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const { id } = (await createOrder(service, key)).json;
  const upload = () =>
    service.call(`/ops/orders/${id}/documents?kind=VEHICLE_DOCUMENT`, {
      method: 'POST',
      key: OPERATOR_TOKEN,
      rawBody: Buffer.from('%PDF-1.7 x'),
    });
  for (let count = 0; count < 100; count += 1) expect((await upload()).status).toBe(201);
  expectV1Error(await upload(), 409, 'UPLOAD_LIMIT');
});
