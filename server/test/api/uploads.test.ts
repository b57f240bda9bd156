// Uploads that are too large or never end: the answer arrives, and nobody is blamed who is not to blame.
import { once } from 'node:events';
import { request } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../harness/service.ts';

let service: TestService;
const logged: string[] = [];
beforeAll(async () => {
  service = await startService({ log: pino({ level: 'info' }, { write: (line) => void logged.push(line) }) });
});
afterAll(() => service.close());


test('a client that breaks off its upload is no error of the service', async () => {
  const { key } = await service.customer();
  const call = request(`${service.api}/extern/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-length': 1000 },
  });
  call.on('error', () => undefined);
  call.write('{"pickup":');
  // By the time these are answered the body is being read.
  for (let calls = 0; calls < 5; calls += 1) await service.call('/extern/me', { key });
  call.destroy();
  await expect.poll(() => logged.join('')).toContain('A client broke off its upload');
  expect(logged.filter((line) => line.includes('Unexpected error'))).toEqual([]);
});
