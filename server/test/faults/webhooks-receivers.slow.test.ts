// Receivers that misbehave in every known way: the attempt fails in bounded time, and the message arrives later.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrder } from '../harness/orders.ts';
import { type Answer, REACH_RECEIVERS, type Receiver, startReceiver } from '../harness/receiver.ts';
import { startService, type TestService } from '../harness/service.ts';
import {
  committedEvents,
  deliveryLog,
  expectNoEarlyDeadLetter,
  expectNothingStuck,
  type Subscriber,
  subscriber,
} from '../messages/webhooks/subscribers.ts';

let service: TestService;
let receiver: Receiver;
beforeAll(async () => {
  const { webhooks, config } = REACH_RECEIVERS;
  service = await startService({ config, webhooks: { ...webhooks, timeoutMs: 3000 }, deliver: true });
});
afterAll(() => service.close());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  await expectNoEarlyDeadLetter(service);
  await expectNothingStuck(service);
});

const healthy: Answer = (_request, response) => response.writeHead(200).end('ok');

async function expectRecovery(made: Subscriber, received: () => { id: string }[]) {
  service.clock.advance(40_000);
  await service.settle();
  expect((await deliveryLog(service, made)).data).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
  const committed = await committedEvents(service, made.account.id, ['order.created']);
  expect(committed).toHaveLength(1);
  expect(received().map(({ id }) => id)).toEqual(expect.arrayContaining(committed));
}

/** Writes until the other side closes. */
function drip(socket: import('node:stream').Writable, piece: () => string, everyMs: number) {
  const timer = setInterval(() => socket.write(piece()), everyMs);
  socket.on('close', () => clearInterval(timer)).on('error', () => clearInterval(timer));
}

const FAULTS: [string, Answer, Record<string, unknown>][] = [
  [
    'resets before it answers',
    (_q, _r, raw) => raw.socket.destroy(),
    { status: null, error: 'CONNECTION_RESET' },
  ],
  [
    'resets in the middle of its body',
    (_request, response, raw) => {
      response.writeHead(200, { 'content-length': '1000' }).write('the start');
      setTimeout(() => raw.socket.destroy(), 30);
    },
    { status: 200, error: 'CONNECTION_RESET', response: 'the start' },
  ],
  [
    'answers byte by byte',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '100000' });
      drip(response, () => 'x', 50);
    },
    { status: 200, error: 'TIMEOUT' },
  ],
  [
    'sends headers byte by byte',
    (_request, _response, raw) => {
      raw.socket.write('HTTP/1.1 200 OK\r\nx-long: ');
      drip(raw.socket, () => 'x', 50);
    },
    { status: null, error: 'TIMEOUT' },
  ],
  [
    'sends headers without end',
    (_request, _response, raw) => {
      raw.socket.write('HTTP/1.1 200 OK\r\n');
      drip(raw.socket, () => `x-${Math.random()}: ${'y'.repeat(2000)}\r\n`.repeat(5), 2);
    },
    { status: null, error: 'RESPONSE_TOO_LARGE' },
  ],
  ['never answers', () => {}, { status: null, error: 'TIMEOUT' }],
  [
    'speaks no HTTP',
    (_request, _response, raw) => raw.socket.write('SSH-2.0-OpenSSH_9.6\r\n'),
    { status: null, error: 'PROTOCOL_ERROR' },
  ],
  ...[301, 302, 303, 307, 308].map((status): [string, Answer, Record<string, unknown>] => [
    `redirects by ${status}`,
    (_request, response) => response.writeHead(status, { location: receiver.url }).end('moved'),
    { status, error: 'REDIRECT', response: 'moved' },
  ]),
  ...[400, 401, 404, 410, 500, 503].map((status): [string, Answer, Record<string, unknown>] => [
    `answers ${status}`,
    (_request, response) => response.writeHead(status).end('no'),
    { status, error: null, response: 'no' },
  ]),
];

