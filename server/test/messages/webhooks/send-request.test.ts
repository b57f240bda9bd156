// Sending to real receivers over TLS on this host: a result in time, whatever they do.
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import { addressGuard } from '../../../src/messages/webhooks/address-guard.ts';
import {
  type GuardedOutboundOptions,
  guardedOutbound,
  isDelivered,
  pinnedLookup,
} from '../../../src/messages/webhooks/send-request.ts';

const certificate = (name: string) => readFileSync(new URL(`./certificates/${name}.pem`, import.meta.url));
const ca = certificate('authority');
const trusted = { cert: certificate('receiver'), key: certificate('receiver-key') };
const body = Buffer.from('{"type":"webhook.test","text":"Grüße 🚗"}');

const afterwards: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of afterwards.splice(0).reverse()) await end();
});

async function listen(server: Server, host = '127.0.0.1', port = 0): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  afterwards.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A receiver that reads each request to its end and then sends a fixed answer. */
async function receiver(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
  options: { tls?: { cert: Buffer; key: Buffer }; host?: string; port?: number } = {},
) {
  const seen = { connections: 0, requests: [] as { request: IncomingMessage; body: Buffer }[] };
  const server = createHttpsServer(options.tls ?? trusted, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    seen.requests.push({ request, body: Buffer.concat(chunks) });
    answer(response, request);
  });
  server.on('secureConnection', () => seen.connections++);
  const port = await listen(server, options.host, options.port);
  return { seen, port, url: `https://receiver.test:${port}/hook` };
}

/** A receiver that sends any bytes once the request has begun. */
async function rawReceiver(talk: (socket: TLSSocket, beneath: Socket) => void) {
  let beneath: Socket;
  const server = createTlsServer(trusted, (socket) => {
    socket.on('error', () => {}).once('data', () => talk(socket, beneath));
  });
  server.on('connection', (socket: Socket) => {
    beneath = socket;
  });
  return `https://receiver.test:${await listen(server)}/hook`;
}

function outboundWith(options: Partial<GuardedOutboundOptions> & { addresses?: () => string[] } = {}) {
  const { addresses = () => ['127.0.0.1'], ...rest } = options;
  const guard = addressGuard({ allowPrivateTargets: true, resolver: { resolve: async () => addresses() } });
  const outbound = guardedOutbound({ guard, ca, timeoutMs: 5000, ...rest });
  afterwards.push(() => outbound.close());
  return outbound;
}
const post = (url: string, options: Parameters<typeof outboundWith>[0] = {}, headers = {}) =>
  outboundWith(options).post({ url, headers, body });
const ok = (response: ServerResponse) => void response.end('ok');

describe('a post', () => {
  test('sends exactly the given bytes and headers to the path, with the name of the host', async () => {
    const { seen, port } = await receiver(ok);
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256));
    const answer = await outboundWith().post({
      url: `https://receiver.test:${port}/a/b?c=d%20e`,
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'X-Service-Attempt': '1' },
      body: bytes,
    });
    expect(answer).toMatchObject({ status: 200, response: 'ok', error: null, retryAfterSeconds: null });
    expect(answer.durationMs).toBeGreaterThanOrEqual(0);
    expect(isDelivered(answer)).toBe(true);
    const { request, body: arrived } = seen.requests[0]!;
    expect(arrived.equals(bytes)).toBe(true);
    expect([request.method, request.url]).toEqual(['POST', '/a/b?c=d%20e']);
    expect((request.socket as TLSSocket & { servername: string }).servername).toBe('receiver.test');
    expect(request.headers).toMatchObject({
      host: `receiver.test:${port}`,
      'content-length': '100000',
      'content-type': 'application/json; charset=utf-8',
      'x-service-attempt': '1',
    });
  });

  test('reaches an IP address with a certificate for it, and localhost over http', async () => {
    const { port } = await receiver(ok);
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({ status: 200, error: null });
    const plain = createTcpServer((socket) => socket.end('HTTP/1.1 204 Fine\r\n\r\n'));
    expect(await post(`http://localhost:${await listen(plain)}/`)).toMatchObject({
      status: 204,
      error: null,
    });
  });

  test('keeps the first 1000 storable characters of the answer', async () => {
    const { url } = await receiver((response) => void response.end(`\0${'ü🚗'.repeat(2000)}`));
    const { response } = await post(url);
    expect(response).toBe(`\ufffd${'ü🚗'.repeat(333)}`);
  });

  test('does not count early hints as the answer', async () => {
    const { url } = await receiver((response) => {
      response.writeEarlyHints({ link: '</a>; rel=preload' });
      response.end('after the hints');
    });
    expect(await post(url)).toMatchObject({ status: 200, response: 'after the hints' });
  });

  test('returns a failure and does not throw if a header cannot be sent', async () => {
    const { url, seen } = await receiver(ok);
    expect(await post(url, {}, { 'X-Broken': 'a\r\nb' })).toMatchObject({
      status: null,
      error: 'SEND_FAILED',
    });
    expect(seen.requests.length).toBe(0);
  });

  test('ignores a proxy in the environment', async () => {
    let asked = 0;
    const proxy = await listen(createTcpServer(() => asked++));
    const names = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'ALL_PROXY'];
    for (const name of names) process.env[name] = `http://127.0.0.1:${proxy}`;
    process.env.NODE_USE_ENV_PROXY = '1';
    afterwards.push(() => {
      for (const name of [...names, 'NODE_USE_ENV_PROXY']) delete process.env[name];
    });
    const { url } = await receiver(ok);
    expect(await post(url)).toMatchObject({ status: 200 });
    expect(asked).toBe(0);
  });
});

