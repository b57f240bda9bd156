// What a repetition cannot repair fails at once with its reason, and invalid options are refused before a call.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import {
  ConfigurationError,
  type HandoverOptions,
  handover,
  ResponseTooLargeError,
  type Retry,
} from '../src/index.ts';
import { SAMPLE_ORDER } from '../src/testing.ts';
import { newClient, sharedService } from './service.ts';

const service = await sharedService();
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

async function portOf(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const serverOf = async (answer: RequestListener) => `http://127.0.0.1:${await portOf(createServer(answer))}`;
const pageServer = () =>
  serverOf((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the network</h1>');
  });

/** A client for which every repetition is a failure. */
function impatient(url: string, options: HandoverOptions = {}) {
  const onRetry = ({ error }: Retry) => {
    throw new Error(`It is repeated: ${error.message}`);
  };
  return handover({ url, apiKey: 'svc_test_x', pausesMs: [1], onRetry, ...options });
}

async function expectAtOnce(url: string, reason: string): Promise<void> {
  const client = impatient(url);
  await expect(client.me()).rejects.toThrow(reason);
  await expect(client.orders.create(SAMPLE_ORDER)).rejects.toThrow(reason);
}

const certificate = (name: string) =>
  readFileSync(new URL(`../../../server/test/messages/webhooks/certificates/${name}`, import.meta.url));

test('a certificate that cannot be trusted', async () => {
  const tls = { cert: certificate('receiver.pem'), key: certificate('receiver-key.pem') };
  const port = await portOf(createTlsServer(tls));
  await expectAtOnce(`https://127.0.0.1:${port}`, `The certificate of 127.0.0.1:${port} cannot be trusted`);
});

test('a port without TLS, without HTTP, or closed to fetch, and a host that does not exist', async () => {
  const plain = new URL(await pageServer()).port;
  await expectAtOnce(`https://127.0.0.1:${plain}`, `127.0.0.1:${plain} does not speak TLS`);
  const mailServer = createSocketServer((socket) =>
    socket.on('error', () => {}).once('data', () => socket.write('500 Syntax error\r\n')),
  );
  const other = await portOf(mailServer);
  await expectAtOnce(`http://127.0.0.1:${other}`, `127.0.0.1:${other} does not speak HTTP`);
  await expectAtOnce('http://localhost:1', 'port 1; give another port');
  await expectAtOnce('https://handover.invalid', 'There is no host handover.invalid');
});

test('a page instead of JSON, of a file and of a stream', async () => {
  const url = await pageServer();
  await expectAtOnce(url, 'Something else than the service answered 200: <h1>Sign in to the network</h1>');
  const client = impatient(url);
  const document = { id: 'x', sha256: '0'.repeat(64) } as never;
  await expect(client.documents.download('x', document)).rejects.toMatchObject({ code: 'HTTP_200' });
  await expect(client.sandbox.events()[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    code: 'HTTP_200',
  });
});

test('a first call gives up after 10 s, a later one goes on', async () => {
  const { key } = await newClient(service);
  const address = await serverOf((_, response) => response.writeHead(502).end());
  const client = impatient(address, { pausesMs: [60_000] });
  await expect(client.me()).rejects.toMatchObject({ code: 'HTTP_502' });

  let isDown = false;
  const flaky: typeof fetch = (url, init) =>
    isDown ? Promise.resolve(new Response('', { status: 502 })) : fetch(url, init);
  const ending = new AbortController();
  const onRetry = () => ending.abort(new Error('It waits'));
  const later = impatient(service.url, { apiKey: key, pausesMs: [60_000], fetch: flaky, onRetry });
  await later.me();
  isDown = true;
  await expect(later.me({ signal: ending.signal })).rejects.toThrow('It waits');
});

test('a service that does not answer the first call is given up early', async () => {
  const silent = await serverOf(() => {});
  const client = impatient(silent, { reachWithinMs: 30, pausesMs: [31] });
  await expect(client.me()).rejects.toThrow('No answer within 0.03 s.');
});

test('a file that differs twice is not fetched a third time', async () => {
  let fetched = 0;
  const url = await serverOf((_, response) => {
    fetched += 1;
    response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-other');
  });
  const client = handover({ url, apiKey: 'svc_test_x', pausesMs: [1] });
  const document = { id: 'x', sha256: '0'.repeat(64) } as never;
  await expect(client.documents.download('x', document)).rejects.toMatchObject({ name: 'ChecksumError' });
  expect(fetched).toBe(2);
});

test('an answer without an end is not read', async () => {
  const endless = await serverOf((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('{"data":['.repeat(100_000)));
    };
    response.on('drain', more).on('error', () => {});
    more();
  });
  const client = impatient(endless);
  await expect(client.me()).rejects.toBeInstanceOf(ResponseTooLargeError);
});

test('invalid options and arguments have their own error, before anything is sent', async () => {
  const make = (options: object) => () => handover({ url: service.url, apiKey: 'svc_test_x', ...options });
  const wrong: object[] = [
    { apiKey: 'svc_test_ü' },
    { apiKey: 'svc_test_x\n' },
    { apiKey: ' svc_test_x' },
    { timeoutMs: Number.POSITIVE_INFINITY },
    { timeoutMs: Number.NaN },
    { timeoutMs: 0 },
    { timeoutMs: '30' },
    { giveUpAfterMs: Number.POSITIVE_INFINITY },
    { giveUpAfterMs: -1 },
    { reachWithinMs: Number.NaN },
    { pausesMs: [1000, Number.NaN] },
    { pausesMs: [Number.POSITIVE_INFINITY] },
  ];
  for (const options of wrong) expect(make(options), JSON.stringify(options)).toThrow(ConfigurationError);

  const sent: string[] = [];
  const { client } = await newClient(service, {
    fetch: (url) => {
      sent.push(String(url));
      return Promise.reject(new TypeError('fetch failed'));
    },
  });
  const calls: (() => unknown)[] = [
    () => client.me({ timeoutMs: Number.POSITIVE_INFINITY }),
    () => client.orders.create(SAMPLE_ORDER, { idempotencyKey: 'Schlüssel' }),
    () => client.orders.create(SAMPLE_ORDER, { idempotencyKey: '' }),
    () => client.orders.create(SAMPLE_ORDER, { idempotencyKey: 'a\r\nb: c' }),
    () => client.orders.create(SAMPLE_ORDER, { scenario: 'DELAY\n' as 'DELAY' }),
    () => client.orders.get(undefined as unknown as string),
    () => client.orders.sync({ since: new Date(), pollMs: Number.NaN }),
    () => client.sandbox.events({ lastEventId: 'ü' })[Symbol.asyncIterator]().next(),
  ];
  for (const call of calls) {
    await expect((async () => call())(), String(call)).rejects.toBeInstanceOf(ConfigurationError);
  }
  expect(sent).toEqual([]);
});
