// fetch through the proxy of the environment. Bun and Deno do it themselves; for Node it is done here.
import { ConfigurationError, ConnectionError } from './errors.ts';
import { type Environment, findProxy, type ProxyAddress } from './proxy-setting.ts';

/** As much of Node as this file needs; the package has no types of Node. */
interface NodeProcess {
  env: Environment;
  versions?: { node?: string; bun?: string; deno?: string };
  getBuiltinModule?(name: string): unknown;
}

interface Socket {
  setTimeout(milliseconds: number): void;
  destroy(): void;
}

interface IncomingMessage extends AsyncIterable<Uint8Array> {
  statusCode: number;
  statusMessage: string;
  rawHeaders: string[];
  destroy(): void;
}

interface ClientRequest {
  once(event: 'response', listener: (answer: IncomingMessage) => void): this;
  once(event: 'connect', listener: (answer: IncomingMessage, socket: Socket) => void): this;
  once(event: 'error', listener: (error: NodeError) => void): this;
  once(event: 'timeout', listener: () => void): this;
  destroy(error: Error): void;
  end(body?: Uint8Array): void;
}

interface NodeError extends Error {
  code?: string;
  syscall?: string;
}

interface Agent {
  createConnection(options: Target, done?: (error: unknown, socket?: Socket) => void): Socket | undefined;
}

interface Target {
  host: string;
  port: number | string;
  socket?: Socket;
}

interface HttpModule {
  request(url: URL, options: object): ClientRequest;
  Agent: new (options: { keepAlive: boolean }) => Agent;
}

/** As long as the fetch of Node waits for a connection. */
const CONNECT_TIMEOUT_MS = 10_000;
const PROXY_AUTHENTICATION_REQUIRED = 407;

/** One per proxy and kind of call, so that connections are reused. */
const agents = new Map<string, Agent>();

/**
 * Like `fetch`, but also in Node it goes through the proxy that `HTTPS_PROXY` or `HTTP_PROXY` names, except
 * for the hosts in `NO_PROXY` and this machine. Through a proxy it follows no redirect.
 */
export async function proxyFetch(url: string, init?: RequestInit): Promise<Response> {
  const { process } = globalThis as { process?: NodeProcess };
  const { node, bun, deno } = process?.versions ?? {};
  // Deno asks its user before a program reads the environment.
  if (!process || !node || bun || deno) return fetch(url, init);
  const proxy = findProxy(new URL(url), process.env);
  if (proxy === null) return fetch(url, init);
  return sendThrough(process, proxy, url, init).catch((error: unknown) => {
    init?.signal?.throwIfAborted();
    throw error;
  });
}

function moduleOf(process: NodeProcess, proxy: ProxyAddress, protocol: string): HttpModule {
  if (!process.getBuiltinModule) {
    throw new ConfigurationError(
      `${proxy.variable} names a proxy, which needs Node 20.16 or newer. Unset it, or give your own fetch.`,
    );
  }
  return process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http') as HttpModule;
}

async function sendThrough(
  process: NodeProcess,
  proxy: ProxyAddress,
  address: string,
  init?: RequestInit,
): Promise<Response> {
  const request = new Request(address, init);
  const body = new Uint8Array(await request.arrayBuffer());
  const url = new URL(address);
  const common = { method: request.method, signal: init?.signal ?? undefined };
  const headers = Object.fromEntries(request.headers);
  if (url.protocol === 'https:') {
    const agent = tunnelAgent(process, proxy);
    return answerOf(moduleOf(process, proxy, 'https:').request(url, { ...common, headers, agent }), body);
  }
  // A call without TLS is given to the proxy, which sends it on.
  const http = moduleOf(process, proxy, proxy.url.protocol);
  const path = url.origin + url.pathname + url.search;
  const sent = http.request(proxy.url, {
    ...{ ...common, path, agent: agentOf(proxy.url.href, () => new http.Agent({ keepAlive: true })) },
    headers: { ...headers, host: url.host, ...authorizationOf(proxy) },
  });
  const answer = await answerOf(sent, body).catch((error: NodeError) => {
    throw isAboutConnecting(error) ? unreachable(proxy, url.host, error) : error;
  });
  if (answer.status === PROXY_AUTHENTICATION_REQUIRED) {
    throw refused(proxy, url.host, answer.status, answer.statusText);
  }
  return answer;
}