describe('connections', () => {
  test('are reused', async () => {
    const { url, seen } = await receiver(ok);
    const outbound = outboundWith();
    for (let i = 0; i < 20; i++)
      expect(await outbound.post({ url, headers: {}, body })).toMatchObject({ status: 200 });
    expect([seen.connections, seen.requests.length]).toEqual([1, 20]);
  });

  test('do not make simultaneous posts wait for each other', async () => {
    const { url, seen } = await receiver((response) => void setTimeout(() => response.end(), 200));
    const outbound = outboundWith();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => outbound.post({ url, headers: {}, body })),
    );
    expect(answers.filter(isDelivered).length).toBe(40);
    expect(seen.requests.length).toBe(40);
  });

  test.skipIf(process.platform === 'darwin')(
    'are not reused for an address that the name no longer has',
    async () => {
      const before = await receiver(ok);
      const now = await receiver(ok, { host: '127.0.0.2', port: before.port });
      let addresses = ['127.0.0.1'];
      const outbound = outboundWith({ addresses: () => addresses });
      const send = () => outbound.post({ url: before.url, headers: {}, body });
      await send();
      addresses = ['127.0.0.2'];
      await send();
      await send();
      expect([before.seen.requests.length, now.seen.requests.length]).toEqual([1, 2]);
    },
  );

  test.skipIf(process.platform === 'darwin')(
    'try the next allowed address if the first refuses',
    async () => {
      const { url } = await receiver(ok);
      const addresses = () => ['127.0.0.2', '127.0.0.1'];
      expect(await post(url, { addresses })).toMatchObject({ status: 200 });
    },
  );

  test('get the allowed addresses in both forms that Node requests', () => {
    const lookup = pinnedLookup(['192.0.2.1', '2001:db8::1']);
    const answers: unknown[] = [];
    lookup('elsewhere.test', { all: true }, (...answer) => answers.push(answer));
    lookup('elsewhere.test', {}, (...answer) => answers.push(answer));
    expect(answers).toEqual([
      [
        null,
        [
          { address: '192.0.2.1', family: 4 },
          { address: '2001:db8::1', family: 6 },
        ],
      ],
      [null, '192.0.2.1', 4],
    ]);
  });

  test('close after current posts, and accept none afterwards', async () => {
    const { url } = await receiver((response) => void setTimeout(() => response.end('late'), 100));
    const outbound = outboundWith();
    const underWay = outbound.post({ url, headers: {}, body });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await outbound.close();
    expect(await underWay).toMatchObject({ status: 200, response: 'late' });
    expect(await outbound.post({ url, headers: {}, body })).toMatchObject({ status: null, error: 'CLOSED' });
  });
});

