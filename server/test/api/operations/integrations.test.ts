// Settings: the external services in use, whether each responds, without their passwords.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { startService } from '../../harness/service.ts';

const http = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
await new Promise((resolve) => http.once('listening', resolve));
const { port } = http.address() as AddressInfo;
const service = await startService({
  config: {
    geocoderUrl: `http://127.0.0.1:${port}`,
    // No server listens there.
    routerUrl: 'http://127.0.0.1:9',
    smtpUrl: `smtp://user:secret@127.0.0.1:${port}`,
  },
});
afterAll(async () => {
  await service.close();
  http.close();
});

test('each service has its host and whether it responds, without secrets', async () => {
  const { console } = await newConsoleUser(service);
  const { status, json, text } = await console('GET', '/integrations');
  expect(status, text).toBe(200);
  const stateOf = Object.fromEntries(
    json.data.map((one: { name: string; state: string }) => [one.name, one.state]),
  );
  expect(stateOf).toEqual({
    database: 'ANSWERS',
    mail: 'ANSWERS',
    geocoder: 'ANSWERS',
    router: 'SILENT',
    timetable: 'NOT_SET',
    redis: 'NOT_SET',
    map: 'NOT_SET',
  });
  expect(json.data.find((one: { name: string }) => one.name === 'router').error).toMatch(/refused|bad port/i);
  expect(text).not.toContain('secret');
  expect(json.retention.requestLogDays).toBe(90);
});