function agentOf(key: string, create: () => Agent): Agent {
  const agent = agents.get(key) ?? create();
  agents.set(key, agent);
  return agent;
}

function authorizationOf({ authorization }: ProxyAddress): Record<string, string> {
  return authorization === null ? {} : { 'proxy-authorization': authorization };
}

/** TLS inside of a tunnel that the proxy opens to the service. */
function tunnelAgent(process: NodeProcess, proxy: ProxyAddress): Agent {
  return agentOf(`tunnel ${proxy.url.href} ${proxy.authorization}`, () => {
    const https = moduleOf(process, proxy, 'https:');
    const agent = new https.Agent({ keepAlive: true });
    const startTls = agent.createConnection.bind(agent);
    agent.createConnection = (options, done) => {
      openTunnel(moduleOf(process, proxy, proxy.url.protocol), proxy, options).then(
        (socket) => done!(null, startTls({ ...options, socket })),
        done,
      );
      return undefined;
    };
    return agent;
  });
}

function openTunnel(http: HttpModule, proxy: ProxyAddress, { host, port }: Target): Promise<Socket> {
  const target = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  return new Promise((resolve, reject) => {
    const headers = { host: target, ...authorizationOf(proxy) };
    const options = { method: 'CONNECT', path: target, headers, agent: false, timeout: CONNECT_TIMEOUT_MS };
    const asked = http.request(proxy.url, options);
    asked.once('timeout', () => asked.destroy(new Error(`no answer within ${CONNECT_TIMEOUT_MS / 1000} s`)));
    asked.once('error', (error) => reject(unreachable(proxy, target, error)));
    asked.once('connect', ({ statusCode, statusMessage }, socket) => {
      if (statusCode < 200 || statusCode > 299) {
        socket.destroy();
        return reject(refused(proxy, target, statusCode, statusMessage));
      }
      socket.setTimeout(0);
      resolve(socket);
    });
    asked.end();
  });
}

function answerOf(sent: ClientRequest, body: Uint8Array): Promise<Response> {
  return new Promise((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (answer) => {
      const { statusCode: status, statusMessage: statusText, rawHeaders } = answer;
      const headers = new Headers();
      for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!);
      const isEmpty = status === 204 || status === 304;
      resolve(new Response(isEmpty ? null : streamOf(answer), { status, statusText, headers }));
    });
    sent.end(body);
  });
}

function streamOf(answer: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = answer[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value as Uint8Array<ArrayBuffer>);
    },
    cancel: () => answer.destroy(),
  });
}

function isAboutConnecting({ syscall }: NodeError): boolean {
  return syscall === 'connect' || syscall === 'getaddrinfo';
}

function unreachable({ url, variable }: ProxyAddress, target: string, cause: NodeError): ConnectionError {
  const message = `No connection to ${target} through the proxy ${url.host} of ${variable} (${cause.code ?? cause.message}).`;
  return new ConnectionError(message, { cause, uncertain: false });
}

/** A refusal of the proxy stays one, unless it could not reach the service itself. */
function refused(
  { url, variable }: ProxyAddress,
  target: string,
  status: number,
  text: string,
): ConnectionError {
  const remedy =
    status === PROXY_AUTHENTICATION_REQUIRED
      ? ` Give user name and password in ${variable}: ${url.protocol}//user:password@${url.host}.`
      : '';
  const said = `${status} ${text}`.trimEnd();
  const message = `The proxy ${url.host} of ${variable} opens no connection to ${target}: ${said}.${remedy}`;
  return new ConnectionError(message, { uncertain: false, permanent: status < 500 });
}
