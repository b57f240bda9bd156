// From which addresses pages may call: the address that is set, and other names of the same machine.
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const OWN = 'http://localhost:8080';

/** A browser on the page `origin` tries to sign in at the address `host`, which fetch would not send. */
async function signIn(host: string, origin: string, headers: Record<string, string> = {}) {
  const call = httpRequest(`${service.api}/portal/session`, {
    method: 'POST',
    headers: { host, origin, 'content-type': 'application/json', ...headers },
  });
  call.end(JSON.stringify({ email: 'ada@customer.example', password: 'geraten' }));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const body = (await json(answer)) as { error: { code: string; details: Record<string, unknown> } };
  return { status: answer.statusCode, ...body.error };
}

test.each([
  ['localhost:8080', OWN],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['[::1]:8080', 'http://[::1]:8080'],
])('pages at %s may sign in', async (host, origin) => {
  const answer = await signIn(host, origin, { 'sec-fetch-site': 'same-origin' });
  expect(answer).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
});

test.each([
  ['another port', '127.0.0.1:8080', 'http://127.0.0.1:3000', {}],
  ['another name of this machine than the one called', 'localhost:8080', 'http://127.0.0.1:8080', {}],
  ['another site', '127.0.0.1:8080', 'http://127.0.0.1:8080', { 'sec-fetch-site': 'cross-site' }],
  ['another protocol', '127.0.0.1:8080', 'https://127.0.0.1:8080', {}],
  ['the network', '192.168.1.5:8080', 'http://192.168.1.5:8080', {}],
  ['no origin', '127.0.0.1:8080', 'null', {}],
])('pages of %s may not, and learn the address to open', async (_name, host, origin, headers) => {
  expect(await signIn(host, origin, headers)).toMatchObject({
    status: 403,
    code: 'ORIGIN_NOT_ALLOWED',
    details: { openAt: OWN },
  });
});

test('where the address is not this machine, its names are refused', async () => {
  const { config } = service.services;
  const before = config.publicUrl;
  config.publicUrl = 'http://transfers.example:8080';
  const answer = await signIn('127.0.0.1:8080', 'http://127.0.0.1:8080');
  config.publicUrl = before;
  expect(answer).toMatchObject({ status: 403, details: { openAt: 'http://transfers.example:8080' } });
});
