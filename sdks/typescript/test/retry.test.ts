// Which calls are repeated and after which pause, as the specification advises.
import { expect, test } from 'vitest';
import { ApiError, ChecksumError, ConnectionError, handover, TokenError } from '../src/index.ts';
import { readError } from '../src/read-error.ts';
import { retryDelayMs, shouldRetry } from '../src/retry.ts';
import { readSettings } from '../src/settings.ts';
import { tokensFrom } from '../src/tokens.ts';

function answer(status: number, code: string, retryAfterSeconds: number | null = null): ApiError {
  return new ApiError({ status, code, message: '', requestId: null, details: {}, retryAfterSeconds });
}

/** The error of an answer as it came over the network. */
const received = (status: number, body: string | object) =>
  readError(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const envelope = (code: string) => ({ error: { code, message: '', requestId: 'r', details: {} } });

const { pausesMs, giveUpAfterMs } = readSettings({ url: 'https://handover.example', apiKey: 'svc_test_x' });

test('pauses are about 1 s, 5 s, 30 s and 2 min, the last one for all that follow', () => {
  const expected = [1, 5, 30, 120, 120];
  for (const [index, seconds] of expected.entries()) {
    const pauses = Array.from({ length: 50 }, () =>
      retryDelayMs(answer(503, 'HTTP_503'), index + 1, pausesMs),
    );
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(seconds * 900);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(seconds * 1100);
  }
  expect(giveUpAfterMs).toBeGreaterThan((1 + 5 + 30 + 120) * 1100);
});

test('Retry-After wins over the plan, and is a minimum', () => {
  for (let tried = 0; tried < 50; tried += 1) {
    const pause = retryDelayMs(answer(429, 'RATE_LIMITED', 7), 1, pausesMs);
    expect(pause).toBeGreaterThanOrEqual(7000);
    expect(pause).toBeLessThanOrEqual(8000);
  }
});

test.each([0, 0.4])(
  'Retry-After of %s s and a past date follow the plan instead of a tight loop',
  (asked) => {
    for (const [failures, seconds] of [1, 5, 30].entries()) {
      const pause = retryDelayMs(answer(429, 'RATE_LIMITED', asked), failures + 1, pausesMs);
      expect(pause).toBeGreaterThanOrEqual(seconds * 900);
    }
  },
);

test.each([
  ['429', answer(429, 'RATE_LIMITED'), true, true],
  ['503 of the service', await received(503, envelope('SERVICE_BUSY')), true, true],
  ['503 of the older interface', await received(503, { error: 'NUMBER_COLLISION', message: '' }), true, true],
  ['503 of a proxy', await received(503, '<h1>Service Unavailable</h1>'), true, false],
  [
    '503 of a gateway in JSON',
    await received(503, { error: 'Service Unavailable', message: '' }),
    true,
    false,
  ],
  ['503 with a code of others', await received(503, envelope('UPSTREAM_TIMEOUT')), true, false],
  ['409 while the first call runs', answer(409, 'IDEMPOTENCY_REQUEST_IN_PROGRESS', 1), true, true],
  ['another 409', answer(409, 'EXTERNAL_ORDER_ID_EXISTS'), false, false],
  ['400', answer(400, 'INVALID_REQUEST'), false, false],
  ['422', answer(422, 'VEHICLE_NOT_DRIVEABLE'), false, false],
  ['500', await received(500, envelope('INTERNAL_ERROR')), true, false],
  ['502 of a proxy', await received(502, ''), true, false],
  ['504 of a proxy', await received(504, ''), true, false],
  ['501', answer(501, 'HTTP_501'), false, false],
  ['a broken connection', new ConnectionError(''), true, false],
  ['none at all', new ConnectionError('', { uncertain: false }), true, true],
  ['a hopeless one', new ConnectionError('', { uncertain: false, permanent: true }), false, false],
  ['a file that is another', new ChecksumError('a', 'b'), true, true],
  [
    'a refused client',
    new TokenError({ ...answer(401, 'invalid_client'), message: '', details: {} }),
    false,
    false,
  ],
])('%s is repeated only if that is safe', (_, error, isRetryable, once) => {
  expect([shouldRetry(error, true), shouldRetry(error, false)]).toEqual([isRetryable, once]);
});

test('a failed token request is repeated by the next call', async () => {
  let asked = 0;
  const tokens = tokensFrom(async () => {
    asked += 1;
    if (asked === 1) throw new Error('No');
    return { accessToken: `token ${asked}`, expiresInSeconds: 3600 };
  });
  const failed = await Promise.allSettled([tokens.get(), tokens.get()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([tokens.get(), tokens.get()])).toEqual(['token 2', 'token 2']);
  tokens.discard('token 1');
  expect(await tokens.get()).toBe('token 2');
  tokens.discard('token 2');
  expect(await tokens.get()).toBe('token 3');
});

test('a redirect is not followed with the key', async () => {
  const elsewhere = () =>
    Promise.resolve(new Response(null, { status: 301, headers: { location: 'https://evil.example' } }));
  const client = handover({ url: 'https://handover.example', apiKey: 'svc_test_x', fetch: elsewhere });
  await expect(client.me()).rejects.toThrow('https://evil.example');
});
