// A push service on loopback, scripted by the test, and a phone that opens what it gets: written from RFC 8291, RFC 8188 and RFC 8292
// with node:crypto only, so that it is independent of the library that encrypts.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { projectPath } from '../../../src/platform/project-root.ts';

const certificate = (name: string) => readFileSync(projectPath('test/messages/webhooks/certificates', name));

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService {
  /** Ends with a slash. */
  url: string;
  received: ReceivedPush[];
  /** By path; 201 unless set. */
  answers: Record<string, { status: number; retryAfter?: string }>;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const service: PushService = {
    url: '',
    received: [],
    answers: {},
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const options = { key: certificate('receiver-key.pem'), cert: certificate('receiver.pem') };
  const server = createServer(options, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url!.slice(1);
      service.received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const { status, retryAfter } = service.answers[path] ?? { status: 201 };
      response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.url = `https://receiver.test:${(server.address() as AddressInfo).port}/`;
  return service;
}

/** The keys of a browser. */
export function newSubscription(endpoint: string) {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const secret = randomBytes(16);
  const body = {
    endpoint,
    keys: { p256dh: own.getPublicKey('base64url'), auth: secret.toString('base64url') },
  };
  return { body, open: (push: ReceivedPush) => open(push.body, own, secret) };
}

/** One record of aes128gcm: salt, record size, sender's key; then the ciphertext with its tag. */
function open(body: Buffer, own: ReturnType<typeof createECDH>, secret: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const shared = own.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey]);
  const ikm = Buffer.from(hkdfSync('sha256', shared, secret, info, 32));
  const derive = (label: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(`Content-Encoding: ${label}\0`), bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a byte 2, then zeros.
  const end = padded.lastIndexOf(2);
  if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('Wrong padding');
  return padded.subarray(0, end).toString('utf8');
}

/** The claims of the VAPID token, if its signature fits the key that the header names. */
export function readVapid(push: ReceivedPush) {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(push.headers.authorization ?? '')!;
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return { isSigned, key: key!, ...JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
