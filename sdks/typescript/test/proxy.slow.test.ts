// Calls through the proxy that the environment names: with TLS, without it, past it, and refused by it.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { AUTHORITY, HOST, openConnectProxy, openTlsServer } from './connect-proxy.ts';
import { sharedService } from './service.ts';

const service = await sharedService();
const tls = await openTlsServer(service.url);
const plainPort = Number(new URL(service.url).port);
const closers: (() => void)[] = [tls.close];
afterAll(() => {
  for (const close of closers) close();
});

async function newProxy(port = tls.port) {
  const proxy = await openConnectProxy(port);
  closers.push(proxy.close);
  return proxy;
}

/**
 * Runs code with a `client` in a process of its own, because Node reads its certificates at the start, and
 * returns what it throws or returns.
 */
async function run(code: string, settings: Record<string, string>): Promise<string> {
  const { key } = await service.customer();
  const script = `
    import { handover } from '${new URL('../dist/index.js', import.meta.url)}';
    const options = { pausesMs: [1], timeoutMs: 10_000, reachWithinMs: 5_000 };
    let attempts = 1;
    const client = handover({ ...options, onRetry: () => { if (attempts++ === 3) throw new Error('It is repeated') } });
    const work = async () => { ${code} };
    console.log(await work().catch((error) => [error.name, error.message, error.uncertain].join(' ')));`;
  const env = {
    PATH: process.env.PATH,
    HANDOVER_URL: `https://${HOST}:${tls.port}`,
    HANDOVER_API_KEY: key,
    NODE_EXTRA_CA_CERTS: fileURLToPath(AUTHORITY),
    ...settings,
  };
  const args = ['--input-type=module', '-e', script];
  return (await promisify(execFile)(process.execPath, args, { env, timeout: 30_000 })).stdout.trim();
}

const ME = 'return (await client.me()).environment;';

test('with TLS the proxy opens a tunnel, which is reused, and sees neither key nor path', async () => {
  const proxy = await newProxy();
  const code = `
    await client.me();
    const created = await client.orders.create({ pickup: ADDRESS, delivery: ADDRESS });
    await client.orders.cancel(created.id);
    for await (const order of client.orders.list({ limit: 1 })) return order.status;`;
  const address = { street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart' };
  const HTTPS_PROXY = proxy.url.replace('//', '//jana:p%40ss@');
  expect(await run(code.replaceAll('ADDRESS', JSON.stringify(address)), { HTTPS_PROXY })).toBe('CANCELLED');
  const authorization = `Basic ${btoa('jana:p@ss')}`;
  expect(proxy.calls).toEqual([{ line: `CONNECT ${HOST}:${tls.port}`, authorization }]);
});

test('the stream of events comes through a tunnel, too', async () => {
  const proxy = await newProxy();
  const code = `
    const ending = new AbortController();
    const onConnected = () => ending.abort(new Error('Connected'));
    for await (const event of client.sandbox.events({ signal: ending.signal, onConnected })) return event.id;`;
  expect(await run(code, { https_proxy: proxy.url })).toContain('Connected');
});

test('without TLS the proxy sends the call on', async () => {
  const proxy = await newProxy(plainPort);
  const settings = { HTTP_PROXY: proxy.url, HANDOVER_URL: `http://${HOST}` };
  expect(await run(ME, settings)).toBe('sandbox');
  expect(proxy.calls).toEqual([{ line: `GET http://${HOST}/api/v1/extern/me`, authorization: undefined }]);
  proxy.refusal = '407 Proxy Authentication Required';
  expect(await run(ME, settings)).toMatch(
    /^ConnectionError The proxy .* 407 Proxy Authentication Required\./,
  );
});

test('a proxy that refuses is told with its reason; only a failure of the proxy is tried again', async () => {
  const proxy = await newProxy();
  const host = new URL(proxy.url).host;
  const refused = (answer: string) =>
    `ConnectionError The proxy ${host} of HTTPS_PROXY opens no connection to ${HOST}:${tls.port}: ${answer}.`;
  proxy.refusal = '407 Proxy Authentication Required';
  const said = await run(ME, { HTTPS_PROXY: proxy.url.replace('//', '//jana:secret@') });
  const remedy = `Give user name and password in HTTPS_PROXY: http://user:password@${host}. false`;
  expect(said).toBe(`${refused(proxy.refusal)} ${remedy}`);
  proxy.refusal = '403 Forbidden';
  expect(await run(ME, { HTTPS_PROXY: proxy.url })).toBe(`${refused(proxy.refusal)} false`);
  expect(proxy.calls).toHaveLength(2);
  proxy.refusal = '502 Bad Gateway';
  expect(await run(ME, { HTTPS_PROXY: proxy.url })).toContain('It is repeated');
  expect(proxy.calls).toHaveLength(5);
});

test('a proxy that is gone, a host that only the proxy knows, and a certificate of a stranger are named', async () => {
  const gone = await newProxy();
  gone.close();
  const direct = 'return client.call("getCurrentCredential", {});';
  const { host } = new URL(gone.url);
  const once = `const { handover } = await import('${new URL('../dist/index.js', import.meta.url)}');
    return handover({ giveUpAfterMs: 0 }).me();`;
  expect(await run(once, { HTTPS_PROXY: gone.url })).toContain(
    `No connection to ${HOST}:${tls.port} through the proxy ${host} of HTTPS_PROXY (ECONNREFUSED).`,
  );
  const proxy = await newProxy();
  expect(await run(direct, { HTTPS_PROXY: proxy.url, NO_PROXY: 'a.example, .receiver.test' })).toContain(
    `There is no host ${HOST}`,
  );
  expect(proxy.calls).toEqual([]);
  expect(await run(ME, { HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: '' })).toContain(
    `The certificate of ${HOST}:${tls.port} cannot be trusted`,
  );
});

test('this machine is called directly', async () => {
  const settings = { HTTP_PROXY: 'http://127.0.0.1:9', HANDOVER_URL: service.url };
  expect(await run(ME, settings)).toBe('sandbox');
});