describe('statuses', () => {
  test.each([301, 302, 303, 304, 307, 308])('%i is a failure and is not followed', async (status) => {
    const elsewhere = await receiver(ok);
    const { url } = await receiver((response) => {
      response.writeHead(status, { location: elsewhere.url }).end();
    });
    const answer = await post(url);
    expect(answer).toMatchObject({ status, error: 'REDIRECT' });
    expect(isDelivered(answer)).toBe(false);
    expect(elsewhere.seen.connections).toBe(0);
  });

  test.each([400, 404, 410, 429, 500, 503])(
    '%i is an answer, but not a successful delivery',
    async (status) => {
      const { url } = await receiver((response) => void response.writeHead(status).end('no'));
      const answer = await post(url);
      expect(answer).toMatchObject({ status, response: 'no', error: null, retryAfterSeconds: null });
      expect(isDelivered(answer)).toBe(false);
    },
  );

  test.each([
    ['120', 120],
    ['0', 0],
    ['99999999999999999999', 86_400],
    ['Thu, 01 Oct 2026 12:01:30 GMT', 90],
    ['Thu, 01 Oct 2026 11:00:00 GMT', 0],
    ['Sat, 01 Oct 2050 12:00:00 GMT', 86_400],
    ['soon', null],
    ['-5', null],
    ['1.5', null],
    ['', null],
  ])('Retry-After "%s" is read as %s s', async (header, seconds) => {
    const { url } = await receiver((response) => {
      response.writeHead(429, { 'retry-after': header }).end();
    });
    const clock = { now: () => new Date('2026-10-01T12:00:00Z') };
    expect(await post(url, { clock })).toMatchObject({ status: 429, retryAfterSeconds: seconds });
  });
});

