// The nginx configuration of the page about production, word for word: a real nginx before a real service.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { UPLOAD_LIMIT_BYTES } from '../../../src/documents/sniff.ts';
import { makeCertificate, NGINX, nginxConfiguration } from '../../harness/nginx.ts';
import { createOrder } from '../../harness/orders.ts';
import { freePort } from '../../harness/process.ts';
import { findMissing } from '../../harness/required-tools.ts';
import { OPERATOR_TOKEN, startService, type TestService } from '../../harness/service.ts';
import { pages } from './doc-pages.ts';

const missing = findMissing(NGINX, 'openssl');
const written = pages.flatMap(({ fences }) => fences).find(({ language }) => language === 'nginx')!.code;

/** Differs from the address of the proxy; all of 127.0.0.0/8 is this machine. */
const CALLER = '127.0.0.9';

interface Call {
  method?: string;
  key: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

describe.skipIf(missing !== null)('nginx as documented', () => {
  const folder = mkdtempSync(join(tmpdir(), 'handover-nginx-'));
  let service: TestService;
  let port: string;
  let certificate: string;
  let nginx: ReturnType<typeof spawn>;

  beforeAll(async () => {
    service = await startService({ config: { demo: false, trustProxy: 1 }, deliver: true });
    port = await freePort();
    makeCertificate(folder);
    certificate = readFileSync(join(folder, 'handover.crt'), 'utf8');
    writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration(folder, here(folder, port, service.url)));
    nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
    await vi.waitFor(() => send('/health/live', { key: '' }), { timeout: 60_000 });
  });

  afterAll(async () => {
    if (nginx?.exitCode === null) {
      nginx.kill();
      await once(nginx, 'exit');
    }
    await service?.close();
    rmSync(folder, { recursive: true });
  });

  async function send(
    path: string,
    { method = 'GET', key, headers = {}, body }: Call,
  ): Promise<IncomingMessage> {
    const call = request({
      ...{ host: '127.0.0.1', port, path, method, localAddress: CALLER },
      ...{ ca: certificate, servername: 'handover.example', agent: false },
      headers: { host: 'handover.example', authorization: `Bearer ${key}`, ...headers },
    });
    call.end(body);
    const [response] = await once(call, 'response');
    return response;
  }

  test('event streams are passed on at once while they are open', async () => {
    const { key } = await service.customer();
    const stream = await send('/api/v1/extern/sandbox/events', { key });
    let received = '';
    stream.setEncoding('utf8').on('data', (part) => {
      received += part;
    });
    await expect.poll(() => received).toContain('event: connected');
    await createOrder(service, key);
    await expect.poll(() => received).toContain('event: order.created');
    expect(stream.complete).toBe(false);
    stream.destroy();
  });

  test('the largest allowed document passes, and a larger one is refused by the service', async () => {
    const { key } = await service.customer();
    const { id } = (await createOrder(service, key)).json;
    const upload = (bytes: number) =>
      send(`/api/v1/ops/orders/${id}/documents?kind=AUTHORIZATION&fileName=a.pdf`, {
        method: 'POST',
        key: OPERATOR_TOKEN,
        headers: { 'content-type': 'application/pdf' },
        body: pdfOf(bytes),
      });
    expect((await upload(UPLOAD_LIMIT_BYTES)).statusCode).toBe(201);
    const refused = await upload(UPLOAD_LIMIT_BYTES + 1);
    expect([refused.statusCode, JSON.parse(await text(refused)).error.code]).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ]);
  });

  test('the address that nginx saw counts, not the address that the caller claims', async () => {
    const { accountId } = await service.customer();
    const key = async (address: string) =>
      (await service.credential(accountId, { allowedAddresses: [address] })).secret;
    const claim = { 'x-forwarded-for': '203.0.113.7' };
    const statusOf = async (allowed: string) =>
      (await send('/api/v1/extern/me', { key: await key(allowed), headers: claim })).statusCode;
    expect([await statusOf(CALLER), await statusOf('203.0.113.7'), await statusOf('127.0.0.1')]).toEqual([
      200, 401, 401,
    ]);
  });
});

/** The documented configuration with the ports and files of this run. */
function here(folder: string, port: string, service: string): string {
  return written
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('http://127.0.0.1:8080', service)
    .replaceAll('/etc/ssl/', `${folder}/`);
}

/** The surrounding parts of Debian’s nginx.conf, with every file in the folder. */
function pdfOf(bytes: number): Buffer {
  const file = Buffer.alloc(bytes, ' ');
  file.write('%PDF-1.4\n');
  return file;
}
