// A proxy before the service with faults on demand: refuses, resets, truncates answers, or hangs.
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `reset` breaks before the service gets the call; those with `after` pass the call on and break the answer.
 * `refuse-after`, `page-503-after` and `json-503-after` are proxies that gave up after the service had acted.
 * `page-200` is a login page, `endless` an answer that never ends; `other-bytes-after` changes a file, and
 * `grown-after` is an answer of a later version with a further field and a new status.
 */
export type NetworkFault =
  | 'limit'
  | 'limit-1s'
  | 'limit-day'
  | 'busy'
  | 'bare-503'
  | 'fault-500'
  | 'reset'
  | 'reset-after'
  | 'half-after'
  | 'cut-after'
  | 'silent-after'
  | 'refuse-after'
  | 'page-503-after'
  | 'json-503-after'
  | 'in-progress'
  | 'expired-token'
  | 'redirect'
  | 'page-200'
  | 'endless'
  | 'other-bytes-after'
  | 'grown-after'
  | 'pass';

export interface FaultyProxy {
  url: string;
  /** The faults of the next calls, in order; later calls pass. */
  networkFaults: NetworkFault[];
  /** Every received call. */
  calls: { method: string; path: string; headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

const envelope = (code: string, details = {}) =>
  JSON.stringify({ error: { code, message: 'Not now.', requestId: crypto.randomUUID(), details } });

/** Answers of proxies that gave up waiting: a page, and the JSON of a common gateway. */
const GIVEN_UP: Partial<Record<NetworkFault, [number, string]>> = {
  'refuse-after': [504, 'Gateway Timeout'],
  'page-503-after': [503, '<h1>Service Unavailable</h1>'],
  'json-503-after': [503, '{"status":503,"error":"Service Unavailable","message":"upstream timed out"}'],
};

const REFUSALS: Partial<Record<NetworkFault, [number, Record<string, string>, string]>> = {
  limit: [429, { 'retry-after': '0' }, envelope('RATE_LIMITED')],
  busy: [503, { 'retry-after': '0' }, envelope('SERVICE_BUSY')],
  'bare-503': [503, {}, '<h1>Service Unavailable</h1>'],
  'fault-500': [500, {}, envelope('INTERNAL_ERROR')],
  'in-progress': [409, { 'retry-after': '0' }, envelope('IDEMPOTENCY_REQUEST_IN_PROGRESS')],
  'limit-1s': [429, { 'retry-after': '1' }, envelope('RATE_LIMITED')],
  'limit-day': [429, { 'retry-after': '80000' }, envelope('SANDBOX_LIMIT', { limit: 500 })],
  'expired-token': [401, {}, envelope('TOKEN_EXPIRED')],
  redirect: [301, { location: 'https://elsewhere.example/' }, ''],
  'page-200': [200, { 'content-type': 'text/html' }, '<h1>Sign in to the network</h1>'],
};

export async function openFaultyProxy(target: string): Promise<FaultyProxy> {
  const proxy: FaultyProxy = {
    url: '',
    networkFaults: [],
    calls: [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (incoming, outgoing) => {
    const body = await read(incoming);
    const { method = 'GET', url = '/', headers } = incoming;
    proxy.calls.push({ method, path: url, headers });
    const networkFault = proxy.networkFaults.shift() ?? 'pass';
    const refusal = REFUSALS[networkFault];
    if (refusal) {
      const [status, refusalHeaders, text] = refusal;
      outgoing.writeHead(status, refusalHeaders).end(text);
      return;
    }
    if (networkFault === 'reset') {
      incoming.socket.destroy();
      return;
    }
    if (networkFault === 'endless') return writeWithoutEnd(outgoing);
    const answer = await pass(target, method, url, headers, body);
    applyFault(networkFault, answer, incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

interface Passed {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

function applyFault(
  networkFault: NetworkFault,
  answer: Passed,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const { status, headers, body } = answer;
  const half = body.subarray(0, Math.floor(body.length / 2));
  if (networkFault === 'reset-after') incoming.socket.destroy();
  else if (networkFault === 'half-after') {
    outgoing.writeHead(status, headers).write(half, () => incoming.socket.destroy());
  } else if (networkFault === 'cut-after') {
    // A complete HTTP answer, but incomplete JSON.
    outgoing.writeHead(status, { ...headers, 'content-length': half.length }).end(half);
  } else if (networkFault === 'other-bytes-after') {
    outgoing.writeHead(status, headers).end(body.map((byte, index) => (index === 9 ? byte ^ 1 : byte)));
  } else if (networkFault === 'grown-after') {
    const grown = {
      ...JSON.parse(body.toString()),
      status: 'STATUS_OF_A_LATER_VERSION',
      addedLater: { a: [1] },
    };
    outgoing.writeHead(status, { 'content-type': headers['content-type'] }).end(JSON.stringify(grown));
  } else if (networkFault === 'pass') outgoing.writeHead(status, headers).end(body);
  const givenUp = GIVEN_UP[networkFault];
  if (givenUp) outgoing.writeHead(givenUp[0], { 'x-request-id': 'of-the-proxy' }).end(givenUp[1]);
}

function writeWithoutEnd(outgoing: ServerResponse): void {
  const more = () => {
    while (!outgoing.destroyed && outgoing.write('{"data":['.repeat(100_000)));
  };
  outgoing.on('drain', more).on('error', () => {});
  more();
}

async function pass(
  target: string,
  method: string,
  path: string,
  headers: IncomingMessage['headers'],
  body: Buffer,
): Promise<Passed> {
  const sent = request(target + path, { method, headers: { ...headers, host: new URL(target).host } });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode!, headers: answer.headers, body: await read(answer) };
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}