test.each(FAULTS)(
  'a receiver that %s gets the message at the next attempt',
  async (_what, fault, expected) => {
    const made = await subscriber(service, receiver.url);
    receiver.answer = fault;
    await createOrder(service, made.key);
    await service.settle();
    expect((await deliveryLog(service, made)).data).toMatchObject([
      { state: 'FAILED_RETRYING', attempts: 1, ...expected },
    ]);
    expect(receiver.received).toHaveLength(1);
    receiver.answer = healthy;
    await expectRecovery(made, () => receiver.received.map(({ json }) => json));
  },
);

test('a receiver that sends an endless body succeeds with its 200 once enough was read', async () => {
  const made = await subscriber(service, receiver.url);
  receiver.answer = (_request, response) => {
    response.writeHead(200);
    drip(response, () => 'x'.repeat(16_384), 2);
  };
  await createOrder(service, made.key);
  await service.settle();
  const [entry] = (await deliveryLog(service, made)).data;
  expect(entry).toMatchObject({ state: 'DELIVERED', status: 200, error: null });
  expect(entry.response).toHaveLength(1000);
});

describe('429 with Retry-After', () => {
  test.each([
    ['in seconds', () => '300'],
    ['as a date', () => new Date(service.clock.now().getTime() + 300_000).toUTCString()],
  ])('%s postpones the next attempt within the plan', async (_form, retryAfter) => {
    const made = await subscriber(service, receiver.url);
    receiver.answer = (_request, response) =>
      response.writeHead(429, { 'retry-after': retryAfter() }).end('slow down');
    await createOrder(service, made.key);
    await service.settle();
    receiver.answer = healthy;
    service.clock.advance(299_000);
    await service.settle();
    expect(receiver.received).toHaveLength(1);
    service.clock.advance(2000);
    await service.settle();
    expect((await deliveryLog(service, made)).data).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
  });

  test('beyond the plan, the message is not postponed past 24 hours', async () => {
    const made = await subscriber(service, receiver.url);
    receiver.answer = (_request, response) => response.writeHead(429, { 'retry-after': '999999' }).end();
    await createOrder(service, made.key);
    await service.settle();
    receiver.answer = healthy;
    service.clock.advance(86_400_000);
    await service.settle();
    expect((await deliveryLog(service, made)).data).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
  });
});

describe('on a separate port', () => {
  const pem = (name: string) =>
    readFileSync(new URL(`../messages/webhooks/certificates/${name}.pem`, import.meta.url));
  const certificates = {
    good: { cert: pem('receiver'), key: pem('receiver-key') },
    expired: { cert: pem('expired'), key: pem('receiver-key') },
    selfSigned: { cert: pem('self-signed'), key: pem('self-signed-key') },
  };
  const ids: { id: string }[] = [];
  let server: Server;

  async function listen(certificate: keyof typeof certificates, port = 0): Promise<number> {
    ids.length = 0;
    server = createServer(certificates[certificate], async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      ids.push(JSON.parse(body));
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  afterEach(close);

  test('a receiver that refuses connections gets the message once it listens', async () => {
    const port = await listen('good');
    await close();
    const made = await subscriber(service, `https://receiver.test:${port}/hook`);
    await createOrder(service, made.key);
    await service.settle();
    expect((await deliveryLog(service, made)).data).toMatchObject([
      { state: 'FAILED_RETRYING', status: null, error: 'CONNECTION_REFUSED' },
    ]);
    await listen('good', port);
    await expectRecovery(made, () => ids);
  });

  test.each([
    ['expired', 'TLS_ERROR: CERT_HAS_EXPIRED'],
    ['selfSigned', 'TLS_ERROR: DEPTH_ZERO_SELF_SIGNED_CERT'],
  ] as const)(
    'a receiver whose certificate is %s gets nothing until it is valid',
    async (certificate, error) => {
      const port = await listen(certificate);
      const made = await subscriber(service, `https://receiver.test:${port}/hook`);
      await createOrder(service, made.key);
      await service.settle();
      expect((await deliveryLog(service, made)).data).toMatchObject([
        { state: 'FAILED_RETRYING', status: null, error },
      ]);
      expect(ids).toEqual([]);
      server.setSecureContext(certificates.good);
      await expectRecovery(made, () => ids);
    },
  );
});