describe('receivers that fail', () => {
  const secondsFor = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    return (performance.now() - startedAt) / 1000;
  };
  async function expectTimeout(
    url: string,
    options: Parameters<typeof outboundWith>[0] = {},
    status?: number,
  ) {
    const seconds = await secondsFor(async () => {
      const answer = await post(url, { timeoutMs: 300, ...options });
      expect(answer).toMatchObject({ status: status ?? null, error: 'TIMEOUT' });
      expect(isDelivered(answer)).toBe(false);
    });
    expect(seconds).toBeGreaterThan(0.28);
    expect(seconds).toBeLessThan(3);
  }

  test('refusing the connection is a failure', async () => {
    const server = createTcpServer();
    const port = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await post(`https://receiver.test:${port}/`)).toMatchObject({
      status: null,
      error: 'CONNECTION_REFUSED',
    });
  });

  test('a reset before the answer is a failure', async () => {
    const url = await rawReceiver((socket) => void socket.destroy());
    expect(await post(url)).toMatchObject({ status: null, error: 'CONNECTION_RESET' });
  });

  test.each([
    ['of a stated length', 'Content-Length: 100\r\n\r\nhalf'],
    ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n'],
  ])('a reset in the middle of an answer %s: its 200 does not count', async (_kind, rest) => {
    const url = await rawReceiver((socket, beneath) => {
      socket.write(`HTTP/1.1 200 OK\r\n${rest}`, () => setTimeout(() => beneath.resetAndDestroy(), 50));
    });
    const answer = await post(url);
    expect(answer).toMatchObject({ status: 200, response: 'half', error: 'CONNECTION_RESET' });
    expect(isDelivered(answer)).toBe(false);
  });

  test('no answer is a failure after exactly the time limit', async () => {
    const { url } = await receiver(() => {});
    await expectTimeout(url);
  });

  test('accepting without a TLS handshake is a failure', async () => {
    await expectTimeout(`https://receiver.test:${await listen(createTcpServer())}/`);
  });

  test('a TLS handshake after the time limit gets no message', async () => {
    const { port, seen } = await receiver(ok);
    const slow = createTcpServer((socket) => {
      setTimeout(() => socket.pipe(connect(port, '127.0.0.1').on('error', () => {})).pipe(socket), 400);
    });
    await expectTimeout(`https://receiver.test:${await listen(slow)}/`);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(seen.requests.length).toBe(0);
  });

  test('a name resolution that hangs is a failure', async () => {
    const resolver = { resolve: () => new Promise<string[]>(() => {}) };
    await expectTimeout('https://receiver.test/', {
      guard: addressGuard({ allowPrivateTargets: true, resolver }),
    });
  });

  test('an answer byte by byte gets no more time, and its connection is closed', async () => {
    let dropped = false;
    const url = await rawReceiver((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n');
      const drip = setInterval(() => socket.write('.'), 40);
      socket.on('close', () => {
        dropped = true;
        clearInterval(drip);
      });
    });
    await expectTimeout(url, {}, 200);
    await expect.poll(() => dropped).toBe(true);
  });

  test('headers byte by byte are a failure', async () => {
    const url = await rawReceiver((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
      const drip = setInterval(() => socket.write('.'), 40);
      socket.on('close', () => clearInterval(drip));
    });
    await expectTimeout(url);
  });

  const flood = (start: string, piece: string) => (socket: TLSSocket) => {
    socket.write(start);
    const pump = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('drain', pump);
    pump();
  };

  test.each([
    ['headers', 'X-More: and more of it\r\n'.repeat(100)],
    ['one header', 'a'.repeat(2000)],
  ])('endless %s is a failure', async (_kind, piece) => {
    const url = await rawReceiver(flood('HTTP/1.1 200 OK\r\nX-Start: ', piece));
    expect(await post(url)).toMatchObject({ status: null, error: 'RESPONSE_TOO_LARGE' });
  });

  test('an endless body is read up to the limit, and its 200 counts', async () => {
    let socket: TLSSocket | undefined;
    const url = await rawReceiver((opened) => {
      socket = opened;
      flood('HTTP/1.1 200 OK\r\n\r\n', 'all work and no play '.repeat(100))(opened);
    });
    const answer = await post(url, { responseBytes: 10_000 });
    expect(answer).toMatchObject({ status: 200, error: null });
    expect(answer.response.length).toBe(1000);
    expect(isDelivered(answer)).toBe(true);
    await expect.poll(() => socket?.destroyed).toBe(true);
  });

  test.each([
    ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  ])('answering with %s is a failure', async (_kind, text) => {
    const url = await rawReceiver((socket) => void socket.end(text));
    expect(await post(url)).toMatchObject({ status: null, error: 'PROTOCOL_ERROR' });
  });

  test('switching protocols is a failure', async () => {
    const url = await rawReceiver((socket) => {
      socket.write('HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    });
    expect(await post(url)).toMatchObject({ status: null, error: 'CONNECTION_RESET' });
  });
});

describe('certificates', () => {
  const selfSigned = { cert: certificate('self-signed'), key: certificate('self-signed-key') };
  const expired = { cert: certificate('expired'), key: certificate('receiver-key') };

  test.each([
    ['self-signed', selfSigned, 'receiver.test', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['expired', expired, 'receiver.test', 'CERT_HAS_EXPIRED'],
    ['for another name', trusted, 'elsewhere.test', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])('a receiver whose certificate is %s gets no message', async (_kind, tls, name, code) => {
    const { port, seen } = await receiver(ok, { tls });
    const answer = await post(`https://${name}:${port}/`);
    expect(answer).toMatchObject({ status: null, error: `TLS_ERROR: ${code}` });
    expect(seen.requests.length).toBe(0);
  });

  test('a receiver with a certificate of an unknown authority gets no message', async () => {
    const { url, seen } = await receiver(ok);
    const guard = addressGuard({
      allowPrivateTargets: true,
      resolver: { resolve: async () => ['127.0.0.1'] },
    });
    const outbound = guardedOutbound({ guard, timeoutMs: 5000 });
    afterwards.push(() => outbound.close());
    const answer = await outbound.post({ url, headers: {}, body });
    expect(answer.error).toMatch(/^TLS_ERROR: UNABLE_TO_/);
    expect(seen.requests.length).toBe(0);
  });

  test('are checked even if the environment disables it', async () => {
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    afterwards.push(() => delete process.env.NODE_TLS_REJECT_UNAUTHORIZED);
    const { url } = await receiver(ok, { tls: selfSigned });
    expect((await post(url)).error).toBe('TLS_ERROR: DEPTH_ZERO_SELF_SIGNED_CERT');
  });

  test('a receiver without TLS gets no message', async () => {
    const plain = createTcpServer((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    });
    const answer = await post(`https://receiver.test:${await listen(plain)}/`);
    expect(answer).toMatchObject({ status: null, error: expect.stringMatching(/^TLS_ERROR: /) });
  });
});
