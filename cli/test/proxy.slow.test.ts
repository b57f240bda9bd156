// The program behind the proxy of a company network: its calls, its stream, and what it forwards.
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import {
  AUTHORITY,
  HOST,
  openConnectProxy,
  openTlsServer,
} from '../../sdks/typescript/test/connect-proxy.ts';
import { sharedService } from '../../sdks/typescript/test/service.ts';
import { homesOf } from './program.ts';

const service = await sharedService();
const { newCustomer } = homesOf(service);
const tls = await openTlsServer(service.url);
const proxy = await openConnectProxy(tls.port);
afterAll(() => {
  proxy.close();
  tls.close();
});

const NETWORK = {
  HANDOVER_URL: `https://${HOST}:${tls.port}`,
  HTTPS_PROXY: proxy.url,
  NODE_EXTRA_CA_CERTS: fileURLToPath(AUTHORITY),
};

test('calls, the stream and forwarded messages go through the proxy; this machine is called directly', async () => {
  const { home } = await newCustomer();
  expect((await home.run(['doctor'], NETWORK)).code).toBe(0);
  const forwarded = [
    'listen',
    '-f',
    `https://hooks.${HOST}/`,
    '--trigger',
    'order.created',
    '--resends',
    '0',
  ];
  const { code, stdout } = await home.run(forwarded, NETWORK);
  // The service, which the proxy connects every host with, answers the message.
  expect([code, stdout]).toEqual([1, expect.stringMatching(/order\.created .*→ 404/)]);
  const targets = new Set(proxy.calls.map(({ line }) => line));
  expect(targets).toEqual(new Set([`CONNECT ${HOST}:${tls.port}`, `CONNECT hooks.${HOST}:443`]));
  const before = proxy.calls.length;
  expect((await home.run(['orders', 'list'], { HTTP_PROXY: proxy.url })).code).toBe(0);
  expect(proxy.calls).toHaveLength(before);
});

test('a proxy that refuses is told as the reason, also by doctor and for a forwarded message', async () => {
  const { home } = await newCustomer();
  proxy.refusal = '407 Proxy Authentication Required';
  const refused = await home.run(['orders', 'list'], NETWORK);
  expect([refused.code, refused.stderr]).toEqual([4, expect.stringContaining(proxy.refusal)]);
  const examined = await home.run(['doctor'], NETWORK);
  expect([examined.code, examined.stdout]).toEqual([
    1,
    expect.stringMatching(/✗ Service: The proxy .*407 Proxy Authentication Required/),
  ]);
  const sample = ['trigger', 'invoice.created', '--forward-to', `https://hooks.${HOST}/`];
  const forwarded = await home.run(sample, { HTTPS_PROXY: proxy.url });
  expect([forwarded.code, forwarded.stdout]).toEqual([1, expect.stringContaining(proxy.refusal)]);
});
